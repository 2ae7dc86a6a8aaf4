"""Scripted people: they look at the view, take any legal action, and look again when they were too late."""

import asyncio
from random import Random

from tests.server.wire import Message, Socket, Wire, after


class Player:
    """`seen` holds every update, in order. Without dice it only watches."""

    def __init__(self, socket: Socket, dice: Random | None) -> None:
        self.socket = socket
        self.seen: list[Message] = []
        self.heard = 0
        self._dice = dice
        self._asked = 0
        self._done_at = 0
        self._unanswered: Message | None = None

    async def play_out(self) -> Message:
        """Until the game is over; the last update."""
        while not self.seen or not self._is_over():
            self._take(await self.socket.hear())
            self._act()
        return self.seen[-1]

    def come_back(self, socket: Socket) -> None:
        """The line was cut: whatever was on its way is lost, and what was not answered is said again."""
        self.socket = socket
        if self._unanswered:
            socket.say(self._unanswered)

    def _is_over(self) -> bool:
        view = self.seen[-1]["view"]
        return view is not None and view["outcome"] is not None

    def _take(self, message: Message) -> None:
        self.heard += 1
        if message["type"] == "update":
            self.seen.append(message)
            return
        if message["type"] == "changed":
            self.seen.append(after(self.seen[-1], message))
            return
        if message["type"] == "talk":
            return
        self._unanswered = None
        self._done_at = message.get("version", self._done_at)
        if message["type"] == "refused":
            assert message["code"] in {"stale-version", "not-awaited", "game-over"}, message

    def _act(self) -> None:
        update = self.seen[-1] if self.seen else None
        if not update or not update["view"] or update["version"] < self._done_at:
            return
        if self._dice and self._unanswered is None and update["view"]["legal"]:
            self._asked += 1
            action = self._dice.choice(update["view"]["legal"])
            command = {"type": "play", "id": self._asked, "version": update["version"], "action": action}
            self._unanswered = command | {"key": f"{id(self)} {self._asked}"}
            self.socket.say(self._unanswered)


async def play_out(wire: Wire, people: dict[int, Message], dice: Random) -> list[Player]:
    """Everybody and two spectators, at the same time, to the end; every second one is told of changes alone."""
    table = next(iter(people.values()))["table"]
    players = [
        Player(await wire.sit(seated, changes=bool(seat % 2)), dice)
        for seat, seated in sorted(people.items())
    ]
    players += [Player(await wire.watch(table, changes=changes), None) for changes in (False, True)]
    await asyncio.gather(*(player.play_out() for player in players))
    return players
