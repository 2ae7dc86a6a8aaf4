"""The queue for bot workers: tables with somebody connected come first, in order, and no table waits for ever."""

import asyncio
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chabudai.server.workers.turn_queue import IN_A_ROW, TurnQueue
from tests.server.wire import PATIENCE, Wire, everybody_rests, play_at_random

pytestmark = pytest.mark.anyio


class Crowd:
    """Tables that wait at a queue, and the order in which they were served."""

    def __init__(self, queue: TurnQueue) -> None:
        self._queue = queue
        self.served: list[str] = []
        self.attended: set[str] = set()
        self.leaves: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def come(self, name: str, *, attended: bool) -> None:
        if attended:
            self.attended.add(name)
        self.leaves[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(self._wait(name))
        await everybody_rests()

    async def _wait(self, name: str) -> None:
        async with self._queue.turn(lambda: name in self.attended):
            self.served.append(name)
            await self.leaves[name].wait()

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
        await crowd.come(f"left {number}", attended=False)
    return crowd


async def test_somebody_who_is_there_is_served_next_before_sixty_tables_that_were_left() -> None:
    crowd = await sixty_left()
    await crowd.come("attended", attended=True)
    assert await crowd.serve(2) == ["attended", "left 1"]
    await crowd.end()


async def test_a_table_whose_person_comes_back_moves_up() -> None:
    crowd = await sixty_left()
    crowd.attended.add("left 40")
    assert await crowd.serve(2) == ["left 40", "left 1"]
    await crowd.end()


async def test_first_come_is_first_served_within_each_kind() -> None:
    crowd = Crowd(TurnQueue(1))
    for number in range(6):
        await crowd.come(f"{number}", attended=number % 2 == 1)
    await crowd.serve(5)
    assert crowd.served == ["0", "1", "3", "5", "2", "4"]
    await crowd.end()


async def test_tables_that_were_left_go_on_while_there_is_room() -> None:
    crowd = Crowd(TurnQueue(3))
    for number in range(3):
        await crowd.come(f"left {number}", attended=False)
    assert len(crowd.served) == 3
    await crowd.end()


async def test_a_table_that_was_left_waits_for_a_few_turns_and_not_for_ever() -> None:
    crowd = Crowd(TurnQueue(1))
    await crowd.come("first", attended=True)
    await crowd.come("left", attended=False)
    for number in range(3 * IN_A_ROW):
        await crowd.come(f"attended {number}", attended=True)
    assert (await crowd.serve(IN_A_ROW + 1)).index("left") == IN_A_ROW
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
    await crowd.come("first", attended=True)
    await crowd.come("second", attended=True)
    await crowd.come("third", attended=True)
    crowd.leaves["first"].set()
    await asyncio.sleep(0)
    crowd.tasks["second"].cancel()
    await everybody_rests()
    assert crowd.served == ["first", "third"]
    await crowd.end()


async def test_a_bot_with_somebody_at_its_table_goes_before_sixty_of_a_guest_who_has_left(wire: Wire) -> None:
    """Through the whole server: one worker, sixty tables whose maker never came, then one with a person."""
    goes_on, thought = asyncio.Event(), list[str]()
    play_at_random(wire, 1)
    run = wire.services.workers.run
    wire.services.workers.turns = TurnQueue(1)

    async def think(name: str, level: int, seed: int, view: bytes) -> str:
        thought.append(name)
        await goes_on.wait()
        return await run(name, level, seed, view)

    wire.services.workers.run = think
    for _ in range(60):
        await wire.create(None, 1, first=1)
    people = await wire.gather("taiki", 1, None, options={"first": 0})
    await (await wire.sit(people[1])).hear("update")
    await everybody_rests()
    assert wire.services.workers.turns.waiting == 60
    goes_on.set()
    async with asyncio.timeout(PATIENCE):
        while len(thought) < 2:
            await everybody_rests()
    assert thought[:2] == ["okiya", "taiki"]
