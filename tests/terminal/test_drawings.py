"""Checks the drawings: every legal action can be reached, nothing is cut at 80 × 24, and both languages have words."""

from collections.abc import Iterator
from typing import Any

import pytest

from chabudai import GAMES, Dice, Match, game
from chabudai.drawing.text import Plain, drawing_of
from chabudai.games.canvas import Drawing, Look, cells
from chabudai.games.words import Words
from chabudai.languages import say, speaker
from chabudai.terminal.choosing import Choosing
from chabudai.terminal.stage import SIDE
from chabudai.terminal.words import LANGUAGES
from tests.having import games_with
from tests.terminal.pictures import FOLDER, MOMENTS, Moment, picture

WIDTH, HEIGHT = 80 - SIDE, 24 - 3
"""The room of the board: a title, a prompt and a line of keys are above and below it."""

DRAWN = games_with("terminal.py")
"""A game without a drawing of its own is listed, and tells the reason of its end as the engine spells it."""

TABLES = [(name, seats) for name in GAMES for seats in (GAMES[name].seats[0], GAMES[name].seats[-1])]
EVERY = 3
"""Look at every third moment of a game; the others differ little."""


def views(name: str, seats: int, seed: int = 2, most: int = 90) -> Iterator[Any]:
    """Return the views of the awaited seats of a random game, and the last one."""
    dice = Dice(seed)
    match = Match(game(name), {}, seats, chance=lambda _entry: dice)
    match.begin()
    for number in range(most):
        if match.outcome:
            break
        seat = match.awaiting[dice.below(len(match.awaiting))]
        if number % EVERY == 0:
            yield match.view(seat)
        texts = match.legal(seat)
        match.play(seat, texts[dice.below(len(texts))])
    yield match.view(0)
    yield match.view(None)


def look(seats: int, language: str = "en", **choosing: Any) -> Look:
    return Look(
        speaker(language),
        tuple(f"Guest {seat}" for seat in range(seats)),
        width=WIDTH,
        height=HEIGHT,
        **choosing,
    )


def reached(drawing: Drawing, view: Any, action: Any) -> Any:
    """What choosing the action's steps one after the other arrives at, each being on the board or in the list."""
    choosing = Choosing(view.legal, drawing.steps)
    arrived = None
    for step in drawing.steps(action)[len(choosing.chosen) :]:
        if arrived is None and choosing.chosen != drawing.steps(action)[: len(choosing.chosen) + 1]:
            arrived = choosing.choose(step) if step in choosing.offered else arrived
    return arrived


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_choosing_step_by_step_arrives_at_every_legal_action(name: str, seats: int) -> None:
    drawing = drawing_of(game(name))
    for view in views(name, seats):
        for action in view.legal[:: max(1, len(view.legal) // 12)]:
            assert reached(drawing, view, action) == action


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_nothing_that_may_be_chosen_is_cut_in_a_small_terminal(name: str, seats: int) -> None:
    drawing = drawing_of(game(name))
    for view in views(name, seats):
        choosing = Choosing(view.legal, drawing.steps)
        offered = frozenset(choosing.offered)
        canvas = drawing.draw(
            view, look(seats, offered=offered, cursor=choosing.cursor, chosen=choosing.chosen)
        )
        assert canvas.width <= WIDTH
        assert canvas.height <= HEIGHT
        for spot in canvas.spots:
            assert 0 <= spot.row <= spot.row + spot.height <= canvas.height
            assert 0 <= spot.column <= spot.column + spot.width <= canvas.width


@pytest.mark.parametrize("name", GAMES)
def test_every_language_has_words_for_everything(name: str) -> None:
    drawing = drawing_of(game(name))
    seats = GAMES[name].seats[-1]
    for view in views(name, seats, most=60):
        for language in LANGUAGES:
            seen = look(seats, language)
            assert drawing.task(view, seen)
            assert isinstance(drawing.standing(view, 0, seen), str)
            for action in view.legal[:20]:
                assert all(drawing.label(step, view, seen) for step in drawing.steps(action))
                assert isinstance(drawing.told(action, view, seen), str)
            if view.outcome and name in DRAWN:
                assert view.outcome.reason in drawing.REASONS


@pytest.mark.parametrize("name", GAMES)
def test_a_game_without_a_drawing_is_listed_and_playable(name: str) -> None:
    plain = Plain(game(name))
    for view in views(name, GAMES[name].seats[0], most=12):
        assert plain.draw(view, look(view.seats)).text().strip()
        assert len({plain.steps(action) for action in view.legal}) == len(view.legal)


@pytest.mark.parametrize(("edition", "part"), [("kosmos", "flood"), ("goliath", "saboteur")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_builds_nothing_in_ta_yu_is_called_as_in_the_box(edition: str, part: str, language: str) -> None:
    dice = Dice(4)
    match = Match(game("tayu"), {"edition": edition}, 3, chance=lambda _entry: dice)
    match.begin()
    if edition == "kosmos":
        match.play(match.awaiting[0], "bid 1")
    view: Any = match.view(None)
    told = drawing_of(game("tayu")).standing(view, view.flood, look(3, language))
    assert told.startswith(say(language, Words("games/tayu", f"terminal_{part}")))


def test_the_tops_of_the_stacks_of_a_block_stand_in_the_terminal() -> None:
    dice = Dice(4)
    match = Match(game("tayu"), {}, 2, chance=lambda _entry: dice)
    match.begin()
    view: Any = match.view(0)
    text = drawing_of(game("tayu")).draw(view, look(2)).text()
    for queue in view.queues:
        assert "".join("◎" if back == "ring" else "▯" for back in queue.behind) in text


def test_a_game_that_brings_no_drawing_gets_the_plain_one() -> None:
    class Foreign:
        view = Choosing
        notation = game("okiya").notation

    assert isinstance(drawing_of(Foreign()), Plain)  # type: ignore[arg-type]


@pytest.mark.anyio
@pytest.mark.parametrize(("name", "moment"), MOMENTS.items(), ids=list(MOMENTS))
async def test_the_screen_looks_as_kept(name: str, moment: Moment) -> None:
    kept = (FOLDER / f"{name}.svg").read_text(encoding="utf-8")
    assert await picture(moment) == kept, "look at it, then: python -m tests.terminal.pictures"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.parametrize(
    "name", ["名前の長い人", "👩‍🌾🥁🎲", "e\u0301le\u0300ve", "[b]x[/b]", "\x1b[31mred\u202e"]
)
def test_a_name_in_any_script_keeps_every_line_as_wide_as_the_sheet(name: str) -> None:
    for view in views("antayagi", 3, most=9):
        canvas = drawing_of(game("antayagi")).draw(view, look(3)._replace(names=(name,) * 3))
        for line in canvas.lines():
            text = "".join(run.text for run in line)
            assert cells(text) == canvas.width
            assert text.isprintable()
