"""Shows a saved game step by step, from any seat."""

from pathlib import Path
from typing import Any, ClassVar

import msgspec
from rich.text import Text
from textual.binding import Binding, BindingType

from chabudai.errors import BadRecord
from chabudai.games import game as find_game
from chabudai.games.canvas import GOLD, INK, Look
from chabudai.match import record
from chabudai.match.log import Entry
from chabudai.match.match import Match
from chabudai.match.record import Record
from chabudai.terminal import panels
from chabudai.terminal.sight import Guest, Happened, Sight
from chabudai.terminal.stage import Stage
from chabudai.terminal.words import say

LARGEST = 64 << 20


def read_record(path: Path) -> Record:
    """Read the record of a file. If the file has one record on each line, read the first."""
    try:
        if path.stat().st_size > LARGEST:
            raise BadRecord(f"{path} is larger than {LARGEST >> 20} MB")
        text = path.read_text(encoding="utf-8").strip()
    except OSError as error:
        raise BadRecord(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{path} is not UTF-8 text") from None
    first, _, rest = text.partition("\n")
    told = record.read(first if rest and first.rstrip().endswith("}") else text)
    record.replay(told)
    return told


class Past:
    """A record after `at` entries, as `seat` saw it."""

    def __init__(self, told: Record) -> None:
        self.told = told
        self.length = len(told.log)
        self.at = 0
        self.seat: int | None = 0
        self._match = self._begin()

    def _begin(self) -> Match:
        return Match(find_game(self.told.game), self.told.options, self.told.seats, strict=False)

    def go(self, at: int) -> None:
        """Go to the position after this many entries."""
        at = max(0, min(self.length, at))
        if at < self.at:
            self._match, self.at = self._begin(), 0
        for who, text in self.told.log[self.at : at]:
            self._match.append(Entry(who, text))
        self.at = at

    def turn_seat(self) -> None:
        """Switch to the next seat, and after the last seat to a spectator."""
        seats = [*range(self.told.seats), None]
        self.seat = seats[(seats.index(self.seat) + 1) % len(seats)]

    def sight(self) -> Sight:
        """Return what the screen shows of this position."""
        view: Any = msgspec.structs.replace(self._match.view(self.seat), legal=[])
        players = self.told.players or [str(seat) for seat in range(self.told.seats)]
        events = self._match.events(self.seat)
        story = tuple(
            Happened(event.who, event.text, event.action, view) for event in events if event.who is not None
        )
        return Sight(
            game=self._match.game,
            view=view,
            version=self.at,
            seat=self.seat,
            guests=tuple(Guest(name) for name in players),
            story=story,
        )


class ReplayApp(Stage):
    """The Textual app that shows a saved game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("v", "seat", show=False),
    ]

    def __init__(self, past: Past, language: str) -> None:
        super().__init__(language)
        self.past = past

    def on_mount(self) -> None:
        self._step(0)

    def _step(self, at: int) -> None:
        self.past.go(at)
        self.show(self.past.sight())
        self.call_after_refresh(self.draw)

    def action_move(self, direction: str) -> None:
        self._step(self.past.at + (1 if direction in ("right", "down") else -1))

    def action_turn(self, by: int) -> None:
        if abs(by) == 1:
            self.action_seat()
        else:
            self._step(self.past.at + by)

    def action_choose(self) -> None:
        self._step(self.past.at + 1)

    def action_far(self, end: int) -> None:
        self._step(self.past.length if end else 0)

    def action_seat(self) -> None:
        self.past.turn_seat()
        self._step(self.past.at)

    def prompt_line(self, sight: Sight, look: Look) -> Text:
        seat = self.past.seat
        names = say(self.language, "spectator") if seat is None else look.names[seat]
        text = Text(no_wrap=True)
        text.append(
            say(self.language, "step", at=self.past.at, all=self.past.length, names=names) + "  ",
            f"bold {INK}",
        )
        return text.append(panels.ending(sight, self.drawing, look), GOLD)

    def keys_line(self) -> Text:
        pairs = (("←→", "key-step"), ("Home End", "key-ends"), ("v", "key-seat"))
        return self.listed_keys((*pairs, ("l", "key-language"), ("?", "key-help"), ("q", "key-quit")))


def show_past(path: Path, language: str) -> None:
    """Run the app for the record of this file."""
    ReplayApp(Past(read_record(path)), language).run()
