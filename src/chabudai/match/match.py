"""The match: the only way to play a game. People, bots, the terminal, imports and tests all call `Match.play`.

The log is the game, and the state is a replay of it (`state.py`). Every change is an entry (`log.py`), written by a
seat, by `chance` or by `table`. No input or output happens here. Time is a parameter, in milliseconds.
"""

from collections.abc import Collection

import msgspec

from chabudai.core import CHANCE
from chabudai.errors import CannotUndo, ClockFallen, NotAwaited, Refused, StaleVersion
from chabudai.games.card import Action, View, nothing_hidden
from chabudai.games.notation import parse_first
from chabudai.games.showing import renderers
from chabudai.match.log import CHANCE_NAME, TABLE, Entry, Event
from chabudai.match.state import NO_ACTION, MatchState


class Match(MatchState):
    """One play of a game, from the first shuffle to the outcome. A refused command raises and changes nothing."""

    # Questions

    @property
    def first(self) -> int | None:
        """The seat that begins, as the host chose it or as chance drew it; None before that."""
        drawn = (parse_first(entry.text) for entry in self.log if entry.who == CHANCE_NAME)
        said = next((entry[1] for entry in drawn if entry), None)
        return self.options.get("first", said)

    def view(self, seat: int | None) -> View:
        """Return everything that this seat may know now. None is a spectator."""
        view = self.game.view(self.state, seat)
        if self._ended:
            return msgspec.structs.replace(view, outcome=self._ended, awaiting=[], legal=[])
        return view

    def view_at(self, version: int, seat: int | None) -> View | None:
        """Return the view that this seat had at an earlier version, with the choices of that time.

        None while nothing is laid out. Where chance was due, the view is of the moment before it drew.
        """
        if not self._is_laid_out(version):
            return None
        if version == self.version:
            return self.view(seat)
        return self.game.view(self._past.at(version), seat)

    def _is_laid_out(self, version: int) -> bool:
        state = self.state if version == self.version else self._past.at(version)
        if state.awaiting() != [CHANCE]:
            return True
        return any(isinstance(entry.who, int) for entry in self.log[:version])

    def choices(self, seat: int) -> list[Action]:
        """Return this seat's legal actions as typed values, without building a view."""
        if self._ended:
            return []
        spell = self.game.notation.spell
        return [spell(action) for action in self.state.legal(seat)]

    def __str__(self) -> str:
        """Return the table in characters, as a spectator sees it. Use it as `print(match)`."""
        return renderers.characters(self.game, self.view(None))

    def _repr_svg_(self) -> str:
        """Return the picture that a notebook shows: the table as a spectator sees it."""
        return renderers.picture(self.view(None))

    def legal(self, seat: int) -> list[str]:
        """Return the texts of this seat's legal actions, sorted."""
        if self._ended or seat < 0:
            return []
        return sorted(map(self.game.notation.format, self.state.legal(seat)))

    def live(self) -> list[Entry]:
        """Return the log without undone entries and without the table's own: the log of a record."""
        return [self.log[index] for index in self._live]

    def draws(self) -> list[int]:
        """Return, for each live chance entry, which draw of the match it was. Undone draws are never used again."""
        ordinals = [index for index, entry in enumerate(self.log) if entry.who == CHANCE_NAME]
        return [ordinals.index(index) for index in self._live if self.log[index].who == CHANCE_NAME]

    def borrowed(self) -> int:
        """Return how many of the live entries come from another game."""
        return sum(index < (self.branched or 0) for index in self._live)

    def events(self, viewer: int | None, since: int = 0) -> list[Event]:
        """Return what happened after version `since`, as this viewer may know it."""
        return [self._event(viewer, index) for index in range(max(0, since), len(self.log))]

    def hides(self, since: int) -> bool:
        """Return whether an entry after version `since` is hidden from somebody."""
        if self.outcome or self.game.secret is nothing_hidden:
            return False
        return any(self._is_secret(entry) for entry in self.log[max(0, since) :])

    # Commands

    def begin(self, now: int = 0) -> list[Entry]:
        """Let chance draw what is due before the first action."""
        return self._advance(None, now)

    def play(
        self, seat: int, action: int | str | Action, *, version: int | None = None, now: int = 0
    ) -> list[Entry]:
        """Check and play one action, then draw what chance has to. Returns the new entries.

        The action is a text, an integer or a typed value. With `version`, the action is refused if the seat's
        decision has changed since that version. `events` says what each viewer may know of the new entries.
        """
        self._check_running()
        self._check_version(seat, version)
        if seat not in self.awaiting or seat < 0:
            raise NotAwaited(
                f"seat {seat} is not awaited; {self._awaited()}", seat=seat, awaiting=self.awaiting
            )
        number = self._number(action)
        # A bot may hold the seat because its person's time was up.
        if self.clocks and seat not in self.bots and self.clocks.remaining(seat, now) == 0:
            raise ClockFallen(f"the time of seat {seat} is up", seat=seat)
        text = action if isinstance(action, str) else self.game.notation.format(number)
        return self._advance(Entry(seat, text, now), now, number)

    def resign(self, seat: int, now: int = 0) -> list[Entry]:
        """Resign. Between two sides the other one wins; among more players, a bot takes the seat."""
        self._check_running()
        self._check_seat(seat)
        return self._advance(Entry(TABLE, f"resign {seat}" if self._two_sides() else f"bot {seat}", now), now)

    def take_over(self, seat: int, now: int = 0) -> list[Entry]:
        """Let a bot hold this seat."""
        self._check_running()
        self._check_seat(seat)
        return self._advance(Entry(TABLE, f"bot {seat}", now), now)

    def give_back(self, seat: int, now: int = 0) -> list[Entry]:
        """Give the seat back to its owner."""
        self._check_running()
        self._check_seat(seat)
        return self._advance(Entry(TABLE, f"return {seat}", now), now)

    def branch(self, entries: int, table: str = "", now: int = 0) -> list[Entry]:
        """Declare that the entries so far come from another game of `entries` entries. This match goes on from here."""
        self._check_running()
        return self._advance(Entry(TABLE, f"branch {entries} {table}".rstrip(), now), now)

    def tick(self, now: int) -> list[Entry]:
        """Write an entry for every clock that has fallen and every window that has closed by now, in order."""
        entries: list[Entry] = []
        while not self.outcome and (due := self._due(now)):
            entries += self._advance(due, now)
        return entries

    def next_due(self) -> int | None:
        """Return when the next clock falls or the next window closes if nobody acts, or None."""
        if not self.clocks and not self.windows:
            return None
        fall = self.clocks.next_fall() if self.clocks else None
        close = self.windows.next_close() if self.windows else None
        return min((moment for moment in (fall, close and close[0]) if moment is not None), default=None)

    def _due(self, now: int) -> Entry | None:
        """Return the entry of the next clock that has fallen or window that has closed by now."""
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
        """Return whether this seat may take back its last action without asking.

        It may if nobody else has acted since, nothing hidden was shown and chance drew nothing. On a clock it may not
        once another person has seen the action: it costs that person time.
        """
        if self.outcome is not None:
            return False
        for index in reversed(self._live):
            who = self.log[index].who
            if who != TABLE:
                return who == seat and index not in self._shown and not self._costs_time(seat, index)
        return False

    def _costs_time(self, seat: int, index: int) -> bool:
        """Return whether another person has seen this action of the seat and may think about it on a clock."""
        if self.clocks is None or not set(range(self.seats)) - self.bots - self.unclocked - {seat}:
            return False
        return not self._is_secret(self.log[index])

    def undo(self, seat: int, now: int = 0) -> list[Entry]:
        """Take back the seat's last action if `can_undo` allows it; otherwise `ask`."""
        self._check_running()
        self._check_seat(seat)
        if not self.can_undo(seat):
            raise CannotUndo(f"seat {seat} cannot take its last action back without asking", seat=seat)
        return self._advance(Entry(TABLE, f"undo {seat} {self._undo_point(seat)}", now), now)

    def ask(self, seat: int, what: str, now: int = 0) -> list[Entry]:
        """Offer an `undo` or a `draw` to the other seats."""
        self._check_running()
        self._check_seat(seat)
        if what == "undo" and self._undo_point(seat) is None:
            raise CannotUndo(f"seat {seat} has nothing to take back", seat=seat)
        return self._advance(Entry(TABLE, f"ask {what} {seat}", now), now)

    def answer(self, seat: int, yes: bool, now: int = 0, among: Collection[int] | None = None) -> list[Entry]:
        """Accept or decline the offer of another seat. An asker withdraws its own offer by declining it.

        The offer takes effect when all seats `among` have accepted. By default these are all seats that no bot holds.
        """
        self._check_running()
        self._check_seat(seat)
        if self.offer is None or (yes and self.offer.seat == seat):
            raise Refused("there is no offer to answer", seat=seat)
        if not yes:
            return self._advance(Entry(TABLE, f"decline {seat}", now), now)
        if seat in self.offer.agreed:
            return []
        asked = set(range(self.seats)) - self.bots if among is None else set(among)
        if asked - {self.offer.seat, seat, *self.offer.agreed}:
            return self._advance(Entry(TABLE, f"accept {seat}", now), now)
        asker = self.offer.seat
        text = "agree" if self.offer.what == "draw" else f"undo {asker} {self._undo_point(asker)}"
        return self._advance(Entry(TABLE, text, now), now)

    def show(self, seat: int, shown: bool, now: int = 0) -> list[Entry]:
        """Let the people whom this seat has chosen see its view, or stop that. Repeating it changes nothing."""
        self._check_running()
        self._check_seat(seat)
        if shown == (seat in self.shown_since):
            return []
        return self._advance(Entry(TABLE, f"{'show' if shown else 'hide'} {seat}", now), now)

    # Helpers

    def _event(self, viewer: int | None, index: int) -> Event:
        """Return the entry at this index as the viewer may know it."""
        who, text, _at = self.log[index]
        if who == TABLE:
            return Event(index + 1, who, text, None)
        is_own = who == viewer
        if not is_own and self._is_secret(self.log[index]) and not self.outcome:
            return Event(index + 1, None, None, None)
        action = self._actions[index]
        return Event(index + 1, who, text, None if action == NO_ACTION else self.game.notation.spell(action))

    def _is_secret(self, entry: Entry) -> bool:
        """Return whether only its author may read this entry. Nobody may, if chance wrote it."""
        if entry.who == TABLE or self.game.secret is nothing_hidden:
            return False
        return self.game.secret(CHANCE if entry.who == CHANCE_NAME else int(entry.who), entry.text)

    def _number(self, action: int | str | Action) -> int:
        """Return the integer of an action, which the rules use."""
        if isinstance(action, int):
            return action
        notation = self.game.notation
        return notation.parse(action) if isinstance(action, str) else notation.unspell(action)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise Refused(f"there is no seat {seat} at this table", seat=seat)

    def _check_version(self, seat: int, version: int | None) -> None:
        """Refuse an outdated version, unless everything since left this seat's decision as it was."""
        oldest = self._decides_since[seat] if 0 <= seat < self.seats else self.version
        if version is not None and not oldest <= version <= self.version:
            raise StaleVersion(f"the table is at version {self.version}, not {version}", version=self.version)
