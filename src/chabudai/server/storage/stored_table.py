"""A table as it is stored, and the rows that change it. Compiled."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec
import sqlalchemy as sa

from chabudai.match.log import Entry
from chabudai.match.match import Match
from chabudai.outcome import Outcome
from chabudai.server.storage import schema
from chabudai.server.storage.schema import Row, Rows
from chabudai.server.tokens import new_secret
from chabudai.server.types.accounts import Kind
from chabudai.server.types.socket import Said
from chabudai.server.types.tables import ClockPlan

OneRow = tuple[sa.Table, Row]

MOST_SAID = 100
"""How many of a table's latest messages are kept in memory and sent to new subscribers."""

WORDS = "words"
"""The room of messages that keep words for the shuffles."""

GUARD = -1
"""The sitting number for commands of the table itself."""


@dataclass(frozen=True)
class Sitter:
    """A person at a seat: their name, the SHA-256 of the seat's token, and the number of their first sitting.

    `person` is their id as a guest or account, if they have one.
    """

    name: str
    digest: bytes
    since: int = 0
    person: str | None = None


@dataclass(kw_only=True)
class StoredTable:
    """All stored data of a table.

    `bots` is a level or None for each seat; `next` is the rematch's id; `commands` maps done commands to versions.
    """

    id: str
    game: str
    options: dict[str, Any]
    bots: list[int | None]
    secret: bytes = field(repr=False)
    created: int
    rematch_of: str | None = None
    clock: ClockPlan | None = None
    public: bool = False
    rated: bool = False
    closed: str | None = None
    """Why a moderator has closed the table."""
    next: str | None = None
    people: dict[int, Sitter] = field(default_factory=dict, repr=False)
    accounts: dict[str, Kind] = field(default_factory=dict, repr=False)
    """The accounts among the people who ever sat here, and their kind."""
    sittings: int = 0
    rematch: set[int] = field(default_factory=set)
    sequel: bytes | None = field(default=None, repr=False)
    """The secret of the rematch, once the game is over: its seal is shown before anybody adds words to it."""
    words_for_sequel: dict[int, str] = field(default_factory=dict)
    """The words that each seat adds to the shuffles of the rematch."""
    commands: dict[tuple[int, str], int] = field(default_factory=dict, repr=False)
    ended: bool = False
    log: list[Entry] = field(default_factory=list, repr=False)
    said: list[Said] = field(default_factory=list, repr=False)
    last_message: int = 0
    """The number of the last message."""
    words: dict[int, str] = field(default_factory=dict)
    """The words that each sitting has added to the shuffles."""
    words_count: int = 0
    """How often words were added."""

    @property
    def free(self) -> list[int]:
        return [seat for seat, bot in enumerate(self.bots) if bot is None and seat not in self.people]

    @property
    def host(self) -> int | None:
        """The seat of the person who has sat here longest. When the host leaves, the next one becomes host."""
        return min(self.people, key=lambda seat: self.people[seat].since, default=None)

    @property
    def shuffle_words(self) -> list[str]:
        """The words for the shuffles, in the order in which people first sat down."""
        return [self.words[since] for since in sorted(self.words)]

    def rows(self) -> Rows:
        """Return all rows of a new table. Bots are in the row of the table, people are sittings."""
        people = sorted(self.people.items(), key=lambda sat: sat[1].since)
        sittings = [self._sitting_row(sitter.since, seat, sitter) for seat, sitter in people]
        words = [
            self._words_row(1 + number, sitter, self.words[sitter.since], self.created)
            for number, (_, sitter) in enumerate(sat for sat in people if sat[1].since in self.words)
        ]
        return [(schema.tables, self._row()), *sittings, *words, *entry_rows(self.id, 0, self.log)]

    def sit(self, seat: int, sitter: Sitter | None, bot: int | None = None) -> OneRow:
        """Seat a person, a bot, or nobody; return the row that records it."""
        row = self._sitting_row(self.sittings, seat, sitter, bot)
        self.apply_sitting(row[1])
        return row

    def apply_sitting(self, row: Mapping[str, Any]) -> None:
        """Apply a row of `sittings`: replaying all of them gives the seating."""
        seat, digest = row["seat"], row["digest"]
        self.bots[seat] = row["bot"]
        self.people.pop(seat, None)
        if digest is not None:
            left = self.seat_of(digest)
            since = row["seq"] if left is None else self.people.pop(left).since
            self.people[seat] = Sitter(row["name"], digest, since, row["person"])
        self.sittings = row["seq"] + 1

    def seat_of(self, digest: bytes) -> int | None:
        """Return the seat whose token has this digest. A token has at most one seat."""
        for seat, sitter in self.people.items():
            if sitter.digest == digest:
                return seat
        return None

    def seat_of_person(self, person: str) -> int | None:
        """Return the first of this person's seats."""
        return min((seat for seat, sitter in self.people.items() if sitter.person == person), default=None)

    def do(self, sitting: int, key: str, version: int) -> OneRow:
        """Record that the person of this sitting has done this command."""
        self.commands[sitting, key] = version
        return self.command_row(sitting, key, version)

    def command_row(self, sitting: int, key: str, version: int) -> OneRow:
        return schema.commands, {"table_id": self.id, "sitting": sitting, "key": key, "version": version}

    def want_rematch(self, seat: int, words: str | None = None) -> OneRow:
        self.rematch.add(seat)
        if words is not None:
            self.words_for_sequel[seat] = words
        return schema.rematches, {"table_id": self.id, "seat": seat, "words": words}

    def add_words(self, seat: int, text: str, at: int) -> OneRow:
        sitter = self.people[seat]
        self.words[sitter.since] = text
        self.words_count += 1
        self.last_message += 1
        return self._words_row(self.last_message, sitter, text, at)

    def _words_row(self, number: int, sitter: Sitter, text: str, at: int) -> OneRow:
        """Return a message row in the room `WORDS`; its seat column holds the number of the sitting."""
        return schema.messages, {
            "table_id": self.id,
            "seq": number,
            "room": WORDS,
            "seat": sitter.since,
            "name": sitter.name,
            "content": msgspec.json.encode({"text": text}).decode(),
            "at": at,
            "person": sitter.person,
        }

    def guard(self, rows: Rows, *, begins: bool) -> Rows:
        """Return rows that make words for the shuffles and the first shuffle exclude each other across servers."""
        speaks = any(owner is schema.messages and row["room"] == WORDS for owner, row in rows)
        return [self.command_row(GUARD, f"words {self.words_count - speaks}", 0)] if begins or speaks else []

    def say(self, said: Said, person: str | None = None) -> OneRow:
        """Add a chat message of this person, if they have an id."""
        self.last_message = said.number
        self.said = [*self.said, said][-MOST_SAID:]
        content = {"text": said.text, "phrase": said.phrase, "point": said.point}
        return schema.messages, {
            "table_id": self.id,
            "seq": said.number,
            "room": said.room,
            "seat": said.seat,
            "name": said.name,
            "content": msgspec.json.encode({name: part for name, part in content.items() if part}).decode(),
            "at": said.at,
            "person": person,
        }

    def remove_message(self, number: int) -> Said | None:
        """Leave only a mark of a message; return it, or None if it is not in memory."""
        for index, said in enumerate(self.said):
            if said.number == number:
                kept = Said(
                    number=number, room=said.room, seat=said.seat, name=said.name, at=said.at, removed=True
                )
                self.said = [*self.said[:index], kept, *self.said[index + 1 :]]
                return kept
        return None

    def end(self, match: Match, outcome: Outcome, at: int, stopped: int) -> Rows:
        """Mark the game as over; return the rows of its end and results."""
        self.ended, self.sequel = True, new_secret()
        row = {
            "table_id": self.id,
            "outcome": msgspec.json.encode(outcome).decode(),
            "at": at,
            "stopped": stopped,
            "game": self.game,
            "seats": match.seats,
            # A branch does not count as a game.
            "moves": 0 if match.branched else _moves(match),
            "first": match.first,
            "sequel": self.sequel,
        }
        return [(schema.ends, row), *(self._result(match, outcome, seat) for seat in range(match.seats))]

    def _result(self, match: Match, outcome: Outcome, seat: int) -> OneRow:
        sitter = self.people.get(seat)
        return schema.results, {
            "table_id": self.id,
            "seat": seat,
            "person": None if match.branched else sitter and sitter.person,
            "bot": self.bots[seat],
            "rank": outcome.ranks[seat],
            "score": outcome.scores[seat],
            "gone": int(seat in match.bots),
        }

    def _sitting_row(self, seq: int, seat: int, sitter: Sitter | None, bot: int | None = None) -> OneRow:
        return schema.sittings, {
            "table_id": self.id,
            "seq": seq,
            "seat": seat,
            "name": sitter and sitter.name,
            "digest": sitter and sitter.digest,
            "bot": bot,
            "person": sitter and sitter.person,
        }

    def _row(self) -> Row:
        return {
            "id": self.id,
            "game": self.game,
            "options": msgspec.json.encode(self.options).decode(),
            "bots": msgspec.json.encode(self.bots).decode(),
            "secret": self.secret,
            "created": self.created,
            "rematch_of": self.rematch_of,
            "clock": msgspec.json.encode(self.clock).decode() if self.clock else None,
            "public": int(self.public),
            "rated": int(self.rated),
        }


def _moves(match: Match) -> int:
    """Return how many moves the players made. The page numbers its move list in the same way."""
    return sum(isinstance(entry.who, int) and match.game.is_move(entry.text) for entry in match.live())


def is_chat(rows: Rows) -> bool:
    """Return whether these rows only add chat messages."""
    if not is_more_than_play(rows):
        return False
    return all(owner is schema.commands or _is_chat(owner, row) for owner, row in rows)


def _is_chat(owner: sa.Table, row: Row) -> bool:
    return owner is schema.messages and row["room"] != WORDS


def is_more_than_play(rows: Rows) -> bool:
    """Return whether these rows hold more than the keys of commands, apart from the log entries."""
    return any(owner is not schema.commands for owner, _ in rows)


def entry_rows(table: str, seq: int, entries: list[Entry]) -> Rows:
    """Return the rows of new entries. `seq` is the version before them: a second writer finds its number taken."""
    return [
        (schema.entries, {"table_id": table, "seq": seq + index, "who": str(who), "text": text, "at": at})
        for index, (who, text, at) in enumerate(entries)
    ]
