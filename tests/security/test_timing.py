"""When a bot answers does not depend on what a viewer cannot know.

The clock is simulated. What a search costs is replaced by a model that depends on hidden cards alone, with a large
contrast: nothing, or many times the slot. Everything else is the server's own. Mutants in each part show that the tests
notice the old behaviour: an answer as soon as the search is done, or a pause that counts the legal actions.
"""

import asyncio
import heapq
import zlib
from collections.abc import Awaitable, Callable, Iterator
from functools import cache, partial
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from chabudai import GAMES, Dice
from chabudai.bots.tempo import Tempo, earliest, pause
from chabudai.games.card import Game
from chabudai.match import Match
from chabudai.match.clocks import Clock
from chabudai.match.log import CHANCE_NAME, Entry
from chabudai.server.accounts.identity import Owner
from chabudai.server.storage.stored_table import Sitter, StoredTable
from chabudai.server.time_source import TimeSource
from chabudai.server.tokens import digest
from chabudai.server.workers.pool import Workers
from tests.bots.test_tempo import twins as dealt_anew
from tests.security.seats import token
from tests.security.twins import Twins, twins
from tests.server.browsers import Browser
from tests.server.wire import PATIENCE, Socket, Wire, everybody_rests, running, settings
from tests.walk import of_game, variants

pytestmark = pytest.mark.anyio

every_game = pytest.mark.parametrize("game", GAMES)

START = 1_800_000_000_000


class Simulated(TimeSource):
    """A clock that jumps to the next moment for which somebody waits, once nobody has anything else to do."""

    def __init__(self) -> None:
        super().__init__()
        self._time = START
        self._waits: list[tuple[int, int, asyncio.Event]] = []
        self._number = 0

    def now(self) -> int:
        return self._time

    def set_to(self, now: int) -> None:
        return

    async def wait(self, until: int, woken: asyncio.Event) -> None:
        if until <= self._time or woken.is_set():
            return
        due = asyncio.Event()
        self._number += 1
        heapq.heappush(self._waits, (until, self._number, due))
        both = [asyncio.ensure_future(event.wait()) for event in (due, woken)]
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in both:
                one.cancel()

    def jump(self) -> None:
        self._time, _, due = heapq.heappop(self._waits)
        due.set()

    async def run_until(self, is_over: Callable[[], bool], is_busy: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not is_over():
                await everybody_rests()
                if is_busy():
                    await asyncio.sleep(0.001)
                elif not is_over():
                    self.jump()


# The whole server: sockets, the log, clocks and notices


def hidden_turns(game: str, seed: int, count: int) -> Iterator[tuple[Twins, int, int]]:
    """Pairs of positions that a viewer cannot tell apart, the seat whose turn it is, and the entry that it plays."""
    seats, options = of_game(game).VARIANTS[0]
    for number in range(40):
        for pair in twins((game, seats, options), (0, None)[number % 2], seed + number, 26):
            both = zip(pair.left, pair.right, strict=True)
            turns = [
                index
                for index, (left, right) in enumerate(both)
                if index >= pair.begun
                and left.who == right.who
                and left.who not in (pair.viewer, CHANCE_NAME)
            ]
            differ = pair.left != pair.right or game == "okiya"
            # What follows must be in the log, so that no shuffle of the server comes next.
            turns = [
                index
                for index in turns
                if index + 1 < len(pair.left) and pair.left[index + 1].who != CHANCE_NAME
            ]
            if turns and differ:
                index = turns[-1]
                yield pair, int(pair.left[index].who), index
                count -= 1
                if not count:
                    return


def laid_out(pair: Twins, seat: int, log: list[Entry], name: str, level: int, person: str) -> StoredTable:
    """A table with a bot at this seat and people at the others."""
    game, seats, options = pair.variant
    bots = [level if other == seat else None for other in range(seats)]
    people = {
        other: Sitter(f"Guest {other}", digest(token(other)), other, person if other == pair.viewer else None)
        for other in range(seats)
        if other != seat
    }
    return StoredTable(
        id=name,
        game=game,
        options=options,
        bots=bots,
        secret=b"the same in both worlds",
        created=START,
        people=people,
        sittings=seats,
        log=log,
    )


class Watched:
    """Notes when each message arrives at a socket, by the simulated clock."""

    def __init__(self, socket: Socket, time: Simulated) -> None:
        self.heard: list[tuple[int, str]] = []
        self._socket, self._time = socket, time

    def listen(self) -> None:
        self.heard += [(self._time.now() - START, message["text"]) for message in self._socket.news()]


async def told(
    folder: Path,
    chosen: list[tuple[Twins, int, int]],
    side: str,
    cost: float,
    monkeypatch: pytest.MonkeyPatch,
) -> list[Any]:
    """What a viewer is told and when, with the times in the log, in a server where a search costs so many seconds."""
    time, found = Simulated(), list[Any]()
    monkeypatch.setattr("chabudai.server.random_source.bits", lambda _bits: 7)
    async with running(settings(folder, bot_delay=1, notice_seconds=5), time) as wire:
        letters = await receive_letters(wire, time, monkeypatch)
        person = letters.person
        for number, (pair, seat, index) in enumerate(chosen):
            log: list[Entry] = getattr(pair, side)
            level = (1, 4, 5)[number % 3]

            async def search(
                _name: str, _level: int, _seed: int, _view: bytes, text: str = log[index].text
            ) -> str:
                await time.wait(time.now() + round(1000 * cost), asyncio.Event())
                return text

            wire.services.workers.run = search
            name = f"table{number}"
            begun = time.now()
            letters.times.clear()
            await wire.services.add_table(laid_out(pair, seat, log[:index], name, level, person))
            socket = await wire.knock(name).accepted()
            socket.say({"type": "hello", "token": None, "since": index, "talk": 0})
            watched = Watched(socket, time)
            await play_on(wire, time, letters, name, index + 1, watched)
            # The notice of the next turn comes some seconds after it.
            end = time.now() + 6_000
            await time.run_until(partial(has_come, time, end, watched), partial(is_busy, wire, letters, name))
            async with wire.services.table(name) as table:
                at = table.match.log[index].at
            heard = [(moment - (begun - START), text.replace(name, "")) for moment, text in watched.heard]
            found.append((heard, at - (begun - START), [moment - begun for moment in letters.times]))
            await socket.hang_up()
    return found


def has_come(time: Simulated, moment: int, watched: "Watched") -> bool:
    watched.listen()
    return time.now() >= moment


def is_busy(wire: Wire, letters: "Letters", name: str) -> bool:
    table = wire.services.registry.tables.get(name)
    return table is None or table.lock.locked() or letters.at_work > 0


async def play_on(
    wire: Wire, time: Simulated, letters: "Letters", name: str, version: int, watched: Watched
) -> None:
    def is_over() -> bool:
        watched.listen()
        table = wire.services.registry.tables.get(name)
        return table is not None and table.match.version >= version and not table.lock.locked()

    await time.run_until(is_over, lambda: is_busy(wire, letters, name))
    await everybody_rests()
    watched.listen()


class Letters:
    """When notices were sent, and the person who is sent them."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.times: list[int] = []
        self.at_work = 0
        """How many notices are being stored or sent: the clock must not jump meanwhile."""


async def receive_letters(wire: Wire, time: Simulated, monkeypatch: pytest.MonkeyPatch) -> Letters:
    browser = await Browser(wire).account("Aiko")
    letters = Letters((await wire.services.identity_of(browser.cookie or "")).person)

    async def post(_address: str, _body: bytes, _headers: dict[str, str]) -> int:
        letters.times.append(time.now())
        return 204

    notifications = wire.services.notifications

    def counted(work: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def counting(*given: Any) -> Any:
            letters.at_work += 1
            try:
                return await work(*given)
            finally:
                letters.at_work -= 1

        return counting

    monkeypatch.setattr(notifications, "_claim", counted(notifications._claim))
    monkeypatch.setattr(notifications, "_attempt", counted(notifications._attempt))
    client = notifications.client
    monkeypatch.setattr(client, "post", post)
    monkeypatch.setattr(client, "check", lambda _address: None)
    await browser.post("me/subscriptions", {"kind": "webhook", "address": "https://example.org/turn"})
    letters.times.clear()
    return letters


@every_game
async def test_what_a_search_costs_changes_no_byte_and_no_moment_on_any_channel(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing in one world, a seventh of a second in the other: sockets, log and notices are the same, to the moment.

    Twenty seconds in a third one: another action, since the search is not waited for, and the same moments.
    """
    chosen = list(hidden_turns(game, 31, 3))
    assert len(chosen) == 3
    left = await told(tmp_path / "left", chosen, "left", 0.0, monkeypatch)
    right = await told(tmp_path / "right", chosen, "right", 0.15, monkeypatch)
    late = await told(tmp_path / "late", chosen, "right", 20.0, monkeypatch)
    for one, two in zip(left, right, strict=True):
        assert one[1:] == two[1:]
        assert one[0] == two[0]
    assert moments(left) == moments(late)
    assert all(heard and at > 0 for heard, at, _ in left)
    assert len(GAMES[game].sides(chosen[0][0].variant[1])) > 2 or any(letters for *_, letters in left)


def moments(worlds: list[Any]) -> list[Any]:
    """When the viewer was told of the start and of the bot's action. What follows depends on the action."""
    return [([moment for moment, _ in heard][:2], at) for heard, at, _ in worlds]


@pytest.mark.parametrize("cost", [0.25, 20.0])
async def test_an_answer_as_soon_as_it_is_found_would_be_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cost: float
) -> None:
    """A mutant: the server as it was, without a pause as on a busy machine."""
    chosen = list(hidden_turns("taiki", 31, 2))
    monkeypatch.setattr(Workers, "choose", at_once(Workers.choose))
    monkeypatch.setattr("chabudai.server.maintenance.pause", lambda *_known: 0.0)
    left = await told(tmp_path / "left", chosen, "left", 0.0, monkeypatch)
    right = await told(tmp_path / "right", chosen, "right", cost, monkeypatch)
    assert moments(left) != moments(right)


def at_once(choose: Callable[..., Awaitable[str]]) -> Callable[..., Awaitable[str]]:
    async def chosen(workers: Workers, *given: Any) -> str:
        workers._answers_at_once = True
        return await choose(workers, *given)

    return chosen


# Many hands: few choices against many

HANDS = 80
SHUFFLES = 1_000


@cache
def hands(game: str) -> list[tuple[Any, Any]]:
    """Pairs of views of one seat in positions that look the same to another: few legal actions, and more.

    In the first ones an action is forced; then come those that differ most. Where the numbers are equal, the hands
    behind them differ.
    """
    found: list[tuple[Any, Any]] = []
    for variant in [one for one in variants() if one[0] == game][:4]:
        for match, other, seat in dealt_anew(variant):
            views = [match.game.view(state, seat) for state in (match.state, other)]
            if views[0] != views[1]:
                found.append(tuple(sorted(views, key=_order)))  # type: ignore[arg-type]
    found.sort(key=lambda pair: (not _is_forced(pair), len(pair[0].legal) - len(pair[1].legal)))
    return found[:HANDS]


def _is_forced(pair: tuple[Any, Any]) -> bool:
    return len(pair[0].legal) == 1 < len(pair[1].legal)


def forced_hands() -> list[tuple[Any, Any]]:
    """Those of Taïki where an action is forced in one hand and free in the other, each several times."""
    found = [pair for pair in hands("taiki") if _is_forced(pair)]
    return list(islice(cycle(found), HANDS))


def _order(view: Any) -> tuple[int, int]:
    return len(view.legal), zlib.crc32(msgspec.json.encode(view))


HIDING = sorted(name for name, card in GAMES.items() if not card.open)
"""The games in which something is hidden."""


class Timed:
    """Answers of bots on a simulated clock, where a search costs what a hidden hand says."""

    counts_choices = False
    answers_at_once = False

    def __init__(self) -> None:
        self._time = Simulated()
        self._cost = 0
        self._workers = Workers(2, 600.0, self._time, answers_at_once=self.answers_at_once)
        self._workers.run = self._search

        async def get_ready(_name: str) -> None:
            return

        self._workers.get_ready = get_ready

    async def _search(self, name: str, _level: int, _seed: int, view: bytes) -> str:
        game = GAMES[name]
        legal = msgspec.json.decode(view, type=game.view_type).legal
        await self._time.wait(self._time.now() + self._cost, asyncio.Event())
        return game.notation.format(game.notation.unspell(legal[0]))

    async def answer(self, game: Game, view: Any, level: int, seed: int, cost: int) -> float:
        """Return the seconds from the start of the turn to the answer, where a search costs so many milliseconds."""
        begun, self._cost = self._time.now(), cost
        tempo: Tempo = ("calm", "normal", "quick")[level % 3]
        known = len(view.legal) if self.counts_choices else len(view.awaiting)
        seconds = pause(level, known, Dice(seed), tempo)
        choice = asyncio.ensure_future(self._workers.choose(game, level, msgspec.json.encode(view)))
        await self._time.run_until(choice.done, lambda: False)
        await choice
        return max(seconds, (self._time.now() - begun) / 1000)

    async def close(self) -> None:
        await self._workers.close()


class CountsChoices(Timed):
    """A mutant: the pause is drawn from the number of legal actions."""

    counts_choices = True


class AnswersAtOnce(Timed):
    """A mutant: the answer comes as soon as the search is done and the pause is over."""

    answers_at_once = True


async def samples(kind: type[Timed], pairs: list[tuple[Any, Any]]) -> tuple[list[float], list[float]]:
    """Answers with few choices, and with many; every one with a pause of its own."""
    few, many = list[float](), list[float]()
    for number, (one, two) in enumerate(pairs):
        for answers, view, seed, cost in ((few, one, 2 * number, 0), (many, two, 2 * number + 1, 3_000)):
            timed = kind()
            answers.append(await timed.answer(find_game(view), view, 1 + number % 5, 17 * seed + 5, cost))
            await timed.close()
    return few, many


def find_game(view: Any) -> Game:
    return next(game for game in GAMES.values() if isinstance(view, game.view_type))


def likelihood(one: list[float], two: list[float]) -> float:
    """Permutation test: how often a random split of all differs as much as this one."""
    dice, both, observed = Random(1), [*one, *two], gap(one, two)
    larger = 0
    for _ in range(SHUFFLES):
        dice.shuffle(both)
        larger += gap(both[: len(one)], both[len(one) :]) >= observed
    return (larger + 1) / (SHUFFLES + 1)


def gap(one: list[float], two: list[float]) -> float:
    """The largest distance between the two distributions (Kolmogorov and Smirnov)."""
    ordered = sorted([*((value, 1 / len(one)) for value in one), *((value, -1 / len(two)) for value in two)])
    height, largest, last = 0.0, 0.0, None
    for value, step in ordered:
        if last is not None and value != last:
            largest = max(largest, abs(height))
        height, last = height + step, value
    return largest


@pytest.mark.parametrize("game", HIDING)
async def test_few_choices_and_many_cannot_be_told_apart_by_the_time_of_the_answer(game: str) -> None:
    """A short game has few such hands: each answers several times."""
    pairs = hands(game)
    few, many = await samples(Timed, pairs * -(-30 // len(pairs)))
    assert len(few) >= 30
    assert likelihood(few, many) > 0.01


@pytest.mark.parametrize("mutant", [CountsChoices, AnswersAtOnce])
async def test_the_test_of_many_hands_would_notice_the_old_behaviour(mutant: type[Timed]) -> None:
    """In Taïki, where a suit that must be followed forces many cards. The server as it is passes with these hands."""
    assert likelihood(*await samples(mutant, forced_hands())) < 0.002
    assert likelihood(*await samples(Timed, forced_hands())) > 0.01


def test_whether_an_action_is_forced_is_hidden_in_taiki() -> None:
    assert len(set(map(str, forced_hands()))) >= 5
    assert hands("okiya") == []


# The queue: what another table does with a worker


async def grants(cost: int, *, answers_at_once: bool) -> list[int]:
    """When bots of other tables answer that wait behind one whose search costs so many milliseconds."""
    time = Simulated()
    workers = Workers(1, 600.0, time, answers_at_once=answers_at_once)
    first = hands("taiki")[0][0]
    costs = iter([cost, cost])

    async def search(_name: str, _level: int, _seed: int, _view: bytes) -> str:
        await time.wait(time.now() + next(costs, 0), asyncio.Event())
        return GAMES["taiki"].notation.format(GAMES["taiki"].notation.unspell(first.legal[0]))

    async def get_ready(_name: str) -> None:
        return

    workers.run, workers.get_ready = search, get_ready
    times: list[int] = []

    async def watch(owner: str) -> None:
        await workers.choose(GAMES["taiki"], 5, msgspec.json.encode(first), Owner(owner))
        times.append(time.now() - START)

    tasks = [asyncio.ensure_future(watch(f"192.0.2.{number}")) for number in range(3)]
    await time.run_until(lambda: all(task.done() for task in tasks), lambda: False)
    await workers.close()
    return times[1:]


async def test_a_worker_is_free_for_others_at_the_same_moment_whatever_a_search_finds() -> None:
    """So nobody learns from the bots of one table whether the bot of another had a choice."""
    free, forced = await grants(60, answers_at_once=False), await grants(0, answers_at_once=False)
    assert free == forced
    free, forced = await grants(60, answers_at_once=True), await grants(0, answers_at_once=True)
    assert free != forced


# Windows and clocks


@pytest.mark.parametrize("game", sorted(GAMES))
def test_windows_and_clocks_run_the_same_whatever_a_viewer_cannot_know(game: str) -> None:
    """Also whether somebody may stop a trade: which seats are asked, since when, and until when is the same for all."""
    compared = 0
    for seats, options in of_game(game).VARIANTS[:3]:
        for number in range(2):
            viewer = (None, *range(seats))[number % (seats + 1)]
            for pair in twins((game, seats, options), viewer, 50 + number, 40):
                left, right = (
                    Match(GAMES[game], options, seats, window=20_000, clock=Clock(600_000, 5_000, None))
                    for _ in range(2)
                )
                for at, entries in enumerate(zip(pair.left, pair.right, strict=True)):
                    now = 1_000 * at
                    for match, entry in zip((left, right), entries, strict=True):
                        match.append(Entry(entry.who, entry.text, now))
                    assert running_at(left, now) == running_at(right, now)
                    compared += left.windows is None or left.windows.next_close() is not None
    assert compared > 0


def running_at(match: Match, now: int) -> Any:
    windows, clocks = match.windows, match.clocks
    asked = [windows and windows.remaining(seat, now) for seat in range(match.seats)]
    left = [clocks and clocks.remaining(seat, now) for seat in range(match.seats)]
    return match.next_due(), asked, left, match.awaiting


# Notices and lengths


def test_slots_are_known_from_the_game_the_players_and_the_level() -> None:
    """The strength of a level is all that a slot is made of, and it is the same in every position."""
    for game in GAMES.values():
        for seats in game.seats:
            found = [mind.slot for _, mind in sorted(game.minds(seats).items())]
            assert sorted(found) == found
            assert all(slot > 0 and earliest(slot) <= 1.5 for slot in found)
