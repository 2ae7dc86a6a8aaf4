"""Games played by bots, decision by decision. Game n follows from the seed and n alone.

`FIELDS` describes every column, and the data card prints it. `parquet.py` writes the files.
"""

from typing import Any, NamedTuple

import msgspec

from chabudai.bots.levels import any_legal, consider
from chabudai.core import Dice, spread
from chabudai.games import game as find_game
from chabudai.games.card import Game, View
from chabudai.match.match import Match
from chabudai.research.entrants import Entrant


class Wanted(NamedTuple):
    """One game to be played. The bots sit in turn and move on by one seat from game to game."""

    game: str
    options: dict[str, Any]
    seats: int
    bots: tuple[Entrant, ...]
    seed: int
    number: int

    def seated(self, seat: int) -> Entrant:
        """Return the bot at this seat."""
        return self.bots[(seat + self.number) % len(self.bots)]


class Decision(NamedTuple):
    """What one seat knew and did: a row of the table `decisions`."""

    game: int
    step: int
    seat: int
    view: str
    legal: list[str]
    action: str
    choice: int
    score: int
    rank: int
    reward: float


class PlayedGame(NamedTuple):
    """A whole game and its decisions in order: a row of the table `games`."""

    game: int
    bots: list[str]
    who: list[str]
    text: list[str]
    scores: list[int]
    ranks: list[int]
    rewards: list[float]
    reason: str
    decisions: list[Decision]


FIELDS = {
    "games": {
        "game": ("int64", "the number of the game, from 0"),
        "bots": ("list<string>", "who played each seat: a level from 1 to 5, 0 for any legal action"),
        "who": ("list<string>", "who wrote each entry of the log: a seat number or `chance`"),
        "text": ("list<string>", "the entries of the log, in the notation of docs/notation.md"),
        "scores": ("list<int64>", "what the game counted for each seat"),
        "ranks": ("list<int64>", "1 is first; ties share a rank"),
        "rewards": ("list<double>", "each seat's share of the win, from 0 to 1"),
        "reason": ("string", "how the game ended"),
    },
    "decisions": {
        "game": ("int64", "the game it belongs to"),
        "step": ("int64", "entries of the log before it: the position is what these lead to"),
        "seat": ("int64", "who decides"),
        "view": ("string", "all that this seat knew, as JSON; nothing that it did not"),
        "legal": ("list<string>", "the actions it could choose from, in the order of the view"),
        "action": ("string", "the one it chose"),
        "choice": ("int64", "where that one stands in `legal`, from 0"),
        "score": ("int64", "this seat's score at the end of the game"),
        "rank": ("int64", "its rank at the end"),
        "reward": ("double", "its share of the win at the end"),
    },
}
"""The columns of each table: name, type and meaning."""


def play(wanted: Wanted) -> PlayedGame:
    """Play one game. The bots get views, never the state."""
    game = find_game(wanted.game)
    match = Match(game, wanted.options, wanted.seats, chance=lambda entry: _dice(wanted, entry))
    match.begin()
    asked: list[tuple[int, int, View, str]] = []
    while match.outcome is None:
        seat = match.awaiting[0]
        view, step = match.view(seat), match.version
        text = game.notation.format(_chosen(game, wanted, seat, view, step))
        asked.append((step, seat, view, text))
        match.play(seat, text)
    rewards, outcome = spread(match.outcome.ranks), match.outcome
    return PlayedGame(
        game=wanted.number,
        bots=[wanted.seated(seat).name for seat in range(wanted.seats)],
        who=[str(entry.who) for entry in match.log],
        text=[entry.text for entry in match.log],
        scores=list(outcome.scores),
        ranks=list(outcome.ranks),
        rewards=rewards,
        reason=outcome.reason,
        decisions=[
            _decision(
                game, wanted.number, asking, outcome.scores[asking[1]], outcome.ranks[asking[1]], rewards
            )
            for asking in asked
        ],
    )


def _decision(
    game: Game, number: int, asked: tuple[int, int, Any, str], score: int, rank: int, rewards: list[float]
) -> Decision:
    step, seat, view, text = asked
    legal = [game.notation.format(game.notation.unspell(action)) for action in view.legal]
    return Decision(
        game=number,
        step=step,
        seat=seat,
        view=msgspec.json.encode(view).decode(),
        legal=legal,
        action=text,
        choice=legal.index(text),
        score=score,
        rank=rank,
        reward=rewards[seat],
    )


def _chosen(game: Game, wanted: Wanted, seat: int, view: View, step: int) -> int:
    entrant, rng = wanted.seated(seat), _dice(wanted, 1_000_000 + step * 8 + seat)
    mind = entrant.mind(game, wanted.seats)
    if mind is None:
        return any_legal(game, view, rng)
    return consider(game, view, mind, rng, policy=entrant.policy(game, wanted.seats))


def _dice(wanted: Wanted, number: int) -> Dice:
    """Return a generator for one draw of one game. The seed alone decides it."""
    return Dice((wanted.seed * 0x9E3779B1 + wanted.number << 26) + number)
