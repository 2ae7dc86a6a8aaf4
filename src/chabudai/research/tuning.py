"""Tunes the knobs of a game's policy by self-play, with SPSA.

In every step all knobs are moved at once, at random up or down. The two policies that differ by the move play deals
from both sides, and the knobs go towards the winner. Steps and moves shrink on the usual schedule. The result is only
a candidate. It is kept if it beats the current policy in a separate match on other deals. A sequential test ends that
match as soon as the answer is clear. Everything follows from the seed.
"""

from collections.abc import Iterator, Sequence
from math import log

import msgspec

from chabudai.core import Dice
from chabudai.games.card import Game
from chabudai.research.arena import Bout, Played, play, schedule
from chabudai.research.cluster import Spread
from chabudai.research.entrants import parse
from chabudai.research.ratings import comparisons

STEP = 0.15
NUDGE = 0.12
"""The size of a move at the first step, as a part of a knob's range."""

SETTLING = 10.0
"""The number of noisy first steps before steps begin to shrink."""

ERROR = 0.05
"""How often the test may keep a change that is no better, or drop one that is better by `GAIN`."""

GAIN = 0.54
"""The part of the points that makes a change worthwhile: about 28 rating points."""

_CONFIRMING = 1 << 10
"""Added to the seed for the match that confirms."""

Setting = dict[str, float]


class Tuning(msgspec.Struct):
    """The state of a tuning: everything that is needed to continue it."""

    game: str
    seats: int
    bot: str
    seed: int
    places: Setting
    """The place of every knob in its range, from 0 to 1."""
    steps: int = 0
    games: int = 0


def begin(game: Game, seats: int, bot: str, seed: int, names: Sequence[str]) -> Tuning:
    """Return a tuning that starts from the current policy."""
    policy = game.policy(seats)
    places = {name: _place(game, name, float(getattr(policy, name))) for name in names}
    return Tuning(game.name, seats, bot, seed, places)


def advance(tuning: Tuning, game: Game, spread: Spread, deals: int) -> float:
    """Make one step and return the part of the points that the upper move got."""
    dice = Dice((tuning.seed << 32) + tuning.steps)
    signs = {name: 1.0 if dice.below(2) else -1.0 for name in tuning.places}
    nudge = NUDGE / (tuning.steps + 1) ** 0.101
    upper, lower = (
        setting(game, {name: place + way * nudge * signs[name] for name, place in tuning.places.items()})
        for way in (1.0, -1.0)
    )
    seed = (tuning.seed << 16) + tuning.steps
    played = list(spread(play, bouts(tuning, game, upper, lower, deals, seed)))
    share = points(played, "upper", "lower")
    stride = STEP / ((tuning.steps + 1 + SETTLING) / (1 + SETTLING)) ** 0.602
    for name in tuning.places:
        moved = tuning.places[name] + stride * 2.0 * (share - 0.5) * signs[name]
        tuning.places[name] = min(1.0, max(0.0, moved))
    tuning.steps += 1
    tuning.games += len(played)
    return share


def setting(game: Game, places: Setting) -> Setting:
    """Return the values of the knobs at these places."""
    return {
        name: game.knobs[name].within(
            game.knobs[name].low + place * (game.knobs[name].high - game.knobs[name].low)
        )
        for name, place in places.items()
    }


def _place(game: Game, name: str, value: float) -> float:
    knob = game.knobs[name]
    return (value - knob.low) / (knob.high - knob.low)


def bouts(tuning: Tuning, game: Game, upper: Setting, lower: Setting, deals: int, seed: int) -> list[Bout]:
    """Return the bouts between two settings, each deal from both sides."""
    base = parse(tuning.bot)
    pair = [
        base._replace(name=name, knobs=tuple(turned.items()))
        for name, turned in (("upper", upper), ("lower", lower))
    ]
    options = game.resolve({}, tuning.seats)
    return schedule(game.name, options, tuning.seats, pair, games=2 * deals, seed=seed)


def points(played: Sequence[Played], one: str, other: str) -> float:
    """Return the part of all comparisons that the first one won."""
    wins = comparisons(played)
    ahead, behind = wins.get((one, other), 0.0), wins.get((other, one), 0.0)
    return ahead / (ahead + behind) if ahead + behind else 0.5


class Confirmation(msgspec.Struct, frozen=True):
    """What the confirming match says so far."""

    games: int
    share: float
    evidence: float
    """The logarithm of how much likelier a gain is than none."""
    kept: bool | None
    """Whether the candidate is kept; None while it is not clear."""


def confirm(tuning: Tuning, game: Game, spread: Spread, deals: int, most: int) -> Iterator[Confirmation]:
    """Play the candidate against the current policy until the test is sure or `most` games were played.

    Whole deals are the units, `deals` at a time, because the two games of a deal are not independent.
    """
    shares: list[float] = []
    candidate = setting(game, tuning.places)
    batch = 0
    while left := most // 2 - len(shares):
        now = min(deals, left)
        seed = ((tuning.seed + _CONFIRMING) << 16) + batch
        played = list(spread(play, bouts(tuning, game, candidate, {}, now, seed)))
        shares += [
            points([one for one in played if one.deal == deal], "upper", "lower") for deal in range(now)
        ]
        batch += 1
        verdict = judged(shares)
        yield verdict
        if verdict.kept is not None:
            return


def judged(shares: Sequence[float]) -> Confirmation:
    """Apply Wald's sequential test of "no better" against "better by `GAIN`", with the variance seen so far."""
    count = len(shares)
    mean = sum(shares) / count
    variance = sum((share - mean) ** 2 for share in shares) / count
    evidence = count * (GAIN - 0.5) * (2 * mean - GAIN - 0.5) / (2 * variance) if variance else 0.0
    bound = log((1 - ERROR) / ERROR)
    kept = None if abs(evidence) < bound else evidence > 0
    return Confirmation(2 * count, mean, evidence, kept)
