"""The parts of an update that are the same for all. `updates.py` is compiled, and types with a tag cannot be."""

from typing import Any

import msgspec

from chabudai.server.types.socket import Offers, Times, Window
from chabudai.server.types.tables import ClockPlan, Person


class Standing(msgspec.Struct, kw_only=True, tag_field="type", tag="update"):
    """The part of an update that is the same for all, and stays so while nobody does anything but play."""

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
    """What is the same for all at this moment. Most of the time nothing is."""

    offers: Offers
    times: Times | None
    window: Window | None
