"""Every lesson, played through the engine: it cannot break without breaking a test."""

import re
from itertools import pairwise

import msgspec
import pytest

from chabudai import GAMES
from chabudai.errors import UnknownGame
from chabudai.languages import tags
from chabudai.lessons import ANYTHING, LEARNER, Lesson, lesson, script
from chabudai.match import Match
from chabudai.match.log import Entry
from setup.languages import FOLDER, SOURCE, messages
from tests.having import games_with

TAUGHT = games_with("lesson.json")
BREAKING = re.compile(" [?!:;»]|« ")


def sentences(told: Lesson) -> list[dict[str, str]]:
    return [words for step in told.steps for words in (step.say, step.wrong) if words is not None]


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_can_be_played_to_its_end(game: str) -> None:
    steps = lesson(game).steps
    assert 6 <= len(steps) <= 10
    assert sum(bool(step.answers) for step in steps) >= 3
    assert not steps[-1].answers


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_speaks_every_language(game: str) -> None:
    for words in sentences(lesson(game)):
        assert words.keys() == set(tags())
        for tag, text in words.items():
            assert text.strip()
            assert len(text) < 330, "shorter: it is read on a phone"
            assert tag != "fr" or not BREAKING.search(text), text


@pytest.mark.parametrize("game", TAUGHT)
def test_every_sentence_of_a_lesson_belongs_to_a_step(game: str) -> None:
    steps = lesson(game).steps
    spoken = {f"step_{number}" for number, _ in enumerate(steps, 1)}
    spoken |= {f"wrong_{number}" for number, step in enumerate(steps, 1) if step.answers and step.wrong}
    assert set(messages(FOLDER / SOURCE / "games" / game / "lesson.ftl")) == spoken


@pytest.mark.parametrize("game", TAUGHT)
def test_the_first_step_lays_the_game_out(game: str) -> None:
    assert script(game).steps[0].start


@pytest.mark.parametrize("game", TAUGHT)
def test_after_a_free_choice_the_lesson_begins_afresh(game: str) -> None:
    """What comes next is written for one position."""
    steps = script(game).steps
    for step, after in pairwise(steps):
        if len(step.play) > 1 or ANYTHING in step.play:
            assert after.start is not None, step.play


@pytest.mark.parametrize("game", TAUGHT)
def test_who_chooses_otherwise_is_told_something(game: str) -> None:
    told = lesson(game)
    for step in told.steps:
        legal = len(step.view.legal)
        if step.answers:
            assert step.view.awaiting.count(LEARNER) == 1
            assert all(answer.action in step.view.legal for answer in step.answers)
            assert step.wrong is not None or len(step.answers) == legal


@pytest.mark.parametrize("game", TAUGHT)
def test_the_learner_sees_no_more_than_their_seat(game: str) -> None:
    told = lesson(game)
    views = [step.view for step in told.steps]
    views += [view for step in told.steps for answer in step.answers for view in answer.views]
    assert {view.seat for view in views} == {LEARNER}


@pytest.mark.parametrize("game", TAUGHT)
def test_what_follows_an_answer_is_what_the_engine_says(game: str) -> None:
    """Told again from the log alone: the last view of an answer is the view after all its entries."""
    told, played = script(game), lesson(game)
    log: list[tuple[int | str, str]] = []
    for step, shown in zip(told.steps, played.steps, strict=True):
        log = list(step.start) if step.start is not None else log
        chosen = [text for text in step.play[:1] if text != ANYTHING]
        log += [(LEARNER, text) for text in chosen] + step.then
        if chosen:
            match = Match(GAMES[game], told.options, told.seats)
            match.replay(Entry(who, text) for who, text in log)
            assert shown.answers[0].views[-1] == match.view(LEARNER)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_light(game: str) -> None:
    content = msgspec.json.encode(lesson(game))
    assert len(content) < 120_000
    assert msgspec.json.decode(content, type=Lesson).game == game


def test_a_game_that_does_not_exist_has_no_lesson() -> None:
    with pytest.raises(UnknownGame):
        lesson("chess")
