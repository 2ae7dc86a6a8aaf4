"""The queue for bot workers: owners take turns by the worker time that they have had, and no turn waits for ever.

The bounds are proved on a simulated clock: the queue itself, with turns that take exactly their time.
"""

import asyncio
import heapq
import itertools
from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chabudai.bots.tempo import earliest, pause
from chabudai.core import Dice
from chabudai.games import GAMES
from chabudai.server.accounts.identity import NOBODY, Owner
from chabudai.server.workers.pool import QUICK
from chabudai.server.workers.turn_queue import IN_A_ROW, TurnQueue, WaitingTurn
from tests.server.wire import PATIENCE, Wire, everybody_rests, play_at_random

pytestmark = pytest.mark.anyio

ABUSER, PERSON = Owner("203.0.113.1"), Owner("203.0.113.2")


# In order


class Crowd:
    """Tables that wait at a queue, and the order in which they were served."""

    def __init__(self, queue: TurnQueue) -> None:
        self._queue = queue
        self.served: list[str] = []
        self.attended: set[str] = set()
        self.leaves: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def come(self, name: str, *, attended: bool = True, owner: Owner = NOBODY) -> None:
        if attended:
            self.attended.add(name)
        self.leaves[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(self._wait(name, owner))
        await everybody_rests()

    async def _wait(self, name: str, owner: Owner) -> None:
        turn = await self._queue.enter(owner, 1.0, lambda: name in self.attended)
        try:
            self.served.append(name)
            await self.leaves[name].wait()
        finally:
            self._queue.leave(turn)

    async def serve(self, count: int) -> list[str]:
        """End the turns that go on until so many others have begun; these."""
        before = len(self.served)
        while len(self.served) < before + count:
            self.leaves[self.served[-1]].set()
            await everybody_rests()
        return self.served[before:]

    async def end(self) -> None:
        for leave in self.leaves.values():
            leave.set()
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*self.tasks.values(), return_exceptions=True)


async def sixty_left() -> Crowd:
    crowd = Crowd(TurnQueue(1))
    for number in range(60):
        await crowd.come(f"left {number}", attended=False, owner=ABUSER)
    return crowd


async def test_another_owner_is_served_next_before_sixty_tables_of_one_who_left() -> None:
    crowd = await sixty_left()
    await crowd.come("another", owner=PERSON)
    assert await crowd.serve(2) == ["another", "left 1"]
    await crowd.end()


async def test_a_table_whose_person_comes_back_moves_up_among_those_of_its_owner() -> None:
    crowd = await sixty_left()
    crowd.attended.add("left 40")
    assert await crowd.serve(2) == ["left 40", "left 1"]
    await crowd.end()


async def test_of_one_owner_first_come_is_first_served_within_each_kind() -> None:
    crowd = Crowd(TurnQueue(1))
    for number in range(6):
        await crowd.come(f"{number}", attended=number % 2 == 1)
    await crowd.serve(5)
    assert crowd.served == ["0", "1", "3", "5", "2", "4"]
    await crowd.end()


async def test_two_people_of_one_address_take_turns() -> None:
    """A class at one address: the one with sixty tables does not hold up the others."""
    crowd = Crowd(TurnQueue(1))
    for number in range(4):
        await crowd.come(f"many {number}", owner=Owner("school", "one"))
    for number in range(2):
        await crowd.come(f"few {number}", owner=Owner("school", "two"))
    await crowd.serve(5)
    assert crowd.served == ["many 0", "many 1", "few 0", "many 2", "few 1", "many 3"]
    await crowd.end()


async def test_tables_that_were_left_go_on_while_there_is_room() -> None:
    crowd = Crowd(TurnQueue(3))
    for number in range(3):
        await crowd.come(f"left {number}", attended=False)
    assert len(crowd.served) == 3
    await crowd.end()


async def test_a_table_that_was_left_waits_for_a_few_turns_of_its_owner_and_not_for_ever() -> None:
    crowd = Crowd(TurnQueue(1))
    await crowd.come("first")
    await crowd.come("left", attended=False)
    for number in range(3 * IN_A_ROW):
        await crowd.come(f"attended {number}")
    assert (await crowd.serve(IN_A_ROW + 1)).index("left") == IN_A_ROW
    await crowd.end()


async def test_a_table_without_anybody_costs_its_owner_more() -> None:
    crowd = Crowd(TurnQueue(1))
    await crowd.come("first", owner=Owner("somebody else"))
    for number in range(8):
        await crowd.come(f"left {number}", attended=False, owner=ABUSER)
        await crowd.come(f"there {number}", owner=PERSON)
    served = [name.split()[0] for name in await crowd.serve(9)]
    assert served.count("there") >= 3 * served.count("left") > 0
    await crowd.end()


steps = st.lists(st.tuples(st.sampled_from(["come", "leave", "cancel"]), st.booleans()), max_size=40)


@given(steps, st.integers(1, 3))
@settings(deadline=None, max_examples=60)
def test_no_turn_is_lost_and_never_more_go_on_than_there_are_workers(
    does: list[tuple[str, bool]], count: int
) -> None:
    """Over any order in which turns come, end and are cancelled, waiting or not."""

    async def run() -> None:
        queue = TurnQueue(count)
        crowd = Crowd(queue)
        for number, (what, flag) in enumerate(does):
            if what == "come":
                await crowd.come(str(number), attended=flag)
            else:
                open_ones = [name for name, task in crowd.tasks.items() if not task.done()]
                if open_ones:
                    name = open_ones[0 if flag else -1]
                    end: Callable[[], object] = (
                        crowd.tasks[name].cancel if what == "cancel" else crowd.leaves[name].set
                    )
                    end()
                    await everybody_rests()
            busy = sum(not crowd.tasks[name].done() for name in crowd.served)
            alive = sum(not task.done() for task in crowd.tasks.values())
            assert busy <= count or any(crowd.leaves[name].is_set() for name in crowd.served)
            assert queue.waiting == max(0, alive - count)
        await crowd.end()
        assert all(task.done() for task in crowd.tasks.values())
        assert queue.waiting == 0
        assert queue._free == count

    asyncio.run(run())


async def test_a_turn_that_is_granted_and_cancelled_at_once_is_given_back() -> None:
    crowd = Crowd(TurnQueue(1))
    await crowd.come("first")
    await crowd.come("second")
    await crowd.come("third")
    crowd.leaves["first"].set()
    await asyncio.sleep(0)
    crowd.tasks["second"].cancel()
    await everybody_rests()
    assert crowd.served == ["first", "third"]
    await crowd.end()


# Bounds


class Simulation:
    """A queue on a clock of its own. A turn takes exactly its time."""

    def __init__(self, queue: TurnQueue) -> None:
        self.queue = queue
        self.now = 0.0
        self.begun: list[tuple[float, Owner]] = []
        self._ends: list[tuple[float, int, Callable[[], None]]] = []
        self._numbers = itertools.count()

    def ask(self, owner: Owner, seconds: float, attended: bool, then: Callable[[], None]) -> None:
        """Put a turn in line; `then` is called at its end."""

        def grant() -> None:
            self.begun.append((self.now, owner))
            heapq.heappush(self._ends, (self.now + seconds, next(self._numbers), end))

        def end() -> None:
            self.queue.leave(turn)
            then()

        turn = WaitingTurn(owner, seconds, grant, lambda: attended)
        self.queue.add(turn)

    def keep_asking(self, owner: Owner, seconds: float, attended: bool) -> None:
        """A table whose bot is always to move: the next turn is asked for as soon as one is over."""
        self.ask(owner, seconds, attended, partial(self.keep_asking, owner, seconds, attended))

    def run(self, until: float) -> None:
        while self._ends and self._ends[0][0] <= until:
            self.now, _, end = heapq.heappop(self._ends)
            end()
        self.now = until

    def wait_of(self, owner: Owner, seconds: float) -> tuple[float, int]:
        """Ask for a turn now; return how long it waits for a worker, and for how many turns that began before it."""
        asked, before = self.now, len(self.begun)
        self.ask(owner, seconds, True, lambda: None)
        while not any(who == owner for _, who in self.begun[before:]):
            self.run(self._ends[0][0])
        number = next(number for number, (_, who) in enumerate(self.begun[before:]) if who == owner)
        return self.begun[before + number][0] - asked, number


class FirstCome(TurnQueue):
    """A mutant: whoever comes first is served first."""

    def _rank(self, turn: WaitingTurn) -> tuple[tuple[float, float], bool, int]:
        return (0.0, 0.0), False, turn.number


class PresentFirst(TurnQueue):
    """A mutant, as it once was: tables with somebody present first, whoever they belong to."""

    def _rank(self, turn: WaitingTurn) -> tuple[tuple[float, float], bool, int]:
        return (0.0, 0.0), not turn.is_attended(), turn.number


def slots() -> dict[int, set[float]]:
    """For each level, the slots of all games and numbers of players."""
    found: dict[int, set[float]] = {level: set() for level in range(1, 6)}
    for game in GAMES.values():
        for seats in game.seats:
            for level, mind in game.minds(seats).items():
                found[level].add(mind.slot)
    return found


QUICK_SLOTS = sorted({slot for kinds in slots().values() for slot in kinds if slot <= QUICK})
LONG_SLOTS = sorted({slot for kinds in slots().values() for slot in kinds if slot > QUICK})

TABLES = (1, 2, 3, 10, 50, 300)
ABUSES = (
    {"attended": (True,)},
    {"attended": (False,)},
    {"attended": (True, False, True)},
)
"""The abuser stays, has left (or resigned), or a bit of everything, such as hints beside."""


def worst_wait(
    kind: type[TurnQueue], tables: int, workers: int, kinds: list[float], attended: tuple[bool, ...]
) -> tuple[float, int]:
    """The longest wait of a person who comes every now and then, and the most turns before theirs."""
    simulation = Simulation(kind(workers))
    for number in range(tables):
        simulation.keep_asking(ABUSER, kinds[number % len(kinds)], attended[number % len(attended)])
    waits = []
    for turn in range(4):
        simulation.run(simulation.now + 3.7 * max(kinds) + 0.003 * turn)
        waits.append(simulation.wait_of(PERSON, kinds[turn % len(kinds)]))
    return max(wait for wait, _ in waits), max(before for _, before in waits)


SWEEP = [
    (tables, workers, kinds, abuse["attended"])
    for tables in TABLES
    for workers in (1, 2, 3, 4)
    for kinds in (QUICK_SLOTS, LONG_SLOTS)
    for abuse in ABUSES
]


def test_levels_one_to_four_never_wait_for_a_long_search() -> None:
    """They have workers of their own. So has the strongest level, where it is quick."""
    assert all(slot <= QUICK for level in (1, 2, 3, 4) for slot in slots()[level])
    assert max(LONG_SLOTS) <= 1.0


def test_with_one_abuser_a_turn_waits_for_one_running_turn_and_at_most_one_more() -> None:
    """Whatever the abuser has: 1 to 300 tables, of all levels, attended or left, at 1 to 4 workers."""
    for tables, workers, kinds, attended in SWEEP:
        wait, before = worst_wait(TurnQueue, tables, workers, kinds, attended)
        assert before <= 1, (tables, workers, kinds, attended)
        assert wait <= 2 * max(kinds), (tables, workers, kinds, attended)


@pytest.mark.parametrize("mutant", [FirstCome, PresentFirst])
def test_a_queue_that_does_not_know_owners_has_no_such_bound(mutant: type[TurnQueue]) -> None:
    _, before = worst_wait(mutant, 300, 1, LONG_SLOTS, (True,))
    assert before >= 298


def test_a_bot_of_level_one_answers_another_person_in_at_most_twice_its_usual_time() -> None:
    """At every pace, with one abuser at any allowance: the wait for a worker is part of the pause."""
    worst = max(
        worst_wait(TurnQueue, tables, workers, QUICK_SLOTS, attended)[0]
        for tables, workers, kinds, attended in SWEEP
        if kinds is QUICK_SLOTS
    )
    assert worst > 0
    for slot in slots()[1]:
        for awaited in (1, 2):
            usual = max(earliest(slot), min(pause(1, awaited, Dice(seed), "quick") for seed in range(200)))
            assert max(usual, worst + earliest(slot)) <= 2 * usual


def test_with_many_owners_at_most_one_turn_of_each_is_served_before() -> None:
    for others in (1, 5, 40):
        for workers in (1, 4):
            simulation = Simulation(TurnQueue(workers))
            for number in range(5 * others):
                owner = Owner(f"192.0.2.{number % others}")
                simulation.keep_asking(owner, LONG_SLOTS[number % len(LONG_SLOTS)], True)
            for comer in range(5):
                simulation.run(simulation.now + 9.1)
                _, before = simulation.wait_of(Owner(f"198.51.100.{comer}"), LONG_SLOTS[-1])
                assert before <= others


def test_owners_get_equal_time_however_many_tables_they_have() -> None:
    simulation = Simulation(TurnQueue(2))
    for _ in range(200):
        simulation.keep_asking(ABUSER, 0.25, True)
    for _ in range(2):
        simulation.keep_asking(PERSON, 1.0, True)
    simulation.run(400.0)
    had = {owner: sum(who == owner for _, who in simulation.begun) for owner in (ABUSER, PERSON)}
    assert had[ABUSER] * 0.25 == pytest.approx(had[PERSON] * 1.0, rel=0.02)


def test_who_saved_up_turns_by_waiting_does_not_get_them_at_once() -> None:
    """Somebody who comes after an hour begins where the queue is."""
    simulation = Simulation(TurnQueue(1))
    simulation.keep_asking(ABUSER, 1.0, True)
    simulation.run(3600.0)
    for _ in range(50):
        simulation.keep_asking(PERSON, 1.0, True)
    simulation.run(3620.0)
    last = [owner for _, owner in simulation.begun[-20:]]
    assert abs(last.count(PERSON) - last.count(ABUSER)) <= 1


def test_the_queue_forgets_owners_who_wait_for_nothing() -> None:
    simulation = Simulation(TurnQueue(1))
    for number in range(2_000):
        simulation.ask(Owner(f"198.51.100.{number}", str(number)), 0.25, True, lambda: None)
        simulation.run(simulation.now + 1.0)
    assert simulation.queue._order.size <= 104


# Through the whole server


async def test_a_bot_of_another_address_goes_before_sixty_of_a_guest(wire: Wire) -> None:
    """One worker, sixty tables of one address, then one of another."""
    goes_on, thought = asyncio.Event(), list[str]()
    play_at_random(wire, 1)
    run = wire.services.workers.run
    wire.services.workers.quick_turns = TurnQueue(1)

    async def think(name: str, level: int, seed: int, view: bytes) -> str:
        thought.append(name)
        await goes_on.wait()
        return await run(name, level, seed, view)

    wire.services.workers.run = think
    for _ in range(60):
        await wire.create(None, 1, first=1)
    wire.address = ("198.51.100.9", 1)
    people = await wire.gather("taiki", 1, None, options={"first": 0})
    await (await wire.sit(people[1])).hear("update")
    await everybody_rests()
    assert wire.services.workers.quick_turns.waiting == 60
    goes_on.set()
    async with asyncio.timeout(PATIENCE):
        while len(thought) < 2:
            await everybody_rests()
    assert thought[:2] == ["okiya", "taiki"]
