"""Positions of Yutakâ for the tests, written as people would lay them out."""

from chabudai.core import CHANCE, OVER, Dice
from chabudai.games.yutaka import notation
from chabudai.games.yutaka.beliefs import column_of, room_of
from chabudai.games.yutaka.notation import CARD, CARD_NAMES, TILE, TILE_NAMES, TYPE_NAMES, parse
from chabudai.games.yutaka.rules.archipelago import FLAT, ISLANDS, PLACES, Archipelago
from chabudai.games.yutaka.rules.state import DECKS, DONE, TILES, Yutaka

TILES_BY_NAME = " ".join(TILE_NAMES)
DECK_BY_NAME = " ".join([*CARD_NAMES, "X X X"])


def fresh(known: str = "", archipelago: str = FLAT, first: int = 0) -> Yutaka:
    """A game in which the tiles are due."""
    return Yutaka(sum(1 << TYPE_NAMES.index(name) for name in known), Archipelago(archipelago), first)


def dealt(
    tiles: str = TILES_BY_NAME,
    first_deck: str = DECK_BY_NAME,
    second_deck: str = DECK_BY_NAME,
    *,
    known: str = "",
    archipelago: str = FLAT,
    first: int = 0,
) -> Yutaka:
    """A game about to open. A deck may be written short: the cards left unnamed follow in their order."""
    state = fresh(known, archipelago, first)
    state.deal([TILES, *(TILE[name] for name in tiles.split())])
    state.deal([DECKS, *_whole_deck(first_deck), *_whole_deck(second_deck)])
    return state


def _whole_deck(names: str) -> list[int]:
    rest = [CARD[name] for name in DECK_BY_NAME.split()]
    top = [CARD[name] for name in names.split()]
    for card in top:
        rest.remove(card)
    return top + rest


def opened(*decks: str, first: int = 0) -> Yutaka:
    """Island 1 lies open (I15 I10 I5 D12) and the starter plays first."""
    state = dealt(TILES_BY_NAME, *decks, first=first)
    moves(state, "reveal 1a", "reveal 1b", "reveal 1c", "reveal 1d")
    return state


def moves(state: Yutaka, *texts: str) -> None:
    """Play these actions, each by whoever is awaited; they have to be legal."""
    for text in texts:
        seat = state.mover()
        assert parse(text) in state.legal(seat), f"seat {seat} cannot {text}"
        state.play(seat, parse(text))


def texts(state: Yutaka) -> set[str]:
    """What the awaited seat may do."""
    return {notation.format(action) for action in state.legal(state.mover())}


def ended(*islands: tuple[str, str, str]) -> Yutaka:
    """A finished game: tiles and both columns of the first islands; on the other islands lie no cards."""
    tiles = [tiles.split() for tiles, _, _ in islands]
    named = [name for names in tiles for name in names]
    sizes = [len(names) for names in tiles] + [1] * (ISLANDS - len(islands))
    sizes[-1] += PLACES - sum(sizes)
    state = fresh(archipelago=" ".join("1" * size for size in sizes))
    state.tiles = [TILE[name] for name in [*named, *(name for name in TILE_NAMES if name not in named)]]
    state.columns = [column_of(names.split()) for names in [*_shore(islands, 1), *_shore(islands, 2)]]
    state.room_0 = room_of(state.columns[:ISLANDS])
    state.room_1 = room_of(state.columns[ISLANDS:])
    state.hidden = state.open = 0
    state.phase = DONE
    state.awaited = OVER
    return state


def _shore(islands: tuple[tuple[str, str, str], ...], side: int) -> list[str]:
    return [island[side] for island in islands] + [""] * (ISLANDS - len(islands))


def random_game(state: Yutaka, seed: int, steps: int = 100) -> Yutaka:
    """Let chance play both seats for so many steps, or to the end."""
    dice = Dice(seed)
    for _ in range(steps):
        seat = state.mover()
        if seat == CHANCE:
            state.deal(state.shuffle(dice))
        elif seat >= 0:
            state.play(seat, state.pick(dice))
    return state
