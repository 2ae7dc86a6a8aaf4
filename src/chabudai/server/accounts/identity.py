"""Who somebody is: a guest, or an account of a person or a bot."""

from dataclasses import dataclass
from typing import Literal

from chabudai.server.errors import WrongScope
from chabudai.server.types.accounts import Kind

SESSION_DAYS = 400
"""The longest that browsers keep a cookie."""

FRESH = 10 * 60 * 1000
"""Milliseconds after signing in during which nobody is asked again."""


@dataclass(frozen=True, kw_only=True)
class Identity:
    """`scope` is what they may do here: everything after signing in, less by a personal token."""

    person: str
    name: str
    account: bool
    bot: bool
    scope: Literal["all", "play", "read"]
    key: bytes
    """The SHA-256 of the session's or the token's secret: what is taken away when they sign out."""
    since: int = 0

    @property
    def kind(self) -> "Kind | None":
        """As everybody may see it: an account of a person or of a bot; None is a guest."""
        return ("bot" if self.bot else "person") if self.account else None

    def check_may_play(self) -> None:
        if self.scope == "read":
            raise WrongScope("this token only reads", scope=self.scope)

    def check_owner(self) -> None:
        """What concerns the account itself is not for programs."""
        if self.scope != "all":
            raise WrongScope("a personal token does not change the account", scope=self.scope)
