"""Simulated members: they make an account, sign in and out, change and recover it, while a thief has their cookie.

After each request the database is read past the servers: what was acknowledged has happened, what was refused has not,
and what nobody knows has happened as a whole or not at all.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from chabudai.server.storage import schema
from chabudai.server.tokens import digest
from chabudai.server.types.tables import NewTable, SeatPlan
from tests.simulation.browser import Browser
from tests.simulation.people import Person
from tests.simulation.requests import Answer, Credentials
from tests.simulation.servers import CHEAP

if TYPE_CHECKING:
    from tests.simulation.world import World


@dataclass(frozen=True)
class Kept:
    """What the database holds of one person."""

    name: str
    is_account: bool
    password: str | None
    recovery: bytes | None
    sessions: frozenset[bytes]
    tokens: frozenset[bytes]
    webhooks: frozenset[str]

    def without_keys(self) -> "Kept":
        return replace(self, sessions=frozenset(), tokens=frozenset(), webhooks=frozenset())


Happened = Callable[[Kept, Kept], bool]
"""Tells, from what was kept before and is kept now, whether a request has taken effect."""


def read_person(connection: sa.Connection, person: str) -> Kept | None:
    row = connection.execute(sa.select(schema.people).where(schema.people.c.id == person)).one_or_none()
    if row is None:
        return None

    def values(column: Any) -> frozenset[Any]:
        found = connection.execute(sa.select(column).where(column.table.c.person == person))
        return frozenset(found.scalars())

    return Kept(
        name=row.name or "",
        is_account=row.folded is not None,
        password=row.password and row.password.removeprefix(CHEAP),
        recovery=row.recovery,
        sessions=values(schema.sessions.c.digest),
        tokens=values(schema.tokens.c.digest),
        webhooks=values(schema.subscriptions.c.address),
    )


class Companion(Person):
    """A second tab of a member: looks on at a table with their cookie. It is closed when that session ends."""

    def _note_closed(self) -> None:
        if self._pending is not None:
            self._pending.is_unsure = True

    async def accompany(self, member: "Member") -> None:
        while not member.is_account:
            if not self.world.is_open:
                return
            await asyncio.sleep(0.2)
        self.who = member.who
        await self.make_table(NewTable(game="okiya", name="Visitor", seats=[SeatPlan(), SeatPlan()]))
        self.token = None
        if self.table:
            await self.stay()


class Member:
    """One person with an account, and what they know of it."""

    def __init__(self, world: "World", name: str) -> None:
        self.world, self.name = world, name
        self._dice = Random(f"{world.seed} member {name}")
        self.browser = Browser(world, name, self._dice)
        self.person = ""
        self._kept: Kept | None = None
        self._recovery = ""
        self._tokens: dict[str, str] = {}
        """The tokens that this member knows, by their public ids."""
        self._numbers = 0
        self.evicted_at = float("inf")
        """When it was acknowledged that all keys made before have ended."""
        self.has_thief = False

    # Being somebody

    async def live(self) -> None:
        await self.sign_up()
        while self.world.is_open:
            await asyncio.sleep(self._dice.uniform(0.05, 0.6))
            await self._do_something()

    async def sign_up(self) -> None:
        """Become a guest and make an account, however often that takes."""
        while not self.person:
            answer, _ = await self.browser.ask("POST", "/api/me", {"name": self.name})
            if answer is None or not answer.is_done:
                self.browser.cookie = None
                await asyncio.sleep(1)
                continue
            with self.world.database.looking() as connection:
                found = sa.select(schema.sessions.c.person).where(
                    schema.sessions.c.digest == digest(self.browser.cookie or "")
                )
                person = connection.execute(found).scalar_one_or_none()
            if person is None:
                self.world.report(f"{self.name} became a guest, and is not stored")
                return
            self.person = person
        while not (kept := self._read()).is_account:
            await self._make_account(self._new_password())
            await asyncio.sleep(0.2)
            if not self._read().is_account and not self._is_signed_in(kept):
                return

    async def _make_account(self, password: str) -> None:
        answer = await self._change(
            "POST",
            "/api/me/account",
            {"name": self.name, "password": password},
            lambda before, now: (
                now.is_account
                and now.password == password
                and now.recovery is not None
                and len(now.sessions) == 1
                and not now.sessions & before.sessions
            ),
        )
        if answer is not None and answer.is_done:
            self._recovery = answer.content["recovery"]

    @property
    def is_account(self) -> bool:
        return bool(self.person) and self._read().is_account

    def who(self) -> Credentials:
        return Credentials(self.browser.cookie)

    def _read(self) -> Kept:
        with self.world.database.looking() as connection:
            kept = read_person(connection, self.person)
        assert kept
        return kept

    def _is_signed_in(self, kept: Kept) -> bool:
        return bool(self.browser.cookie) and digest(self.browser.cookie or "") in kept.sessions

    def _new_password(self) -> str:
        self._numbers += 1
        return f"{self.name} has secret {self._numbers}"

    async def _do_something(self) -> None:
        kept = self._read()
        if not self._is_signed_in(kept):
            await self._sign_in(kept)
            return
        choices = [self._ask_who_i_am, self._make_token, self._use_token, self._rename, self.add_webhook]
        choices += [
            self._change_password,
            self._sign_out_everywhere,
            self._sign_out,
            self._try_wrong_password,
        ]
        if self._tokens:
            choices += [self._revoke]
        if self._recovery and kept.recovery == digest(self._recovery):
            choices += [self._recover, self._recover]
        await self._dice.choice(choices)()

    # Requests

    async def _change(
        self, method: str, path: str, body: Any, happened: Happened, evicts: bool = False
    ) -> Answer | None:
        """Ask for a change; afterwards compare what is stored with the answer. None is an answer that was lost."""
        before = self._read()
        answer, under_way = await self.browser.ask(method, path, body)
        if path.rpartition("/")[2] in {"account", "name"}:
            self.world.record.renamed()
        is_unsure = answer is None or answer.code == "unavailable"
        if is_unsure:
            await self.browser.wait_for_the_end(under_way)
        now = self._read()
        # What a thief may have added meanwhile; a request that ends all keys ends those too.
        rest = now
        if self.has_thief:
            rest = replace(now, tokens=now.tokens & before.tokens, webhooks=now.webhooks & before.webhooks)
        adds = path.rpartition("/")[2] in {"tokens", "subscriptions"}
        is_as_before, is_done = rest == before, happened(before, now if evicts or adds else rest)
        what = f"{method} {path} of {self.name}"
        if is_unsure:
            if not is_as_before and not is_done:
                self.world.report(f"{what} happened in part: {before} became {now}")
        elif answer is not None and answer.is_done:
            if not is_done:
                self.world.report(f"{what} was acknowledged and has not happened: {before} became {now}")
        elif not is_as_before and not self.has_thief:
            self.world.report(f"{what} was refused with {answer and answer.code}: {before} became {now}")
        if evicts and is_done and not (is_unsure and is_as_before):
            self.evicted_at = min(self.evicted_at, self.world.loop.time())
            self._tokens.clear()
        return answer

    def _expect(self, answer: Answer | None, what: str, *codes: str | None) -> None:
        """Report an answer that is none of these, unless something was wrong."""
        if answer is None or answer.code in codes:
            return
        if answer.code == "unavailable" and self.world.record.is_explained(""):
            return
        self.world.report(f"{what} of {self.name} was answered {answer}")

    async def _ask_who_i_am(self) -> None:
        answer, _ = await self.browser.ask("GET", "/api/me")
        self._expect(answer, "who I am", None)
        if answer is not None and answer.is_done and (answer.content or {}).get("name") != self._read().name:
            self.world.report(f"{self.name} is signed in and was shown {answer.content}")

    async def _sign_in(self, kept: Kept) -> None:
        former = {digest(self.browser.cookie)} if self.browser.cookie else set()
        if self._dice.random() < 0.5:
            self.browser.cookie, former = None, set()
        answer = await self._change(
            "POST",
            "/api/sign-in",
            {"name": kept.name, "password": kept.password},
            lambda before, now: (
                now == replace(before, sessions=now.sessions)
                and len(now.sessions - before.sessions) == 1
                and before.sessions - now.sessions <= former
            ),
        )
        self._expect(answer, "a sign-in with the right password", None)

    async def _try_wrong_password(self) -> None:
        kept = self._read()
        stranger = Browser(self.world, f"{self.name} mistyped", self._dice)
        answer, _ = await stranger.ask(
            "POST", "/api/sign-in", {"name": kept.name, "password": "wrong secret 1"}
        )
        self._expect(answer, "a sign-in with a wrong password", "bad-credentials")

    async def _rename(self) -> None:
        self._numbers += 1
        name = f"{self.name}{self._numbers}"
        await self._change(
            "PUT", "/api/me/name", {"name": name}, lambda before, now: now == replace(before, name=name)
        )

    async def _make_token(self) -> None:
        answer = await self._change(
            "POST",
            "/api/me/tokens",
            {"label": "program", "scope": self._dice.choice(("play", "read"))},
            lambda before, now: (
                now == replace(before, tokens=now.tokens, webhooks=now.webhooks)
                and now.tokens > before.tokens
                and (self.has_thief or len(now.tokens - before.tokens) == 1)
            ),
        )
        if answer is not None and answer.is_done:
            self._tokens[answer.content["id"]] = answer.content["token"]

    async def _use_token(self) -> None:
        if not self._tokens:
            return
        token = self._dice.choice(list(self._tokens.values()))
        is_kept = digest(token) in self._read().tokens
        answer, _ = await self.browser.ask("GET", "/api/me", who=Credentials(token=token))
        self._expect(answer, "a request with a token", None if is_kept else "bad-credentials")

    async def _revoke(self) -> None:
        name = self._dice.choice(list(self._tokens))
        gone = digest(self._tokens[name])
        await self._change(
            "DELETE",
            f"/api/me/tokens/{name}",
            None,
            lambda before, now: (
                now == replace(before, tokens=before.tokens - {gone}) and gone in before.tokens
            ),
        )

    async def add_webhook(self) -> None:
        self._numbers += 1
        address = f"https://hooks.example/{self.person}/{self._numbers}"
        await self._change(
            "POST",
            "/api/me/subscriptions",
            {"kind": "webhook", "address": address},
            lambda before, now: (
                now == replace(before, tokens=now.tokens, webhooks=now.webhooks) and address in now.webhooks
            ),
        )

    # What ends all keys

    async def _change_password(self) -> None:
        password = self._new_password()
        await self._change(
            "PUT",
            "/api/me/password",
            {"password": password},
            lambda before, now: (
                replace(now, sessions=frozenset()) == replace(before.without_keys(), password=password)
                and len(now.sessions) == 1
                and not now.sessions & before.sessions
            ),
            evicts=True,
        )

    async def _sign_out_everywhere(self) -> None:
        await self._change(
            "POST",
            "/api/sign-out/everywhere",
            None,
            lambda before, now: now == before.without_keys(),
            evicts=True,
        )

    async def _sign_out(self) -> None:
        gone = digest(self.browser.cookie or "")
        await self._change(
            "POST",
            "/api/sign-out",
            None,
            lambda before, now: now == replace(before, sessions=before.sessions - {gone}),
        )

    async def _recover(self) -> None:
        password = self._new_password()
        answer = await self._change(
            "POST",
            "/api/recover",
            {"name": self._read().name, "code": self._recovery, "password": password},
            lambda before, now: (
                replace(now, sessions=frozenset(), recovery=None)
                == replace(before.without_keys(), password=password, recovery=None)
                and now.recovery != before.recovery
                and len(now.sessions) == 1
                and not now.sessions & before.sessions
            ),
            evicts=True,
        )
        self._recovery = answer.content["recovery"] if answer is not None and answer.is_done else ""

    # Somebody else

    async def steal(self) -> None:
        """Use the member's cookie, from another machine, until it is worth nothing any more, and longer."""
        dice = Random(f"{self.world.seed} thief of {self.name}")
        while not self.person or not self._read().is_account:
            if not self.world.is_open:
                return
            await asyncio.sleep(0.1)
        self.has_thief = True
        thief = Browser(self.world, f"thief of {self.name}", dice)
        thief.keeps_cookie = False
        thief.cookie = self.browser.cookie
        stolen: list[str] = []
        while self.world.is_open:
            await asyncio.sleep(dice.uniform(0.01, 0.3))
            begun, kind = self.world.loop.time(), dice.choice(("token", "token", "webhook", "use"))
            if kind == "use" and stolen:
                answer, _ = await thief.ask("GET", "/api/me", who=Credentials(token=dice.choice(stolen)))
            elif kind == "webhook":
                wanted = {"kind": "webhook", "address": f"https://thief.example/{begun}"}
                answer, _ = await thief.ask("POST", "/api/me/subscriptions", wanted)
            else:
                answer, _ = await thief.ask("POST", "/api/me/tokens", {"label": "mine", "scope": "play"})
                if answer is not None and answer.is_done:
                    stolen.append(answer.content["token"])
            if answer is not None and answer.is_done and begun >= self.evicted_at:
                self.world.report(f"a thief still acts for {self.name}: {kind}")
