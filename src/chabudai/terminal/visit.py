"""A table at a server, with people in browsers. The socket reconnects by itself when the connection is lost."""

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from chabudai.bots.levels import STAND_IN
from chabudai.games import game as find_game
from chabudai.server.types.socket import (
    Answer,
    Arrange,
    Asked,
    Done,
    Draw,
    Hello,
    Moved,
    Play,
    Refusal,
    Rematch,
    Resign,
    Return,
    Say,
    Talk,
    ToBrowser,
    Undo,
    Update,
)
from chabudai.terminal.door import SeatAddress, forget, keep
from chabudai.terminal.refusals import ServerRefused
from chabudai.terminal.sight import Guest, Happened, Heard, Sight

LARGEST = 4 << 20
REFUSED_FOR_GOOD = 1008
PAUSES = (0.2, 0.5, 1, 2, 4, 8)
Show = Callable[[Sight], None]


class Visit:
    """A connection to a table at a server."""

    def __init__(self, place: SeatAddress, pauses: tuple[float, ...] = PAUSES) -> None:
        self.place = place
        self._pauses = pauses
        self._show: Show = lambda _sight: None
        self._line: ClientConnection | None = None
        self._update: Update | None = None
        self._view: Any = None
        self._story: list[Happened | Heard] = []
        self._heard = 0
        self._asked: dict[int, tuple[Asked, asyncio.Future[int]]] = {}
        self._number = 0
        self._note = "connecting"
        self._refusal: ServerRefused | None = None

    # The connection

    async def run(self, show: Show) -> None:
        self._show, tries = show, 0
        while True:
            try:
                async with connect(self.place.socket, max_size=LARGEST) as line:
                    await self._listen(line)
                    tries = 0
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code == REFUSED_FOR_GOOD:
                    forget(self.place)
                    raise self._refusal or ServerRefused("closed", "the server ended the visit") from None
                tries = 0
            except msgspec.DecodeError:
                raise ServerRefused(
                    "no-server", "the server speaks another language; is it as new as this?"
                ) from None
            except (OSError, InvalidHandshake, TimeoutError):
                pass
            finally:
                self._line = None
            self._tell("lost")
            await asyncio.sleep(self._pauses[min(tries, len(self._pauses) - 1)])
            tries += 1

    async def _listen(self, line: ClientConnection) -> None:
        since = self._update.version if self._update else 0
        hello = Hello(token=self.place.token, since=since, talk=self._heard)
        await line.send(msgspec.json.encode(hello).decode())
        self._line = line
        for asked, _ in list(self._asked.values()):  # a key makes it safe to send it twice
            await line.send(msgspec.json.encode(asked).decode())
        table = self.place.table
        async for message in line:
            self._hear(msgspec.json.decode(message, type=ToBrowser))
            if self.place.table != table:
                return

    def _hear(self, message: ToBrowser) -> None:
        match message:
            case Update():
                self._take_in(message)
            case Talk():
                for said in message.said:
                    self._heard = max(self._heard, said.number)
                    self._story = [told for told in self._story if not _is_remark(told, said.number)]
                    if not said.removed:
                        self._story.append(Heard(said.name, said.text, said.phrase, said.number))
                self._tell(self._note)
            case Done():
                self._answered(message.id, lambda future: future.set_result(message.version))
            case Refusal():
                error = self._refusal = ServerRefused(message.code, message.message)
                self._answered(message.id, lambda future: future.set_exception(error))
            case Moved():
                self._move(message)

    def _answered(self, number: int | None, settle: Callable[[asyncio.Future[int]], None]) -> None:
        _, future = self._asked.pop(number if number is not None else -1, (None, None))
        if future is not None and not future.done():
            settle(future)

    def _take_in(self, update: Update) -> None:
        for event in update.events:
            if event.who is not None:
                action = self._action(update.game, event.action)
                self._story.append(Happened(event.who, event.text, action, self._view))
        game = find_game(update.game)
        self._view = None if update.view is None else msgspec.convert(update.view, game.view_type)
        self._update = update
        self._tell("")

    def _action(self, game: str, action: Any) -> Any:
        return None if action is None else msgspec.convert(action, find_game(game).notation.Actions)

    def _move(self, moved: Moved) -> None:
        self.place = SeatAddress(self.place.server, moved.table, moved.token)
        keep(self.place)
        self._update, self._view, self._story, self._heard = None, None, [], 0

    # Commands of the screen

    async def play(self, action: Any, version: int) -> None:
        raw = msgspec.Raw(msgspec.json.encode(action))
        await self._ask(lambda **ids: Play(version=version, action=raw, **ids))

    async def undo(self) -> str:
        at_once = self._update is not None and self._update.can_undo
        await self._ask(Undo)
        return "undone" if at_once else "asked"

    async def resign(self) -> None:
        await self._ask(Resign)

    async def draw(self) -> str:
        await self._ask(Draw)
        return "asked"

    async def answer(self, yes: bool) -> None:
        if self._offer() or (not yes and self._has_asked()):
            await self._ask(lambda **ids: Answer(yes=yes, **ids))

    async def again(self) -> str:
        await self._ask(Rematch)
        return "rematch"

    async def seat_bot(self) -> None:
        """Before the start, put a bot on the first free seat. Later, take one's own seat back from a bot."""
        update = self._update
        if update is None or update.started:
            await self._ask(Return)
            return
        free = [seat for seat, person in enumerate(update.people) if person.name is None]
        if free:
            await self._ask(lambda **ids: Arrange(seat=free[0], bot=STAND_IN, **ids))

    async def talk(self, text: str) -> None:
        await self._ask(lambda **ids: Say(text=text, **ids))

    def record(self) -> str | None:
        return None

    async def _ask(self, command: Callable[..., Asked]) -> None:
        self._number += 1
        number = self._number
        asked = command(id=number, key=secrets.token_hex(8))
        future = asyncio.get_running_loop().create_future()
        self._asked[number] = (asked, future)
        if self._line is not None:
            with contextlib.suppress(ConnectionClosed):  # sent again after the reconnect
                await self._line.send(msgspec.json.encode(asked).decode())
        await future

    # What the screen shows

    def _offer(self) -> tuple[str, int] | None:
        """Return what another seat asks for."""
        if self._update is None or self._update.you is None:
            return None
        offers = self._update.offers
        pairs = (("undo", offers.undo), ("draw", offers.draw))
        return next(
            ((what, seat) for what, seat in pairs if seat is not None and seat != self._update.you), None
        )

    def _has_asked(self) -> bool:
        """Return whether an offer of this seat waits for an answer."""
        update = self._update
        return (
            update is not None
            and update.you is not None
            and update.you in {update.offers.undo, update.offers.draw}
        )

    def _tell(self, note: str) -> None:
        self._note = note
        update = self._update
        if update is None:
            return
        waits = not update.started and not note
        free = sum(person.name is None for person in update.people)
        mine = update.you is not None and update.people[update.you].bot is not None
        self._show(
            Sight(
                game=find_game(update.game),
                view=self._view,
                version=update.version,
                seat=update.you,
                guests=self._guests(update),
                story=tuple(self._story),
                note=note or ("seats-free" if waits else "held" if mine else ""),
                words={"count": free},
                offer=self._offer(),
                is_home=False,
                invitation=self.place.invitation,
            )
        )

    def _guests(self, update: Update) -> tuple[Guest, ...]:
        times = update.times
        return tuple(
            Guest(
                person.name,
                person.bot,
                person.here or person.bot is not None,
                times.left[seat] if times else None,
                times is not None and seat in times.running,
            )
            for seat, person in enumerate(update.people)
        )


def _is_remark(told: Happened | Heard, number: int) -> bool:
    """Tell whether this is the remark of this number, which a moderator may remove."""
    return isinstance(told, Heard) and told.number == number
