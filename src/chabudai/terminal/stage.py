"""The layout that all screens share: the board, the people, the log, and a line that says what to do."""

from time import monotonic
from typing import Any, ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.events import Resize
from textual.widgets import Input, Static

from chabudai.drawing.text import drawing_of
from chabudai.games.canvas import GOLD, INK, NIGHT, QUIET, SURFACE, VERMILION, Canvas, Drawing, Look, clip
from chabudai.languages import speaker
from chabudai.terminal import panels
from chabudai.terminal.board import BoardWidget
from chabudai.terminal.choosing import Choosing
from chabudai.terminal.help import HelpScreen
from chabudai.terminal.lobby import waiting
from chabudai.terminal.sight import Sight
from chabudai.terminal.words import next_language, say

SIDE = 28
PAGE = 10


class Stage(App[None]):
    """The base of the apps that show a table."""

    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = None
    TITLE = "Chabudai"
    CSS = f"""
    Screen {{ background: {NIGHT}; color: {INK}; }}
    #title {{ height: 1; background: {SURFACE}; color: {INK}; padding: 0 1; }}
    #side {{ width: {SIDE}; padding: 0 1; background: {SURFACE}; }}
    #people {{ height: auto; }}
    #choices {{ height: auto; margin-bottom: 1; }}
    #story {{ height: 1fr; }}
    #prompt {{ height: 1; padding: 0 1; }}
    #line {{ height: 1; border: none; padding: 0 1; background: {SURFACE}; display: none; }}
    #keys {{ height: 1; background: {SURFACE}; padding: 0 1; }}
    BoardWidget {{ scrollbar-size: 1 1; scrollbar-background: {NIGHT}; scrollbar-color: {QUIET}; background: {NIGHT}; }}
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"move('{key}')", show=False) for key in ("up", "down", "left", "right")),
        Binding("tab", "turn(1)", show=False, priority=True),
        Binding("shift+tab", "turn(-1)", show=False, priority=True),
        Binding("pagedown", f"turn({PAGE})", show=False),
        Binding("pageup", f"turn(-{PAGE})", show=False),
        Binding("home", "far(0)", show=False),
        Binding("end", "far(1)", show=False),
        Binding("enter,space", "choose", show=False),
        Binding("l", "language", show=False),
        Binding("question_mark,f1,h", "help", show=False),
        Binding("q", "leave", show=False),
    ]

    def __init__(self, language: str) -> None:
        super().__init__()
        self.language = language
        self.sight: Sight | None = None
        self.choosing = Choosing((), lambda _action: ())
        self.message = ""
        self._drawing: Drawing | None = None
        self._seen: tuple[str, int, str, int | None] | None = None
        self._shown_at = 0.0

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal(id="main"):
            yield BoardWidget()
            with Vertical(id="side"):
                yield Static(id="people")
                yield panels.Choices()
                yield Static(id="story")
        yield Static(id="prompt")
        yield Input(id="line", select_on_focus=False)
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.set_interval(1, self._tick)

    def on_resize(self, _event: Resize) -> None:
        self.call_after_refresh(self.draw)

    def show(self, sight: Sight) -> None:
        """Show this state of the table."""
        self.sight = sight
        self._shown_at = monotonic()
        seen = (sight.game.name, sight.version, sight.invitation, sight.seat)
        if seen != self._seen:
            self._seen = seen
            cursor, legal = self.choosing.cursor, sight.view.legal if sight.view is not None else []
            self.choosing = Choosing(legal, self.drawing.steps)
            if cursor in self.choosing.offered:
                self.choosing.cursor = cursor
            self.message = ""
        if self.is_running:
            self.draw()

    @property
    def drawing(self) -> Drawing:
        """The drawing of the game that is shown."""
        assert self.sight is not None
        if self._drawing is None:
            self._drawing = drawing_of(self.sight.game)
        return self._drawing

    # Drawing

    def look(self, sight: Sight) -> Look:
        """Return how to draw: language, names, selection and room."""
        board = self.query_one(BoardWidget)
        return Look(
            say=speaker(self.language),
            names=sight.names(say(self.language, "you"), say(self.language, "free")),
            offered=frozenset(self.choosing.offered),
            cursor=self.choosing.cursor,
            chosen=self.choosing.chosen,
            width=max(1, board.size.width),
            height=max(1, board.size.height),
        )

    def draw(self) -> None:
        """Draw the whole screen again."""
        if not self.query("#keys") or self.screen is not self.screen_stack[0]:
            return
        self.query_one("#keys", Static).update(self.keys_line())
        if self.sight is None:
            self.query_one("#prompt", Static).update(say(self.language, "connecting"))
            return
        sight, look = self.sight, self.look(self.sight)
        canvas = waiting(sight, look) if sight.view is None else self.drawing.draw(sight.view, look)
        self.query_one(BoardWidget).show(canvas, self.choosing.cursor)
        self._draw_side(sight, look, canvas)
        self.query_one("#title", Static).update(self.title_line(sight, look))
        self.query_one("#prompt", Static).update(self.prompt_line(sight, look))

    def _draw_side(self, sight: Sight, look: Look, canvas: Canvas) -> None:
        width, height = SIDE - 2, max(3, self.query_one("#side").size.height)
        shown = panels.people(sight, self.drawing, look, width, int(1000 * (monotonic() - self._shown_at)))
        self.query_one("#people", Static).update(shown)
        on_board = {spot.name for spot in canvas.spots}
        listed = [step for step in self.choosing.offered if step not in on_board]
        labels = {step: self.drawing.label(step, sight.view, look) for step in listed}
        most = max(3, height - len(sight.guests) - 4)
        self.query_one(panels.Choices).list_steps(listed, labels, look.cursor, width, most)
        left = height - len(sight.guests) - 1 - (min(len(listed), most) + 1 if listed else 0)
        self.query_one("#story", Static).update(panels.story(sight, self.drawing, look, width, left))

    def title_line(self, sight: Sight, look: Look) -> Text:
        """Return the line at the top."""
        text = Text("⊓ ", f"bold {VERMILION}", no_wrap=True)
        text.append(f"{sight.game.title}", f"bold {INK}")
        room = self.size.width - len(sight.game.title) - 6
        text.append(f"  {clip(look.say(sight.game.summary), room)}", QUIET)
        return text

    def prompt_line(self, sight: Sight, look: Look) -> Text:
        """Return the line that says what to do."""
        if self.message:
            return Text(self.message, GOLD, no_wrap=True)
        if sight.offer:
            what, seat = sight.offer
            return Text(say(self.language, f"offer-{what}", names=look.names[seat]), f"bold {GOLD}")
        if sight.note:
            return Text(say(self.language, sight.note, **sight.words), GOLD, no_wrap=True)
        view = sight.view
        if view is None:
            return Text("")
        if view.outcome is not None:
            end = panels.ending(sight, self.drawing, look)
            return Text(f"{end} {say(self.language, 'again')}", f"bold {GOLD}", no_wrap=True)
        if sight.seat is not None and view.legal:
            return self._asked(view, look)
        if view.awaiting:
            names = ", ".join(look.names[seat] for seat in view.awaiting if seat >= 0)
            return Text(say(self.language, "waiting", names=names), QUIET, no_wrap=True)
        return Text("")

    def _asked(self, view: Any, look: Look) -> Text:
        text = Text(say(self.language, "your-turn") + " ", f"bold {VERMILION}", no_wrap=True)
        text.append(self.drawing.task(view, look), INK)
        if look.cursor:
            text.append(f"  ⏎ {self.drawing.label(look.cursor, view, look)}", f"bold {GOLD}")
        return text

    def keys_line(self) -> Text:
        """Return the line of keys at the bottom."""
        pairs = (("←↑↓→", "key-next"), ("⏎", "key-choose"), ("Esc", "key-back"), (":", "key-type"))
        more = (("u", "key-undo"), ("l", "key-language"), ("?", "key-help"), ("q", "key-quit"))
        return self.listed_keys((*pairs, *more))

    def listed_keys(self, keys: tuple[tuple[str, str], ...]) -> Text:
        """Return as many of these keys as fit, always with the last one."""
        words = [(key, say(self.language, code)) for key, code in keys]
        narrow = sum(len(key) + len(word) + 3 for key, word in words) > self.size.width
        text = Text(no_wrap=True)
        for key, word in words:
            text.append(f"{key} ", f"bold {GOLD}")
            text.append(f"{word} " if narrow else f"{word}  ", QUIET)
        return text

    def _tick(self) -> None:
        """Update the clocks between two updates of the table."""
        if self.sight is not None and any(guest.runs for guest in self.sight.guests):
            self.draw()

    def action_language(self) -> None:
        self.language = next_language(self.language)
        self.message = ""
        self.draw()

    def action_help(self) -> None:
        self.push_screen(HelpScreen(self.language), lambda _result: self.draw())

    def action_leave(self) -> None:
        self.exit()
