"""A table in this process, against bots. The bots think in another process, so that the screen never freezes."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec
from anyio import to_process

from chabudai.bots.characters import CHARACTERS, characters_at
from chabudai.bots.tempo import pause
from chabudai.bots.thinking import work
from chabudai.core import Dice
from chabudai.games.card import Game
from chabudai.match import record
from chabudai.match.log import Event
from chabudai.match.match import Match
from chabudai.terminal.sight import Guest, Happened, Sight

Think = Callable[[str, int, int, bytes], Awaitable[str]]
Show = Callable[[Sight], None]


async def in_a_process(name: str, level: int, seed: int, view: bytes) -> str:
    """Let a bot think in another process, and return the text of its action."""
    return await to_process.run_sync(work, name, level, seed, view, cancellable=True)


class Home:
    """A match on this machine, for one person and bots."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, Any] | None = None,
        seats: int | None = None,
        *,
        sit: int = 0,
        levels: tuple[int, ...] = (2,),
        seed: int | None = None,
        you: str = "",
        think: Think = in_a_process,
        unhurried: bool = True,
    ) -> None:
        """Set up the match. `levels` are the levels of the bots in order; the last one serves for the rest."""
        self.game, self.sit = game, sit
        self._options, self._seats = options, seats
        self._seed = secrets.randbits(40) if seed is None else seed
        self._levels = levels
        self._you = you
        self._think, self._unhurried = think, unhurried
        self._acted = asyncio.Event()
        self._show: Show = lambda _sight: None
        self._lay_out()

    def _lay_out(self) -> None:
        seed = self._seed
        self._dice = Dice(seed)
        self.match = Match(
            self.game, self._options, self._seats, chance=lambda entry: Dice((seed << 20) + entry)
        )
        self._story: list[Happened] = []
        self._told = 0
        others = [seat for seat in range(self.match.seats) if seat != self.sit]
        wanted = [*self._levels, *[self._levels[-1]] * len(others)]
        self.levels = dict(zip(others, wanted, strict=False))
        self._tell(None)

    # Commands of the screen

    async def run(self, show: Show) -> None:
        self._show = show
        if not self.match.log:
            before = self._view()
            self.match.begin()
            self._tell(before)
        show(self._sight())
        while True:
            bots = self._bots_awaited()
            if bots:
                await self._answer_for(bots[0])
            else:
                self._acted.clear()
                await self._acted.wait()

    async def play(self, action: Any, version: int) -> None:
        before = self._view()
        self.match.play(self.sit, action, version=version)
        self._tell(before)

    async def undo(self) -> str:
        """Take back the last action of the person. Bots always agree."""
        before = self._view()
        if self.match.can_undo(self.sit):
            self.match.undo(self.sit)
        else:
            self.match.ask(self.sit, "undo")
            self.match.answer((self.sit + 1) % self.match.seats, True, among=())
        self._tell(before)
        return "undone"

    async def resign(self) -> None:
        before = self._view()
        self.match.resign(self.sit)
        self._tell(before)

    async def seat_bot(self) -> None:
        if self.sit in self.match.bots:
            self.match.give_back(self.sit)
            self._tell(self._view())

    async def again(self) -> None:
        """Start another match with the same options."""
        if self.match.outcome:
            self._seed += 1
            self._lay_out()
            self.match.begin()
            self._tell(None)

    async def draw(self) -> None:
        """Do nothing: bots decline draws."""

    async def answer(self, yes: bool) -> None:
        """Do nothing: bots ask for nothing."""

    async def talk(self, text: str) -> None:
        """Do nothing: bots do not read chat."""

    def record(self) -> str | None:
        """Return the record of the match as JSON."""
        players = [guest.name or "You" for guest in self._guests()]
        return record.of(self.match, players=players).to_json()

    # Bots

    def _bots_awaited(self) -> list[int]:
        held = self.sit in self.match.bots
        return [seat for seat in self.match.awaiting if seat >= 0 and (seat != self.sit or held)]

    async def _answer_for(self, seat: int) -> None:
        match, version = self.match, self.match.version
        view = match.view(seat)
        level, awaited = self.levels.get(seat, self._levels[-1]), len(match.awaiting)
        began = asyncio.get_running_loop().time()
        text = await self._think(self.game.name, level, self._dice.below(1 << 30), msgspec.json.encode(view))
        if self._unhurried:
            due = pause(level, awaited, self._dice)
            await asyncio.sleep(max(0.0, began + due - asyncio.get_running_loop().time()))
        if match is not self.match or match.version != version:
            return  # somebody acted or took back an action while the bot thought
        before = self._view()
        match.play(seat, text)
        self._tell(before)

    # What the screen shows

    def _view(self) -> Any:
        return self.match.view(self.sit)

    def _tell(self, before: Any) -> None:
        for event in self.match.events(self.sit, self._told):
            if event.who is not None:
                self._story.append(_happened(event, before))
        self._told = self.match.version
        self._acted.set()
        self._show(self._sight())

    def _guests(self) -> tuple[Guest, ...]:
        return tuple(self._guest(seat) for seat in range(self.match.seats))

    def _guest(self, seat: int) -> Guest:
        if seat == self.sit:
            return Guest(self._you, self._levels[-1] if seat in self.match.bots else None)
        characters = characters_at(str(self._seed), self.match.seats, [self._you])
        return Guest(CHARACTERS[characters[seat]], self.levels[seat])

    def _sight(self) -> Sight:
        laid_out = bool(self.match.log)
        held = self.sit in self.match.bots and not self.match.outcome
        return Sight(
            game=self.game,
            view=self._view() if laid_out else None,
            version=self.match.version,
            seat=self.sit,
            guests=self._guests(),
            story=tuple(self._story),
            note="held" if held else "",
        )


def _happened(event: Event, view: Any) -> Happened:
    return Happened(event.who, event.text, event.action, view)
