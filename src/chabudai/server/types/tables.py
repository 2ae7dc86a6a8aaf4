"""Messages about making, finding and joining a table, and about verifying its shuffles."""

from typing import Annotated, Any, Literal

import msgspec


class SeatPlan(msgspec.Struct, frozen=True, kw_only=True):
    """The plan of a seat: a bot of this level, or a person."""

    bot: int | None = None


class ClockPlan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Thinking time in seconds: a `bank` for the game, an `increment` after each action, a `cap` for any single one.

    Or `days` for each action, and nothing else. `window` is how long people may decide to interfere, in games that
    allow it; 0 means no limit.
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
    """Listed for everybody while a seat is free; a private table is found only by its address."""
    rated: bool = False
    """Rated games are for accounts and bots, with a clock and the usual options."""


class Quick(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/quick: join the table of this game that has waited longest, or make a public one.

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
    """The answer to both: keep the token, which gives access to the seat. It is sent only once."""

    table: str
    seat: int
    token: str


class GameCard(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/games: all that a page needs to offer a game. `options` describes form fields."""

    name: str
    title: str
    seats: list[int]
    minutes: tuple[int, int]
    summary: dict[str, str]
    """In every language, by its tag; so are the texts of `options`."""
    levels: list[int]
    sides: dict[str, list[list[int]]]
    """For each number of players, which seats play together."""
    options: list[dict[str, Any]]
    silent_partners: bool
    points_at_cards: bool
    has_windows: bool
    """Whether people may interfere within a window."""
    box_options: list[str]
    """The options that change the contents of a print-and-play kit."""


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it. `name` is None while the seat is free; `bot` is the level of a bot.

    `account` is the kind of account, of a person or of a bot; None is a guest. A deleted account has the name "".
    `face` is the number of a bot's character, from 0; None is a person, even if a bot has taken over the seat.
    """

    name: str | None
    bot: int | None
    here: bool
    account: Literal["person", "bot"] | None = None
    face: int | None = None


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/tables/{table}: the public summary of a table. `free` lists the seats one may join.

    `host` is the seat of the person who has sat here longest; `created` is in milliseconds since 1970.
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
    """GET /api/tables/{table}/fairness: all that is needed to verify the shuffles of a finished game."""

    commitment: str
    secret: str
    words: list[str]
    draws: list[FairDraw]
