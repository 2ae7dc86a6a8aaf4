"""The same kinds of work done by other libraries, in the same run, where they are installed.

OpenSpiel plays and searches in C++: its own random bots play whole games, so that no Python stands between two moves.
PettingZoo is Python throughout. The games are theirs, chosen for their likeness to ours: connect four beside Okiya,
hearts and oh hell beside Taïki.
"""

import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

Figure = dict[str, float | str]

_SECONDS = 0.4


def figures(*, quick: bool = False) -> Iterator[Figure]:
    seconds = _SECONDS if quick else 2.0
    for library in (_open_spiel, _petting_zoo):
        try:
            yield from library(seconds)
        except ImportError:
            continue


def _rate(work: Callable[[int], int], seconds: float) -> float:
    batch = 32
    while True:
        began = time.perf_counter()
        units = work(batch)
        spent = time.perf_counter() - began
        if spent >= seconds:
            return units / spent
        batch *= 2


def _open_spiel(seconds: float) -> Iterator[Figure]:
    import pyspiel

    for name, settings in (("connect_four", {}), ("hearts", {"pass_cards": False}), ("oh_hell", {})):
        game = pyspiel.load_game(name, settings)
        perfect = game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION
        search = _mcts if perfect else _ismcts
        yield {
            "library": "OpenSpiel",
            "game": name,
            "moves_per_second": _rate(partial(_random_games, pyspiel, game), seconds),
            "iterations_per_second": _rate(partial(search, pyspiel, game), seconds),
        }


def _opening(game: Any) -> Any:
    """The first position in which somebody has a choice."""
    state = game.new_initial_state()
    dice = random.Random(1)
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        state.apply_action(dice.choice(state.legal_actions()))
    return state


def _random_games(library: Any, game: Any, count: int) -> int:
    """Random games from the opening; their moves are counted on a few played by hand."""
    state = _opening(game)
    length = sum(_length(state.clone(), random.Random(seed)) for seed in range(20)) / 20
    bots = [library.make_uniform_random_bot(player, 7) for player in range(game.num_players())]
    for seed in range(count):
        library.evaluate_bots(state.clone(), bots, seed)
    return int(count * length)


def _length(state: Any, dice: random.Random) -> int:
    moves = 0
    while not state.is_terminal():
        state.apply_action(dice.choice(state.legal_actions()))
        moves += 1
    return moves


def _mcts(library: Any, game: Any, count: int) -> int:
    evaluator = library.RandomRolloutEvaluator(1, 7)
    bot = library.MCTSBot(game, evaluator, 1.4, count, 1000, False, 7, False)
    bot.step(_opening(game))
    return count


def _ismcts(library: Any, game: Any, count: int) -> int:
    kinds = library.ISMCTSFinalPolicyType
    evaluator = library.RandomRolloutEvaluator(1, 7)
    bot = library.ISMCTSBot(7, evaluator, 1.4, count, -1, kinds.MAX_VISIT_COUNT, False, False)
    bot.step(_opening(game))
    return count


def _petting_zoo(seconds: float) -> Iterator[Figure]:
    from pettingzoo.classic import connect_four_v3

    environment = connect_four_v3.env()
    rate = _rate(partial(_stepped, environment), seconds)
    environment.close()
    yield {"library": "PettingZoo", "game": "connect_four_v3", "moves_per_second": rate}


def _stepped(environment: Any, games: int) -> int:
    dice, moves = random.Random(1), 0
    for seed in range(games):
        environment.reset(seed=seed)
        for _agent in environment.agent_iter():
            observation, _reward, ended, cut, _more = environment.last()
            if ended or cut:
                environment.step(None)
                continue
            legal = [action for action, open_ in enumerate(observation["action_mask"]) if open_]
            environment.step(dice.choice(legal))
            moves += 1
    return moves
