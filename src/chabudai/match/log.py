"""The log of a match: who wrote what and when, and the words in which a table speaks.

Entries of `table`: `resign 0`, `timeout 0`, `agree`, `bot 2`, `return 2` as in notation.md, and some that only the
table's own log keeps: `ask undo 0` or `ask draw 0` (an offer), `accept 1` (others have yet to), `decline 1`,
`undo 0 5` (seat 0 takes back what came after version 5), `show 0` and `hide 0` (may others see what seat 0 sees?).
And `branch 12` or `branch 12 k3v9` says that what came before it are the first twelve entries of another game (played
at the table `k3v9`), and that this one plays on from there.
"""

from typing import NamedTuple

from chabudai.games.card import Action
from chabudai.games.notation import refuse, whole

CHANCE_NAME = "chance"
TABLE = "table"

Who = int | str


class Entry(NamedTuple):
    """One line of the log: a seat number, `chance` or `table`; the text; and when."""

    who: Who
    text: str
    at: int = 0


class Event(NamedTuple):
    """An entry as one viewer may know it: `who`, `text` and `action` are None when it is not theirs to see."""

    version: int
    who: Who | None
    text: str | None
    action: Action | None


class Offer(NamedTuple):
    """`what` is `undo` or `draw`; `agreed` are those who have accepted while others have not answered."""

    seat: int
    what: str
    agreed: tuple[int, ...] = ()


NUMBERS = {
    "resign": 1,
    "timeout": 1,
    "agree": 0,
    "bot": 1,
    "return": 1,
    "ask undo": 1,
    "ask draw": 1,
    "accept": 1,
    "decline": 1,
    "undo": 2,
    "show": 1,
    "hide": 1,
    "branch": 1,
}
"""The words of the table, and how many numbers follow each."""

RECORDED = {"resign", "timeout", "agree", "bot", "return"}
"""They belong to the record of the game."""

ASIDE = {"show", "hide"}
"""They leave every decision as it was."""


def table_words(text: str) -> tuple[str, list[int]]:
    """The verb of a table entry and its numbers."""
    expected = "a table entry like 'resign 0' or 'bot 2'"
    words = text.split(" ")
    if words[0] == "branch" and len(words) == 3 and words[2].isalnum():
        words.pop()
    verb = " ".join(words[:2]) if words[0] == "ask" else words[0]
    numbers = words[len(verb.split(" ")) :]
    if len(numbers) != NUMBERS.get(verb):
        refuse(text, expected)
    return verb, [whole(number, text, expected) for number in numbers]
