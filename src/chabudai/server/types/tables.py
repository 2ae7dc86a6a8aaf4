"""Every message about making, finding and joining a table, and about how fairly it was dealt."""

from typing import Annotated, Any, Literal

import msgspec

from chabudai.games.words import Words


class SeatPlan(msgspec.Struct, frozen=True, kw_only=True):
    """Who is wanted at a seat: a bot of this level, or else a person."""

    bot: int | None = None


class ClockPlan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Thinking time in seconds: a `bank` for the game, an `increment` after each action, a `cap` for any single one.

    Or `days` for each action, and nothing else. `window` is how long people are asked whether they will interfere, in
    games that have such a moment; 0 is as long as they like.
    """

    bank: int | None = None
    increment: int = 0
    cap: int | None = None
    days: int | None = None
    window: int | None = None


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables. `sit` is the creator's own seat; None means any, drawn by chance."""

    game: str
    name: str
    seats: list[SeatPlan]
    options: dict[str, Any] = {}
    sit: int | None = None
    clock: ClockPlan | None = None
    public: bool = False
    """Listed for everybody while a seat is free; otherwise only who is told the address finds it."""
    rated: bool = False
    """Does it count? Only with accounts and bots, a clock and the usual options."""


class Quick(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/quick: sit down where somebody has waited longest for this game, or make a public table.

    Without `seats` any number of players will do, and without `clock` any thinking time.
    """

    game: str
    name: str
    seats: int | None = None
    clock: ClockPlan | None = None


Number = Annotated[int, msgspec.Meta(ge=0, le=999_999)]


class ListingQuery(msgspec.Struct, frozen=True, kw_only=True):
    """The query of GET /api/tables."""

    game: str | None = None
    seats: Number | None = None
    page: Number = 0


class QrQuery(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The query of GET /api/tables/{table}/qr: where the page was opened, like https://example.org."""

    origin: Annotated[str, msgspec.Meta(pattern=r"^https?://[A-Za-z0-9.\-\[\]:]{1,200}$")]


class Join(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables/{table}/join. Without a seat, the first free one."""

    name: str
    seat: int | None = None


class Seated(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to both: keep the token, it is the seat. Nobody can ask for it again."""

    table: str
    seat: int
    token: str


class GameCard(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/games: what a page that knows no game needs to offer it. `options` describes form fields."""

    name: str
    title: str
    seats: list[int]
    minutes: tuple[int, int]
    summary: Words
    levels: list[int]
    sides: dict[str, list[list[int]]]
    """For each number of players, which seats play together."""
    options: list[dict[str, Any]]
    silent_partners: bool
    points_at_cards: bool
    has_windows: bool
    """Are people asked whether they will interfere?"""
    box_options: list[str]
    """Which options change what a print-and-play kit holds."""


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it. `name` is None while the seat is free; `bot` is the level of a bot.

    `account` says whose name it is beyond this table: an account's, of a person or of a bot; None is a guest's.
    Somebody who has left for good has the name "".
    """

    name: str | None
    bot: int | None
    here: bool
    account: Literal["person", "bot"] | None = None


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/tables/{table}: what an invitation may tell anybody. `free` lists the seats one may join.

    `host` is the seat of whoever has sat here longest; `created` is in milliseconds since 1970.
    """

    table: str
    game: str
    options: dict[str, Any]
    people: list[Person]
    free: list[int]
    host: int | None
    public: bool
    rated: bool
    clock: ClockPlan | None
    created: int
    started: bool
    over: bool


class Listing(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/tables: public tables with a free seat, the newest first. `more` says if there is another page."""

    tables: list[Summary]
    page: int
    more: bool


class FairDraw(msgspec.Struct, frozen=True, kw_only=True):
    """One shuffle that can be drawn again: number `ordinal` of the match asks for one number below each of `bounds`.

    One number chooses among `choices`; several shuffle `before`, the order in the box, from the end: k, k - 1, …, 2.
    """

    ordinal: int
    text: str
    bounds: list[int]
    before: str
    choices: list[str]


class FairGame(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/tables/{table}/fairness: all that a reader needs to draw the shuffles of a finished game again."""

    commitment: str
    secret: str
    words: list[str]
    draws: list[FairDraw]
