"""Laws that hold for every registered game, at every seat count, with every option."""

import ast
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from chabudai import CHANCE, Dice, Match, game
from chabudai.core import OVER, State
from chabudai.errors import GameOver, IllegalAction, NotAwaited
from chabudai.match import record
from chabudai.match.clocks import Clock
from chabudai.match.log import CHANCE_NAME, TABLE
from tests.copies import differences, snapshot
from tests.walk import Variant, begin, finished, label, seen, seen_by_all, steps, variants, viewers

ROOT = Path(__file__).parent.parent

every_variant = pytest.mark.parametrize("variant", variants(), ids=label)


@every_variant
def test_a_copy_is_independent_and_complete(variant: Variant) -> None:
    dice = Dice(1)
    for match in steps(variant, 11):
        before = seen_by_all(match)
        twin, other = match.state.copy(), match.state.copy()
        _play_some(twin, Dice(5), 12)
        assert seen_by_all(match) == before
        _play_some(other, Dice(5), 12)
        assert [seen(match.game, twin, viewer) for viewer in viewers(match)] == [
            seen(match.game, other, viewer) for viewer in viewers(match)
        ]
        if dice.below(3) == 0 and match.version > 60:
            break


@every_variant
def test_a_copy_has_every_field_and_none_changes_with_the_other(variant: Variant) -> None:
    """At any depth: a field that `copy` forgets is named, and so is a list of both that one of them changes."""
    dice = Dice(7)
    for match in steps(variant, 28):
        if match.version > 30 and dice.below(4):
            continue
        kept, twin = snapshot(match.state), match.state.copy()
        assert list(differences(kept, snapshot(twin))) == []
        _play_some(twin, dice, 12 if dice.below(3) else 1000)
        match.state.copy().redeal(match.version % (match.seats + 1) - 1, dice)
        assert list(differences(kept, snapshot(match.state))) == []
        still, played = match.state.copy(), match.state.copy()
        other = played.copy()
        _play_some(played, dice, 12)
        assert list(differences(snapshot(still), snapshot(other))) == []


class Careless(State):
    """A state whose copy may forget a field or share a list."""

    def __init__(self, mistake: str) -> None:
        self.mistake = mistake
        self.turn = 3
        self.hands = [[1], [2, 3]]
        self.inner = Inner()

    def copy(self) -> "Careless":
        twin = Careless(self.mistake)
        twin.turn = 0 if self.mistake == "turn" else self.turn
        twin.hands = self.hands if self.mistake == "hands" else [hand.copy() for hand in self.hands]
        twin.inner.pile = self.inner.pile if self.mistake == "inner.pile" else self.inner.pile.copy()
        return twin


class Inner:
    def __init__(self) -> None:
        self.pile = [7]


@pytest.mark.parametrize("mistake", ["turn", "hands", "inner.pile", ""])
def test_a_field_that_a_copy_forgets_or_shares_would_be_named(mistake: str) -> None:
    state = Careless(mistake)
    kept, twin = snapshot(state), state.copy()
    found = set(differences(kept, snapshot(twin)))
    twin.hands[1].append(4)
    twin.inner.pile.append(8)
    found |= set(differences(kept, snapshot(state)))
    assert found == ({f"state.{mistake}"} if mistake else set())


@every_variant
def test_the_fields_of_every_state_are_found(variant: Variant) -> None:
    """In both modes, the fields that its constructor sets."""
    match = begin(variant, Dice(1))
    taken = snapshot(match.state)
    assert isinstance(taken, dict)
    assert set(re.findall(r"self\.(\w+)(?:: [^=\n]+)? = ", _constructor(match.state))) <= set(taken)
    assert len(taken) >= 3


def _constructor(state: State) -> str:
    """The source of the class's `__init__`, which stands beside the compiled module as well."""
    path = ROOT / "src" / Path(*type(state).__module__.split(".")).with_suffix(".py")
    tree = ast.parse(path.read_text(encoding="utf-8"))
    body = next(
        node.body
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef) and node.name == type(state).__name__
    )
    return "\n".join(
        ast.unparse(node) for node in body if isinstance(node, ast.FunctionDef) and node.name == "__init__"
    )


def _play_some(state: State, dice: Dice, count: int) -> None:
    for _ in range(count):
        mover = state.mover()
        if mover == OVER:
            return
        if mover == CHANCE:
            state.deal(state.shuffle(dice))
        else:
            state.play(mover, state.pick(dice))


@every_variant
def test_every_action_survives_its_three_spellings(variant: Variant) -> None:
    for match in steps(variant, 12):
        notation = match.game.notation
        for seat in match.awaiting:
            for action in match.state.legal(seat):
                text = notation.format(action)
                assert notation.parse(text) == action
                wire = msgspec.json.encode(notation.spell(action))
                assert notation.unspell(msgspec.json.decode(wire, type=notation.Actions)) == action


@pytest.mark.parametrize("variant", [one for one in variants() if game(one[0]).open], ids=label)
def test_in_an_open_game_views_differ_by_their_seat_and_choices_alone(variant: Variant) -> None:
    for match in steps(variant, 12):
        watched = match.view(None)
        assert (watched.__struct_fields__[0], watched.__struct_fields__[-1]) == ("seat", "legal")
        for seat in range(match.seats):
            choices = {"seat": seat, "legal": match.choices(seat)}
            assert match.view(seat) == msgspec.structs.replace(watched, **choices)


@every_variant
def test_every_chance_entry_survives_its_text(variant: Variant) -> None:
    match = finished(variant, 13)
    notation = match.game.notation
    texts = [entry.text for entry in match.log if entry.who == CHANCE_NAME]
    assert texts
    for text in texts:
        assert notation.format_chance(notation.parse_chance(text)) == text


@every_variant
def test_awaited_seats_have_legal_actions_and_others_have_none(variant: Variant) -> None:
    for match in steps(variant, 14):
        assert CHANCE not in match.awaiting
        assert bool(match.awaiting) == (match.outcome is None)
        for seat in range(match.seats):
            actions = match.state.legal(seat)
            assert len(set(actions)) == len(actions)
            assert bool(actions) == (seat in match.awaiting)


@every_variant
def test_the_mover_is_awaited_and_its_pick_is_legal(variant: Variant) -> None:
    dice = Dice(3)
    for match in steps(variant, 15):
        mover = match.state.mover()
        if mover == OVER:
            assert match.awaiting == []
        else:
            assert mover == match.awaiting[0]
            assert match.state.pick(dice) in match.state.legal(mover)


@every_variant
def test_pick_reaches_every_legal_action(variant: Variant) -> None:
    for match in steps(variant, 16):
        if match.outcome or match.version > 12:
            break
        dice, legal = Dice(match.version), match.state.legal(match.state.mover())
        if len(legal) <= 40:
            assert {match.state.pick(dice) for _ in range(20 * len(legal) + 60)} == set(legal)


@every_variant
def test_a_game_ends_within_its_bound(variant: Variant) -> None:
    match = finished(variant, 17)
    bound = match.game.longest(match.options, match.seats)
    assert bound is None or match.version <= bound
    assert match.outcome is not None


@every_variant
def test_an_outcome_ranks_like_a_race(variant: Variant) -> None:
    outcome = finished(variant, 18).outcome
    assert outcome is not None
    assert outcome.reason
    assert len(outcome.ranks) == len(outcome.scores) == variant[1]
    ranks = sorted(outcome.ranks)
    assert ranks[0] == 1
    assert all(rank in (position + 1, ranks[position - 1]) for position, rank in enumerate(ranks))


@every_variant
def test_rewards_are_shared_among_the_winners(variant: Variant) -> None:
    match = finished(variant, 19)
    rewards = match.state.rewards()
    assert len(rewards) == match.seats
    assert match.outcome is not None
    assert {seat for seat, reward in enumerate(rewards) if reward == max(rewards)} == set(
        match.outcome.winners()
    )


@every_variant
def test_a_record_replays_to_the_live_state(variant: Variant) -> None:
    for match in steps(variant, 20):
        if match.outcome or match.version % 7 == 0:
            saved = record.read(record.of(match).to_json())
            again = record.check(saved)
            assert seen_by_all(again) == seen_by_all(match)
            assert again.legal(0) == match.legal(0)


@every_variant
def test_a_view_carries_exactly_the_legal_actions(variant: Variant) -> None:
    for match in steps(variant, 21):
        for viewer in viewers(match):
            view: Any = match.view(viewer)
            listed = [match.game.notation.format(match.game.notation.unspell(value)) for value in view.legal]
            assert sorted(listed) == ([] if viewer is None else match.legal(viewer))
            assert view.seat == viewer
            assert list(view.awaiting) == match.awaiting


@every_variant
def test_a_view_survives_its_json(variant: Variant) -> None:
    for match in steps(variant, 22):
        for viewer in viewers(match):
            wire = msgspec.json.encode(match.view(viewer))
            assert msgspec.json.encode(msgspec.json.decode(wire, type=match.game.view_type)) == wire


@every_variant
def test_redealing_what_a_seat_cannot_know_leaves_its_view_byte_identical(variant: Variant) -> None:
    dice = Dice(4)
    for match in steps(variant, 23):
        for viewer in viewers(match):
            before = seen(match.game, match.state, viewer)
            world = match.state.copy()
            world.redeal(-1 if viewer is None else viewer, dice)
            assert seen(match.game, world, viewer) == before


@every_variant
def test_a_sampled_world_looks_the_same_to_the_seat_and_can_be_played_on(variant: Variant) -> None:
    dice = Dice(6)
    for match in steps(variant, 24):
        for viewer in viewers(match):
            wire = seen(match.game, match.state, viewer)
            world = match.game.sample(msgspec.json.decode(wire, type=match.game.view_type), dice)
            assert seen(match.game, world, viewer) == wire
            _play_some(world, dice, 4)


@every_variant
def test_refused_actions_change_nothing(variant: Variant) -> None:
    for match in steps(variant, 25):
        before, version = seen_by_all(match), match.version
        for seat in range(match.seats):
            if seat not in match.awaiting:
                _refused(match, seat, _some_action(match))
        assert (seen_by_all(match), match.version) == (before, version)
        if match.version > 40:
            break


def _some_action(match: Match) -> str:
    return next((match.legal(seat)[0] for seat in match.awaiting), "anything")


def _refused(match: Match, seat: int, text: str) -> None:
    with pytest.raises((NotAwaited, GameOver, IllegalAction)):
        match.play(seat, text)


@every_variant
def test_undo_goes_back_to_the_very_same_state(variant: Variant) -> None:
    dice = Dice(31)
    match = begin(variant, dice)
    undone = 0
    while not match.outcome and undone < 5 and match.version < 80:
        seat = match.awaiting[0]
        texts = match.legal(seat)
        before = seen_by_all(match)
        match.play(seat, texts[dice.below(len(texts))])
        if match.can_undo(seat):
            after = match.legal(seat), match.version
            match.undo(seat)
            assert seen_by_all(match) == before
            assert match.version == after[1] + 1
            match.play(seat, texts[dice.below(len(texts))])
            undone += 1
    replayed = Match(match.game, match.options, match.seats).replay(match.log)
    assert seen_by_all(replayed) == seen_by_all(match)


CLOCKS = [
    *(Clock(bank=90_000), Clock(bank=90_000, increment=3_000), Clock(cap=40_000)),
    *(Clock(bank=90_000, increment=3_000, cap=40_000), Clock(cap=86_400_000)),
]


def shown(match: Match, now: int) -> tuple[list[int | None], list[int]]:
    """What all clocks show, and whose run."""
    assert match.clocks is not None
    return [match.clocks.remaining(seat, now) for seat in range(match.seats)], match.clocks.running()


@pytest.mark.parametrize("clock", CLOCKS, ids=str)
@every_variant
def test_an_undo_that_all_allow_gives_everybody_the_time_back(variant: Variant, clock: Clock) -> None:
    """As it was just before the action, however long the others thought; and a replay of the log shows the same."""
    dice, now = Dice(47), 1_000
    match = begin(variant, dice, clock=clock)
    undone = 0
    while not match.outcome and undone < 6 and match.version < 60:
        seat = match.awaiting[dice.below(len(match.awaiting))]
        now += 100 + dice.below(900)
        before = shown(match, now)
        match.play(seat, match.legal(seat)[0], now=now)
        now += 100 + dice.below(900)
        others = [other for other in match.awaiting if other != seat]
        if others and dice.below(2):
            match.play(others[0], match.legal(others[0])[-1], now=now)
        if match.outcome or dice.below(2):
            continue
        match.ask(seat, "undo", now)
        now += 100 + dice.below(5_000)
        for other in range(match.seats):
            if other != seat:
                match.answer(other, True, now)
        assert match.log[-1].text.startswith(f"undo {seat} ")
        assert shown(match, now) == before
        undone += 1
    replayed = Match(match.game, match.options, match.seats, clock=clock).replay(match.log)
    assert shown(replayed, now) == shown(match, now)


@every_variant
def test_on_a_clock_nobody_takes_back_at_once_what_another_person_has_seen(variant: Variant) -> None:
    dice = Dice(53)
    match = begin(variant, dice, clock=Clock(bank=3_600_000))
    match.unclocked = set()
    while not match.outcome and match.version < 60:
        seat = match.awaiting[dice.below(len(match.awaiting))]
        text = match.legal(seat)[dice.below(len(match.legal(seat)))]
        match.play(seat, text)
        assert not match.can_undo(seat) or match.game.secret(seat, text)


@every_variant
def test_a_secret_entry_reaches_nobody_but_its_author(variant: Variant) -> None:
    for match in steps(variant, 26):
        if match.outcome:
            break
        for viewer in viewers(match):
            for entry, event in zip(match.log, match.events(viewer), strict=True):
                author = CHANCE if entry.who == CHANCE_NAME else entry.who
                hidden = entry.who != TABLE and match.game.secret(int(author), entry.text)
                theirs = author == viewer
                assert (event.text is None) == (hidden and not theirs)
                assert event.text in (None, entry.text)


@every_variant
def test_events_are_told_alike_to_all_just_where_nothing_of_them_is_hidden(variant: Variant) -> None:
    for match in steps(variant, 27):
        for since in {0, match.version // 2, max(0, match.version - 1), match.version}:
            hidden = any(event.text is None for event in match.events(None, since))
            assert match.hides(since) == hidden
            if not hidden:
                alike = match.events(None, since)
                assert all(match.events(viewer, since) == alike for viewer in viewers(match))


@every_variant
def test_options_written_out_resolve_to_themselves(variant: Variant) -> None:
    match = begin(variant, Dice(1))
    assert match.game.resolve(match.options, match.seats) == match.options


@every_variant
def test_chance_refuses_what_it_could_not_have_drawn(variant: Variant) -> None:
    match = Match(*_rules_of(variant))
    drawn = match.state.shuffle(Dice(1))
    assert match.state.admits(drawn)
    assert not match.state.admits([drawn[0]])
    assert not match.state.admits([*drawn, 0])
    assert not match.state.admits([drawn[0] + 7, *drawn[1:]])


def _rules_of(variant: Variant) -> tuple[Any, dict[str, Any], int]:
    name, seats, options = variant
    return game(name), options, seats
