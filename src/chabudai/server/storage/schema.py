"""The tables of the database. Rows are only ever added: a primary key is all the guard that a race needs.

The exceptions are `beats`, when the server was last seen alive, and people, who change and leave.
A change here needs a revision in `migrations/versions`, which makes these tables: `make migration name=…` drafts it.
"""

import sqlalchemy as sa

metadata = sa.MetaData()


def _of_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True)


tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("bots", sa.Text, nullable=False),
    sa.Column("secret", sa.LargeBinary, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("rematch_of", sa.Text, sa.ForeignKey("tables.id"), unique=True),
    sa.Column("clock", sa.Text),
    sa.Column("public", sa.Integer, nullable=False, server_default=sa.text("0")),
    sa.Column("rated", sa.Integer, nullable=False, server_default=sa.text("0")),
)

# Who sits where, in the order in which it changed: a person (name and digest), a bot (its level), or nobody.
sittings = sa.Table(
    "sittings",
    metadata,
    _of_table(),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.Text),
    sa.Column("digest", sa.LargeBinary),
    sa.Column("bot", sa.Integer),
    sa.Column("person", sa.Text, sa.ForeignKey("people.id"), index=True),
    sqlite_with_rowid=False,
)

entries = sa.Table(
    "entries",
    metadata,
    _of_table(),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("who", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# A command that has been done is not done again when its sender, unsure, repeats it.
commands = sa.Table(
    "commands",
    metadata,
    _of_table(),
    sa.Column("sitting", sa.Integer, primary_key=True),
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sqlite_with_rowid=False,
)

rematches = sa.Table(
    "rematches",
    metadata,
    _of_table(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("words", sa.Text),
    sqlite_with_rowid=False,
)

# `at` is how long the table had lasted, `stopped` is the date, `sequel` the secret behind the shuffles of a rematch;
# the rest is there so that games are counted quickly.
ends = sa.Table(
    "ends",
    metadata,
    _of_table(),
    sa.Column("outcome", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("stopped", sa.BigInteger, nullable=False),
    sa.Column("game", sa.Text, nullable=False, index=True),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("moves", sa.Integer, nullable=False),
    sa.Column("first", sa.Integer),
    sa.Column("sequel", sa.LargeBinary),
    sqlite_with_rowid=False,
)

messages = sa.Table(
    "messages",
    metadata,
    _of_table(),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("room", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("content", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# When no server was running: that time is nobody's thinking time.
pauses = sa.Table(
    "pauses",
    metadata,
    sa.Column("start", sa.BigInteger, primary_key=True),
    sa.Column("stop", sa.BigInteger, nullable=False),
)

beats = sa.Table(
    "beats",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)

# The tables of people: guests and accounts, how they show who they are, how their games ended, their ratings.
#
# People change their names and leave, so these rows, unlike those of a game, are changed and deleted. Of every token,
# code and challenge only the SHA-256 is here; of a password, its Argon2 hash.


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


# Which servers there are, and which of them sees to a table's bots and clocks.

# `seen` is when it last said that it is there; `alive` is 0 when it has said goodbye.
nodes = sa.Table(
    "nodes",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("seen", sa.BigInteger, nullable=False),
    sa.Column("alive", sa.Integer, nullable=False),
)

# A table that needs somebody to play its bots or to watch its clocks, and who that is, if anybody.
duties = sa.Table(
    "duties",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("kind", sa.Text, primary_key=True),
    sa.Column("node", sa.Text, index=True),
    sqlite_with_rowid=False,
)


# Where people want to be told that it is their turn, and of which turns they have been.

# `address` is a secret of its own: whoever knows where somebody's browser is pushed to should not have got it from us.
doorbells = sa.Table(
    "doorbells",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("keys", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("failures", sa.Integer, nullable=False, server_default=sa.text("0")),
)

# The key is the promise: one turn of one seat is told once.
notices = sa.Table(
    "notices",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("turn", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sqlite_with_rowid=False,
)


Row = dict[str, object]
Rows = list[tuple[sa.Table, Row]]
"""What is written together or not at all."""
