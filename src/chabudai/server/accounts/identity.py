"""The identity behind a request: a guest, or the account of a person or a bot."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

from chabudai.server.errors import ConfirmIdentity, WrongScope
from chabudai.server.types.accounts import Kind, Role

SESSION_DAYS = 400
"""The longest that browsers keep a cookie."""

FRESH = 10 * 60 * 1000
"""Milliseconds after a proof of identity (signing in, or confirming) during which no other is asked for."""


class Owner(NamedTuple):
    """Who is charged for work of the server: the address that asked for it, and the person at that address."""

    address: str = ""
    person: str = ""


NOBODY = Owner()
"""The owner of what nobody is known to have asked for."""


@dataclass(frozen=True, kw_only=True)
class Identity:
    """A signed-in person. `scope` is "all" for a session; a personal token may do less."""

    person: str
    name: str
    account: bool
    bot: bool
    scope: Literal["all", "play", "read"]
    key: bytes
    """The SHA-256 of the session's or the token's secret."""
    since: int = 0
    role: Role | None = None

    @property
    def kind(self) -> "Kind | None":
        """The public kind of the account: of a person or of a bot; None is a guest."""
        return ("bot" if self.bot else "person") if self.account else None

    def check_may_play(self) -> None:
        if self.scope == "read":
            raise WrongScope("this token only reads", scope=self.scope)

    def check_owner(self) -> None:
        """Raise WrongScope for a personal token: programs cannot change the account."""
        if self.scope != "all":
            raise WrongScope("a personal token does not change the account", scope=self.scope)

    def check_fresh(self, now: int) -> None:
        """Raise ConfirmIdentity for an account whose owner has not proved lately who they are."""
        if self.account and abs(now - self.since) > FRESH:
            raise ConfirmIdentity("confirm first that it is you: by your password or a passkey")


def owner_of(player: Identity | None, address: str) -> Owner:
    return Owner(address, player.person if player else "")
