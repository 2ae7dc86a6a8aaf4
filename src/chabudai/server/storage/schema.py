"""The database schema. Rows are only added, so primary keys are enough to settle races between writers.

The exceptions are `heartbeats` (the server's last heartbeat), the tables of people, who change and leave, and what
moderators change: they close tables, remove remarks, end measures and decide reports.
A change here needs a revision in `migrations/versions`: `make migration name=…` drafts it.
"""

import sqlalchemy as sa

metadata = sa.MetaData()


def _of_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True)


# `rated`: 0 is a casual game, 1 a rated one; the others are rated games that did not count, and why.
CASUAL, RATED, ONE_ADDRESS, TOO_SHORT = range(4)

# `closed` is the reason for which a moderator has closed the table, before its end.
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
    sa.Column("closed", sa.Text),
)

# Changes of seating, in order: a seat gets a person (name and digest), a bot (its level), or nobody.
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

# Commands that were done, so that a repeated command is not done twice.
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

# Finished games. `at` is how long the table lasted, `stopped` is the date, `sequel` is the secret behind the shuffles
# of a rematch; the rest makes statistics fast.
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

# `person` is whoever said it, if they have an id; `removed` is 1 when a moderator has removed it.
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
    sa.Column("person", sa.Text, index=True),
    sa.Column("removed", sa.Integer, nullable=False, server_default=sa.text("0")),
    sqlite_with_rowid=False,
)

# Times when no server was running: clocks do not count them.
pauses = sa.Table(
    "pauses",
    metadata,
    sa.Column("start", sa.BigInteger, primary_key=True),
    sa.Column("stop", sa.BigInteger, nullable=False),
)

heartbeats = sa.Table(
    "heartbeats",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)

# The tables of people: guests and accounts, their credentials, results and ratings.
#
# People change their names and leave, so these rows are changed and deleted. Tokens, codes and challenges are stored
# as SHA-256 digests, passwords as Argon2 hashes.


def _person(*, nullable: bool = False) -> sa.Column[str]:
    return sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=nullable, index=True)


def _of_seat() -> list[sa.Column[str] | sa.Column[int]]:
    return [
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
    ]


# An account has a unique `folded` name, a guest has none; a deleted account has no name at all. `looks` is the skeleton
# of an account's name: names that look alike have the same one. `role` is "moderator", "operator" or nothing.
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
    sa.Column("role", sa.Text),
)

# `browser` is the browser's name, like "Firefox · Linux"; `used` is the time of its last request, to the hour.
sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("digest", sa.LargeBinary, primary_key=True),
    _person(),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("browser", sa.Text),
    sa.Column("used", sa.BigInteger),
)

# The preferences of an account, as JSON.
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

# One-time challenges for passkeys to sign. `person` is set when somebody adds a passkey, not for signing in.
challenges = sa.Table(
    "challenges",
    metadata,
    sa.Column("digest", sa.LargeBinary, primary_key=True),
    sa.Column("purpose", sa.Text, nullable=False),
    sa.Column("person", sa.Text),
    sa.Column("created", sa.BigInteger, nullable=False),
)

# The result of a game for each seat. `gone`: a bot had taken over the seat.
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

# Ratings after each rated game. The primary key ensures that a game is never rated twice.
ratings = sa.Table(
    "ratings",
    metadata,
    *_of_seat(),
    sa.Column("player", sa.Text, nullable=False, index=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sqlite_with_rowid=False,
)

# The latest rating of each player, written with the rows above. `player` is a person or a bot, like `bot 3`.
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


# The servers of the cluster, and which of them runs a table's bots and clocks.

# `seen` is the last heartbeat; `alive` is 0 after an orderly stop. A SQLite file has one row: its identity, and in
# `seen` its position for the high-water mark (`high_water.py`).
nodes = sa.Table(
    "nodes",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("seen", sa.BigInteger, nullable=False),
    sa.Column("alive", sa.Integer, nullable=False),
)

# Leases: the server, if any, that plays a table's bots (`kind` "bots") or runs its clocks ("clocks").
leases = sa.Table(
    "leases",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("kind", sa.Text, primary_key=True),
    sa.Column("node", sa.Text, index=True),
    sqlite_with_rowid=False,
)


# Subscriptions to turn notifications, and the notifications sent.

# `address` is secret: knowing it is enough to send to the browser.
subscriptions = sa.Table(
    "subscriptions",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("keys", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("failures", sa.Integer, nullable=False, server_default=sa.text("0")),
)

# The primary key ensures that one turn of one seat is notified once.
sent_notifications = sa.Table(
    "sent_notifications",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("turn", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sqlite_with_rowid=False,
)


# The operator's desk: reports, measures, refused names and the audit log.

# A thing that people have reported: a name, a remark, or how somebody plays. `thing` names it, so that it has one row;
# `name` and `quoted` are as they were when it was first reported. `verdict` is empty while the report is open.
reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("thing", sa.Text, nullable=False, unique=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("message", sa.Integer),
    _person(nullable=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("quoted", sa.Text),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("verdict", sa.Text),
    sa.Column("decided", sa.BigInteger),
    sa.Column("decided_by", sa.Text),
    sa.Column("note", sa.Text),
)

# Who reported it. `reporter` names a person, a seat or an address without giving it away; each counts once.
reporters = sa.Table(
    "reporters",
    metadata,
    sa.Column("report", sa.Text, sa.ForeignKey("reports.id"), primary_key=True),
    sa.Column("reporter", sa.Text, primary_key=True),
    _person(nullable=True),
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# Mutes and bans of a person, or bans of an address. `until` is empty for one without an end; `ended` is when somebody
# ended it early.
measures = sa.Table(
    "measures",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    _person(nullable=True),
    sa.Column("address", sa.Text),
    sa.Column("since", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger),
    sa.Column("ended", sa.BigInteger),
    sa.Column("reason", sa.Text, nullable=False),
)

# Names that moderators have taken away: nobody may have them or one that looks like them.
refused_names = sa.Table(
    "refused_names",
    metadata,
    sa.Column("folded", sa.Text, primary_key=True),
    sa.Column("looks", sa.Text, nullable=False, index=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# What moderators have done. Rows are only added. Servers read them to put each measure in force. `actor` is empty for
# somebody at the server's own machine. The ids refer to rows that may be gone.
audit_log = sa.Table(
    "audit_log",
    metadata,
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("actor", sa.Text),
    sa.Column("actor_name", sa.Text, nullable=False),
    sa.Column("action", sa.Text, nullable=False),
    sa.Column("person", sa.Text, index=True),
    sa.Column("name", sa.Text),
    sa.Column("at_table", sa.Text),
    sa.Column("message", sa.Integer),
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("details", sa.Text, nullable=False),
)


Row = dict[str, object]
Rows = list[tuple[sa.Table, Row]]
"""Rows that are written together or not at all."""
