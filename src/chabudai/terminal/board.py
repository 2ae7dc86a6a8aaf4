"""The board as a Textual widget: it shows a canvas, and reports the spot that the mouse points at or clicks."""

from functools import cache

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from chabudai.games.canvas import NIGHT, Canvas, Ink, Spot


class BoardWidget(ScrollView):
    """Shows a canvas, centred if there is room and scrolled if there is not."""

    can_focus = False

    class Pointed(Message):
        """The mouse points at a step, or has clicked it (`chosen`)."""

        def __init__(self, step: str, *, chosen: bool) -> None:
            super().__init__()
            self.step, self.chosen = step, chosen

    def __init__(self) -> None:
        super().__init__()
        self.canvas = Canvas(1, 1)
        self._strips: list[Strip] = []

    def show(self, canvas: Canvas, cursor: str | None) -> None:
        """Show this canvas, with the selected step in sight."""
        self.canvas = canvas
        self._strips = [
            Strip([Segment(run.text, style(run.ink)) for run in line], canvas.width)
            for line in canvas.lines()
        ]
        self.virtual_size = Size(canvas.width, canvas.height)
        self._reveal(cursor)
        self.refresh()

    @property
    def _margin(self) -> tuple[int, int]:
        """Return the empty rows and columns before the canvas."""
        room = self.scrollable_content_region
        return max(0, (room.height - self.canvas.height) // 2), max(0, (room.width - self.canvas.width) // 2)

    def render_line(self, y: int) -> Strip:
        top, left = self._margin
        scroll_x, scroll_y = self.scroll_offset
        row, width = y + scroll_y - top, self.size.width
        night = Style.parse(f"on {NIGHT}")
        if not 0 <= row < len(self._strips):
            return Strip.blank(width, night)
        shown = self._strips[row].crop(scroll_x, scroll_x + width - left)
        return Strip([Segment(" " * left, night), *shown]).adjust_cell_length(width, night).apply_style(night)

    def _reveal(self, cursor: str | None) -> None:
        spot = next((spot for spot in self.canvas.spots if spot.name == cursor), None)
        room = self.scrollable_content_region
        if spot and room.height and self.canvas.height > room.height:
            top = self.scroll_offset.y
            low = spot.row + spot.height - room.height
            self.scroll_to(y=min(max(top, low), spot.row), animate=False)

    def _spot_at(self, event: events.MouseEvent) -> Spot | None:
        top, left = self._margin
        row, column = event.y + self.scroll_offset.y - top, event.x + self.scroll_offset.x - left
        # Later spots lie on top of earlier ones.
        return next((spot for spot in reversed(self.canvas.spots) if spot.holds(row, column)), None)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        if spot := self._spot_at(event):
            self.post_message(self.Pointed(spot.name, chosen=False))

    def on_click(self, event: events.Click) -> None:
        if spot := self._spot_at(event):
            self.post_message(self.Pointed(spot.name, chosen=True))


@cache
def style(ink: Ink) -> Style:
    """Return the Rich style of an ink."""
    return Style(color=ink.colour, bgcolor=ink.ground or NIGHT, bold=ink.bold or None)
