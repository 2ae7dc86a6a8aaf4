"""Lessons: a game learned by playing it. A lesson is a few positions, each with something to do.

A lesson is data, `games/<game>/lesson.json`; what it says is in `lesson.ftl` of each language. Its positions are logs
that the engine replays, so nothing in it can break the rules. A step tells something. If it asks for an action, the
learner goes on by choosing one that the lesson accepts.
"""

from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import msgspec

from chabudai.errors import UnknownGame
from chabudai.games import game as find_game
from chabudai.games.words import Words
from chabudai.languages import has, in_all
from chabudai.match.log import Entry
from chabudai.match.match import Match

Log = list[tuple[int | str, str]]

ANYTHING = "*"
"""Accepts every legal action. The next step then begins with a new position."""


class ScriptStep(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A step as it is written in the file.

    `start` lays out a new position. `then` is what the others and chance do after the learner's action. What is said
    at the third step is the message `step_3`, what answers a wrong action `wrong_3`.
    """

    start: Log | None = None
    play: list[str] = []
    then: Log = []


class Script(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The lesson file. The learner has seat 0."""

    seats: int
    options: dict[str, Any] = {}
    steps: list[ScriptStep]


class LessonAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """An action that the lesson accepts, and the positions that the learner sees after it."""

    action: Any
    views: list[Any]


class LessonStep(msgspec.Struct, frozen=True, kw_only=True):
    """One step: the text, the view, and the actions that lead on. Without actions, the learner reads on.

    `wrong` answers every other action.
    """

    say: dict[str, str]
    """In every language, by its tag."""
    view: Any
    answers: list[LessonAnswer]
    wrong: dict[str, str] | None


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """The lesson of a game: every step with its views. `GET /api/lessons/{game}` returns it."""

    game: str
    seats: int
    steps: list[LessonStep]


LEARNER = 0


def script(game: str) -> Script:
    """Return the lesson file of a game."""
    file = files("chabudai.games") / find_game(game).name / "lesson.json"
    if not file.is_file():
        raise UnknownGame(f"there is no lesson for {game} yet", known="")
    return msgspec.json.decode(file.read_bytes(), type=Script)


def lesson(game: str) -> Lesson:
    """Play every step of a game's lesson through the engine. Raises what the engine refuses."""
    told = script(game)
    return Lesson(game=game, seats=told.seats, steps=list(_steps(game, told)))


def _steps(game: str, told: Script) -> Iterator[LessonStep]:
    log: Log = []
    scope = f"games/{find_game(game).name}/lesson"
    for number, step in enumerate(told.steps, 1):
        wrong = Words(scope, f"wrong_{number}")
        log = step.start if step.start is not None else log
        match = _match(game, told, log)
        accepted = match.legal(LEARNER) if step.play == [ANYTHING] else step.play
        yield LessonStep(
            say=in_all(Words(scope, f"step_{number}")),
            view=match.view(LEARNER),
            answers=[_answer(game, told, log, text, step.then) for text in accepted],
            wrong=in_all(wrong) if has(wrong) else None,
        )
        chosen: Log = [(LEARNER, text) for text in accepted[:1]]
        log = [*log, *chosen, *step.then]


def _match(game: str, told: Script, log: Log) -> Match:
    match = Match(find_game(game), told.options, told.seats)
    return match.replay(Entry(who, text) for who, text in log)


def _answer(game: str, told: Script, log: Log, text: str, then: Log) -> LessonAnswer:
    """Return the views after the learner's action. What chance does is shown together with its cause."""
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
