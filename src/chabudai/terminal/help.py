"""The help page: every key on one screen."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from chabudai.games.canvas import GOLD, SURFACE
from chabudai.terminal.words import help_text


class HelpScreen(ModalScreen[None]):
    """The screen that lists every key."""

    CSS = f"""
    HelpScreen {{ align: center middle; }}
    #help {{ width: 80; height: auto; max-height: 100%; padding: 0 1; scrollbar-size: 1 1; }}
    #help {{ background: {SURFACE}; border: round {GOLD}; }}
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,question_mark,f1,enter,h", "dismiss", show=False)
    ]

    def __init__(self, language: str) -> None:
        super().__init__()
        self._language = language

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="help"):
            yield Static(help_text(self._language))
