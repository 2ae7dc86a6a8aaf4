"""The messages of a socket, between a browser (or a bot, or a terminal) and a table of the server.

The first is `hello`; every later one is a command with an `id` that its answer, `done` or `refused`, repeats. `done`
is sent only after the change is on disk. What is asked over HTTP is in `protocol.py` of each room. TypeScript types are
generated from these files.
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
"""PostgreSQL keeps every character but NUL, so no text that people send may hold it."""

Text = Annotated[str, msgspec.Meta(pattern=NO_NUL)]

Phrase = Literal[
    "hello", "good-luck", "your-turn", "one-moment", "thanks", "sorry", "oops", "nice", "well-played", "again"
]
"""Quick phrases: each reader has them in their own language."""


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """GET /healthz."""

    status: Literal["ok"]
    version: str


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


class Offers(msgspec.Struct, frozen=True, kw_only=True):
    """What waits for an answer: the seat that asks for an undo or a draw, who has accepted, who wants another game.

    `seal` is the commitment of that other game, shown from the end of this one.
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
    """The first message: the seat's token (None watches), and what was seen and heard before a reconnect.

    `talk` is the number of the last thing heard, 0 for none; None hears nothing, as befits most bots. `name` is what a
    spectator who talks is called. `beside` is the word of a seat that lets this spectator see what it sees. With
    `changes` there is `changed` instead of `update` while people only play.
    """

    token: Text | None = None
    since: int = 0
    talk: int | None = None
    name: Text | None = None
    beside: Text | None = None
    changes: bool = False


class Asked(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """What every command has: a number that its answer repeats, and a key if it may come twice.

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
    """Before the start: give the seat up. The token opens nothing any more; whoever sits here longest is the host."""


class AddWords(Asked, frozen=True, kw_only=True, tag="words"):
    """Before the start: words of one's own that go into every shuffle. The last ones said by a sitting count."""

    text: Text


class Share(Asked, frozen=True, kw_only=True, tag="share"):
    """Let whoever is given `Update.share` see what this seat sees, or, with `on` false, nobody any more."""

    on: bool = True


class Point(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card of somebody's hand, from the left."""

    seat: int
    slot: int


class Say(Asked, frozen=True, kw_only=True, tag="say"):
    """Say one thing: a text, a quick phrase, or "this card". Who has a seat talks to the table, others apart."""

    text: Text | None = None
    phrase: Phrase | None = None
    point: Point | None = None


class Rematch(Asked, frozen=True, kw_only=True, tag="rematch"):
    """Ask for, or agree to, another game with the same people. It begins when everybody has asked.

    `words` go into its shuffles; its seal, `offers.seal`, was there before them.
    """

    words: Text | None = None


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


class Changed(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="changed"):
    """An `update` for who asked for `changes`: of its view only the fields that are not as they were told last.

    All that an update has and this has not is as it was.
    """

    version: int
    view: dict[str, Any]
    events: list[Event]
    offers: Offers
    can_undo: bool
    times: Times | None
    window: Window | None


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


ToBrowser = Update | Changed | Talk | Done | Refusal | Moved
