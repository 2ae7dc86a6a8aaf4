"""The one door. People, bots, the terminal, imports and tests all play through `Match.play`.

The log is the game and the state is a fold over it: every change is an entry, written by a seat, by `chance` or by
`table`. Version n is the table after n entries. No input or output happens here; time is a parameter, in milliseconds.

Entries of `table`: `resign 0`, `timeout 0`, `agree`, `bot 2`, `return 2` as in notation.md, and some that only the
table's own log keeps: `ask undo 0` or `ask draw 0` (an offer), `accept 1` (others have yet to), `decline 1`,
`undo 0 5` (seat 0 takes back what came after version 5), `show 0` and `hide 0` (may others see what seat 0 sees?).
And `branch 12` or `branch 12 k3v9` says that what came before it are the first twelve entries of another game (played
at the table `k3v9`), and that this one plays on from there.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, NamedTuple

import msgspec

from chabudai.clock import Clock, Clocks
from chabudai.core import CHANCE, Outcome, Rng, State
from chabudai.errors import (
    BadNotation,
    CannotUndo,
    ClockFallen,
    GameOver,
    IllegalAction,
    NotAwaited,
    Refused,
    StaleVersion,
)
from chabudai.games.card import Action, Game, View
from chabudai.games.drawings import characters
from chabudai.games.notation import parse_first, refuse, whole
from chabudai.games.pictures import picture
from chabudai.windows import Windows

CHANCE_NAME = "chance"
TABLE = "table"

Who = int | str


class Entry(NamedTuple):
    """One line of the log: a seat number, `chance` or `table`; the text; and when."""

    who: Who
    text: str
    at: int = 0


class Event(NamedTuple):
    """An entry as one viewer may know it: `who`, `text` and `action` are None when it is not theirs to see."""

    version: int
    who: Who | None
    text: str | None
    action: Action | None


class Offer(NamedTuple):
    """`what` is `undo` or `draw`; `agreed` are those who have accepted while others have not answered."""

    seat: int
    what: str
    agreed: tuple[int, ...] = ()


class Match:
    def __init__(
        self,
        game: Game,
        options: Mapping[str, Any] | None = None,
        seats: int | None = None,
        *,
        chance: Callable[[int], Rng] | None = None,
        clock: Clock | None = None,
        window: int | None = None,
        unclocked: Collection[int] = (),
        strict: bool = True,
    ) -> None:
        """`chance(n)` is the generator of the n-th chance entry; without one, entries are only replayed.

        `window` is how long a seat is asked whether it will interfere. `unclocked` are the seats that were bots' from
        the start: no clock and no window runs for them.
        """
        self.game = game
        self.seats = game.check_seats(seats)
        self.options = game.resolve(options, self.seats, strict=strict)
        self.log: list[Entry] = []
        self.state: State = game.start(self.options, self.seats)
        self.clocks = Clocks(clock, self.seats) if clock else None
        self.windows = Windows(window, self.seats) if window and game.has_windows else None
        self.unclocked = set(unclocked)
        self.offer: Offer | None = None
        self.declined: set[tuple[int, str]] = set()
        self.bots: set[int] = set()
        self.shown_since: dict[int, int] = {}
        self.branched: int | None = None
        self._chance = chance
        self._live: list[int] = []
        self._shown: set[int] = set()
        self._decides_since = [0] * self.seats
        self._ended: Outcome | None = None

    # What anybody may ask

    @property
    def version(self) -> int:
        return len(self.log)

    @property
    def outcome(self) -> Outcome | None:
        return self._ended or self.state.outcome()

    @property
    def awaiting(self) -> list[int]:
        return [] if self._ended else self.state.awaiting()

    @property
    def first(self) -> int | None:
        """The seat that began: as the host chose, or as chance said."""
        drawn = (parse_first(entry.text) for entry in self.log if entry.who == CHANCE_NAME)
        said = next((entry[1] for entry in drawn if entry), None)
        return self.options.get("first", said)

    def view(self, seat: int | None) -> View:
        """What this seat may know now; None is a spectator. A game ended by the table has nobody to wait for."""
        view = self.game.view(self.state, seat)
        if self._ended:
            return msgspec.structs.replace(view, outcome=self._ended, awaiting=[], legal=[])
        return view

    def __str__(self) -> str:
        """The table in characters, as a spectator sees it: `print(match)`."""
        return characters(self.game, self.view(None))

    def _repr_svg_(self) -> str:
        """What a notebook shows: the table as a spectator sees it. `match.view(0)` shows a seat's own picture."""
        return picture(self.view(None))

    def legal(self, seat: int) -> list[str]:
        """The texts of this seat's legal actions, sorted."""
        if self._ended or seat < 0:
            return []
        return sorted(map(self.game.notation.format, self.state.legal(seat)))

    def live(self) -> list[Entry]:
        """The log without what was undone and without what only the table keeps: the log of a record."""
        return [self.log[index] for index in self._live]

    def draws(self) -> list[int]:
        """For each live chance entry, which draw of the match it was; undone draws are never used again."""
        ordinals = [index for index, entry in enumerate(self.log) if entry.who == CHANCE_NAME]
        return [ordinals.index(index) for index in self._live if self.log[index].who == CHANCE_NAME]

    def borrowed(self) -> int:
        """How many of the live entries come from another game."""
        return sum(index < (self.branched or 0) for index in self._live)

    def events(self, viewer: int | None, since: int = 0) -> list[Event]:
        """What happened after version `since`, as this viewer may know it."""
        return [self._event(viewer, index) for index in range(max(0, since), len(self.log))]

    # What a seat may do

    def begin(self, now: int = 0) -> list[Entry]:
        """Let chance do what is due before the first action."""
        return self._advance([], now)

    def play(
        self, seat: int, action: int | str | Action, *, version: int | None = None, now: int = 0
    ) -> list[Entry]:
        """Check and play one action, then whatever chance owes. Returns the new entries; `events` tells the viewers."""
        self._check_running()
        self._check_version(seat, version)
        if seat not in self.awaiting or seat < 0:
            raise NotAwaited(
                f"seat {seat} is not awaited; {self._awaited()}", seat=seat, awaiting=self.awaiting
            )
        text = self._text(action)
        if self.clocks and self.clocks.remaining(seat, now) == 0:
            raise ClockFallen(f"the time of seat {seat} is up", seat=seat)
        return self._advance([Entry(seat, text, now)], now)

    def resign(self, seat: int, now: int = 0) -> list[Entry]:
        """Between two sides the other wins; among more, a bot takes the seat."""
        self._check_running()
        self._check_seat(seat)
        return self._advance(
            [Entry(TABLE, f"resign {seat}" if self._two_sides() else f"bot {seat}", now)], now
        )

    def take_over(self, seat: int, now: int = 0) -> list[Entry]:
        """A bot takes the seat."""
        self._check_running()
        self._check_seat(seat)
        return self._advance([Entry(TABLE, f"bot {seat}", now)], now)

    def give_back(self, seat: int, now: int = 0) -> list[Entry]:
        """The owner is back."""
        self._check_running()
        self._check_seat(seat)
        return self._advance([Entry(TABLE, f"return {seat}", now)], now)

    def branch(self, entries: int, table: str = "", now: int = 0) -> list[Entry]:
        """All that was replayed so far is another game's, of so many entries; this one plays on from here."""
        self._check_running()
        return self._advance([Entry(TABLE, f"branch {entries} {table}".rstrip(), now)], now)

    def tick(self, now: int) -> list[Entry]:
        """Write down every clock that has fallen and every window that has closed by now, in their order."""
        entries: list[Entry] = []
        while not self.outcome and (due := self._due(now)):
            entries += self._advance([due], now)
        return entries

    def next_due(self) -> int | None:
        """When the next clock falls or window closes, if nobody acts."""
        fall = self.clocks.next_fall() if self.clocks else None
        close = self.windows.next_close() if self.windows else None
        return min((moment for moment in (fall, close and close[0]) if moment is not None), default=None)

    def _due(self, now: int) -> Entry | None:
        moment = self.next_due()
        if moment is None or moment > now:
            return None
        close = self.windows.next_close() if self.windows else None
        if close and close[0] == moment:
            let_go = self.game.window(self.state, close[1])
            assert let_go is not None
            return Entry(close[1], self.game.notation.format(let_go), now)
        assert self.clocks
        word = "timeout" if self._two_sides() else "bot"
        return Entry(TABLE, f"{word} {self.clocks.fallen(now)[0]}", now)

    def can_undo(self, seat: int) -> bool:
        """Without asking: nobody else has acted since, nothing hidden was shown, no chance was drawn."""
        if self.outcome is not None:
            return False
        acted = next((index for index in reversed(self._live) if self.log[index].who != TABLE), None)
        return acted is not None and self.log[acted].who == seat and acted not in self._shown

    def undo(self, seat: int, now: int = 0) -> list[Entry]:
        """Take back the seat's last action where the log allows it; otherwise `ask`."""
        self._check_running()
        self._check_seat(seat)
        if not self.can_undo(seat):
            raise CannotUndo(f"seat {seat} cannot take its last action back without asking", seat=seat)
        return self._advance([Entry(TABLE, f"undo {seat} {self._undo_point(seat)}", now)], now)

    def ask(self, seat: int, what: str, now: int = 0) -> list[Entry]:
        """Offer an `undo` or a `draw` to the others."""
        self._check_running()
        self._check_seat(seat)
        if what == "undo" and self._undo_point(seat) is None:
            raise CannotUndo(f"seat {seat} has nothing to take back", seat=seat)
        return self._advance([Entry(TABLE, f"ask {what} {seat}", now)], now)

    def answer(self, seat: int, yes: bool, now: int = 0, among: Collection[int] | None = None) -> list[Entry]:
        """Accept or decline the offer of another seat. It holds when all `among` accept (none said: all but bots)."""
        self._check_running()
        self._check_seat(seat)
        if self.offer is None or self.offer.seat == seat:
            raise Refused("there is no offer to answer", seat=seat)
        if not yes:
            return self._advance([Entry(TABLE, f"decline {seat}", now)], now)
        if seat in self.offer.agreed:
            return []
        asked = set(range(self.seats)) - self.bots if among is None else set(among)
        if asked - {self.offer.seat, seat, *self.offer.agreed}:
            return self._advance([Entry(TABLE, f"accept {seat}", now)], now)
        asker = self.offer.seat
        text = "agree" if self.offer.what == "draw" else f"undo {asker} {self._undo_point(asker)}"
        return self._advance([Entry(TABLE, text, now)], now)

    def show(self, seat: int, shown: bool, now: int = 0) -> list[Entry]:
        """May others, whom the seat has chosen, see what it sees? Saying it twice is saying it once."""
        self._check_running()
        self._check_seat(seat)
        if shown == (seat in self.shown_since):
            return []
        return self._advance([Entry(TABLE, f"{'show' if shown else 'hide'} {seat}", now)], now)

    def append(self, entry: Entry) -> None:
        """Replay one entry of a log: checked like any other, but chance is taken as written."""
        self._apply(entry)

    def replay(self, entries: Iterable[Entry]) -> "Match":
        for entry in entries:
            self._apply(entry)
        return self

    # The fold

    def _advance(self, entries: list[Entry], now: int) -> list[Entry]:
        start = len(self.log)
        for entry in entries:
            self._apply(entry)
        while self._chance and self.awaiting == [CHANCE]:
            drawn = self.state.shuffle(self._chance(self._chance_count()))
            self._apply(Entry(CHANCE_NAME, self.game.notation.format_chance(drawn), now))
        return self.log[start:]

    def _apply(self, entry: Entry) -> None:
        """Let one entry happen, or raise and change nothing."""
        if entry.who == TABLE:
            self._apply_table(entry)
            return
        self._check_running()
        undisturbed: list[int] = []
        if entry.who == CHANCE_NAME:
            self._apply_chance(entry.text)
        else:
            undisturbed = self._apply_action(entry)
        self.offer = None
        self.declined.clear()
        self._live.append(len(self.log))
        self._write(entry, undisturbed)

    def _write(self, entry: Entry, undisturbed: Collection[int] = ()) -> None:
        """Whoever is not undisturbed has something new to look at before deciding."""
        self.log.append(entry)
        for seat in range(self.seats):
            if seat not in undisturbed:
                self._decides_since[seat] = self.version
        self._run_clocks(entry.at)
        self._run_windows(entry.at, range(self.seats) if entry.who == TABLE else undisturbed)

    def _apply_chance(self, text: str) -> None:
        drawn = self.game.notation.parse_chance(text)
        if self.awaiting != [CHANCE]:
            raise IllegalAction(f"no chance is due; {self._awaited()}", text=text[:80])
        if not self.state.admits(drawn):
            raise IllegalAction(f"chance cannot write {text[:80]!r} now", text=text[:80])
        self.state.deal(drawn)

    def _apply_action(self, entry: Entry) -> list[int]:
        """Play it; the seats whose own decision stays as it was."""
        seat, action = self._legal_action(entry.who, entry.text)
        if self.game.reveals(self.state, seat, action):
            self._shown.add(len(self.log))
        deciding = self._decisions_beside(seat, action)
        self.state.play(seat, action)
        if self.clocks:
            self.clocks.press(seat, entry.at)
        return [other for other, legal in deciding.items() if self.state.legal(other) == legal]

    def _decisions_beside(self, seat: int, action: int) -> dict[int, list[int]]:
        others = [other for other in self.state.awaiting() if other != seat]
        if not others or self.game.disturbs(self.state, seat, action):
            return {}
        return {other: self.state.legal(other) for other in others}

    def _legal_action(self, who: Who, text: str) -> tuple[int, int]:
        if not isinstance(who, int) or isinstance(who, bool) or not 0 <= who < self.seats:
            raise BadNotation(f"{who!r} is not a seat, 'chance' or 'table'", text=str(who)[:40])
        action = self.game.notation.parse(text)
        if who not in self.awaiting:
            raise NotAwaited(
                f"seat {who} is not awaited; {self._awaited()}", seat=who, awaiting=self.awaiting
            )
        if action not in self.state.legal(who):
            raise IllegalAction(f"seat {who} cannot play {text!r} now", seat=who, text=text)
        return who, action

    def _apply_table(self, entry: Entry) -> None:
        verb, numbers = _table_words(entry.text)
        self._check_running()
        if numbers and verb not in {"undo", "branch"} and not 0 <= numbers[-1] < self.seats:
            raise BadNotation(f"there is no seat {numbers[-1]} at this table", text=entry.text)
        _TABLE_VERBS[verb](self, verb, numbers)
        if verb in _RECORDED:
            self._live.append(len(self.log))
        self._write(entry, range(self.seats) if verb in _ASIDE else ())

    def _end(self, verb: str, numbers: list[int]) -> None:
        if not self._two_sides():
            raise IllegalAction(f"'{verb}' ends a game between two sides only", text=verb)
        loser = numbers[0] if numbers else None
        reason = {"resign": "resigned", "timeout": "timeout", "agree": "agreed"}[verb]
        self._ended = Outcome(self._ranks(loser), tuple(self.state.scores()), reason)
        self.offer = None

    def _ranks(self, loser: int | None) -> tuple[int, ...]:
        if loser is None:
            return (1,) * self.seats
        losing = next(side for side in self.game.sides(self.seats) if loser in side)
        below = self.seats - len(losing) + 1
        return tuple(below if seat in losing else 1 for seat in range(self.seats))

    def _seat_bot(self, verb: str, numbers: list[int]) -> None:
        if (numbers[0] in self.bots) == (verb == "bot"):
            raise IllegalAction(f"seat {numbers[0]} is {'already' if verb == 'bot' else 'not'} held by a bot")
        self.bots ^= {numbers[0]}
        if self.clocks and verb == "return":
            self.clocks.welcome(numbers[0])

    def _show(self, verb: str, numbers: list[int]) -> None:
        if verb == "show":
            self.shown_since[numbers[0]] = self.version + 1
        else:
            self.shown_since.pop(numbers[0], None)

    def _ask(self, verb: str, numbers: list[int]) -> None:
        what = verb.removeprefix("ask ")
        if what == "draw" and not self._two_sides():
            raise IllegalAction("a draw is agreed between two sides only", text=verb)
        self.offer = Offer(numbers[0], what)

    def _accept(self, _verb: str, numbers: list[int]) -> None:
        if self.offer:
            self.offer = self.offer._replace(agreed=(*self.offer.agreed, numbers[0]))

    def _decline(self, _verb: str, _numbers: list[int]) -> None:
        if self.offer:
            self.declined.add((self.offer.seat, self.offer.what))
        self.offer = None

    def _branch(self, _verb: str, numbers: list[int]) -> None:
        if self.branched is not None or numbers[0] < len(self.log):
            raise IllegalAction("a game branches off once, and from as many entries at least", text="branch")
        self.branched = len(self.log)

    def _undo(self, _verb: str, numbers: list[int]) -> None:
        seat, kept = numbers
        if kept != self._undo_point(seat):
            raise CannotUndo(f"seat {seat} cannot go back to version {kept}", seat=seat)
        self._live = [index for index in self._live if index < kept or self.log[index].who == TABLE]
        self.offer = None
        self.state = self.game.start(self.options, self.seats)
        for index in self._live:
            self._fold_again(self.log[index])

    def _fold_again(self, entry: Entry) -> None:
        if entry.who == CHANCE_NAME:
            self.state.deal(self.game.notation.parse_chance(entry.text))
        elif isinstance(entry.who, int):
            self.state.play(entry.who, self.game.notation.parse(entry.text))

    def _undo_point(self, seat: int) -> int | None:
        """The version just before the seat's last live action."""
        return next((index for index in reversed(self._live) if self.log[index].who == seat), None)

    # Small questions

    def _event(self, viewer: int | None, index: int) -> Event:
        who, text, _at = self.log[index]
        if who == TABLE:
            return Event(index + 1, who, text, None)
        author = CHANCE if who == CHANCE_NAME else int(who)
        if self.game.secret(author, text) and (author == CHANCE or author != viewer) and not self.outcome:
            return Event(index + 1, None, None, None)
        notation = self.game.notation
        return Event(index + 1, who, text, None if author == CHANCE else notation.spell(notation.parse(text)))

    def _text(self, action: int | str | Action) -> str:
        notation = self.game.notation
        if isinstance(action, str):
            return action
        return notation.format(action if isinstance(action, int) else notation.unspell(action))

    def _run_clocks(self, now: int) -> None:
        if self.clocks:
            waits_for = [] if self.outcome else self.awaiting
            self.clocks.run(set(waits_for) - self.bots - self.unclocked, now)

    def _run_windows(self, now: int, undisturbed: Collection[int]) -> None:
        if self.windows:
            people = [] if self.outcome else set(self.awaiting) - self.bots - self.unclocked
            asked = [seat for seat in people if seat >= 0 and self.game.window(self.state, seat) is not None]
            self.windows.run(asked, undisturbed, now)

    def _chance_count(self) -> int:
        return sum(entry.who == CHANCE_NAME for entry in self.log)

    def _two_sides(self) -> bool:
        return len(self.game.sides(self.seats)) == 2

    def _awaited(self) -> str:
        if self.awaiting == [CHANCE]:
            return "a shuffle is due"
        return "awaited: " + (", ".join(f"seat {seat}" for seat in self.awaiting) or "nobody")

    def _check_running(self) -> None:
        if self.outcome:
            raise GameOver(f"the game is over ({self.outcome.reason})", reason=self.outcome.reason)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise Refused(f"there is no seat {seat} at this table", seat=seat)

    def _check_version(self, seat: int, version: int | None) -> None:
        """An older view will do where all that came since left this seat's decision as it was."""
        oldest = self._decides_since[seat] if 0 <= seat < self.seats else self.version
        if version is not None and not oldest <= version <= self.version:
            raise StaleVersion(f"the table is at version {self.version}, not {version}", version=self.version)


_TABLE_VERBS: dict[str, Callable[[Match, str, list[int]], None]] = {
    "resign": Match._end,
    "timeout": Match._end,
    "agree": Match._end,
    "bot": Match._seat_bot,
    "return": Match._seat_bot,
    "ask undo": Match._ask,
    "ask draw": Match._ask,
    "accept": Match._accept,
    "decline": Match._decline,
    "undo": Match._undo,
    "show": Match._show,
    "hide": Match._show,
    "branch": Match._branch,
}
_NUMBERS = {"agree": 0, "undo": 2}
_ASIDE = {"show", "hide"}
"""They leave every decision as it was."""
_RECORDED = {"resign", "timeout", "agree", "bot", "return"}


def _table_words(text: str) -> tuple[str, list[int]]:
    expected = "a table entry like 'resign 0' or 'bot 2'"
    words = text.split(" ")
    if words[0] == "branch" and len(words) == 3 and words[2].isalnum():
        words.pop()
    verb = " ".join(words[:2]) if words[0] == "ask" else words[0]
    numbers = words[len(verb.split(" ")) :]
    if verb not in _TABLE_VERBS or len(numbers) != _NUMBERS.get(verb, 1):
        refuse(text, expected)
    return verb, [whole(number, text, expected) for number in numbers]
