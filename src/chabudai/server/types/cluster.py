"""What one server tells the others. Nothing of a game is in it, and nothing of it need be believed.

A hint says which table has changed; what has, the log says. No hand, no word of a talk and no token travels here.
"""

import msgspec

CHANNEL = "chabudai"
"""Where PostgreSQL carries these messages."""


class Hint(msgspec.Struct, frozen=True, array_like=True):
    """A table has changed. `whole`: not only its log. `public`: it is new, and everybody may sit down."""

    table: str
    whole: bool = False
    public: bool = False


class Changed(msgspec.Struct, frozen=True, array_like=True, tag="changed"):
    hints: list[Hint]


class Here(msgspec.Struct, frozen=True, array_like=True, tag="here"):
    """Which seats of a table somebody is connected to at that server, and how many watch there."""

    table: str
    seats: list[int]
    watchers: int


class Arrived(msgspec.Struct, frozen=True, array_like=True, tag="arrived"):
    """A server has begun to listen: tell it who is here."""


class Unattended(msgspec.Struct, frozen=True, array_like=True, tag="unattended"):
    """There are duties that nobody has."""


class Dismissed(msgspec.Struct, frozen=True, array_like=True, tag="dismissed"):
    """A session is over (the SHA-256 of its secret), or all of this person."""

    person: str
    key: str | None = None


class Renamed(msgspec.Struct, frozen=True, array_like=True, tag="renamed"):
    person: str


class Doorbells(msgspec.Struct, frozen=True, array_like=True, tag="doorbells"):
    """Where somebody wants to be told has changed."""

    person: str


News = Changed | Here | Arrived | Unattended | Dismissed | Renamed | Doorbells


class Letter(msgspec.Struct, frozen=True, array_like=True):
    """`node` is who tells it."""

    node: str
    news: News


_decoder = msgspec.json.Decoder(Letter)


def written(node: str, news: News) -> str:
    return msgspec.json.encode(Letter(node, news)).decode()


def read(text: str) -> Letter:
    """Or raise msgspec.MsgspecError: a server of another age may say what we do not know."""
    return _decoder.decode(text)
