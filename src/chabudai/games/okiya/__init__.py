"""Okiya (Bruno Cathala): four in a line or a square among the tiles of a garden. The name card."""

from collections.abc import Mapping
from typing import Any

from chabudai.games.card import Game, Solvable
from chabudai.games.okiya import notation
from chabudai.games.okiya.beliefs import sample
from chabudai.games.okiya.hints import why
from chabudai.games.okiya.pieces import box
from chabudai.games.okiya.policy import minds, policy_for
from chabudai.games.okiya.rules.state import Okiya
from chabudai.games.okiya.view import OkiyaView
from chabudai.games.okiya.view_builder import MATCHES, view
from chabudai.games.options import Choice, Chosen, Number, Option


def _usual_target(chosen: Chosen, _seats: int) -> int:
    return 3 if chosen["match"] == "rounds" else 10


def start(options: Mapping[str, Any], _seats: int) -> Okiya:
    return Okiya(
        MATCHES.index(options["match"]),
        options.get("target", 1),
        options["full_garden"] == "last_mover",
        options.get("first", -1),
    )


def longest(options: Mapping[str, Any], _seats: int) -> int | None:
    return 18 if options["match"] == "single" else None


OKIYA = Game(
    name="okiya",
    title="Okiya",
    place=1,
    seats=(2,),
    minutes=(5, 10),
    options=(
        Option(
            "match",
            Choice(("single", "rounds", "points")),
            default="single",
        ),
        Option(
            "target",
            Number(1, 100),
            default=_usual_target,
            when={"match": ("rounds", "points")},
        ),
        Option(
            "full_garden",
            Choice(("draw", "last_mover")),
            default="draw",
        ),
    ),
    start=start,
    notation=notation,
    view_type=OkiyaView,
    view=view,
    sample=sample,
    longest=longest,
    open=True,
    solvable=Solvable(alone=Okiya.alone, shuffle="garden"),
    policy=policy_for,
    minds=minds,
    box=box,
    why=why,
)
