"""The tables of people: guests and accounts, how they show who they are, how their games ended, their ratings.

People change their names and leave, so these rows, unlike those of a game, are changed and deleted. Of every token,
code and challenge only the SHA-256 is here; of a password, its Argon2 hash.
"""

import sqlalchemy as sa

from chabudai.server.disk.schema import metadata


def _person(*, nullable: bool = False) -> sa.Column[str]:
    return sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=nullable, index=True)


def _of_seat() -> list[sa.Column[str] | sa.Column[int]]:
    return [
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
    ]


# A guest has no `folded` name, an account has one that nobody else has; who has left has no name at all. `looks` is
# what an account's name is taken for by whoever does not read it twice.
people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text),
    sa.Column("folded", sa.Text, unique=True),
    sa.Column("looks", sa.Text, index=True),
    sa.Column("bot", sa.Integer, nullable=False, server_default=sa.text("0")),
    sa.Column("password", sa.Text),
    sa.Column("recovery", sa.LargeBinary),
    sa.Column("created", sa.BigInteger, nullable=False),
)

# `browser` is what it calls itself, like "Firefox · Linux"; `used` is when it last came, to the hour.
sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("digest", sa.LargeBinary, primary_key=True),
    _person(),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("browser", sa.Text),
    sa.Column("used", sa.BigInteger),
)

# What an account prefers in every browser, as JSON.
preferences = sa.Table(
    "preferences",
    metadata,
    sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("chosen", sa.Text, nullable=False),
    sqlite_with_rowid=False,
)

passkeys = sa.Table(
    "passkeys",
    metadata,
    sa.Column("id", sa.LargeBinary, primary_key=True),
    _person(),
    sa.Column("key", sa.LargeBinary, nullable=False),
    sa.Column("uses", sa.Integer, nullable=False),
    sa.Column("label", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger),
)

tokens = sa.Table(
    "tokens",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("digest", sa.LargeBinary, nullable=False, unique=True),
    _person(),
    sa.Column("label", sa.Text, nullable=False),
    sa.Column("scope", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)

# What a passkey has to sign, once. `person` is whoever adds a passkey; nobody while signing in.
challenges = sa.Table(
    "challenges",
    metadata,
    sa.Column("digest", sa.LargeBinary, primary_key=True),
    sa.Column("purpose", sa.Text, nullable=False),
    sa.Column("person", sa.Text),
    sa.Column("created", sa.BigInteger, nullable=False),
)

# How a game ended for each seat. `gone`: its owner had left it to a bot.
results = sa.Table(
    "results",
    metadata,
    *_of_seat(),
    _person(nullable=True),
    sa.Column("bot", sa.Integer),
    sa.Column("rank", sa.Integer, nullable=False),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("gone", sa.Integer, nullable=False),
    sqlite_with_rowid=False,
)

# What a rated game made of each player. A table has these rows once, so it is never counted twice.
ratings = sa.Table(
    "ratings",
    metadata,
    *_of_seat(),
    sa.Column("player", sa.Text, nullable=False, index=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sqlite_with_rowid=False,
)

# The latest of each player, written with the rows above. `player` is a person or a bot, like `bot 3`.
standings = sa.Table(
    "standings",
    metadata,
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("seats", sa.Integer, primary_key=True),
    sa.Column("player", sa.Text, primary_key=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sqlite_with_rowid=False,
)
