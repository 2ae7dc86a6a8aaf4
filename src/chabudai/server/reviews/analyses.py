"""Analyses of finished games: a fair queue of studies, computed entry by entry in one worker process.

Each request is a job; jobs with the same question about the same game share one study. Owners take turns by the time
that their studies took, entry by entry (`workers/turn_queue.py`), and bots of running games go first.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Literal

import anyio
import msgspec
import structlog
from anyio import to_process

from chabudai.analysis import Finding, Question, fingerprint, gather, work
from chabudai.build_mode import compiled
from chabudai.games import game as find_game
from chabudai.match.record import Record
from chabudai.server import tokens
from chabudai.server.accounts.identity import Owner
from chabudai.server.errors import NoStudy, TooFast
from chabudai.server.reviews.cache import StudyCache
from chabudai.server.settings import Settings
from chabudai.server.time_source import TimeSource
from chabudai.server.types.reviews import Study
from chabudai.server.workers.pool import Workers
from chabudai.server.workers.turn_queue import FairOrder

JOBS_OF_ONE = 3
"""The most unfinished studies of one address, and of one person."""
JOBS = 200
"""The most jobs in memory; the oldest finished ones are dropped first."""
POLL_TIMEOUT = 60_000
"""Milliseconds without a request after which an unfinished job is dropped."""
BOT_PRIORITY_SECONDS = 2.0
"""Seconds that a study waits for bots to finish."""

LEAST = 0.001
"""Seconds that an entry costs at least, so that owners take turns however quick the entries are."""

Run = Callable[[bytes, bytes, int], Awaitable[bytes]]

log = structlog.get_logger()


@dataclass(eq=False)
class StudyTask:
    """One study: the record, the question, and the findings so far."""

    name: str
    record: Record
    question: Question
    findings: list[Finding] = field(default_factory=list)
    failed: bool = False

    @property
    def total(self) -> int:
        return len(self.record.log)

    @property
    def over(self) -> bool:
        return self.failed or len(self.findings) >= self.total


@dataclass(eq=False)
class Job:
    """One request for a study."""

    id: str
    owner: Owner
    task: StudyTask
    seen: int
    since: float
    """The clock of the queue when it was asked for."""


class Analyses:
    """The queue of studies."""

    def __init__(self, settings: Settings, time_source: TimeSource, bots: Workers) -> None:
        self._settings = settings
        self._time_source = time_source
        self._cache = StudyCache(settings.data / "studies")
        self._bots = bots
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._order = FairOrder()
        self._wanted = asyncio.Event()
        self._working: tuple[StudyTask, anyio.CancelScope] | None = None
        self._process = anyio.CapacityLimiter(1)
        self.run: Run = self._in_a_process

    # Requests

    async def ask(self, record: Record, budget: int | None, owner: Owner) -> Study:
        """Start or join a study. `record` has been checked, and its game is over."""
        self._drop_unpolled()
        question = Question(budget=min(budget or self._most(), self._most()))
        task = await self._task(record, question)
        if not task.over and self._waiting_of(owner) >= JOBS_OF_ONE:
            raise TooFast(f"at most {JOBS_OF_ONE} studies at a time", seconds=30)
        job = Job(tokens.new_token(), owner, task, self._time_source.now(), self._order.clock)
        others = {other.owner for other in self._open()}
        if owner not in others:
            self._order.welcome(owner, others)
        self._jobs[job.id] = job
        self._make_room()
        self._wanted.set()
        return self._describe(job, 0)

    def status(self, name: str, since: int) -> Study:
        job = self._find(name)
        job.seen = self._time_source.now()
        return self._describe(job, since)

    def cancel(self, name: str) -> None:
        """Drop a job. Its study goes on only if another job shares it."""
        self._drop(self._find(name))

    def _find(self, name: str) -> Job:
        if name not in self._jobs:
            raise NoStudy("there is no such study; ask again")
        return self._jobs[name]

    async def _task(self, record: Record, question: Question) -> StudyTask:
        name = fingerprint(record, question)
        for job in self._jobs.values():
            if job.task.name == name and not job.task.failed:
                return job.task
        kept = await asyncio.to_thread(self._cache.find, name)
        return StudyTask(name, record, question, kept or [])

    def _describe(self, job: Job, since: int) -> Study:
        task = job.task
        found = task.findings[since:]
        moves = [finding.move for finding in found if finding.move]
        luck = [finding.luck for finding in found if finding.luck]
        done = len(task.findings) >= task.total
        return Study(
            study=job.id,
            state=self._state(task),
            ahead=self._ahead(job),
            done=len(task.findings),
            total=task.total,
            budget=task.question.budget,
            moves=moves,
            luck=luck,
            actions=_actions(task.record, found),
            tallies=gather(task.record, task.question, task.findings).tallies if done else None,
        )

    def _state(self, task: StudyTask) -> Literal["waiting", "running", "done", "failed"]:
        if task.over:
            return "failed" if task.failed else "done"
        at_work = self._working is not None and self._working[0] is task
        return "running" if at_work or task.findings else "waiting"

    def _ahead(self, job: Job) -> int:
        """Return how many other studies share the process with this one."""
        others = {other.task.name for other in self._open() if other.task is not job.task}
        return 0 if job.task.over else len(others)

    # The queue

    async def work(self) -> None:
        """Compute studies for ever, entry by entry."""
        while True:
            self._drop_unpolled()
            job = self._next()
            if job is None:
                self._wanted.clear()
                await self._wanted.wait()
                continue
            await self._after_the_bots()
            begun = self._time_source.now()
            await self._advance(job.task)
            self._order.charge(job.owner, (self._time_source.now() - begun) / 1000 + LEAST, job.since)

    def _next(self) -> Job | None:
        """Return the next job: that of the owner who has had least; of one owner, the oldest job."""
        waiting = self._open()
        self._order.forget_all_but({job.owner for job in waiting})
        return min(waiting, key=lambda job: self._order.rank(job.owner, job.since), default=None)

    async def _after_the_bots(self) -> None:
        with anyio.move_on_after(BOT_PRIORITY_SECONDS):
            await self._bots.rest.wait()

    async def _advance(self, task: StudyTask) -> None:
        if task.over or not any(job.task is task for job in self._jobs.values()):
            return
        record, question = msgspec.json.encode(task.record), msgspec.json.encode(task.question)
        finding: Finding | None = None
        try:
            with anyio.CancelScope() as scope, anyio.fail_after(self._settings.study_seconds):
                self._working = (task, scope)
                found = await self.run(record, question, len(task.findings))
                finding = msgspec.json.decode(found, type=Finding)
        except Exception as error:
            task.failed = True
            log.error("a study failed", game=task.record.game, error=type(error).__name__)
        finally:
            self._working = None
        if finding:
            await self._add_finding(task, finding)

    async def _add_finding(self, task: StudyTask, finding: Finding) -> None:
        """Add a finding. The last one is added once the study is cached on disk."""
        findings = [*task.findings, finding]
        if len(findings) >= task.total:
            try:
                await asyncio.to_thread(self._cache.keep, task.name, findings)
            except Exception as error:
                task.failed = True
                log.error("a study could not be kept", game=task.record.game, error=type(error).__name__)
                return
        task.findings.append(finding)

    async def _in_a_process(self, record: bytes, question: bytes, entry: int) -> bytes:
        return await to_process.run_sync(
            work, record, question, entry, cancellable=True, limiter=self._process
        )

    def _open(self) -> list[Job]:
        return [job for job in self._jobs.values() if not job.task.over]

    def _waiting_of(self, owner: Owner) -> int:
        waiting = [job.owner for job in self._open()]
        of_address = sum(other.address == owner.address for other in waiting)
        of_person = sum(other.person == owner.person for other in waiting) if owner.person else 0
        return max(of_address, of_person)

    def _most(self) -> int:
        return self._settings.study_budget if compiled() else max(20, self._settings.study_budget // 10)

    # Dropping jobs

    def _drop(self, job: Job) -> None:
        del self._jobs[job.id]
        wanted = any(other.task is job.task for other in self._jobs.values())
        if not wanted and self._working and self._working[0] is job.task:
            self._working[1].cancel()

    def _drop_unpolled(self) -> None:
        before = self._time_source.now() - POLL_TIMEOUT
        for job in [job for job in self._open() if job.seen < before]:
            self._drop(job)

    def _make_room(self) -> None:
        over = [job for job in self._jobs.values() if job.task.over]
        for job in over[: max(0, len(self._jobs) - JOBS)]:
            self._drop(job)
        if len(self._jobs) > JOBS:
            self._jobs.popitem()
            raise TooFast("too many studies wait already", seconds=60)


def _actions(record: Record, findings: list[Finding]) -> dict[str, Any]:
    """Return every action that the findings name, in the page's form."""
    notation = find_game(record.game).notation
    moves = [finding.move for finding in findings if finding.move]
    verdicts = [verdict for move in moves for verdict in (move.seen, move.open) if verdict]
    texts = {choice.text for verdict in verdicts for choice in verdict.outlook.choices}
    return {text: notation.spell(notation.parse(text)) for text in sorted(texts)}
