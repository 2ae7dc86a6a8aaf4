"""Finished games under the glass: a fair queue of studies, made entry by entry in a process of its own.

Whoever asks gets a job; those who ask the same about the same game share one study. Addresses take turns, one entry
each, and the bots of running games go first.
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
from chabudai.server.errors import NoStudy, TooFast
from chabudai.server.reviews.cache import Shelf
from chabudai.server.settings import Settings
from chabudai.server.time_source import TimeSource
from chabudai.server.types.reviews import Study
from chabudai.server.workers.pool import Workers

JOBS_OF_ONE = 3
"""So many studies may wait for one address."""
JOBS = 200
"""Jobs that are remembered; the oldest that are done make room."""
PATIENCE = 60_000
"""Milliseconds after which a job that nobody asks about is dropped."""
COURTESY = 2.0
"""Seconds that a study lets thinking bots go first."""

Run = Callable[[bytes, bytes, int], Awaitable[bytes]]

log = structlog.get_logger()


@dataclass(eq=False)
class Paper:
    """One study: the record, the question, and what has been found so far."""

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
    id: str
    address: str
    paper: Paper
    seen: int


class Analyses:
    def __init__(self, settings: Settings, time_source: TimeSource, bots: Workers) -> None:
        self._settings = settings
        self._time_source = time_source
        self._shelf = Shelf(settings.data / "studies")
        self._bots = bots
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._queue: list[str] = []
        self._wanted = asyncio.Event()
        self._working: tuple[Paper, anyio.CancelScope] | None = None
        self._process = anyio.CapacityLimiter(1)
        self.run: Run = self._in_a_process

    # What people ask

    async def ask(self, record: Record, budget: int | None, address: str) -> Study:
        """`record` has been checked, and its game is over."""
        self._drop_the_forgotten()
        question = Question(budget=min(budget or self._most(), self._most()))
        paper = await self._paper(record, question)
        if not paper.over and self._waiting_of(address) >= JOBS_OF_ONE:
            raise TooFast(f"at most {JOBS_OF_ONE} studies at a time", seconds=30)
        job = Job(tokens.new_token(), address, paper, self._time_source.now())
        self._jobs[job.id] = job
        self._make_room()
        self._wanted.set()
        return self._told(job, 0)

    def look(self, name: str, since: int) -> Study:
        job = self._find(name)
        job.seen = self._time_source.now()
        return self._told(job, since)

    def cancel(self, name: str) -> None:
        """The study goes on only if somebody else wants it."""
        self._drop(self._find(name))

    def _find(self, name: str) -> Job:
        if name not in self._jobs:
            raise NoStudy("there is no such study; ask again")
        return self._jobs[name]

    async def _paper(self, record: Record, question: Question) -> Paper:
        name = fingerprint(record, question)
        for job in self._jobs.values():
            if job.paper.name == name and not job.paper.failed:
                return job.paper
        kept = await asyncio.to_thread(self._shelf.find, name)
        return Paper(name, record, question, kept or [])

    def _told(self, job: Job, since: int) -> Study:
        paper = job.paper
        found = paper.findings[since:]
        moves = [finding.move for finding in found if finding.move]
        luck = [finding.luck for finding in found if finding.luck]
        done = len(paper.findings) >= paper.total
        return Study(
            study=job.id,
            state=self._state(paper),
            ahead=self._ahead(job),
            done=len(paper.findings),
            total=paper.total,
            budget=paper.question.budget,
            moves=moves,
            luck=luck,
            actions=_actions(paper.record, found),
            tallies=gather(paper.record, paper.question, paper.findings).tallies if done else None,
        )

    def _state(self, paper: Paper) -> Literal["waiting", "running", "done", "failed"]:
        if paper.over:
            return "failed" if paper.failed else "done"
        at_work = self._working is not None and self._working[0] is paper
        return "running" if at_work or paper.findings else "waiting"

    def _ahead(self, job: Job) -> int:
        """How many other studies share the process with this one."""
        others = {other.paper.name for other in self._open() if other.paper is not job.paper}
        return 0 if job.paper.over else len(others)

    # The queue

    async def work(self) -> None:
        """A duty of the house: entry by entry, whoever's turn it is."""
        while True:
            self._drop_the_forgotten()
            job = self._next()
            if job is None:
                self._wanted.clear()
                await self._wanted.wait()
                continue
            await self._after_the_bots()
            await self._advance(job.paper)

    def _next(self) -> Job | None:
        """Addresses take turns; of one address, whoever asked first."""
        waiting = self._open()
        for address in dict.fromkeys(job.address for job in waiting):
            if address not in self._queue:
                self._queue.append(address)
        self._queue = [one for one in self._queue if any(job.address == one for job in waiting)]
        if not self._queue:
            return None
        address = self._queue.pop(0)
        self._queue.append(address)
        return next(job for job in waiting if job.address == address)

    async def _after_the_bots(self) -> None:
        with anyio.move_on_after(COURTESY):
            await self._bots.rest.wait()

    async def _advance(self, paper: Paper) -> None:
        if paper.over or not any(job.paper is paper for job in self._jobs.values()):
            return
        record, question = msgspec.json.encode(paper.record), msgspec.json.encode(paper.question)
        finding: Finding | None = None
        try:
            with anyio.CancelScope() as scope, anyio.fail_after(self._settings.study_seconds):
                self._working = (paper, scope)
                found = await self.run(record, question, len(paper.findings))
                finding = msgspec.json.decode(found, type=Finding)
        except Exception as error:
            paper.failed = True
            log.error("a study failed", game=paper.record.game, error=type(error).__name__)
        finally:
            self._working = None
        if finding:
            await self._take(paper, finding)

    async def _take(self, paper: Paper, finding: Finding) -> None:
        """A study is told to be done once it is kept."""
        findings = [*paper.findings, finding]
        if len(findings) >= paper.total:
            try:
                await asyncio.to_thread(self._shelf.keep, paper.name, findings)
            except Exception as error:
                paper.failed = True
                log.error("a study could not be kept", game=paper.record.game, error=type(error).__name__)
                return
        paper.findings.append(finding)

    async def _in_a_process(self, record: bytes, question: bytes, entry: int) -> bytes:
        return await to_process.run_sync(
            work, record, question, entry, cancellable=True, limiter=self._process
        )

    def _open(self) -> list[Job]:
        return [job for job in self._jobs.values() if not job.paper.over]

    def _waiting_of(self, address: str) -> int:
        return sum(job.address == address for job in self._open())

    def _most(self) -> int:
        return self._settings.study_budget if compiled() else max(20, self._settings.study_budget // 10)

    # Forgetting

    def _drop(self, job: Job) -> None:
        del self._jobs[job.id]
        wanted = any(other.paper is job.paper for other in self._jobs.values())
        if not wanted and self._working and self._working[0] is job.paper:
            self._working[1].cancel()

    def _drop_the_forgotten(self) -> None:
        before = self._time_source.now() - PATIENCE
        for job in [job for job in self._open() if job.seen < before]:
            self._drop(job)

    def _make_room(self) -> None:
        over = [job for job in self._jobs.values() if job.paper.over]
        for job in over[: max(0, len(self._jobs) - JOBS)]:
            self._drop(job)
        if len(self._jobs) > JOBS:
            self._jobs.popitem()
            raise TooFast("too many studies wait already", seconds=60)


def _actions(record: Record, findings: list[Finding]) -> dict[str, Any]:
    """Every action that the findings name, as the page knows actions."""
    notation = find_game(record.game).notation
    moves = [finding.move for finding in findings if finding.move]
    verdicts = [verdict for move in moves for verdict in (move.seen, move.open) if verdict]
    texts = {choice.text for verdict in verdicts for choice in verdict.outlook.choices}
    return {text: notation.spell(notation.parse(text)) for text in sorted(texts)}
