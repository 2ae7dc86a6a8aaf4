"""A game learned by playing it: a few positions, what to do in each, and what comes of it.

A lesson is data, `games/<game>/lesson.json`, over the engine: positions are logs, so nothing in it can be against the
rules. A step tells something; if it asks for an action, the learner goes on by choosing one that the lesson accepts.
"""

from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import msgspec

from chabudai.errors import UnknownGame
from chabudai.games import game as find_game
from chabudai.games.words import Words
from chabudai.match.log import Entry
from chabudai.match.match import Match

Log = list[tuple[int | str, str]]

ANYTHING = "*"
"""Accepts every legal action; the next step then begins afresh."""


class Told(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A step as it is written. `start` lays out a new position; `then` is what the others and chance answer."""

    say: Words
    start: Log | None = None
    play: list[str] = []
    wrong: Words | None = None
    then: Log = []


class Script(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The file. The learner has seat 0."""

    seats: int
    options: dict[str, Any] = {}
    steps: list[Told]


class LessonAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """An action that the lesson accepts, and what the learner sees happen, position by position."""

    action: Any
    views: list[Any]


class LessonStep(msgspec.Struct, frozen=True, kw_only=True):
    """What to read, what to see, and which actions lead on; none: read on. `wrong` answers every other action."""

    say: Words
    view: Any
    answers: list[LessonAnswer]
    wrong: Words | None


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/lessons/{game}"""

    game: str
    seats: int
    steps: list[LessonStep]


LEARNER = 0


def script(game: str) -> Script:
    file = files("chabudai.games") / find_game(game).name / "lesson.json"
    if not file.is_file():
        raise UnknownGame(f"there is no lesson for {game} yet", known="")
    return msgspec.json.decode(file.read_bytes(), type=Script)


def lesson(game: str) -> Lesson:
    """Every step played through the engine; raises what the engine refuses."""
    told = script(game)
    return Lesson(game=game, seats=told.seats, steps=list(_steps(game, told)))


def _steps(game: str, told: Script) -> Iterator[LessonStep]:
    log: Log = []
    for step in told.steps:
        log = step.start if step.start is not None else log
        match = _match(game, told, log)
        accepted = match.legal(LEARNER) if step.play == [ANYTHING] else step.play
        yield LessonStep(
            say=step.say,
            view=match.view(LEARNER),
            answers=[_answer(game, told, log, text, step.then) for text in accepted],
            wrong=step.wrong,
        )
        chosen: Log = [(LEARNER, text) for text in accepted[:1]]
        log = [*log, *chosen, *step.then]


def _match(game: str, told: Script, log: Log) -> Match:
    match = Match(find_game(game), told.options, told.seats)
    return match.replay(Entry(who, text) for who, text in log)


def _answer(game: str, told: Script, log: Log, text: str, then: Log) -> LessonAnswer:
    """What chance does is seen together with what caused it."""
    notation = find_game(game).notation
    match = _match(game, told, [*log, (LEARNER, text)])
    views = [match.view(LEARNER)]
    for who, words in then:
        match.append(Entry(who, words))
        if isinstance(who, int):
            views.append(match.view(LEARNER))
        else:
            views[-1] = match.view(LEARNER)
    return LessonAnswer(action=notation.spell(notation.parse(text)), views=views)
