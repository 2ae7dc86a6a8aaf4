"""Messages between servers. They are hints: the database has the truth.

They name tables and people only: no view, no chat and no token is in them.
"""

from typing import Literal

import msgspec

CHANNEL = "chabudai"
"""The PostgreSQL channel of these messages."""


class ChangeHint(msgspec.Struct, frozen=True, array_like=True):
    """A table has changed. `whole`: not only its log. `public`: it is a new public table."""

    table: str
    whole: bool = False
    public: bool = False


class TablesChanged(msgspec.Struct, frozen=True, array_like=True, tag="changed"):
    hints: list[ChangeHint]


class PresenceChanged(msgspec.Struct, frozen=True, array_like=True, tag="presence"):
    """The connected seats, the number of spectators and the host's tempo of a table at that server.

    `addresses` are seats of a rated game with digests of their addresses, by the table's secret. `address` is whom the
    server that plays its bots charges for them.
    """

    table: str
    seats: list[int]
    watchers: int
    tempo: Literal["calm", "normal", "quick"] | None = None
    addresses: frozenset[tuple[int, str]] = frozenset()
    address: str = ""


class PresenceAsked(msgspec.Struct, frozen=True, array_like=True, tag="who is here"):
    """A server plays the bots of this table from now on, and asks who is connected to it."""

    table: str


class ServerJoined(msgspec.Struct, frozen=True, array_like=True, tag="joined"):
    """A server has begun to listen: announce your presence to it."""


class FreeLeases(msgspec.Struct, frozen=True, array_like=True, tag="free leases"):
    """There are leases that no server holds."""


class Disconnected(msgspec.Struct, frozen=True, array_like=True, tag="disconnected"):
    """A session is over (`key` is the SHA-256 of its secret), or all of this person."""

    person: str
    key: str | None = None


class Renamed(msgspec.Struct, frozen=True, array_like=True, tag="renamed"):
    """A person has another name."""

    person: str


class SubscriptionsChanged(msgspec.Struct, frozen=True, array_like=True, tag="subscriptions"):
    """The subscriptions of a person have changed."""

    person: str


class DeskActed(msgspec.Struct, frozen=True, array_like=True, tag="desk"):
    """A moderator has acted: the audit log says what."""


ClusterMessage = (
    TablesChanged
    | PresenceChanged
    | PresenceAsked
    | ServerJoined
    | FreeLeases
    | Disconnected
    | Renamed
    | SubscriptionsChanged
    | DeskActed
)


class Envelope(msgspec.Struct, frozen=True, array_like=True):
    """A message and the server that sent it."""

    node: str
    message: ClusterMessage


_decoder = msgspec.json.Decoder(Envelope)


def encode(node: str, message: ClusterMessage) -> str:
    return msgspec.json.encode(Envelope(node, message)).decode()


def decode(text: str) -> Envelope:
    """Decode a message, or raise msgspec.MsgspecError: a server of another version may send unknown ones."""
    return _decoder.decode(text)
