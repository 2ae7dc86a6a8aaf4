"""Rebuilds the state after any earlier entry of a log. Undone entries are there too: they were played then.

A few states are kept, so that a long log is not replayed for every question.
"""

from collections.abc import Callable
from typing import Final

from chabudai.core import State
from chabudai.games.card import Notation
from chabudai.match.log import CHANCE_NAME, TABLE, Entry, table_words

MOST_KEPT: Final = 32
"""The most states that are kept of one match."""

LEAST_APART: Final = 16
"""Kept states are at least so many actions apart."""


class PastStates:
    """Earlier states of one match. The log and its actions belong to the match and only grow."""

    def __init__(
        self, start: Callable[[], State], notation: Notation, log: list[Entry], actions: list[int]
    ) -> None:
        self._start = start
        self._notation = notation
        self._log = log
        self._actions = actions
        self._kept: dict[int, State] = {}
        """States by version; those that were used last come last."""
        self._latest: State | None = None
        self._latest_version = 0
        self.replayed = 0
        """How many entries were played again so far."""

    def at(self, version: int) -> State:
        """Return the state after so many entries. It may be read, and not changed."""
        if self._latest is None or self._latest_version != version:
            self._latest = self._rebuilt(version)
            self._latest_version = version
        return self._latest

    def _rebuilt(self, version: int) -> State:
        """Return the state of a version: from a kept state before it, or from the start."""
        missing: list[int] = []
        while version > 0 and version not in self._kept and version != self._latest_version:
            entry = self._log[version - 1]
            version -= 1
            if entry.who != TABLE:
                missing.append(version)
            elif entry.text.startswith("undo "):
                # Undone entries have no effect: the state is that of the version before them.
                version = table_words(entry.text)[1][1]
        state = self._state(version)
        apart = max(LEAST_APART, len(self._log) // MOST_KEPT)
        for count in range(len(missing)):
            index = missing[-1 - count]
            self._play(state, index)
            self.replayed += 1
            if (count + 1) % apart == 0:
                self._keep(index + 1, state.copy())
        return state

    def _state(self, version: int) -> State:
        """Return a copy of the state of a version that is known, or of the start."""
        if version in self._kept:
            state = self._kept.pop(version)
            self._kept[version] = state
            return state.copy()
        if version > 0 and self._latest is not None:
            return self._latest.copy()
        return self._start()

    def _keep(self, version: int, state: State) -> None:
        self._kept[version] = state
        if len(self._kept) > MOST_KEPT:
            del self._kept[next(iter(self._kept))]

    def _play(self, state: State, index: int) -> None:
        who = self._log[index].who
        if who == CHANCE_NAME:
            state.deal(self._notation.parse_chance(self._log[index].text))
        elif isinstance(who, int):
            state.play(who, self._actions[index])
