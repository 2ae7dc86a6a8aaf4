"""The rulebook of Yutakâ, sentence by sentence of docs/games/yutaka.md."""

from collections import Counter

import pytest

from chabudai.core import CHANCE, OVER, Dice, count_bits
from chabudai.games.yutaka import notation
from chabudai.games.yutaka.notation import CARD_NAMES, TILE_NAMES
from chabudai.games.yutaka.rules.hands import cards_of
from chabudai.games.yutaka.rules.state import DECK, DECKS, PLAY, TILES, Yutaka
from tests.games.yutaka.table import dealt, fresh, moves, opened, random_game, texts

ALL_PLACES = {f"reveal {island}{letter}" for island in "12345" for letter in "abcd"}


def hand(state: Yutaka, seat: int) -> list[str]:
    return [CARD_NAMES[card] for card in cards_of(state.hand(seat))]


# Components and set-up


def test_there_are_twenty_five_tiles_and_every_type_is_worth_thirty_points() -> None:
    sums = Counter[str]()
    for name in TILE_NAMES:
        sums[name[0]] += int(name[1:])
    assert sums == {"I": 30, "D": 30, "A": 30, "C": 30, "E": 30}
    assert Counter(name[0] for name in TILE_NAMES) == {"I": 3, "D": 4, "A": 5, "C": 6, "E": 7}


def test_each_deck_has_four_cards_of_every_type_from_one_to_four_and_four_dynamite() -> None:
    names = [CARD_NAMES[card] for card in DECK]
    assert len(names) == 24
    assert sorted(names) == sorted([kind + value for kind in "IDACE" for value in "1234"] + ["X"] * 4)


def test_five_tiles_are_left_out_and_twenty_lie_on_five_islands() -> None:
    state = dealt()
    assert len(state.tiles) == 25
    assert texts(state) == ALL_PLACES


def test_each_hand_is_the_first_six_cards_of_its_own_deck() -> None:
    state = dealt(first_deck="I1 X X D4 C2 E3 A1", second_deck="X X X X E1 E2 I4")
    assert hand(state, 0) == ["I1", "D4", "C2", "E3", "X", "X"]
    assert hand(state, 1) == ["E1", "E2", "X", "X", "X", "X"]
    assert CARD_NAMES[state.deck(0)[0]] == "A1"
    assert (len(state.deck(0)), len(state.deck(1))) == (18, 18)


def test_chance_says_who_begins_unless_the_host_does() -> None:
    state = fresh(first=-1)
    assert state.awaiting() == [CHANCE]
    state.deal([0, 1])
    assert state.starter == 1
    assert {fresh(first=-1).shuffle(Dice(seed))[1] for seed in range(20)} == {0, 1}


def test_chance_deals_the_tiles_and_then_the_decks_and_nothing_else() -> None:
    state = fresh()
    tiles, decks = [TILES, *range(25)], [DECKS, *DECK, *DECK]
    assert state.admits(tiles)
    assert not state.admits(decks)
    assert not state.admits([TILES, *range(24), 0])
    state.deal(tiles)
    assert state.admits(decks)
    assert not state.admits(tiles)
    assert not state.admits([DECKS, *DECK, *DECK[:-1], 0])
    assert not state.admits([DECKS, *DECK, *DECK, 0])
    state.deal(decks)
    assert not state.admits(decks)


# Phase 1


def test_four_tiles_are_revealed_by_turns_before_the_first_card() -> None:
    state = dealt(first=1)
    seen = []
    for text in ("reveal 1a", "reveal 3b", "reveal 5d", "reveal 2c"):
        seen += state.awaiting()
        moves(state, text)
    assert seen == [1, 0, 1, 0]
    assert state.awaiting() == [1]
    assert all(text.startswith("play ") for text in texts(state))


def test_the_player_who_revealed_first_plays_the_first_card() -> None:
    assert opened(first=0).awaiting() == [0]
    assert opened(first=1).awaiting() == [1]


def test_a_tile_is_revealed_once() -> None:
    state = dealt()
    moves(state, "reveal 3b")
    assert texts(state) == ALL_PLACES - {"reveal 3b"}


def test_tactika_opens_with_four_reveals_too() -> None:
    state = dealt(known="IDACE")
    moves(state, "reveal 1a", "reveal 1b", "reveal 1c")
    assert all(text.startswith("reveal ") for text in texts(state))


# Phase 2


def test_a_card_may_be_played_on_any_of_the_five_islands() -> None:
    state = opened("I1 I2 D1 D2 A3 X")
    plays = {
        f"play {card}@{island}" for card in ("I1", "I2", "D1", "D2", "A3", "X") for island in range(1, 6)
    }
    assert texts(state) == plays


def test_several_dynamite_in_hand_are_one_choice() -> None:
    state = opened("X X X X I1 I2")
    assert len(state.legal(0)) == len(set(state.legal(0))) == 15


def test_an_object_lies_on_its_players_shore_and_reveals_nothing() -> None:
    state = opened("D3")
    moves(state, "play D3@2")
    assert state.columns[1] != 0
    assert state.columns[6] == 0
    assert state.awaiting() == [1]
    assert all(text.startswith("play ") for text in texts(state))


def test_equipment_lies_on_its_players_shore_and_its_player_reveals_any_hidden_tile() -> None:
    state = opened("E2")
    moves(state, "play E2@4")
    assert state.columns[3] != 0
    assert state.awaiting() == [0]
    assert texts(state) == {text for text in ALL_PLACES if text[7] != "1"}


def test_dynamite_lies_on_the_other_shore_and_the_opponent_reveals_any_hidden_tile() -> None:
    state = opened("X")
    moves(state, "play X@4")
    assert state.columns[3] == 0
    assert state.columns[8] != 0
    assert state.awaiting() == [1]
    assert texts(state) == {text for text in ALL_PLACES if text[7] != "1"}


def test_revealing_for_dynamite_does_not_cost_the_opponents_turn() -> None:
    state = opened("X", "I1")
    moves(state, "play X@4", "reveal 5d")
    assert state.awaiting() == [1]
    assert "play I1@1" in texts(state)


def test_a_turn_ends_with_a_draw_to_six_cards() -> None:
    state = opened("I1 I2 I3 I4 D1 D2 A4")
    moves(state, "play I1@1")
    assert hand(state, 0) == ["I2", "I3", "I4", "D1", "D2", "A4"]


def test_the_tile_is_revealed_before_the_draw() -> None:
    state = opened("E1 I2 I3 I4 D1 D2 A4", "X I1 I2 I3 I4 D1 C4")
    moves(state, "play E1@1")
    assert hand(state, 0) == ["I2", "I3", "I4", "D1", "D2"]
    moves(state, "reveal 2a")
    assert hand(state, 0) == ["I2", "I3", "I4", "D1", "D2", "A4"]
    moves(state, "play X@1")
    assert len(hand(state, 1)) == 5
    moves(state, "reveal 2b")
    assert "C4" in hand(state, 1)


def test_with_an_empty_deck_the_hand_shrinks() -> None:
    state = opened()
    sizes: list[int] = []
    while len(sizes) < 20:
        if state.phase == PLAY and state.awaiting() == [0]:
            sizes.append(len(hand(state, 0)))
        moves(state, min(texts(state)))
    assert sizes == [6] * 19 + [5]


def test_a_column_never_holds_more_than_five_cards() -> None:
    state = opened("I1 I2 I3 I4 D1 D2", "I1 I2 I3 I4 D1 D2")
    for card in ("I1", "I2", "I3", "I4"):
        moves(state, f"play {card}@3", f"play {card}@3")
    assert "play D1@3" in texts(state)
    moves(state, "play D1@3", "play D1@3")
    assert "play D2@3" not in texts(state)
    assert "play D2@4" in texts(state)


def test_dynamite_counts_toward_the_five_and_cannot_go_on_a_full_column() -> None:
    state = opened("X X X X I1 I2", "D1 D2 D3 D4 A1 A2")
    for index, letter in enumerate("abcd"):
        moves(state, "play X@3", f"reveal 2{letter}", f"play D{index + 1}@{3 if index == 0 else 5}")
    moves(state, "play I1@3")
    assert "play A1@3" not in texts(state)
    assert "play A1@1" in texts(state)


def test_dynamite_may_not_be_thrown_on_a_full_shore_but_elsewhere() -> None:
    state = opened("I1 I2 I3 I4 A1 X", "D1 D2 D3 D4 A1 C1")
    for mine, theirs in zip(("I1", "I2", "I3", "I4", "A1"), ("D1", "D2", "D3", "D4", "A1"), strict=True):
        moves(state, f"play {mine}@1", f"play {theirs}@2")
    assert {text for text in texts(state) if text.startswith("play X")} == {
        f"play X@{island}" for island in (1, 3, 4, 5)
    }


@pytest.mark.parametrize("seed", range(20))
def test_nobody_is_ever_without_a_legal_action(seed: int) -> None:
    state = fresh(first=-1)
    dice = Dice(seed)
    while state.mover() != OVER:
        if state.mover() == CHANCE:
            state.deal(state.shuffle(dice))
        else:
            assert state.legal(state.mover())
            state.play(state.mover(), state.pick(dice))


# The end


def test_the_game_ends_at_once_when_the_last_tile_is_revealed() -> None:
    state = random_game(fresh(first=-1), seed=5, steps=200)
    assert state.awaiting() == []
    assert state.hidden == 0
    assert state.outcome() is not None
    assert state.legal(0) == state.legal(1) == []


def with_all_turners_on_top() -> Yutaka:
    """Both players throw and dig at once, until one tile is hidden and the last Dynamite has been thrown."""
    state = opened("X X X X E1 E2 E3 E4", "X X X X E1 E2 E3 E4")
    while count_bits(state.hidden) > 1:
        equipment_first = sorted(texts(state), key=lambda text: (text[5] != "E", text[5] != "X", text))
        moves(state, equipment_first[0])
    moves(state, max(text for text in texts(state) if text.startswith("play X")))
    return state


def test_the_last_reveal_is_an_action_like_any_other() -> None:
    state = with_all_turners_on_top()
    assert (state.turn, state.awaiting()) == (1, [0])
    assert len(texts(state)) == 1
    moves(state, *texts(state))
    assert state.awaiting() == []


def test_nobody_draws_after_the_last_reveal() -> None:
    state = with_all_turners_on_top()
    moves(state, *texts(state))
    assert (len(hand(state, 0)), len(state.deck(0))) == (6, 10)
    assert (len(hand(state, 1)), len(state.deck(1))) == (5, 11)


def test_the_sixteen_revealing_cards_are_just_enough() -> None:
    for seed in range(20):
        state = random_game(fresh(first=-1), seed)
        left = [card for seat in (0, 1) for card in [*cards_of(state.hand(seat)), *state.deck(seat)]]
        assert all(card < 16 for card in left)


# Own archipelagos


def test_only_the_top_tile_of_a_stack_can_be_revealed() -> None:
    state = dealt(archipelago="4 22 211 31 1111")
    assert texts(state) == {
        f"reveal {place}" for place in ("1a", "2a", "2c", "3a", "3c", "3d", "4a", "4d")
    } | {f"reveal 5{letter}" for letter in "abcd"}


def test_a_revealed_tile_slides_aside_and_opens_the_one_below() -> None:
    state = dealt(archipelago="4 22 211 31 1111")
    moves(state, "reveal 1a")
    assert "reveal 1b" in texts(state)
    assert "reveal 1c" not in texts(state)
    moves(state, "reveal 2c")
    assert "reveal 2d" in texts(state)
    assert "reveal 3a" in texts(state)


def test_islands_may_be_uneven() -> None:
    state = dealt(archipelago="1111111111111111 1 1 1 1")
    assert "reveal 1p" in texts(state)
    assert "reveal 5a" in texts(state)
    assert len(texts(state)) == 20


def test_a_stacked_archipelago_is_played_to_its_end() -> None:
    for seed in range(10):
        state = random_game(fresh(archipelago="9 8 1 1 1"), seed)
        assert state.hidden == 0
        assert state.awaiting() == []


def test_a_random_pick_is_even_over_the_legal_actions() -> None:
    state = opened("X X I1 I2 D1 E4")
    dice = Dice(11)
    counts = Counter(notation.format(state.pick(dice)) for _ in range(5000))
    assert set(counts) == texts(state)
    assert min(counts.values()) > 140
    assert max(counts.values()) < 265
