"""The parts of an update that all viewers share. mypyc cannot compile these tagged types."""

from typing import Any

import msgspec

from chabudai.server.types.socket import Offers, Times, Window
from chabudai.server.types.tables import ClockPlan, Person


class StaticPart(msgspec.Struct, kw_only=True, tag_field="type", tag="update"):
    """The part of an update that all viewers share and that play does not change."""

    table: str
    game: str
    options: dict[str, Any]
    people: list[Person]
    host: int | None
    public: bool
    rated: bool
    started: bool
    clock: ClockPlan | None
    commitment: str
    words: list[str]
    watchers: int


class Pending(msgspec.Struct, kw_only=True):
    """Offers, clocks and windows: shared by all viewers, and usually empty."""

    offers: Offers
    times: Times | None
    window: Window | None
