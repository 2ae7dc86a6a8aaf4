"""Turn notifications: sent once, to people who are not connected, and never for a turn that was played."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from chabudai.server.errors import BadAddress
from chabudai.server.notifications.push import new_key, to_base64url
from chabudai.server.notifications.turns import signature
from chabudai.server.notifications.webhooks import WebhookClient
from tests.server.browsers import Browser
from tests.server.wire import PATIENCE, Turned, Wire, a_legal_play, everybody_rests, running, settings

pytestmark = pytest.mark.anyio


class Receiver:
    """An HTTP server of three lines. `answers` are the statuses it gives, the last one for ever."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[tuple[dict[str, str], bytes]] = asyncio.Queue()
        self.answers = [204]
        self.address = ""

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        lines = [line.partition(": ") for line in head.split("\r\n")[1:]]
        headers = {name.lower(): value for name, _, value in lines}
        body = await reader.readexactly(int(headers["content-length"]))
        status = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        writer.write(f"HTTP/1.1 {status} x\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        self.heard.put_nowait((headers, body))

    async def next(self) -> tuple[dict[str, str], Any]:
        async with asyncio.timeout(PATIENCE):
            headers, body = await self.heard.get()
        return headers, body


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    receiver = Receiver()
    async with await asyncio.start_server(receiver.take, "127.0.0.1", 0) as server:
        receiver.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/told"
        yield receiver


@asynccontextmanager
async def services(folder: Path, time: Turned, **changed: Any) -> AsyncIterator[Wire]:
    async with running(settings(folder, **changed), time) as wire:
        wire.services.notifications.client = WebhookClient(("http", "https"), lambda _address: True)
        yield wire


async def a_game(wire: Wire, receiver: Receiver) -> tuple[Browser, str, dict[str, Any], str]:
    """Aiko, who has a webhook, is awaited second; Bruno's seat, and Aiko's secret."""
    aiko = await Browser(wire).account("Aiko")
    bell = await aiko.post("me/subscriptions", {"kind": "webhook", "address": receiver.address})
    seated = await aiko.create(options={"first": 1})
    bruno = await wire.join(seated["table"])
    return aiko, seated["table"], bruno, bell["secret"]


async def until(fact: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not fact():
            await everybody_rests()


async def pass_by(time: Turned, seconds: float) -> None:
    """Let the waiting tasks run, then set the clock forward."""
    await everybody_rests()
    time.turn(seconds)
    await everybody_rests()


async def play(wire: Wire, seated: dict[str, Any]) -> None:
    socket = await wire.sit(seated)
    socket.say(a_legal_play(await socket.hear("update")))
    assert (await socket.answer(1))["type"] == "done"
    await socket.hang_up()


async def test_who_is_away_is_told_once_with_a_signature_and_nothing_secret(
    tmp_path: Path, receiver: Receiver
) -> None:
    time = Turned()
    async with services(tmp_path, time) as wire:
        _, table, bruno, secret = await a_game(wire, receiver)
        await play(wire, bruno)
        await pass_by(time, 21)
        headers, body = await receiver.next()
        assert json.loads(body) == {"type": "turn", "table": table, "game": "okiya", "seat": 0, "turn": 0}
        assert headers["chabudai-signature"] == signature(secret, headers["chabudai-time"], body)
        await play_around(wire, table)
        await pass_by(time, 1000)
    assert receiver.heard.empty()


async def play_around(wire: Wire, table: str) -> None:
    """Somebody comes to watch and goes: the table is awake, the turn is the same."""
    spectator = await wire.watch(table)
    await spectator.hear("update")
    await spectator.hang_up()


async def test_a_turn_that_was_told_is_not_told_again_after_a_restart(
    tmp_path: Path, receiver: Receiver
) -> None:
    time = Turned()
    async with services(tmp_path, time) as wire:
        _, _, bruno, _ = await a_game(wire, receiver)
        await play(wire, bruno)
        await pass_by(time, 21)
        await receiver.next()
    async with services(tmp_path, time) as wire:
        await until(lambda: wire.services.notifications._pending)
        await pass_by(time, 1000)
        await until(lambda: not wire.services.notifications._pending)
    assert receiver.heard.empty()


async def test_a_turn_that_was_not_told_before_a_restart_is_told_after_it(
    tmp_path: Path, receiver: Receiver
) -> None:
    time = Turned()
    async with services(tmp_path, time) as wire:
        _, table, bruno, _ = await a_game(wire, receiver)
        await play(wire, bruno)
    async with services(tmp_path, time) as wire, wire.services.table(table):
        await pass_by(time, 21)
        assert json.loads((await receiver.next())[1])["table"] == table


async def test_who_is_at_the_table_or_has_played_is_not_told(tmp_path: Path, receiver: Receiver) -> None:
    time = Turned()
    async with services(tmp_path, time) as wire:
        aiko, table, bruno, _ = await a_game(wire, receiver)
        here = await aiko.sit(table)
        await play(wire, bruno)
        update = await here.hear_version(2)
        await pass_by(time, 1000)
        here.say(a_legal_play(update))
        await here.answer(1)
        await here.hang_up()
        await play(wire, bruno)
        quick = await aiko.sit(table)
        quick.say(a_legal_play(await quick.hear("update")))
        await quick.answer(1)
        await quick.hang_up()
        await pass_by(time, 1000)
        assert not wire.services.notifications._pending
    assert receiver.heard.empty()


async def test_who_leaves_the_table_while_awaited_is_told(tmp_path: Path, receiver: Receiver) -> None:
    time = Turned()
    async with services(tmp_path, time) as wire:
        aiko, table, bruno, _ = await a_game(wire, receiver)
        here = await aiko.sit(table)
        await play(wire, bruno)
        await here.hear_version(2)
        await here.hang_up()
        await pass_by(time, 21)
        await receiver.next()


async def test_a_failure_is_tried_again_while_it_is_still_that_turn(
    tmp_path: Path, receiver: Receiver
) -> None:
    time, receiver.answers = Turned(), [500, 500, 204]
    async with services(tmp_path, time) as wire:
        aiko, table, bruno, _ = await a_game(wire, receiver)
        await play(wire, bruno)
        for seconds in (21, 31, 301):
            await pass_by(time, seconds)
            await receiver.next()
            await attempts_rest(wire)
        assert (await aiko.get("me/subscriptions"))[0]["failures"] == 0
        here = await aiko.sit(table)
        here.say(a_legal_play(await here.hear("update")))
        await here.answer(1)
        await here.hang_up()
        receiver.answers = [500]
        await play(wire, bruno)
        await pass_by(time, 21)
        await receiver.next()
        await attempts_rest(wire)
        await (await aiko.sit(table)).hear("update")
        await pass_by(time, 1000)
    assert receiver.heard.empty()


async def attempts_rest(wire: Wire) -> None:
    """Until the courier is back and whoever waits for the next attempt waits."""
    await until(lambda: not wire.services.notifications.client._several.borrowed_tokens)
    for _ in range(20):
        await wire.services.store.check()
    await everybody_rests()


async def test_a_bell_that_is_gone_is_taken_off(tmp_path: Path, receiver: Receiver) -> None:
    time, receiver.answers = Turned(), [410]
    async with services(tmp_path, time) as wire:
        aiko, _, bruno, _ = await a_game(wire, receiver)
        await play(wire, bruno)
        await pass_by(time, 21)
        await receiver.next()
        await until(lambda: not wire.services.notifications.subscriptions.by_person)
        assert await aiko.get("me/subscriptions") == []


async def test_a_push_can_be_read_by_its_browser_alone(tmp_path: Path, receiver: Receiver) -> None:
    time, browser, auth = Turned(), ec.generate_private_key(ec.SECP256R1()), b"sixteen letters!"
    point = browser.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    private, public = new_key()
    async with services(tmp_path, time, push_key=private, push_contact="mailto:a@b.example") as wire:
        aiko = await Browser(wire).guest("Aiko")
        assert (await aiko.get("push"))["key"] == public
        wanted = {
            "kind": "push",
            "address": receiver.address,
            "p256dh": to_base64url(point),
            "auth": to_base64url(auth),
        }
        assert (await aiko.post("me/subscriptions", wanted))["secret"] is None
        seated = await aiko.create(options={"first": 1})
        await play(wire, await wire.join(seated["table"]))
        await pass_by(time, 21)
        headers, body = await receiver.next()
    opened = http_ece.decrypt(body, private_key=browser, auth_secret=auth, version="aes128gcm")
    assert json.loads(opened)["table"] == seated["table"]
    assert headers["authorization"].startswith("vapid t=")
    assert headers["content-encoding"] == "aes128gcm"
    assert len(headers["topic"]) == 32
    assert seated["table"] not in headers["topic"]


async def test_bells_are_their_owners_and_go_with_them(tmp_path: Path, receiver: Receiver) -> None:
    async with services(tmp_path, Turned()) as wire:
        aiko, _, _, secret = await a_game(wire, receiver)
        bruno = await Browser(wire).account("Bruno")
        (bell,) = await aiko.get("me/subscriptions")
        assert (bell["host"], bell["secret"]) == ("127.0.0.1", None)
        await bruno.delete(f"me/subscriptions/{bell['id']}")
        assert await bruno.get("me/subscriptions") == []
        assert len(await aiko.get("me/subscriptions")) == 1
        again = await aiko.post("me/subscriptions", {"kind": "webhook", "address": receiver.address})
        assert again["secret"] != secret
        assert len(await aiko.get("me/subscriptions")) == 1
        for number in range(7):
            await aiko.post("me/subscriptions", {"kind": "webhook", "address": f"{receiver.address}{number}"})
        more = {"kind": "webhook", "address": f"{receiver.address}-more"}
        assert await aiko.refused("POST", "me/subscriptions", more) == "too-many"
        await aiko.delete("me", {"password": "seven grey stones"})
        assert not wire.services.notifications.subscriptions.by_person


async def test_a_guest_has_no_webhook_and_without_a_key_there_is_no_push(wire: Wire) -> None:
    guest = await Browser(wire).guest("Aiko")
    hook = {"kind": "webhook", "address": "https://hooks.example/x"}
    assert await guest.refused("POST", "me/subscriptions", hook) == "needs-account"
    push = {"kind": "push", "address": "https://push.example/x", "p256dh": "x", "auth": "y"}
    assert await guest.refused("POST", "me/subscriptions", push) == "no-push"
    assert (await guest.get("push"))["key"] is None


@pytest.mark.parametrize(
    "address",
    [
        "http://hooks.example/",
        "ftp://hooks.example/",
        "https://",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://10.1.2.3:8443/x",
        "https://169.254.169.254/latest",
        "https://[::ffff:127.0.0.1]/",
        "https://me:secret@hooks.example/",
        "https://hooks.example:99999/",
        "https://hooks.example/ x",
        "hooks",
    ],
)
def test_an_address_that_must_not_be_called_is_refused_at_once(address: str) -> None:
    with pytest.raises(BadAddress):
        WebhookClient().check(address)


async def test_a_name_that_leads_inside_is_not_followed(receiver: Receiver) -> None:
    courier = WebhookClient(("http",))
    with pytest.raises(BadAddress, match="not public"):
        await courier.post(receiver.address.replace("127.0.0.1", "localhost"), b"", {})
    assert receiver.heard.empty()
