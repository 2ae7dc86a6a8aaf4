"""Ta Yü (Niek Neuwahl): dig one network of canals and bring it to your two coasts. The name card."""

from collections.abc import Mapping
from typing import Any

from chabudai.core import CHANCE
from chabudai.errors import BadOption
from chabudai.games.card import Game, each_alone
from chabudai.games.options import Choice, Chosen, Number, Option, SeatNumber
from chabudai.games.tayu import notation
from chabudai.games.tayu.beliefs import sample
from chabudai.games.tayu.hints import why
from chabudai.games.tayu.pieces import box
from chabudai.games.tayu.policy.levels import KNOBS, minds, policy_for
from chabudai.games.tayu.rules.auction import HIGHEST_BID
from chabudai.games.tayu.rules.board import EDITIONS, PLACE, new_board
from chabudai.games.tayu.rules.state import NOBODY, Tayu
from chabudai.games.tayu.rules.supply import Supply
from chabudai.games.tayu.rules.tiles import DESIGNS
from chabudai.games.tayu.view import WAYS, TayuView
from chabudai.games.tayu.view_builder import view


class HandSize(Number):
    """Two tiles in hand are for two players."""

    def check(self, value: Any, seats: int) -> Any:
        return self._for(seats).check(value, seats)

    def form(self, seats: int) -> dict[str, Any]:
        return self._for(seats).form(seats)

    def _for(self, seats: int) -> Number:
        return Number(self.low, self.high if seats == 2 else self.low)


_WITH_SABOTEUR = {"seats": (3,), "edition": ("goliath",)}


def _usual_draw(chosen: Chosen, _seats: int) -> str:
    return "block" if chosen["edition"] == "kosmos" else "bag"


def _usual_rescue(chosen: Chosen, seats: int) -> str:
    return "redraw" if chosen["edition"] == "kosmos" and seats != 3 else "never"


def _picks_coasts(options: Chosen, seats: int) -> bool:
    return seats == 3 or options.get("coasts") == "choose"


def start(options: Mapping[str, Any], seats: int) -> Tayu:
    first, saboteur = options.get("first", NOBODY), options.get("saboteur", NOBODY)
    if first == saboteur != NOBODY:
        raise BadOption(
            f"option first is {first}, the saboteur; it takes a builder", option="first", expected="a builder"
        )
    edition = EDITIONS[options["edition"]]
    return Tayu(
        edition,
        seats,
        new_board(edition),
        Supply(WAYS.index(options["draw"])),
        hand=options["hand"],
        rescue=options["rescue"] == "redraw",
        first=first,
        target=options.get("target", 0),
        flood=saboteur,
        picks_coasts=_picks_coasts(options, seats),
    )


def longest(options: Mapping[str, Any], seats: int) -> int:
    """Two shuffles, at most a draw and a placement for every tile; an auction falls by one at a time."""
    edition = EDITIONS[options["edition"]]
    turns = DESIGNS * edition.copies * (1 if options["draw"] == "bag" else 2)
    auction = HIGHEST_BID + 2 + 1 if edition.has_auction and seats == 3 else 0
    return 2 + auction + (1 if _picks_coasts(options, seats) else 0) + turns


def secret(who: int, text: str) -> bool:
    return who == CHANCE and text.startswith("supply")


def reveals(state: Tayu, seat: int, action: int) -> bool:
    """A draw shows a tile, and so does laying one of two hidden ones."""
    if action >= PLACE and state.hand == 2:
        return True
    after = state.copy()
    after.play(seat, action)
    return bool(after.supply.left(0) + after.supply.left(1) != state.supply.left(0) + state.supply.left(1))


def is_move(text: str) -> bool:
    """A draw and the tile that is laid after it are one move."""
    return not text.startswith("draw ")


def sides(seats: int) -> list[list[int]]:
    return [[0, 2], [1, 3]] if seats == 4 else each_alone(seats)


TAYU = Game(
    name="tayu",
    title="Ta Yü",
    place=4,
    seats=(2, 3, 4),
    minutes=(30, 45),
    options=(
        Option(
            "edition",
            Choice(("kosmos", "goliath")),
            default="kosmos",
        ),
        Option(
            "draw",
            Choice(("block", "bag", "spread")),
            default=_usual_draw,
        ),
        Option(
            "hand",
            HandSize(1, 2),
            default=1,
        ),
        Option(
            "rescue",
            Choice(("redraw", "never")),
            default=_usual_rescue,
        ),
        Option(
            "coasts",
            Choice(("seats", "choose")),
            default="seats",
            when={"seats": (2,)},
            written=False,
        ),
        Option(
            "target",
            Number(1, HIGHEST_BID),
            default=24,
            when=_WITH_SABOTEUR,
        ),
        Option(
            "saboteur",
            SeatNumber(),
            default=2,
            when=_WITH_SABOTEUR,
        ),
    ),
    start=start,
    notation=notation,
    view_type=TayuView,
    view=view,
    sample=sample,
    longest=longest,
    secret=secret,
    reveals=reveals,
    is_move=is_move,
    sides=sides,
    policy=policy_for,
    minds=minds,
    knobs=KNOBS,
    silent_partners=True,
    box=box,
    why=why,
    box_options=("edition",),
)
