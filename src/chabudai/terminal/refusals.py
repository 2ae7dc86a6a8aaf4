"""The reasons of refusals. A code without a sentence in `refusals.ftl` is shown with its own message."""

from chabudai import languages
from chabudai.errors import ChabudaiError
from chabudai.games.words import Words

UNREACHED = "no-server"
"""The code of a server that does not answer: only the terminal meets it."""


class ServerRefused(ChabudaiError):
    """A server refused a command. The code is the server's."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.said = code


def sentence(error: ChabudaiError, language: str) -> str:
    """Return the sentence for an error in this language."""
    code = error.said if isinstance(error, ServerRefused) else error.code
    words = Words("terminal" if code == UNREACHED else "refusals", code)
    return languages.say(language, words) if languages.has(words) else error.message
