"""Ta Yü tables to test on: chosen tiles on top, chosen coasts, canals that lead nowhere."""

from typing import Any

from chabudai import Match, game
from chabudai.games.tayu.notation import pack, parse_square
from chabudai.games.tayu.rules.board import EDITIONS, Board, new_board
from chabudai.games.tayu.rules.state import Tayu
from chabudai.match.log import Entry

TAYU = game("tayu")


def square(text: str) -> int:
    number = parse_square(text)
    assert number is not None
    return number


def placement(text: str) -> int:
    """The action of `27@i10/0`."""
    return TAYU.notation.parse(f"place {text}")


def supply(edition: str, *top: int) -> str:
    """The chance entry with these tiles first and the rest of the box in order."""
    rest = [tile for tile in range(1, 29) for _ in range(EDITIONS[edition].copies)]
    for tile in top:
        rest.remove(tile)
    return " ".join(["supply", *map(str, (*top, *rest))])


def begun(*top: int, seats: int = 2, first: int = 0, **options: Any) -> Match:
    """A match just after its shuffle, with these tiles first in the supply."""
    match = Match(TAYU, {"first": first, **options}, seats)
    match.append(Entry("chance", supply(match.options["edition"], *top)))
    return match


def play(match: Match, *texts: str) -> Match:
    """Let whoever is awaited play, in order; chance where it says `first`."""
    for text in texts:
        if text.startswith("first"):
            match.append(Entry("chance", text))
        else:
            match.play(match.awaiting[0], text)
    return match


def state_of(match: Match) -> Tayu:
    assert isinstance(match.state, Tayu)
    return match.state


def board_with(*laid: str, edition: str = "kosmos") -> Board:
    """A board with these tiles, laid without asking whether they may."""
    board = new_board(EDITIONS[edition])
    for text in laid:
        board.lay(placement(text))
    return board


def fits(board: Board, text: str) -> bool:
    """May this tile be laid so?"""
    found: list[int] = []
    action = placement(text)
    board.placements((action - pack(1, 0, 0)) >> 11, found)
    return action in found


def take_turn(match: Match) -> int:
    """Let the awaited player do the first thing it may until somebody else is awaited; who it was."""
    seat = match.awaiting[0]
    while match.awaiting == [seat]:
        match.play(seat, match.legal(seat)[0])
    return seat


def seal(match: Match) -> None:
    """Nowhere on the board is there room for a tile, nor will there be."""
    board = state_of(match).board
    board.squares = [seen | 256 for seen in board.squares]
    board.opening, board.shore_east, board.shore_south = [], [], []


def only_tile_1_fits(match: Match) -> None:
    """The one open place is a19 b19 c19, with a canal from the north into each of the three."""
    seal(match)
    board = state_of(match).board
    board.shore_east = [square("a19"), square("b19"), square("c19")]
    for cell in board.shore_east:
        board.squares[cell] = 1


def coasts(match: Match, north: int, east: int, south: int, west: int) -> None:
    state_of(match).board.coasts = [north, east, south, west]


def stuck(match: Match) -> Match:
    """The next tile finds no place."""
    seal(match)
    return play(match, match.legal(match.awaiting[0])[0])


def empty(match: Match) -> None:
    supply = state_of(match).supply
    supply.next_0, supply.next_1 = len(supply.queue_0), len(supply.queue_1)
