"""Simulated webhooks: programs of people that are told of a turn. Some are slow, some fail, some are gone."""

import asyncio
import hashlib
import hmac
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa

from chabudai.server.notifications.webhooks import WebhookClient
from chabudai.server.storage import schema
from tests.simulation.sessions import LONGEST

if TYPE_CHECKING:
    from tests.simulation.world import World

FIELDS = {"type", "table", "game", "seat", "turn"}


@dataclass(frozen=True)
class Notice:
    """What one webhook was told."""

    address: str
    table: str
    seat: int
    turn: int


class SimulatedWebhooks(WebhookClient):
    """The other end of all webhooks."""

    def __init__(self, world: "World") -> None:
        super().__init__()
        self._world = world
        self._dice = Random(f"{world.seed} webhooks {len(world.notices)} {world.loop.time()}")

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> int:
        world, begun = self._world, self._world.loop.time()
        message = msgspec.json.decode(body)
        world.trace(begun, "a webhook hears", address, body)
        if set(message) != FIELDS:
            world.report(f"a webhook was told {message}")
        secret = _secret_of(world, address)
        signed = f"{headers['Chabudai-Time']}.".encode() + body
        if secret is None:
            world.unknown_addresses.setdefault(address, begun)
            if begun - world.unknown_addresses[address] > LONGEST and not world.faults.disturbed(begun - 30):
                world.report(f"{address} was told of a turn after it had been removed")
        elif hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest() != headers["Chabudai-Signature"]:
            world.report(f"{address} got a wrong signature")
        await asyncio.sleep(self._dice.choice((0.01, 0.2, 2.0)))
        fate = self._dice.random()
        if fate < 0.15:
            world.record.count("notice not delivered")
            raise OSError("no answer")
        if fate < 0.3:
            return self._dice.choice((404, 410, 500, 503))
        world.record.count("notice delivered")
        world.notices[Notice(address, message["table"], message["seat"], message["turn"])] += 1
        return 200


def _secret_of(world: "World", address: str) -> str | None:
    with world.database.looking() as connection:
        kept = schema.subscriptions.c
        found: str | None = connection.execute(
            sa.select(kept["keys"]).where(kept.address == address)
        ).scalar_one_or_none()
    return found


def check_notices(notices: Counter[Notice]) -> list[str]:
    """Nobody is told twice of one turn."""
    return [f"{notice} came {times} times" for notice, times in notices.items() if times > 1]
