"""The log of a match: its entries, and the words that a table may write.

Entries of `table` are `resign 0`, `timeout 0`, `agree`, `bot 2` and `return 2`, as in notation.md. Some more are only
in the table's own log:

- `ask undo 0` or `ask draw 0` makes an offer; `accept 1` agrees while others have not answered; `decline 1` ends it.
- `undo 0 5` takes back what seat 0 did after version 5.
- `show 0` lets the people whom seat 0 has chosen see its view, `hide 0` ends that.
- `branch 12` or `branch 12 k3v9` says that the entries before it are the first twelve of another game, played at the
  table `k3v9`. This match goes on from there.
"""

from typing import NamedTuple

from chabudai.games.card import Action
from chabudai.games.notation import refuse, whole

CHANCE_NAME = "chance"
"""The author of chance entries."""
TABLE = "table"
"""The author of entries that the table writes."""

Who = int | str


class Entry(NamedTuple):
    """One line of the log: its author (a seat, `chance` or `table`), its text and its time in milliseconds."""

    who: Who
    text: str
    at: int = 0


class Event(NamedTuple):
    """An entry as one viewer may know it. `who`, `text` and `action` are None if they are hidden from the viewer."""

    version: int
    who: Who | None
    text: str | None
    action: Action | None


class Offer(NamedTuple):
    """An undo or a draw that a seat has asked for. `agreed` are the seats that have accepted so far."""

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
"""The words of the table that belong to the record of the game."""

ASIDE = {"show", "hide"}
"""The words of the table that change nobody's decision."""


def table_words(text: str) -> tuple[str, list[int]]:
    """Return the word of a table entry and its numbers, or raise `BadNotation`."""
    expected = "a table entry like 'resign 0' or 'bot 2'"
    words = text.split(" ")
    if words[0] == "branch" and len(words) == 3 and words[2].isalnum():
        words.pop()
    verb = " ".join(words[:2]) if words[0] == "ask" else words[0]
    numbers = words[len(verb.split(" ")) :]
    if len(numbers) != NUMBERS.get(verb):
        refuse(text, expected)
    return verb, [whole(number, text, expected) for number in numbers]
