"""Examines one entry of a log with its own random generator, so the answer does not depend on earlier questions."""

import msgspec

from chabudai.analysis import luck
from chabudai.analysis.findings import Finding, Luck, Move
from chabudai.analysis.judging import IsCancelled, outlook_of_state, outlook_of_view, verdict
from chabudai.core import Dice, State
from chabudai.games.card import Game, nothing_hidden
from chabudai.match.log import TABLE
from chabudai.match.match import Match
from chabudai.search.alphabeta import Solver

FEWEST_PLAYOUTS = 20


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What to analyse and how. The same question about the same record has the same answer.

    `budget` is the number of iterations for each decision. An estimate of luck takes an eighth as many playouts. With
    `seat`, only the actions of that seat are judged. `with_open` judges them with open cards as well.
    """

    budget: int = 2_000
    seed: int = 0
    seat: int | None = None
    with_open: bool = True
    with_luck: bool = True


def hides(game: Game) -> bool:
    """Return whether the game hides anything from anybody."""
    return game.secret is not nothing_hidden


class Glass:
    """Examines one entry. `match` is the match just after the entry."""

    def __init__(self, match: Match, entry: int, question: Question, is_cancelled: IsCancelled) -> None:
        self.game = match.game
        self.seats = match.seats
        self.after = match.state
        self.entry = entry
        self.who, self.text, _ = match.log[entry]
        self.question = question
        self.is_cancelled = is_cancelled
        self.rng = Dice((question.seed << 32) + entry)

    def finding(self, before: State, solver: Solver) -> Finding:
        """Return what can be said about the entry: the judged move, the luck, or neither."""
        if self.who == TABLE:
            return Finding(entry=self.entry)
        move = None
        if isinstance(self.who, int) and self.question.seat in (None, self.who):
            move = self._move(before, self.who, solver)
        luck_of_it = self._luck(before) if self.question.with_luck else None
        return Finding(entry=self.entry, move=move, luck=luck_of_it)

    def _move(self, before: State, seat: int, solver: Solver) -> Move:
        action = self.game.notation.parse(self.text)
        seen = outlook_of_view(
            self.game,
            self.game.view(before, seat),
            budget=self.question.budget,
            rng=self.rng,
            played=action,
            solver=solver,
            is_cancelled=self.is_cancelled,
        )
        opened = None
        if self.question.with_open and hides(self.game):
            opened = outlook_of_state(
                self.game,
                before,
                seat,
                seats=self.seats,
                budget=self.question.budget,
                rng=self.rng,
                played=action,
                is_cancelled=self.is_cancelled,
            )
        return Move(
            entry=self.entry,
            seat=seat,
            text=self.text,
            seen=verdict(seen, self.text),
            open=verdict(opened, self.text) if opened else None,
        )

    def _luck(self, before: State) -> Luck | None:
        playouts = max(FEWEST_PLAYOUTS, self.question.budget // 8)
        watch = luck.Watch(self.game, self.seats, hides(self.game), playouts, self.rng, self.is_cancelled)
        if isinstance(self.who, int):
            return self._reveal(watch, before, self.who)
        seen, opened, doubt = luck.of_shuffle(watch, before, self.after)
        return Luck(entry=self.entry, who=self.who, text=self.text, seen=seen, open=opened, doubt=doubt)

    def _reveal(self, watch: luck.Watch, before: State, seat: int) -> Luck | None:
        """Return the luck of an action that revealed something. With open cards, nothing is revealed."""
        if not hides(self.game):
            return None
        shown = luck.of_reveal(watch, before, seat, self.game.notation.parse(self.text), self.after)
        if shown is None:
            return None
        opened = [0.0] * self.seats
        return Luck(entry=self.entry, who=seat, text=self.text, seen=shown[0], open=opened, doubt=shown[1])
