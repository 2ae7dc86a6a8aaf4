"""Finds puzzles: two weak players play a round, and every position of it is examined."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice

from chabudai.core import CHANCE, Dice, State
from chabudai.errors import ChabudaiError
from chabudai.games.card import Game, View
from chabudai.match.log import CHANCE_NAME, Entry
from chabudai.match.match import Match
from chabudai.puzzles.grading import LONGEST, Measure, measure, weak_choice
from chabudai.puzzles.puzzle import GRADES, Puzzle, new_match
from chabudai.search.alphabeta import OutOfNodes, Solver
from chabudai.search.proof import after, answers

MOST_WORLDS = 400
"""The largest number of worlds that a puzzle may have. With more, nobody can be sure."""

MOST_POSITIONS = 3_000
"""The limit of the solver. A win that needs more lies too deep for people."""

SHORTEST = 3
"""The smallest number of plies to the win. A win at once is no puzzle."""

RHYTHM = (1, 2, 2, 3, 3, 4, 5)
"""The grades of the puzzles of a week, from Monday."""

MOST_GAMES = 300
"""How many games may be played for each puzzle that is wanted."""


def has_puzzles(game: Game) -> bool:
    """Return whether puzzles can be made for this game."""
    return game.solvable is not None or game.endings is not None


def worlds_of(game: Game, view: View) -> list[State]:
    """Return every world that fits the view, ending with the current round, or none if they are too many."""
    if game.solvable:
        return [game.solvable.alone(game.sample(view, Dice(0)))]
    if game.endings is None:
        return []
    found = list(islice(game.endings(view), MOST_WORLDS + 1))
    return found if len(found) <= MOST_WORLDS else []


def winning(game: Game, worlds: list[State], seat: int) -> list[int]:
    """Return the actions that are sure to win, by the solver or by proof; none if the solver takes too long."""
    if game.solvable:
        try:
            return [action for action, worth in Solver(MOST_POSITIONS).values(worlds[0]) if worth > 0]
        except OutOfNodes:
            return []
    legal = worlds[0].legal(seat)
    return [action for action in legal if answers(after(worlds, seat, action), seat, LONGEST) >= 0]


def posed(game: Game, rng: Dice) -> list[Puzzle]:
    """Return every puzzle of one game, in the order of its log."""
    puzzles = []
    for match in _round(game, rng):
        found = _solution(match)
        if found:
            solution, measured = found
            entries = tuple(entry.text for entry in match.log)
            puzzles.append(Puzzle(game, measured.grade(), game.notation.format(solution), entries))
    return puzzles


def mine(game: Game, count: int, seed: int, progress: Callable[[int], None] | None = None) -> list[Puzzle]:
    """Return this many puzzles in the rhythm of the week, at most one from each game.

    `progress(found)` is called after each find.
    """
    if not has_puzzles(game):
        raise ChabudaiError(f"{game.title} has no puzzles")
    missing = Counter(RHYTHM[day % len(RHYTHM)] for day in range(count))
    found: dict[int, list[Puzzle]] = {grade: [] for grade in GRADES}
    for number in range(MOST_GAMES * count):
        wanted = [puzzle for puzzle in posed(game, Dice((seed << 32) + number)) if missing[puzzle.grade]]
        if wanted:
            rarest = max(wanted, key=lambda puzzle: missing[puzzle.grade])
            missing[rarest.grade] -= 1
            found[rarest.grade].append(rarest)
            if progress:
                progress(count - missing.total())
        if not missing.total():
            break
    else:
        if count:
            raise ChabudaiError(f"{MOST_GAMES * count} games did not hold {count} puzzles of every grade")
    return [found[RHYTHM[day % len(RHYTHM)]].pop(0) for day in range(count)]


def _round(game: Game, rng: Dice) -> Iterator[Match]:
    """Yield the match before each action of a seat, until the first round is over."""
    match = new_match(game)
    has_begun = False
    while match.awaiting and not (has_begun and match.awaiting == [CHANCE]):
        seat = match.awaiting[0]
        if seat == CHANCE:
            drawn = match.state.shuffle(rng)
            match.append(Entry(CHANCE_NAME, game.notation.format_chance(drawn)))
            continue
        has_begun = True
        yield match
        match.append(Entry(seat, game.notation.format(weak_choice(game, match.view(seat), rng))))


def _solution(match: Match) -> tuple[int, Measure] | None:
    """Return the only winning action, if there are other actions and the win takes at least `SHORTEST` plies."""
    game, seat = match.game, match.awaiting[0]
    view = match.view(seat)
    worlds = worlds_of(game, view)
    if not worlds or len(worlds[0].legal(seat)) < 2:
        return None
    actions = winning(game, worlds, seat)
    measured = measure(game, view, worlds, actions[0]) if len(actions) == 1 else None
    return (actions[0], measured) if measured and measured.plies >= SHORTEST else None
