"""The screen of a table: it passes everything that the player chooses, types or asks to the table."""

import contextlib
from pathlib import Path
from typing import Any, ClassVar

from textual.binding import Binding, BindingType
from textual.widgets import Input
from textual.worker import Worker, WorkerError

from chabudai.errors import ChabudaiError
from chabudai.terminal import panels
from chabudai.terminal.board import BoardWidget
from chabudai.terminal.refusals import sentence
from chabudai.terminal.sight import Sight, TerminalTable
from chabudai.terminal.stage import Stage
from chabudai.terminal.words import knows, say


class TableApp(Stage):
    """The Textual app in which a person plays at one table."""

    BINDINGS: ClassVar[list[BindingType]] = [
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
    ]

    def __init__(self, table: TerminalTable, language: str, save: Path | None = None) -> None:
        super().__init__(language)
        self.table, self.save_to = table, save
        self._typing = ""
        self._armed = ""
        self._sent: tuple[int, str] | None = None
        self._sitting: Worker[None] | None = None

    def on_mount(self) -> None:
        self._sitting = self.run_worker(self._sit())
        self.draw()

    async def on_unmount(self) -> None:
        """Stop the table's task before the event loop ends."""
        if self._sitting is not None:
            self._sitting.cancel()
            with contextlib.suppress(WorkerError):
                await self._sitting.wait()

    async def _sit(self) -> None:
        try:
            await self.table.run(self.show)
        except ChabudaiError as error:
            self.exit(message=f"chabudai: {sentence(error, self.language)}", return_code=2)

    # Choosing

    def action_move(self, direction: str) -> None:
        self.choosing.move(direction, self.query_one(BoardWidget).canvas.spots)
        self._after_pointing()

    def action_turn(self, by: int) -> None:
        self.choosing.turn(by)
        self._after_pointing()

    def action_far(self, end: int) -> None:
        self.choosing.far(end)
        self._after_pointing()

    def _after_pointing(self) -> None:
        self.message = ""
        self.draw()

    def on_board_widget_pointed(self, event: BoardWidget.Pointed) -> None:
        if event.step in self.choosing.offered and (event.chosen or event.step != self.choosing.cursor):
            self.choosing.point(event.step)
            if event.chosen:
                self._choose(event.step)
            else:
                self.draw()

    def on_choices_picked(self, event: panels.Choices.Picked) -> None:
        self._choose(event.step)

    def action_pick(self, number: int) -> None:
        spots = {spot.name for spot in self.query_one(BoardWidget).canvas.spots}
        listed = [step for step in self.choosing.offered if step not in spots] or self.choosing.offered
        if len(listed) > panels.KEYS:
            self._type_number(listed, number)
        elif number <= len(listed):
            self._choose(listed[number - 1])

    def _type_number(self, listed: list[str], digit: int) -> None:
        """Add a digit to a typed number, and select the step that has it, such as `bid 24`."""
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
        self.choosing.restart()
        self._play(action, self.sight)

    def _play(self, action: Any, sight: Sight) -> None:
        """Send an action, once for each view. It is sent again only if it was refused."""
        asked = (sight.version, sight.invitation)
        if self._sent != asked:
            self._sent = asked
            self._send(self.table.play(action, sight.version))

    def _send(self, asked: Any) -> None:
        async def sending() -> None:
            try:
                told = await asked
                if isinstance(told, str) and knows(told):
                    self._say(say(self.language, told))
            except ChabudaiError as error:
                self._sent = None
                self._say(sentence(error, self.language))

        self.run_worker(sending())

    def _say(self, message: str) -> None:
        self.message = message
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
            self._play(texts[text], sight)
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
        """Return whether the player has asked for the same twice in a row. The first time, show the question."""
        sentence = say(self.language, question)
        if self._armed == question and self.message == sentence:
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


def run(table: TerminalTable, language: str, save: Path | None = None) -> None:
    """Run the app at this table until the player leaves."""
    app = TableApp(table, language, save)
    app.run()
    if save and (kept := table.record()):
        save.write_text(kept + "\n", encoding="utf-8")
