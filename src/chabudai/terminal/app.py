"""The screen where one plays: board, people, story, and one line that says what is asked."""

import contextlib
from pathlib import Path
from typing import Any, ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.events import Resize
from textual.widgets import Input, Static
from textual.worker import Worker, WorkerError

from chabudai.errors import ChabudaiError
from chabudai.games.canvas import GOLD, INK, NIGHT, QUIET, SURFACE, VERMILION, Canvas, Drawing, Look, clip
from chabudai.games.drawings import drawing_of
from chabudai.terminal import panels
from chabudai.terminal.board import Board
from chabudai.terminal.choosing import Choosing
from chabudai.terminal.help import HelpScreen
from chabudai.terminal.lobby import waiting
from chabudai.terminal.refusals import sentence
from chabudai.terminal.sight import Sight, Table
from chabudai.terminal.words import WORDS, say

SIDE = 28
PAGE = 10


class TableApp(App[None]):
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
    Board {{ scrollbar-size: 1 1; scrollbar-background: {NIGHT}; scrollbar-color: {QUIET}; background: {NIGHT}; }}
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
        Binding("escape", "step_back", show=False),
        *(Binding(str(number), f"pick({number})", show=False) for number in range(1, 10)),
        Binding("colon,slash", "type", show=False),
        Binding("t", "talk", show=False),
        Binding("u", "undo", show=False),
        Binding("x", "resign", show=False),
        Binding("d", "draw", show=False),
        Binding("y", "answer(True)", show=False),
        Binding("n", "answer(False)", show=False),
        Binding("b", "bot", show=False),
        Binding("s", "save", show=False),
        Binding("l", "language", show=False),
        Binding("question_mark,f1,h", "help", show=False),
        Binding("q", "leave", show=False),
    ]

    def __init__(self, table: Table, language: str, save: Path | None = None) -> None:
        super().__init__()
        self.table, self.language, self.save_to = table, language, save
        self.sight: Sight | None = None
        self.choosing = Choosing((), lambda _action: ())
        self._drawing: Drawing | None = None
        self._seen: tuple[str, int] | None = None
        self._message = ""
        self._typing = ""
        self._sitting: Worker[None] | None = None
        self._armed = ""

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal(id="main"):
            yield Board()
            with Vertical(id="side"):
                yield Static(id="people")
                yield panels.Choices()
                yield Static(id="story")
        yield Static(id="prompt")
        yield Input(id="line", select_on_focus=False)
        yield Static(id="keys")

    def on_mount(self) -> None:
        self._sitting = self.run_worker(self._sit())
        self.draw()

    async def on_unmount(self) -> None:
        """Hang up before the loop is gone."""
        if self._sitting is not None:
            self._sitting.cancel()
            with contextlib.suppress(WorkerError):
                await self._sitting.wait()

    async def _sit(self) -> None:
        try:
            await self.table.run(self.show)
        except ChabudaiError as error:
            self.exit(message=f"chabudai: {sentence(error, self.language)}", return_code=2)

    def on_resize(self, _event: Resize) -> None:
        self.call_after_refresh(self.draw)

    # From the table

    def show(self, sight: Sight) -> None:
        self.sight = sight
        drawing = self.drawing
        seen = (sight.game.name, sight.version)
        if seen != self._seen:
            self._seen = seen
            cursor, legal = self.choosing.cursor, sight.view.legal if sight.view is not None else []
            self.choosing = Choosing(legal, drawing.steps)
            if cursor in self.choosing.offered:
                self.choosing.cursor = cursor
            self._message = ""
        if self.is_running:
            self.draw()

    @property
    def drawing(self) -> Drawing:
        assert self.sight is not None
        if self._drawing is None:
            self._drawing = drawing_of(self.sight.game)
        return self._drawing

    # Drawing

    def look(self, sight: Sight) -> Look:
        board = self.query_one(Board)
        return Look(
            language=self.language,
            names=sight.names(say(self.language, "you"), say(self.language, "free")),
            offered=frozenset(self.choosing.offered),
            cursor=self.choosing.cursor,
            chosen=self.choosing.chosen,
            width=max(1, board.size.width),
            height=max(1, board.size.height),
        )

    def draw(self) -> None:
        if not self.query("#keys") or self.screen is not self.screen_stack[0]:
            return
        self.query_one("#keys", Static).update(self.keys_line())
        if self.sight is None:
            self.query_one("#prompt", Static).update(say(self.language, "connecting"))
            return
        sight, look = self.sight, self.look(self.sight)
        canvas = waiting(sight, look) if sight.view is None else self.drawing.draw(sight.view, look)
        self.query_one(Board).show(canvas, self.choosing.cursor)
        self._draw_side(sight, look, canvas)
        self.query_one("#title", Static).update(self.title_line(sight, look))
        self.query_one("#prompt", Static).update(self.prompt_line(sight, look))

    def _draw_side(self, sight: Sight, look: Look, canvas: Canvas) -> None:
        width, height = SIDE - 2, max(3, self.query_one("#side").size.height)
        shown = panels.people(sight, self.drawing, look, width)
        self.query_one("#people", Static).update(shown)
        on_board = {spot.name for spot in canvas.spots}
        listed = [step for step in self.choosing.offered if step not in on_board]
        labels = {step: self.drawing.label(step, sight.view, look) for step in listed}
        most = max(3, height - len(sight.guests) - 4)
        self.query_one(panels.Choices).list_steps(listed, labels, look.cursor, width, most)
        left = height - len(sight.guests) - 1 - (min(len(listed), most) + 1 if listed else 0)
        self.query_one("#story", Static).update(panels.story(sight, self.drawing, look, width, left))

    def title_line(self, sight: Sight, look: Look) -> Text:
        text = Text("⊓ ", f"bold {VERMILION}", no_wrap=True)
        text.append(f"{sight.game.title}", f"bold {INK}")
        room = self.size.width - len(sight.game.title) - 6
        text.append(f"  {clip(look.say(sight.game.summary), room)}", QUIET)
        return text

    def prompt_line(self, sight: Sight, look: Look) -> Text:
        if self._message:
            return Text(self._message, GOLD, no_wrap=True)
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
        pairs = (("←↑↓→", "key-next"), ("⏎", "key-choose"), ("Esc", "key-back"), (":", "key-type"))
        more = (("u", "key-undo"), ("l", "key-language"), ("?", "key-help"), ("q", "key-quit"))
        return self.listed_keys((*pairs, *more))

    def listed_keys(self, keys: tuple[tuple[str, str], ...]) -> Text:
        """As wide as it can be without losing the last one."""
        words = [(key, say(self.language, code)) for key, code in keys]
        narrow = sum(len(key) + len(word) + 3 for key, word in words) > self.size.width
        text = Text(no_wrap=True)
        for key, word in words:
            text.append(f"{key} ", f"bold {GOLD}")
            text.append(f"{word} " if narrow else f"{word}  ", QUIET)
        return text

    # Choosing

    def action_move(self, direction: str) -> None:
        self.choosing.move(direction, self.query_one(Board).canvas.spots)
        self._after_pointing()

    def action_turn(self, by: int) -> None:
        self.choosing.turn(by)
        self._after_pointing()

    def action_far(self, end: int) -> None:
        self.choosing.far(end)
        self._after_pointing()

    def _after_pointing(self) -> None:
        self._message = ""
        self.draw()

    def on_board_pointed(self, event: Board.Pointed) -> None:
        if event.step in self.choosing.offered and (event.chosen or event.step != self.choosing.cursor):
            self.choosing.point(event.step)
            if event.chosen:
                self._choose(event.step)
            else:
                self.draw()

    def on_choices_picked(self, event: panels.Choices.Picked) -> None:
        self._choose(event.step)

    def action_pick(self, number: int) -> None:
        spots = {spot.name for spot in self.query_one(Board).canvas.spots}
        listed = [step for step in self.choosing.offered if step not in spots] or self.choosing.offered
        if len(listed) > panels.KEYS:
            self._type_number(listed, number)
        elif number <= len(listed):
            self._choose(listed[number - 1])

    def _type_number(self, listed: list[str], digit: int) -> None:
        """`bid 24` by its digits."""
        numbered = next((step for step in listed if step[-1:].isdigit()), None)
        if numbered is not None:
            self.action_type()
            line = self.query_one("#line", Input)
            line.value = f"{numbered.rstrip('0123456789')}{digit}"
            line.cursor_position = len(line.value)

    def action_choose(self) -> None:
        if self.choosing.cursor:
            self._choose(self.choosing.cursor)

    def action_step_back(self) -> None:
        if self.query_one("#line").display:
            self._close_line()
        else:
            self.choosing.back()
            self._after_pointing()

    def _choose(self, step: str) -> None:
        action = self.choosing.choose(step)
        if action is None or self.sight is None:
            self._after_pointing()
            return
        self._send(self.table.play(action, self.sight.version))

    def _send(self, asked: Any) -> None:
        async def sending() -> None:
            try:
                told = await asked
                if isinstance(told, str) and told in WORDS:
                    self._say(say(self.language, told))
            except ChabudaiError as error:
                self._say(sentence(error, self.language))

        self.run_worker(sending())

    def _say(self, message: str) -> None:
        self._message = message
        self.draw()

    # Typing

    def action_type(self) -> None:
        legal = self.sight.view.legal if self.sight and self.sight.view is not None else []
        if not legal:
            self._say(say(self.language, "not-your-turn"))
            return
        self._open_line("move", say(self.language, "type", example=self._text(legal[0])))

    def action_talk(self) -> None:
        if self.sight is None or self.sight.is_home:
            self._say(say(self.language, "nobody-hears"))
        else:
            self._open_line("talk", say(self.language, "talk"))

    def _open_line(self, what: str, placeholder: str) -> None:
        line = self.query_one("#line", Input)
        self._typing, line.placeholder, line.value = what, placeholder, ""
        line.display, self.query_one("#prompt").display = True, False
        line.focus()

    def _close_line(self) -> None:
        line = self.query_one("#line", Input)
        line.display, self.query_one("#prompt").display = False, True
        self.set_focus(None)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        text = event.value.strip()
        self._close_line()
        if text and self._typing == "talk":
            self._send(self.table.talk(text))
        elif text and self.sight is not None and self.sight.view is not None:
            self._play_text(text, self.sight)

    def _play_text(self, text: str, sight: Sight) -> None:
        assert sight.view is not None
        texts = {self._text(action): action for action in sight.view.legal}
        if text in texts:
            self._send(self.table.play(texts[text], sight.version))
        elif texts:
            self._say(say(self.language, "not-legal", text=text[:30], example=next(iter(texts))))

    def _text(self, action: Any) -> str:
        assert self.sight is not None
        notation = self.sight.game.notation
        return notation.format(notation.unspell(action))

    # The table

    def action_undo(self) -> None:
        self._send(self.table.undo())

    def action_draw(self) -> None:
        self._send(self.table.draw())

    def action_bot(self) -> None:
        self._send(self.table.seat_bot())

    def action_answer(self, yes: bool) -> None:
        over = self.sight and self.sight.view is not None and self.sight.view.outcome
        self._send(self.table.again() if over and not yes else self.table.answer(yes))

    def action_resign(self) -> None:
        if self._confirmed("resign?"):
            self._send(self.table.resign())

    def action_leave(self) -> None:
        view = self.sight.view if self.sight else None
        if view is None or view.outcome is not None or self._confirmed("quit?"):
            self.exit()

    def _confirmed(self, question: str) -> bool:
        """Asked twice in a row, with the question shown in between."""
        sentence = say(self.language, question)
        if self._armed == question and self._message == sentence:
            return True
        self._armed = question
        self._say(sentence)
        return False

    def action_save(self) -> None:
        kept = self.table.record()
        if kept is None or self.sight is None:
            self._say(say(self.language, "unsaved-here"))
            return
        path = self.save_to or Path(f"{self.sight.game.name}.chabudai.json")
        try:
            path.write_text(kept + "\n", encoding="utf-8")
            self._say(say(self.language, "saved", path=path))
        except OSError as error:
            self._say(say(self.language, "not-saved", path=path, why=error.strerror))

    def action_language(self) -> None:
        self.language = "en" if self.language == "fr" else "fr"
        self._message = ""
        self.draw()

    def action_help(self) -> None:
        self.push_screen(HelpScreen(self.language), lambda _result: self.draw())


def run(table: Table, language: str, save: Path | None = None) -> None:
    app = TableApp(table, language, save)
    app.run()
    if save and (kept := table.record()):
        save.write_text(kept + "\n", encoding="utf-8")
