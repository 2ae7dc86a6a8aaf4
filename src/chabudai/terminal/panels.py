"""The side of the screen: the people, the log, and the choices that are not on the board."""

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widgets import Static

from chabudai.games.canvas import (
    FAINT,
    GOLD,
    INK,
    QUIET,
    SEAT_COLOURS,
    SEAT_GLYPHS,
    VERMILION,
    Drawing,
    Look,
    cells,
    clip,
)
from chabudai.games.words import Words, words_of
from chabudai.languages import has
from chabudai.match.log import CHANCE_NAME, TABLE
from chabudai.terminal.sight import Guest, Happened, Heard, Sight

T = words_of("terminal")

AWAY = "◌"
KEYS = 9
"""The longest list in which each choice has a number key. In a longer list, digits are typed."""


def people(sight: Sight, drawing: Drawing, look: Look, width: int, since: int = 0) -> Text:
    """Return a line for each seat: turn, glyph, name, score and clock. The clocks are `since` ms old."""
    text = Text(no_wrap=True, overflow="crop")
    for seat, guest in enumerate(sight.guests):
        if guest.left is not None and guest.runs:
            guest = guest._replace(left=guest.left - since)
        text.append_text(_person(sight, drawing, look, seat, guest, width))
    return text


def _person(sight: Sight, drawing: Drawing, look: Look, seat: int, guest: Guest, width: int) -> Text:
    view = sight.view
    is_awaited = view is not None and seat in view.awaiting
    standing = drawing.standing(view, seat, look) if view is not None else ""
    clock = f" {_clock(guest.left)}" if guest.left is not None else ""
    sign = f"bot {guest.bot}" if guest.bot is not None else "" if guest.here or guest.name is None else AWAY
    tail = " ".join(part for part in (sign, standing + clock) if part)
    name = clip(look.names[seat], max(4, width - 5 - cells(tail)))
    colour = SEAT_COLOURS[seat % 7]
    line = Text()
    line.append("▶" if is_awaited else " ", f"bold {VERMILION}")
    line.append(f"{SEAT_GLYPHS[seat % 7]} ", f"bold {colour}")
    line.append(name, f"bold {INK}" if seat == sight.seat else INK if guest.name else QUIET)
    line.append(" " * max(1, width - 3 - cells(name) - cells(tail)))
    line.append(tail + "\n", QUIET if not is_awaited else INK)
    return line


def _clock(left: int) -> str:
    seconds = max(0, left) // 1000
    if seconds >= 86_400:
        return f"{seconds // 86_400}d"
    return f"{seconds // 60}:{seconds % 60:02}"


def story(sight: Sight, drawing: Drawing, look: Look, width: int, height: int) -> Text:
    """Return the latest entries and remarks, as many as fit."""
    lines = [line for told in sight.story[-4 * height :] if (line := _told(told, drawing, look, width))]
    return Text("\n", no_wrap=True).join(lines[-height:]) if height > 0 else Text()


def _told(told: Happened | Heard, drawing: Drawing, look: Look, width: int) -> Text | None:
    if isinstance(told, Heard):
        phrase = Words("table", f"talk_lines_{told.phrase}")
        spoken = told.text or (look.say(phrase) if has(phrase) else "")
        return Text(clip(f"“{told.name}: {spoken}”", width), GOLD)
    if told.who == CHANCE_NAME:
        return None
    if told.who == TABLE or told.who is None or isinstance(told.who, str):
        return Text(clip(f"· {told.text or ''}", width), FAINT)
    spoken = drawing.told(told.action, told.view, look) if told.view is not None else told.text or ""
    if not spoken:
        return None
    line = Text(f"{SEAT_GLYPHS[told.who % 7]} ", SEAT_COLOURS[told.who % 7])
    return line.append(clip(spoken, width - 2), INK)


class Choices(Static):
    """A list of steps. It scrolls with the cursor, and a click chooses."""

    class Picked(Message):
        """A step of the list was clicked."""

        def __init__(self, step: str) -> None:
            super().__init__()
            self.step = step

    def __init__(self) -> None:
        super().__init__(id="choices")
        self._window: list[str] = []

    def list_steps(
        self, steps: list[str], labels: dict[str, str], cursor: str | None, width: int, most: int
    ) -> None:
        """Show these steps with their labels, the selected one marked."""
        self.display = bool(steps)
        at = steps.index(cursor) if cursor in steps else 0
        start = max(0, min(at - most // 2, len(steps) - most))
        self._window = steps[start : start + most]
        text = Text(no_wrap=True, overflow="crop")
        for number, step in enumerate(self._window, start + 1):
            key = f"{number} " if len(steps) <= KEYS else "  "
            pointed = step == cursor
            text.append("▌" if pointed else " ", f"bold {VERMILION}")
            text.append(key, QUIET)
            text.append(clip(labels[step], width - 4) + "\n", f"bold {VERMILION}" if pointed else GOLD)
        self.styles.height = len(self._window)
        self.update(text)

    def on_click(self, event: events.Click) -> None:
        if 0 <= event.y < len(self._window):
            self.post_message(self.Picked(self._window[event.y]))


def ending(sight: Sight, drawing: Drawing, look: Look) -> str:
    """Return the sentence that says who has won, and why."""
    outcome = sight.view.outcome if sight.view is not None else None
    if outcome is None:
        return ""
    winners = outcome.winners()
    if len(winners) == len(sight.guests):
        head = look.say(T("drawn"))
    elif sight.seat in winners and len(winners) == 1:
        head = look.say(T("you-win"))
    else:
        names = ", ".join(look.names[seat] for seat in winners)
        head = look.say(T("wins" if len(winners) == 1 else "win", names=names))
    code = outcome.reason
    if code in drawing.REASONS:
        return f"{head} {look.say(drawing.REASONS[code])}"
    shared = {"resigned", "timeout", "agreed"}
    return f"{head} {look.say(T(code))}" if code in shared else f"{head} ({code})"
