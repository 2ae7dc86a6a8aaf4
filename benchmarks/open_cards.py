"""How much luck a game leaves: one seat that is shown every card, among others that play anything.

    python benchmarks/open_cards.py taiki-3,taiki-4,antayagi-4 --games 200 --lines 1000

No bot may do this; it is a yardstick. What this seat cannot win, nobody wins by guessing hidden cards better.
"""

import argparse
from collections.abc import Iterator

from chabudai import GAMES, Match
from chabudai.bots.levels import any_legal, undisturbed
from chabudai.core import Dice
from chabudai.games.card import Game
from chabudai.search.ismcts import InfoSetSearch

SEED = 2026


def won(game: Game, seats: int, chair: int, deal: int, lines: int) -> float:
    """The part of the win that the seat with open eyes gets in this deal."""
    match = Match(game, game.resolve({}, seats), seats, chance=lambda entry: _dice(deal, entry))
    match.begin()
    while match.outcome is None:
        seat = match.awaiting[0]
        rng = _dice(deal, 1_000 + match.version * 8 + seat)
        match.play(seat, _chosen(match, seat, lines if seat == chair else 0, rng))
    ranks = match.outcome.ranks
    return 1 / ranks.count(1) if ranks[chair] == 1 else 0.0


def _chosen(match: Match, seat: int, lines: int, rng: Dice) -> int:
    view = match.view(seat)
    if lines == 0 or len(match.legal(seat)) == 1:
        return any_legal(match.game, view, rng)
    search = InfoSetSearch(match.state.copy(), seat, rng, match.game.policy(match.seats), sees_all=True)
    with undisturbed():
        search.run(lines)
    return search.best()


def _dice(deal: int, number: int) -> Dice:
    return Dice((SEED << 44) + (deal << 24) + number)


def rows(names: list[str], games: int, lines: int) -> Iterator[str]:
    for name in names:
        title, seats = name.rsplit("-", 1)
        game, players = GAMES[title], int(seats)
        share = sum(won(game, players, deal % players, deal, lines) for deal in range(games)) / games
        yield f"| {game.title}, {players} seats | {share:.1%} of {games} | {share * players:.1f} |"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("tables", help="games with their seats, like taiki-3,antayagi-4")
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--lines", type=int, default=1_000, help="lines of play for each action")
    given = asked.parse_args()
    print("| game | won with open cards | times the fair share |")
    print("|---|---|---|")
    for row in rows(given.tables.split(","), given.games, given.lines):
        print(row, flush=True)


if __name__ == "__main__":
    main()
