"""Messages about people: identity, signing in, my tables, public profiles."""

from typing import Annotated, Any, Literal

import msgspec

from chabudai.server.types.tables import Summary

Scope = Literal["play", "read"]
Kind = Literal["person", "bot"]
Role = Literal["moderator", "operator"]
Uncounted = Literal["casual", "one-address", "too-short"]
Label = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Page = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
MAX_PASSWORD = 200
LanguageTag = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$", max_length=20)]
"""A language by its tag, such as `fr`: whichever the page knows."""
Password = Annotated[str, msgspec.Meta(max_length=MAX_PASSWORD)]


class NewGuest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/me: become a guest with this name."""

    name: str


class NewAccount(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/me/account: make an account of the guest, under a unique name."""

    name: str
    password: Password


class NewName(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """PUT /api/me/name."""

    name: str


class NewPassword(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """PUT /api/me/password."""

    password: Password


class Proof(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/me/confirm: the password, or the browser's answer for a passkey."""

    password: Password | None = None
    credential: dict[str, Any] | None = None


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
    """POST /api/me/passkeys/options. A guest sends the name of the new account."""

    name: str | None = None


class NewPasskey(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/me/passkeys: the browser's answer. With a name, a guest becomes an account."""

    credential: dict[str, Any]
    label: Label
    name: str | None = None


class PasskeyShown(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/sign-in/passkey: the browser's answer."""

    credential: dict[str, Any]


class NewToken(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/me/tokens: a token for a program. `read` reads my tables, `play` also plays."""

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
    """GET /api/me: the guest or account of this browser. A guest cannot sign in elsewhere.

    `role` is that of a moderator or an operator, who may use the desk.
    """

    name: str
    account: bool
    bot: bool
    role: Role | None
    password: bool
    passkeys: list[Passkey]
    tokens: list[Token]


class Preferences(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/me/preferences: the preferences of an account. The browser decides those that are null."""

    theme: Literal["light", "dark"] | None = None
    tempo: Literal["calm", "quick"] | None = None
    language: LanguageTag | None = None
    sounds: bool | None = None
    confirm: bool | None = None
    queue: bool | None = None
    large_text: bool | None = None
    left_handed: bool | None = None


class NewPreferences(Preferences, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """PUT /api/me/preferences: all of them."""


class SignedIn(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/me/browsers: a browser in which I am signed in, like "Firefox · Linux"; "" is one we do not know.

    Times are milliseconds since 1970; `used` is true to the hour. `here` is the browser that asks. A confirmed
    identity begins a new session, so `since` is also the time of the latest confirmation.
    """

    id: str
    browser: str
    since: int
    used: int
    here: bool


class Welcome(msgspec.Struct, frozen=True, kw_only=True):
    """An account was made or recovered. `recovery` is its recovery code, shown only once."""

    me: Me
    recovery: str | None


# What was played


class PageQuery(msgspec.Struct, frozen=True, kw_only=True):
    page: Page = 0


class LeaderboardQuery(msgspec.Struct, frozen=True, kw_only=True):
    seats: int | None = None
    bots: bool = False


class PastPlayer(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a finished game. `bot` is the level of a bot; a deleted account has the name ""."""

    name: str
    bot: int | None
    account: Literal["person", "bot"] | None
    rank: int
    score: int


class PastGame(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game of somebody who had this `seat`; `stopped` is in milliseconds since 1970."""

    table: str
    game: str
    stopped: int
    moves: int
    reason: str
    rated: bool
    seat: int
    players: list[PastPlayer]


class PastGames(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/people/{name}/games: the latest first. `more` says if there is another page."""

    games: list[PastGame]
    page: int
    more: bool


class MyTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table where I sit, and whether it is my turn."""

    table: Summary
    seat: int
    awaited: bool


class MyTables(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/me/tables: all that are not over (on the first page), and a page of finished ones."""

    running: list[MyTable]
    finished: list[PastGame]
    page: int
    more: bool


class GameTally(msgspec.Struct, frozen=True, kw_only=True):
    """A person's results at a game. The games not won or drawn were lost."""

    game: str
    games: int
    won: int
    drawn: int


class RatingLine(msgspec.Struct, frozen=True, kw_only=True):
    """A rating in a game with so many players, its deviation, and past ratings, the latest last."""

    game: str
    seats: int
    rating: int
    deviation: int
    established: bool
    games: int
    past: list[int]


class Profile(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/people/{name}: `since` is in milliseconds since 1970."""

    name: str
    bot: bool
    since: int
    ratings: list[RatingLine]
    tallies: list[GameTally]


class RatingChange(msgspec.Struct, frozen=True, kw_only=True):
    """The rating of a seat after a game, and its change. `percent` is how much the game counted."""

    seat: int
    rating: int
    deviation: int
    change: int
    percent: int


class RatedGame(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/tables/{table}/ratings: how a finished game changed the ratings, or why it did not count."""

    uncounted: Uncounted | None
    changes: list[RatingChange]


class LeaderboardLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a leaderboard: an account, or (without a name) a bot of this level.

    `games_left`: about how many more games establish a provisional rating; 0 if it is established.
    """

    place: int
    name: str | None
    bot: int | None
    rating: int
    deviation: int
    games: int
    games_left: int


class Leaderboard(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/leaderboards/{game}: ratings of people or of bot accounts; `levels` are our own bots.

    Where few ratings are established, provisional ones follow them.
    """

    game: str
    seats: int
    bots: bool
    places: list[LeaderboardLine]
    levels: list[LeaderboardLine]


class Bin(msgspec.Struct, frozen=True, kw_only=True):
    """A bin of a histogram: the count from `low` to `high`."""

    low: int
    high: int
    count: int


class SeatsStatistics(msgspec.Struct, frozen=True, kw_only=True):
    """Finished games with so many players. Lengths and scores are of those that were played to their end.

    Of `decided` games the first player won `won_by_first`; with equal sides it would be one in `sides`.
    """

    seats: int
    games: int
    reasons: dict[str, int]
    moves: list[Bin]
    scores: list[Bin]
    decided: int
    won_by_first: int
    sides: int


class GameStatistics(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/statistics/{game}."""

    game: str
    seats: list[SeatsStatistics]


FROM_BROWSER = [
    NewGuest,
    NewAccount,
    NewName,
    NewPassword,
    Proof,
    SignIn,
    Recover,
    NewToken,
    NewPreferences,
]
TO_BROWSER = [
    *(Me, Preferences, list[SignedIn], Welcome, TokenShown, MyTables, PastGames, Profile),
    *(RatedGame, Leaderboard, GameStatistics),
]
