"""Measures the same kinds of work in other libraries, in the same run, if they are installed.

OpenSpiel plays and searches in C++. Its own random bots play whole games, so no Python runs between two moves.
PettingZoo and RLCard are written in Python. Pgx plays a batch of games in compiled arrays; the time to compile is not
counted. Their games are chosen to resemble ours: connect four for Okiya; hearts, oh hell and Uno for Taïki. The same
loop measures our own games through the same interfaces.
"""

import random
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

Figure = dict[str, float | str]
Library = Callable[[float], Iterator[Figure]]

_SECONDS = 0.4
_BATCH = 64


def figures(names: Sequence[str], *, quick: bool = False) -> Iterator[Figure]:
    """Yield the figures of other libraries, then those of our games through their interfaces."""
    seconds = _SECONDS if quick else 2.0
    theirs: list[Library] = [_open_spiel, _petting_zoo, _rl_card, _pgx]
    ours: list[Library] = [
        partial(adapted, name) for name in names for adapted in (_through_petting_zoo, _in_a_batch)
    ]
    for work in (*theirs, *ours):
        try:
            yield from work(seconds)
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
    """Return the first position in which somebody has a choice."""
    state = game.new_initial_state()
    dice = random.Random(1)
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        state.apply_action(dice.choice(state.legal_actions()))
    return state


def _random_games(library: Any, game: Any, count: int) -> int:
    """Play random games from the opening. Their moves are counted on a few games played by hand."""
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


def _through_petting_zoo(name: str, seconds: float) -> Iterator[Figure]:
    """Play whole games with observations and masks, as PettingZoo's own are measured."""
    from chabudai.research.petting import raw_env

    rate = _rate(partial(_stepped, raw_env(name)), seconds)
    yield {"library": "Chabudai in PettingZoo", "game": name, "moves_per_second": rate}


def _in_a_batch(name: str, seconds: float) -> Iterator[Figure]:
    """Play 64 games side by side with masks, as Pgx is measured."""
    from chabudai.core import Dice
    from chabudai.research.batch import Batch

    batch, dice = Batch(name, _BATCH), Dice(1)

    def stepped(count: int) -> int:
        for _ in range(count):
            batch.step(batch.picks(dice))
        return count * _BATCH

    yield {"library": "Chabudai in a batch", "game": name, "moves_per_second": _rate(stepped, seconds)}


def _rl_card(seconds: float) -> Iterator[Figure]:
    import rlcard
    from rlcard.agents import RandomAgent

    for name in ("uno", "gin-rummy"):
        table = rlcard.make(name, config={"seed": 1})
        table.set_agents([RandomAgent(num_actions=table.num_actions) for _ in range(table.num_players)])
        yield {"library": "RLCard", "game": name, "moves_per_second": _rate(partial(_dealt, table), seconds)}


def _dealt(table: Any, games: int) -> int:
    """Play this many games and return the number of actions. A trajectory is states and actions in turn."""
    moves = 0
    for _ in range(games):
        trajectories, _payoffs = table.run(is_training=False)
        moves += sum(len(steps) // 2 for steps in trajectories)
    return moves


def _pgx(seconds: float) -> Iterator[Figure]:
    import jax
    import pgx

    table = pgx.make("connect_four")
    begin, step = jax.jit(jax.vmap(table.init)), jax.jit(jax.vmap(table.step))
    pick = jax.jit(lambda key, mask: jax.random.categorical(key, jax.numpy.log(mask.astype(float)), axis=-1))

    def played(rounds: int) -> int:
        moves, key = 0, jax.random.PRNGKey(rounds)
        for _ in range(rounds):
            key, own = jax.random.split(key)
            state = begin(jax.random.split(own, _BATCH))
            while (going := int((~state.terminated).sum())) > 0:
                key, own = jax.random.split(key)
                state = step(state, pick(own, state.legal_action_mask))
                moves += going
        return moves

    played(1)
    yield {"library": "Pgx", "game": "connect_four", "moves_per_second": _rate(played, seconds)}
