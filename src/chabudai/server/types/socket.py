"""The messages of a socket, between a browser (or a bot, or a terminal) and a table of the server.

The first is `hello`; every later one is a command with an `id` that its answer, `done` or `refused`, repeats. `done`
is sent only after the change is on disk. The other modules of this package have the HTTP messages. TypeScript types
are generated from these files.
"""

from typing import Annotated, Any, Literal

import msgspec

from chabudai.server.types.tables import ClockPlan, Person

MAX_FRAME = 16 * 1024
MAX_NAME = 24
MAX_KEY = 64
MAX_TEXT = 200
MAX_WORDS = 60

NO_NUL = r"^[^\x00]*$"
"""PostgreSQL cannot store NUL, so no text from people may contain it."""

Text = Annotated[str, msgspec.Meta(pattern=NO_NUL)]

Phrase = Literal[
    "hello",
    "good-luck",
    "your-turn",
    "one-moment",
    "thanks",
    "sorry",
    "oops",
    "nice",
    "well-played",
    "again",
    "not-again",
]
"""Quick phrases, which each reader sees in their own language. `not-again` declines a rematch."""


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """GET /healthz and GET /readyz."""

    status: Literal["ok"]
    version: str


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """The body of every HTTP answer that is not a success."""

    code: str
    message: str
    details: dict[str, Any]


class TableEvent(msgspec.Struct, frozen=True, kw_only=True):
    """One entry of the log for one viewer. A hidden entry has only its version."""

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
    """The milliseconds that each seat still has to interfere, of `whole` in all. Then it passes."""

    left: list[int | None]
    whole: int


class Offers(msgspec.Struct, frozen=True, kw_only=True):
    """Open offers: the seats that ask for an undo or a draw, that have agreed, and that want a rematch.

    `seal` is the commitment of the rematch, shown from the end of this game.
    """

    undo: int | None = None
    draw: int | None = None
    agreed: list[int] = []
    rematch: list[int] = []
    seal: str | None = None


# From the browser


class Hello(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="hello", forbid_unknown_fields=True
):
    """The first message: the seat's token (None for a spectator), and what was received before a reconnect.

    `talk` is the number of the last chat message, 0 for none; None turns chat off, as most bots do. `name` is a
    spectator's name in chat. `share` is the share word of a seat whose view this spectator may see. With `changes`,
    `changed` replaces `update` while people only play. Bots answer at the `tempo` of the host.
    """

    token: Text | None = None
    since: int = 0
    talk: int | None = None
    name: Text | None = None
    share: Text | None = None
    changes: bool = False
    tempo: Literal["calm", "normal", "quick"] = "normal"


class Asked(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """The fields of every command: a number that its answer repeats, and a key if it may be sent twice.

    A seat's command whose key was seen before is answered with `done` again and changes nothing.
    """

    id: int
    key: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_KEY, pattern=NO_NUL)] | None = None


class Play(Asked, frozen=True, kw_only=True, tag="play"):
    """`action` is one of those in `view.legal`; `version` is the version of that view."""

    version: int
    action: msgspec.Raw


class Undo(Asked, frozen=True, kw_only=True, tag="undo"):
    """Take back the seat's last action: at once where the log allows it, otherwise as an offer."""


class Answer(Asked, frozen=True, kw_only=True, tag="answer"):
    """Accept or decline the undo or the draw that another seat has asked for; to decline one's own withdraws it."""

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
    """Before the start: give up the seat and its token. The person who has sat here longest is the host."""


class AddWords(Asked, frozen=True, kw_only=True, tag="words"):
    """Before the start: words that go into every shuffle. The last words of each person count."""

    text: Text


class Share(Asked, frozen=True, kw_only=True, tag="share"):
    """Share this seat's view with people who have the word in `Update.share`; with `on` false, stop it."""

    on: bool = True


class Point(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card of somebody's hand, from the left."""

    seat: int
    slot: int


class Say(Asked, frozen=True, kw_only=True, tag="say"):
    """Send a text, a quick phrase, or "this card". Players talk to the table, spectators to each other."""

    text: Text | None = None
    phrase: Phrase | None = None
    point: Point | None = None


class Rematch(Asked, frozen=True, kw_only=True, tag="rematch"):
    """Ask for, or agree to, another game with the same people. It begins when everybody has asked.

    `words` go into its shuffles; its seal, `offers.seal`, was there before them.
    """

    words: Text | None = None


MOST_VIEWS = 16


class LookBack(Asked, frozen=True, kw_only=True, tag="look"):
    """Ask for your own view at `count` earlier versions, from `first` on. Nothing changes. `past` is the answer."""

    first: Annotated[int, msgspec.Meta(ge=0)]
    count: Annotated[int, msgspec.Meta(ge=1, le=MOST_VIEWS)] = 1


Command = (
    Play
    | Undo
    | Draw
    | Answer
    | Resign
    | Return
    | Rematch
    | Arrange
    | Sit
    | Leave
    | AddWords
    | Share
    | Say
    | LookBack
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
    events: list[TableEvent]
    offers: Offers
    can_undo: bool
    clock: ClockPlan | None
    times: Times | None
    window: Window | None
    commitment: str
    """SHA-256 of the secret behind every shuffle; the secret is published with the record at the end."""
    words: list[str]
    """The words that people have added to the shuffles, in the order in which they sat down."""
    watchers: int
    """The number of spectators."""
    share: str | None
    """For your own seat only: the word that gives access to your view, while you share it."""
    shared_seat: int | None
    """The seat whose view this spectator may see."""


class Changed(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="changed"):
    """An `update` for viewers with `changes`: its view has only the fields that have changed.

    Fields of `update` that are missing here are unchanged.
    """

    version: int
    view: dict[str, Any]
    events: list[TableEvent]
    offers: Offers
    can_undo: bool
    times: Times | None
    window: Window | None


class Said(msgspec.Struct, frozen=True, kw_only=True):
    """A chat message in the room of the table or of the watchers; `at` is in milliseconds since 1970.

    A message that a moderator has removed is sent again with its number, `removed` and no content.
    """

    number: int
    room: Literal["table", "watchers"]
    seat: int | None
    name: str
    at: int
    text: str | None = None
    phrase: Phrase | None = None
    point: Point | None = None
    removed: bool = False


class Talk(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="talk"):
    """The chat messages since the last `talk`."""

    said: list[Said]


class PastViews(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="past"):
    """The answer to `look`: your views from version `first` on, each as it was then (None: nothing was laid out).

    There are fewer than asked for at the end of the log, and if they are long.
    """

    id: int
    first: int
    views: list[Any]


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


ToBrowser = Update | Changed | Talk | PastViews | Done | Refusal | Moved
