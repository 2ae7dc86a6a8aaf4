"""The state of a match, replayed from its log: how each entry is applied, whoever wrote it.

Version n is the table after n entries. No input or output happens here. Time is a parameter, in milliseconds.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, Self

from chabudai.core import CHANCE, Outcome, Rng, State
from chabudai.errors import BadNotation, CannotUndo, GameOver, IllegalAction, NotAwaited
from chabudai.games.card import Game
from chabudai.match.clocks import Clock, Clocks, Reading
from chabudai.match.log import ASIDE, CHANCE_NAME, RECORDED, TABLE, Entry, Offer, Who, table_words
from chabudai.match.past import PastStates
from chabudai.match.windows import Windows

NO_ACTION = -1
"""Stands for the action of an entry that chance or the table wrote."""


class MatchState:
    """A log and the game's state after it. `Match` adds questions and commands."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, Any] | None = None,
        seats: int | Any = None,
        *,
        chance: Callable[[int], Rng] | None = None,
        clock: Clock | None = None,
        window: int | None = None,
        unclocked: Collection[int] = (),
        strict: bool = True,
    ) -> None:
        """Start a match with an empty log.

        `chance(n)` returns the generator of the n-th chance entry. Without it, entries can only be replayed. `clock`
        is the time control. `window` is how long a seat is asked whether it wants to interfere, in milliseconds.
        `unclocked` are seats that were bots' from the start: no clock and no window runs for them. With `strict`,
        options that do not apply are refused.
        """
        self.game = game
        """The name card of the game."""
        self.seats = game.check_seats(seats)
        """The number of seats."""
        self.options = game.resolve(options, self.seats, strict=strict)
        """The options of this match, with defaults filled in."""
        self.log: list[Entry] = []
        """All entries so far. Only the methods of the match may add to it."""
        self._actions: list[int] = []
        """The action of each entry, so that its text is read only once."""
        self.state: State = self._new_state()
        """The current position, also what is hidden."""
        self.clocks = Clocks(clock, self.seats) if clock else None
        """The running clocks, or None without a time control."""
        self.windows = Windows(window, self.seats) if window and game.has_windows else None
        """The reaction windows, or None if the game or the match has none."""
        self.unclocked = set(unclocked)
        """The seats for which no clock and no window runs."""
        self.offer: Offer | None = None
        """The undo or draw that is on offer, or None."""
        self.declined: set[tuple[int, str]] = set()
        """The offers that were declined since the last action, by seat and kind."""
        self.bots: set[int] = set()
        """The seats that a bot has taken over."""
        self.shown_since: dict[int, int] = {}
        """The seats that share their view, and the version since when."""
        self.branched: int | None = None
        """The number of entries taken from another game, or None if this match is no branch."""
        self._chance = chance
        self._drawn = 0
        """The number of chance entries in the log. A draw that was undone is never used again."""
        self._live: list[int] = []
        self._shown: set[int] = set()
        self._readings: dict[int, Reading] = {}
        """What the clocks showed just before each action, by its index in the log."""
        self._decides_since = [0] * self.seats
        self._ended: Outcome | None = None
        self._past = PastStates(self._new_state, game.notation, self.log, self._actions)

    def _new_state(self) -> State:
        state = self.game.start(self.options, self.seats)
        state.recording = True
        return state

    @property
    def version(self) -> int:
        """The number of entries in the log."""
        return len(self.log)

    @property
    def outcome(self) -> Outcome | None:
        """The outcome, or None while the match goes on."""
        return self._ended or self.state.outcome()

    @property
    def awaiting(self) -> list[int]:
        """The seats that may act now. Several can be awaited at once."""
        return [] if self._ended else self.state.awaiting()

    # Entries of seats and of chance

    def append(self, entry: Entry) -> None:
        """Replay one entry of a log. It is checked like any other, but chance is taken as written."""
        self._apply(entry)

    def replay(self, entries: Iterable[Entry]) -> Self:
        """Replay these entries and return the match."""
        for entry in entries:
            self._apply(entry)
        return self

    def _advance(self, entry: Entry | None, now: int, action: int = NO_ACTION) -> list[Entry]:
        """Apply an entry, then draw what chance has to. `action` is the entry's action, if it is known."""
        start = len(self.log)
        if entry is not None:
            self._apply(entry, action)
        while self._chance and self.awaiting == [CHANCE]:
            drawn = self.state.shuffle(self._chance(self._drawn))
            self._apply(Entry(CHANCE_NAME, self.game.notation.format_chance(drawn), now))
        return self.log[start:]

    def _apply(self, entry: Entry, action: int = NO_ACTION) -> None:
        """Apply one entry, or raise and change nothing."""
        if entry.who == TABLE:
            self._apply_table(entry)
            return
        self._check_running()
        undisturbed: list[int] = []
        if entry.who == CHANCE_NAME:
            self._apply_chance(entry.text)
        else:
            action = self._legal_action(entry.who, entry.text, action)
            undisturbed = self._apply_action(int(entry.who), action, entry.at)
        self.offer = None
        self.declined.clear()
        self._live.append(len(self.log))
        self._write(entry, action, undisturbed)

    def _write(self, entry: Entry, action: int, undisturbed: Collection[int] = ()) -> None:
        """Append an entry to the log. Every seat that is not `undisturbed` has a new decision to make."""
        self.log.append(entry)
        self._actions.append(action)
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
        self._drawn += 1

    def _apply_action(self, seat: int, action: int, at: int) -> list[int]:
        """Play an action and return the seats whose own decision stays as it was."""
        if self.game.reveals(self.state, seat, action):
            self._shown.add(len(self.log))
        deciding = self._decisions_beside(seat, action)
        self.state.play(seat, action)
        if self.clocks:
            self._readings[len(self.log)] = self.clocks.read(at)
            self.clocks.press(seat, at)
        return [other for other, legal in deciding.items() if self.state.legal(other) == legal]

    def _decisions_beside(self, seat: int, action: int) -> dict[int, list[int]]:
        """Return the legal actions of the other awaited seats, if this action does not disturb them."""
        others = [other for other in self.state.awaiting() if other != seat]
        if not others or self.game.disturbs(self.state, seat, action):
            return {}
        return {other: self.state.legal(other) for other in others}

    def _legal_action(self, who: Who, text: str, action: int) -> int:
        if not isinstance(who, int) or isinstance(who, bool) or not 0 <= who < self.seats:
            raise BadNotation(f"{who!r} is not a seat, 'chance' or 'table'", text=str(who)[:40])
        if action == NO_ACTION:
            action = self.game.notation.parse(text)
        if who not in self.awaiting:
            raise NotAwaited(
                f"seat {who} is not awaited; {self._awaited()}", seat=who, awaiting=self.awaiting
            )
        if action not in self.state.legal(who):
            raise IllegalAction(f"seat {who} cannot play {text!r} now", seat=who, text=text)
        return action

    # Entries of the table

    def _apply_table(self, entry: Entry) -> None:
        verb, numbers = table_words(entry.text)
        self._check_running()
        if numbers and verb not in {"undo", "branch"} and not 0 <= numbers[-1] < self.seats:
            raise BadNotation(f"there is no seat {numbers[-1]} at this table", text=entry.text)
        asked = verb == "undo" and self.offer is not None and self.offer[:2] == (numbers[0], "undo")
        _VERBS[verb](self, verb, numbers)
        if verb == "undo":
            self._turn_clocks_back(numbers[0], numbers[1], asked, entry.at)
        if verb in RECORDED:
            self._live.append(len(self.log))
        self._write(entry, NO_ACTION, range(self.seats) if verb in ASIDE else ())

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
        self.state = self._new_state()
        for index in self._live:
            self._play_again(index)

    def _turn_clocks_back(self, seat: int, kept: int, asked: bool, now: int) -> None:
        """Give the thinking time back as it was before the action that is undone.

        If the others were asked, everybody's time goes back. Otherwise nobody has lost any by it, and only the seat's
        own does. A person who has taken a seat back from a bot since then keeps what the clock has now.
        """
        if self.clocks:
            words = (entry.text.split() for entry in self.log[kept:] if entry.who == TABLE)
            returned = {int(word[1]) for word in words if word[0] == "return"}
            seats = range(self.seats) if asked else [seat]
            self.clocks.go_back(self._readings[kept], set(seats) - returned, now)

    def _play_again(self, index: int) -> None:
        entry = self.log[index]
        if entry.who == CHANCE_NAME:
            self.state.deal(self.game.notation.parse_chance(entry.text))
        elif isinstance(entry.who, int):
            self.state.play(entry.who, self._actions[index])

    def _undo_point(self, seat: int) -> int | None:
        """Return the version just before the seat's last live action."""
        return next((index for index in reversed(self._live) if self.log[index].who == seat), None)

    # Helpers

    def _run_clocks(self, now: int) -> None:
        if self.clocks:
            waits_for = [] if self.outcome else self.awaiting
            self.clocks.run(set(waits_for) - self.bots - self.unclocked, now)

    def _run_windows(self, now: int, undisturbed: Collection[int]) -> None:
        if self.windows:
            people = [] if self.outcome else set(self.awaiting) - self.bots - self.unclocked
            asked = [seat for seat in people if seat >= 0 and self.game.window(self.state, seat) is not None]
            self.windows.run(asked, undisturbed, now)

    def _two_sides(self) -> bool:
        return len(self.game.sides(self.seats)) == 2

    def _awaited(self) -> str:
        if self.awaiting == [CHANCE]:
            return "a shuffle is due"
        return "awaited: " + (", ".join(f"seat {seat}" for seat in self.awaiting) or "nobody")

    def _check_running(self) -> None:
        if self.outcome:
            raise GameOver(f"the game is over ({self.outcome.reason})", reason=self.outcome.reason)


_VERBS: dict[str, Callable[[MatchState, str, list[int]], None]] = {
    "resign": MatchState._end,
    "timeout": MatchState._end,
    "agree": MatchState._end,
    "bot": MatchState._seat_bot,
    "return": MatchState._seat_bot,
    "ask undo": MatchState._ask,
    "ask draw": MatchState._ask,
    "accept": MatchState._accept,
    "decline": MatchState._decline,
    "undo": MatchState._undo,
    "show": MatchState._show,
    "hide": MatchState._show,
    "branch": MatchState._branch,
}
