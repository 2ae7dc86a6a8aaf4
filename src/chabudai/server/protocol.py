"""Every message between a browser (or a bot, or a terminal) and the server.

Over HTTP a table is created and a seat is taken; over one WebSocket a table is watched and played. The first
message of a socket is `hello`; every later one is a command with an `id` that its answer, `done` or `refused`,
repeats. `done` is sent only after the change is on disk. TypeScript types are generated from this file.
"""

from typing import Annotated, Any, Literal

import msgspec

from chabudai.games.words import Words

MAX_FRAME = 16 * 1024
MAX_NAME = 24
MAX_KEY = 64
MAX_TEXT = 200
MAX_WORDS = 60

Phrase = Literal[
    "hello", "good-luck", "your-turn", "one-moment", "thanks", "sorry", "oops", "nice", "well-played", "again"
]
"""Quick phrases: each reader has them in their own language."""


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
    """POST /api/quick: sit down at an open public table of this game with so many seats, or make one."""

    game: str
    name: str
    seats: int | None = None


Number = Annotated[int, msgspec.Meta(ge=0, le=999_999)]


class ListingQuery(msgspec.Struct, frozen=True, kw_only=True):
    """The query of GET /api/tables."""

    game: str | None = None
    seats: Number | None = None
    page: Number = 0


class QrQuery(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The query of GET /api/tables/{table}/qr: where the page was opened, like https://example.org."""

    origin: Annotated[str, msgspec.Meta(pattern=r"^https?://[A-Za-z0-9.\-\[\]:]{1,200}$")]


class ReplayQuery(msgspec.Struct, frozen=True, kw_only=True):
    """The query of GET /api/tables/{table}/replay: which seat's view, and which steps."""

    seat: Number | None = None
    first: Number = 0
    count: Number = 50


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """GET /healthz."""

    status: Literal["ok"]
    version: str


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


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """The body of every HTTP answer that is not a success."""

    code: str
    message: str
    details: dict[str, Any]


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """One entry of the log for one viewer. Who may not see it gets its version alone."""

    version: int
    who: int | str | None = None
    text: str | None = None
    action: Any = None


class Times(msgspec.Struct, frozen=True, kw_only=True):
    """The clocks at `now` (the server's, milliseconds since 1970): what each seat has left, and whose clock runs."""

    now: int
    left: list[int | None]
    running: list[int]


class Window(msgspec.Struct, frozen=True, kw_only=True):
    """Who is asked whether to interfere, and for how many milliseconds yet, of how many in all. Then they pass."""

    left: list[int | None]
    whole: int


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


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game after `number` entries: the last of them, and what the viewer could see (None: nothing yet)."""

    number: int
    event: Event | None
    view: Any


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/tables/{table}/replay: some steps of a finished game of so many entries, as one viewer could see it.

    `table` is None for a record that was brought; `events` are all of them where `first` is 0, and else none.
    """

    table: str | None
    game: str
    options: dict[str, Any]
    players: list[str]
    seat: int | None
    entries: int
    events: list[Event]
    steps: list[Step]


class Offers(msgspec.Struct, frozen=True, kw_only=True):
    """What waits for an answer: the seat that asks for an undo or a draw, who has accepted, who wants another game."""

    undo: int | None = None
    draw: int | None = None
    agreed: list[int] = []
    rematch: list[int] = []


# From the browser


class Hello(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="hello", forbid_unknown_fields=True
):
    """The first message: the seat's token (None watches), and what was seen and heard before a reconnect.

    `talk` is the number of the last thing heard, 0 for none; None hears nothing, as befits most bots. `name` is what a
    spectator who talks is called. `beside` is the word of a seat that lets this spectator see what it sees.
    """

    token: str | None = None
    since: int = 0
    talk: int | None = None
    name: str | None = None
    beside: str | None = None


class Asked(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """What every command has: a number that its answer repeats, and a key if it may come twice.

    A seat's command whose key was seen before is answered with `done` again and changes nothing.
    """

    id: int
    key: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_KEY)] | None = None


class Play(Asked, frozen=True, kw_only=True, tag="play"):
    """`action` is one of those in `view.legal`; `version` is the version of that view."""

    version: int
    action: msgspec.Raw


class Undo(Asked, frozen=True, kw_only=True, tag="undo"):
    """Take back the seat's last action: at once where the log allows it, otherwise as an offer."""


class Answer(Asked, frozen=True, kw_only=True, tag="answer"):
    """Accept or decline the undo or the draw that another seat has asked for."""

    yes: bool


class Draw(Asked, frozen=True, kw_only=True, tag="draw"):
    """Offer a draw, where two sides play."""


class Return(Asked, frozen=True, kw_only=True, tag="return"):
    """Take the seat back from the bot that holds it."""


class Resign(Asked, frozen=True, kw_only=True, tag="resign"):
    """Between two sides the other wins; among more, a bot takes the seat."""


class Arrange(Asked, frozen=True, kw_only=True, tag="arrange"):
    """The host, before the start: put a bot of this level on a seat that no person has, or (None) free a seat."""

    seat: int
    bot: int | None = None


class Sit(Asked, frozen=True, kw_only=True, tag="sit"):
    """Before the start: change to this seat, which must be free."""

    seat: int


class Leave(Asked, frozen=True, kw_only=True, tag="leave"):
    """Before the start: give the seat up. The token opens nothing any more; whoever sits here longest is the host."""


class AddWords(Asked, frozen=True, kw_only=True, tag="words"):
    """Before the start: words of one's own that go into every shuffle. The last ones said by a sitting count."""

    text: str


class Share(Asked, frozen=True, kw_only=True, tag="share"):
    """Let whoever is given `Update.share` see what this seat sees, or, with `on` false, nobody any more."""

    on: bool = True


class Point(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card of somebody's hand, from the left."""

    seat: int
    slot: int


class Say(Asked, frozen=True, kw_only=True, tag="say"):
    """Say one thing: a text, a quick phrase, or "this card". Who has a seat talks to the table, others apart."""

    text: str | None = None
    phrase: Phrase | None = None
    point: Point | None = None


class Rematch(Asked, frozen=True, kw_only=True, tag="rematch"):
    """Ask for, or agree to, another game with the same people. It begins when everybody has asked."""


Command = (
    Play | Undo | Draw | Answer | Resign | Return | Rematch | Arrange | Sit | Leave | AddWords | Share | Say
)
FromBrowser = Hello | Command


# To the browser


class Update(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="update"):
    """The table as it now is for this viewer, and the events since the last update it was sent.

    Sent after `hello` and after every change. A slow reader gets fewer updates, never fewer events.
    """

    table: str
    game: str
    options: dict[str, Any]
    version: int
    you: int | None
    people: list[Person]
    host: int | None
    public: bool
    rated: bool
    started: bool
    view: Any
    events: list[Event]
    offers: Offers
    can_undo: bool
    clock: ClockPlan | None
    times: Times | None
    window: Window | None
    commitment: str
    """SHA-256 of the secret behind every shuffle; the secret is published with the record at the end."""
    words: list[str]
    """What people have added to the shuffles, whoever sat down first before the others."""
    watchers: int
    """How many look on without a seat."""
    share: str | None
    """For your own seat alone: the word that lets somebody see what you see, while you allow it."""
    beside: int | None
    """Whose view this spectator is allowed to see."""


class Said(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that was said, in the room of the table or of the watchers; `at` in milliseconds since 1970."""

    number: int
    room: Literal["table", "watchers"]
    seat: int | None
    name: str
    at: int
    text: str | None = None
    phrase: Phrase | None = None
    point: Point | None = None


class Talk(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="talk"):
    """What was said since the last `talk`."""

    said: list[Said]


class Done(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="done"):
    """The command is on disk."""

    id: int
    version: int


class Refusal(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="refused"):
    """Nothing has changed. `id` is None when the message could not be read or was not a command."""

    id: int | None
    code: str
    message: str
    details: dict[str, Any]


class Moved(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="moved"):
    """The same people have begun another game: go to that table. A spectator gets no token."""

    table: str
    token: str | None


ToBrowser = Update | Talk | Done | Refusal | Moved
