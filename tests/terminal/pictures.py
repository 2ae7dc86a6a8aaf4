"""The pictures kept in `snapshots/`: each a moment of a random game that only the rules decide. They are SVG.

python -m tests.terminal.pictures    draws them anew
"""

import asyncio
import re
from pathlib import Path
from typing import Any, NamedTuple

from chabudai import game
from chabudai.core import Dice
from chabudai.match import Match
from chabudai.terminal.app import TableApp
from chabudai.terminal.home import Home

FOLDER = Path(__file__).parent / "snapshots"
SMALL, LARGE = (80, 24), (132, 43)


class Moment(NamedTuple):
    """`actions` of a random game of `seed`, seen by whoever is asked next; then keys."""

    game: str
    seats: int
    actions: int
    language: str = "en"
    size: tuple[int, int] = SMALL
    options: dict[str, Any] = {}  # noqa: RUF012 - never changed
    keys: tuple[str, ...] = ()
    seed: int = 4


MOMENTS = {
    "okiya": Moment("okiya", 2, 5),
    "okiya-large-fr": Moment("okiya", 2, 4, "fr", LARGE),
    "okiya-end": Moment("okiya", 2, 99),
    "taiki-draw": Moment("taiki", 4, 1),
    "taiki-play-fr": Moment("taiki", 5, 17, "fr"),
    "yutaka": Moment("yutaka", 2, 18),
    "yutaka-tactika-island-fr": Moment("yutaka", 2, 14, "fr", SMALL, {"known": "IDACE"}, ("enter", "right")),
    "tayu": Moment("tayu", 2, 21),
    "tayu-turning-fr": Moment("tayu", 4, 1, "fr", SMALL, {}, ("enter", "down")),
    "tayu-large": Moment("tayu", 2, 61, "en", LARGE),
    "tayu-auction": Moment("tayu", 3, 1),
    "antayagi-trade": Moment("antayagi", 4, 30),
    "antayagi-seven-fr": Moment("antayagi", 7, 33, "fr"),
    "help-fr": Moment("okiya", 2, 2, "fr", SMALL, {}, ("question_mark",)),
}


def table(moment: Moment) -> Home:
    """Somebody is asked here and no bot answers."""
    dice = Dice(moment.seed)
    match = Match(game(moment.game), moment.options, moment.seats, chance=lambda _entry: dice)
    match.begin()
    sit = 0
    for _ in range(moment.actions):
        if match.outcome:
            break
        seat = match.awaiting[dice.below(len(match.awaiting))]
        texts = match.legal(seat)
        match.play(seat, texts[dice.below(len(texts))])
        sit = match.awaiting[0] if match.awaiting else sit
    home = Home(match.game, moment.options, moment.seats, sit=sit, levels=(1,), seed=1, think=_never)
    home.match = match
    home._tell(match.view(sit))
    return home


async def _never(_name: str, _level: int, _seed: int, _view: bytes) -> str:
    await asyncio.Event().wait()
    return ""


async def picture(moment: Moment) -> str:
    app = TableApp(table(moment), moment.language)
    async with app.run_test(size=moment.size) as pilot:
        await pilot.pause()
        for key in moment.keys:
            await pilot.press(key)
        await pilot.pause()
        return without_fonts(app.export_screenshot())


def without_fonts(svg: str) -> str:
    """Textual would fetch a font from elsewhere; a picture kept here fetches nothing."""
    return re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)


async def draw_all() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, moment in MOMENTS.items():
        (FOLDER / f"{name}.svg").write_text(await picture(moment), encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(draw_all())
