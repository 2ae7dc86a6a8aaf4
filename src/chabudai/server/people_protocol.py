"""The requests about people: who I am, how I sign in, my tables, and what everybody may know of an account."""

from typing import Annotated, Any, Literal

import msgspec

Scope = Literal["play", "read"]
Label = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
MAX_PASSWORD = 200
Password = Annotated[str, msgspec.Meta(max_length=MAX_PASSWORD)]


class NewGuest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/me: be a guest of this name."""

    name: str


class NewAccount(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/me/account: keep what I have played, under a name that nobody else has."""

    name: str
    password: Password


class NewName(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """PUT /api/me/name."""

    name: str


class NewPassword(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """PUT /api/me/password. `current` is needed if there is one."""

    password: Password
    current: Password | None = None


class Proof(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """DELETE /api/me and POST /api/me/recovery: the password, if there is one."""

    password: Password | None = None


class SignIn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/sign-in."""

    name: str
    password: Password


class Recover(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/recover: the recovery code makes a new password."""

    name: str
    code: Annotated[str, msgspec.Meta(max_length=64)]
    password: Password


class PasskeyWanted(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/me/passkeys/options. A guest says the name of the account to be."""

    name: str | None = None


class NewPasskey(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/me/passkeys: what the browser answered. With a name, a guest becomes an account."""

    credential: dict[str, Any]
    label: Label
    name: str | None = None


class PasskeyShown(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/sign-in/passkey: what the browser answered."""

    credential: dict[str, Any]


class NewToken(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/me/tokens: for a program. `read` looks at my tables, `play` also plays."""

    label: Label
    scope: Scope


class Passkey(msgspec.Struct, frozen=True, kw_only=True):
    """A passkey of mine; times are milliseconds since 1970."""

    id: str
    label: str
    created: int
    used: int | None


class Token(msgspec.Struct, frozen=True, kw_only=True):
    """A personal token of mine, without the token itself."""

    id: str
    label: str
    scope: Scope
    created: int


class TokenShown(msgspec.Struct, frozen=True, kw_only=True):
    """A new personal token. This is the only time it is shown."""

    id: str
    label: str
    scope: Scope
    created: int
    token: str


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/me: who this browser is here. A guest has no account and so no way to sign in elsewhere."""

    name: str
    account: bool
    bot: bool
    password: bool
    passkeys: list[Passkey]
    tokens: list[Token]


class Welcome(msgspec.Struct, frozen=True, kw_only=True):
    """An account was made or recovered. `recovery` opens it when all else is lost, and is shown only now."""

    me: Me
    recovery: str | None


FROM_BROWSER = [NewGuest, NewAccount, NewName, NewPassword, Proof, SignIn, Recover, NewToken]
TO_BROWSER = [Me, Welcome, TokenShown]
