"""Positions of every game for the sweep of layouts, played by the engine: nothing is written by hand.

For each number of seats and each variant of a game, a few seeded games are played at random and one by bots. Of every
phase the first position and the fullest one (the longest view) are kept, as the seat to act, another seat and a
spectator see them. So are the ends of rounds, the ends of games, and reviews.
"""

import zlib
from collections.abc import Iterator
from functools import cache
from itertools import zip_longest
from typing import Any, NamedTuple

import msgspec

from chabudai import GAMES, Dice, Match
from chabudai.bots import choose
from chabudai.games.card import Game
from chabudai.match.log import CHANCE_NAME, Entry
from tests import walk

RANDOM_GAMES = 3
BOT_LEVEL = 1
LONGEST = 400
"""Actions of one game that are enough."""
SAMPLED = ("acts", "seat", "winner", "end")
"""The roles that see the most."""

Options = dict[str, Any]


class Position(NamedTuple):
    """What one viewer sees at one moment of one game."""

    game: str
    seats: int
    options: Options
    phase: str
    role: str
    """`acts`, `waits` or `spectator`."""
    moment: str
    """`first` or `fullest`."""
    view: Any
    events: list[Any]
    before: Any = None
    """The view before the end of a round: the page shows that end when the next view comes."""
    ended: Any = None
    """The end of that round, which the page asks for."""
    log: tuple[Entry, ...] = ()
    """The whole game, for a review."""
    window: tuple[int, ...] = ()
    """The seats that are asked whether they interfere."""

    @property
    def name(self) -> str:
        chosen = " ".join(f"{key}={_short(value)}" for key, value in self.options.items())
        return (
            f"{self.game} {self.seats} {self.phase} {self.role} {self.moment}{' ' if chosen else ''}{chosen}"
        )

    @property
    def id(self) -> str:
        """The name of its table."""
        return f"{self.game}-{zlib.crc32(self.name.encode()):08x}"

    @property
    def is_usual(self) -> bool:
        """With the options that a table starts with, or of a phase that only other options have."""
        return not self.options or self.phase not in _usual_phases(self.game)

    @property
    def must_act(self) -> bool:
        return self.role == "acts"


class Moment(NamedTuple):
    """A position of a game before anybody looks at it."""

    phase: str
    views: dict[int | None, Any]
    due: dict[int | None, Any]
    """What they were before chance drew, where it has just drawn for another round."""
    events: dict[int | None, list[Any]]
    awaiting: list[int]
    window: tuple[int, ...]
    rounds: int
    size: int


def _short(value: Any) -> str:
    return str(sum(value.values())) if isinstance(value, dict) else str(value).replace(" ", "")


@cache
def positions(name: str) -> list[Position]:
    """Every position of a game: seat counts with the usual options first, then the other variants."""
    found: dict[str, Position] = {}
    game = GAMES[name]
    usual = [(seats, dict[str, Any]()) for seats in game.seats]
    others = [(seats, options) for seats, options in walk.of_game(name).VARIANTS if options]
    for seats, options in usual:
        found |= {one.name: one for one in _of_variant(game, seats, options)}
    for seats, options in others:
        found |= {one.name: one for one in _of_variant(game, seats, options) if _differs(one)}
    return list(found.values())


@cache
def _usual_phases(name: str) -> set[str]:
    return {one.phase for one in positions(name) if not one.options}


@cache
def sample(name: str, most: int = 12) -> list[Position]:
    """Few positions of a game: whoever acts in each phase, ends and a review, at the most and the fewest seats."""
    game = GAMES[name]
    counts = dict.fromkeys((game.seats[-1], game.seats[0]))
    lists = [
        [one for one in _of_variant(game, seats, {}) if one.moment == "fullest" and one.role in SAMPLED]
        for seats in counts
    ]
    return [one for pair in zip_longest(*lists) for one in pair if one is not None][:most]


def _differs(one: Position) -> bool:
    """Options change what is asked and how the end is told; who watches has seen the rest."""
    return one.moment == "fullest" and (one.role == "acts" or one.phase in ("round", "over"))


def _of_variant(game: Game, seats: int, options: Options) -> Iterator[Position]:
    first: dict[str, Moment] = {}
    fullest: dict[str, Moment] = {}
    rounds: dict[str, tuple[Moment, Moment]] = {}
    ends: dict[str, tuple[Moment, tuple[Entry, ...]]] = {}
    for match in _games(game, seats, options):
        last: Moment | None = None
        for moment in match:
            if last is not None and moment.rounds > last.rounds and moment.phase != "over":
                ended = rounds.get("round")
                if ended is None or ended[1].size < moment.size:
                    rounds["round"] = (last, moment)
            if moment.phase != "over":
                first.setdefault(moment.phase, moment)
            known = fullest.get(moment.phase)
            if known is None or known.size < moment.size:
                fullest[moment.phase] = moment
                if moment.phase == "over":
                    ends["over"] = (moment, match.log)
            last = moment

    def position(moment: Moment, viewer: int | None, role: str, when: str, **more: Any) -> Position:
        return Position(
            game.name,
            seats,
            options,
            more.pop("phase", moment.phase),
            role,
            when,
            moment.views[viewer],
            moment.events[viewer],
            window=moment.window,
            **more,
        )

    for phase, moment in first.items():
        yield position(moment, moment.awaiting[0], "acts", "first")
        full = fullest[phase]
        yield position(full, full.awaiting[-1], "acts", "fullest")
        others = [seat for seat in range(seats) if seat not in full.awaiting]
        if others:
            yield position(full, others[-1], "waits", "fullest")
        yield position(full, None, "spectator", "fullest")
    for before, after in rounds.values():
        for viewer, role in ((0, "seat"), (None, "spectator")):
            ends_round = {"before": before.views[viewer], "ended": after.due[viewer]}
            yield position(after, viewer, role, "fullest", phase="round", **ends_round)
    for moment, log in ends.values():
        ranks = moment.views[None].outcome.ranks
        for viewer, role in (
            (ranks.index(1), "winner"),
            (ranks.index(max(ranks)), "loser"),
            (None, "spectator"),
        ):
            yield position(moment, viewer, role, "fullest")
        yield position(moment, None, "end", "fullest", phase="review", log=log)
        yield position(moment, 0, "middle", "fullest", phase="review", log=log)


class _Played:
    """One game; iterating over it plays it."""

    def __init__(self, game: Game, seats: int, options: Options, seed: int, bots: bool) -> None:
        self._dice = Dice(seed)
        self._bots = bots
        self._match = Match(game, options, seats, chance=lambda _entry: self._dice)
        self.log: tuple[Entry, ...] = ()

    def __iter__(self) -> Iterator[Moment]:
        match = self._match
        match.begin()
        for _ in range(LONGEST):
            yield self._moment()
            if match.outcome:
                break
            seat = match.awaiting[self._dice.below(len(match.awaiting))]
            match.play(seat, self._choice(seat))
        if match.outcome is None:
            match.resign(match.awaiting[0])
        self.log = tuple(match.live())

    def _choice(self, seat: int) -> int | str:
        match = self._match
        if self._bots:
            return choose(match.game, match.view(seat), BOT_LEVEL, self._dice)
        texts = match.legal(seat)
        return texts[self._dice.below(len(texts))]

    def _is_dealt(self) -> bool:
        """Has another round just been laid out?"""
        log, state = self._match.log, self._match.view(None)
        return bool(getattr(state, "rounds", [])) and bool(log) and log[-1].who == CHANCE_NAME

    def _moment(self) -> Moment:
        match = self._match
        if match.outcome:
            self.log = tuple(match.live())
        views = {viewer: match.view(viewer) for viewer in walk.viewers(match)}
        shared: Any = views[None]
        asked = tuple(seat for seat in match.awaiting if match.game.window(match.state, seat) is not None)
        return Moment(
            phase="over" if match.outcome else getattr(shared, "phase", "play"),
            views=views,
            due={viewer: match.view_at(match.version - 1, viewer) for viewer in views if self._is_dealt()},
            events={viewer: match.events(viewer) for viewer in views},
            awaiting=list(match.awaiting),
            window=asked,
            rounds=len(getattr(shared, "rounds", [])),
            size=len(msgspec.json.encode(shared)),
        )


def _games(game: Game, seats: int, options: Options) -> Iterator[_Played]:
    for seed in range(1, RANDOM_GAMES + 1):
        yield _Played(game, seats, options, seed, bots=False)
    yield _Played(game, seats, options, 0, bots=True)
