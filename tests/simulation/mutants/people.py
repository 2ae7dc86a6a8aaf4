"""Guards of accounts, ratings, the desk and the list of tables, and of the leases that find work."""

import asyncio
from collections.abc import Iterator
from contextlib import nullcontext
from typing import Any
from unittest.mock import patch

from chabudai.server.accounts import accounts, keys
from chabudai.server.accounts.measures import Measures
from chabudai.server.cluster.leases import Leases
from chabudai.server.desk import desk
from chabudai.server.desk.watch import DeskWatch
from chabudai.server.maintenance import Maintenance
from chabudai.server.notifications import subscriptions
from chabudai.server.notifications.turns import Turn, TurnNotifications
from chabudai.server.services import Services
from chabudai.server.storage.schema import sessions
from chabudai.server.tables.makers import Makers
from tests.simulation.mutants.registry import mutant


@mutant
def leases_taken_with_a_fresh_heartbeat() -> Iterator[None]:
    """A server whose heartbeat was late was gone in its own eyes, and took its own leases for ever."""

    async def take_free(self: Leases) -> None:
        while found := await self._claim():
            await self._accept(found)

    with patch.object(Leases, "_take_free", take_free):
        yield


@mutant
def sessions_held_until_the_commit() -> Iterator[None]:
    """A slow request of a thief made a key after the owner had taken the account back."""

    async def hold_session(_connection: Any, _identity: Any) -> None:
        return

    with (
        patch.object(keys, "hold_session", hold_session),
        patch.object(subscriptions, "hold_session", hold_session),
    ):
        yield


@mutant
def tokens_that_end_with_the_sessions() -> Iterator[None]:
    """Personal tokens and webhooks survived a new password and a recovery."""
    with patch.object(accounts, "_ACCESS", (sessions,)):
        yield


@mutant
def sockets_closed_at_all_servers() -> Iterator[None]:
    """Who signed out everywhere stayed connected to another server."""

    def disconnect_here(self: Services, person: str, key: bytes | None = None) -> None:
        self.disconnect_here(person, key)

    with patch.object(Services, "disconnect", disconnect_here):
        yield


@mutant
def ratings_after_a_start() -> Iterator[None]:
    """A game that ended just before a server was killed was rated only after the next game."""

    async def keep_rating(self: Maintenance) -> None:
        while True:
            await self._to_rate.wait()
            self._to_rate.clear()
            await self._services.ratings.settle()

    with patch.object(Maintenance, "_keep_rating", keep_rating):
        yield


@mutant
def ratings_that_are_undone() -> Iterator[None]:
    """A game that does not count any more kept its ratings."""

    async def undo_ratings(_connection: Any, _table: str) -> None:
        return

    with patch.object(desk, "undo_ratings", undo_ratings):
        yield


@mutant
def desk_in_force_at_all_servers() -> Iterator[None]:
    """What a moderator did was in force only at the server that was asked."""

    async def run(_self: DeskWatch) -> None:
        await asyncio.Event().wait()

    with patch.object(DeskWatch, "run", run):
        yield


@mutant
def mutes() -> Iterator[None]:
    """Muted people could talk."""
    with patch.object(Measures, "check_talk", lambda _self, *_given, **_named: None):
        yield


@mutant
def lines_of_the_audit_log() -> Iterator[None]:
    """An action at the desk was written in no log, and so in force nowhere else."""

    async def write_line(*_given: Any, **_named: Any) -> None:
        return

    with patch.object(desk, "write_line", write_line):
        yield


@mutant
def places_of_tables_that_are_being_made() -> Iterator[None]:
    """Requests at one moment passed the limit of tables together."""
    with patch.object(Makers, "making", lambda _self, _owner: nullcontext()):
        yield


@mutant
def notices_sent_by_one_server() -> Iterator[None]:
    """Two servers told the same person of the same turn."""

    async def claim(_self: TurnNotifications, _turn: Turn) -> bool:
        return True

    with patch.object(TurnNotifications, "_claim", claim):
        yield
