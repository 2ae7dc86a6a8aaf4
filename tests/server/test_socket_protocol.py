"""The fast path of whole text frames, and when a socket leaves it."""

import asyncio
import gc
import json
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.frames import Frame, Opcode

from chabudai.server.app import create_app
from chabudai.server.serve import _config
from chabudai.server.socket.frames import FrameStream
from chabudai.server.socket.protocol import SocketProtocol
from chabudai.server.tables import access, updates
from chabudai.server.tables.subscribers import Subscriber
from chabudai.server.types.socket import Update
from tests.server.wire import Wire, a_legal_play, settings

pytestmark = pytest.mark.anyio


async def hear(socket: ClientConnection, fits: Callable[[Any], bool]) -> Any:
    async with asyncio.timeout(20):
        while not fits(message := json.loads(await socket.recv())):
            pass
    return message


def is_update(message: Any) -> bool:
    return bool(message["type"] == "update")


async def sit(address: str, seated: dict[str, Any]) -> ClientConnection:
    socket = await connect(address + seated["table"], compression=None)
    await socket.send(json.dumps({"type": "hello", "token": seated["token"]}))
    return socket


async def test_an_open_socket_keeps_nothing_of_its_handshake(served: tuple[Wire, str]) -> None:
    wire, address = served
    socket = await sit(address, await wire.create(first=0))
    await hear(socket, is_update)
    (protocol,) = [one for one in gc.get_objects() if type(one) is SocketProtocol and not one.disconnected]
    assert protocol.scope["headers"] == []
    assert not hasattr(protocol, "request")
    assert not hasattr(protocol, "response")
    await socket.close()


async def test_an_answer_and_its_update_come_together_and_others_see_it(served: tuple[Wire, str]) -> None:
    wire, address = served
    first = await wire.create(first=0)
    second = await wire.join(first["table"])
    one, two = await sit(address, first), await sit(address, second)
    update = await hear(one, lambda heard: is_update(heard) and heard["watchers"] == 0 and heard["view"])
    await hear(two, is_update)
    await one.send(json.dumps(a_legal_play(update, 7)))
    assert await hear(one, lambda heard: not is_update(heard)) == {"type": "done", "id": 7, "version": 2}
    assert (await hear(one, is_update))["version"] == 2
    assert (await hear(two, lambda heard: heard["version"] == 2))["you"] == 1
    for socket in (one, two):
        await socket.close()


async def test_frames_in_pieces_and_in_heaps_are_read_as_ever(served: tuple[Wire, str]) -> None:
    wire, address = served
    first = await wire.create(first=0)
    socket = await sit(address, first)
    await hear(socket, is_update)
    say = json.dumps({"type": "say", "id": 1, "phrase": "hello"})
    raw = Frame(Opcode.TEXT, say.replace(": 1", ": 2").encode()).serialize(mask=True)
    heap = raw + Frame(Opcode.PING, b"?").serialize(mask=True) + raw
    socket.transport.write(heap)
    answers = [await hear(socket, lambda heard: heard["type"] == "done") for _ in range(2)]
    assert [answer["id"] for answer in answers] == [2, 2]
    socket.transport.write(raw[:5])
    await asyncio.sleep(0)
    socket.transport.write(raw[5:])
    assert (await hear(socket, lambda heard: heard["type"] == "done"))["id"] == 2
    await socket.send([say[:9], say[9:]])
    assert (await hear(socket, lambda heard: heard["type"] == "done"))["id"] == 1
    await socket.close()


class Library:
    """As much of a protocol as its frames need: what the library was given to read."""

    handshake_initiated = True
    close_sent = False

    def __init__(self) -> None:
        self.read: list[bytes] = []

    def read_with_library(self, data: bytes) -> None:
        self.read.append(data)


@pytest.mark.parametrize("early", [b"", b"\x81"])
async def test_who_speaks_before_the_handshake_is_over_is_left_to_the_library_for_good(early: bytes) -> None:
    library: Any = Library()
    frames = FrameStream(library)
    if early:
        frames.receive(early)
    frames.open(object())
    heard: list[bytes] = []
    frames.receive_text = heard.append
    frame = Frame(Opcode.TEXT, b"hello").serialize(mask=True)
    frames.receive(frame)
    assert library.read == ([early, frame] if early else [])
    assert heard == ([] if early else [b"hello"])


async def test_what_is_not_text_is_refused_as_ever(served: tuple[Wire, str]) -> None:
    wire, address = served
    first = await wire.create(first=0)
    socket = await sit(address, first)
    await hear(socket, is_update)
    socket.transport.write(Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True))
    async with asyncio.timeout(20):
        await socket.wait_closed()
    assert socket.close_code == 1007


async def test_an_unmasked_frame_ends_the_connection(served: tuple[Wire, str]) -> None:
    wire, address = served
    first = await wire.create(first=0)
    socket = await sit(address, first)
    await hear(socket, is_update)
    socket.transport.write(Frame(Opcode.TEXT, b"{}").serialize(mask=False))
    async with asyncio.timeout(20):
        await socket.wait_closed()
    assert socket.close_code == 1002


async def test_an_update_in_two_parts_is_a_whole_one(wire: Wire) -> None:
    one, _, first, _ = await wire.pair()
    await one.hear("update")
    async with wire.services.table(first["table"]) as table, access.reading(table):
        for seat in (None, 0, 1):
            text = updates.update(table, seat, 0)
            assert (
                msgspec.to_builtins(msgspec.json.decode(text, type=Update)).keys() == json.loads(text).keys()
            )
            # Cached or not, it says the same.
            table.static_part = None
            assert json.loads(updates.update(table, seat, 0)) == json.loads(text)


async def test_a_view_put_together_is_the_view_of_the_match(wire: Wire) -> None:
    one, two, first, _ = await wire.pair()
    for version, mover in ((2, one), (3, two), (4, one)):
        mover.say(a_legal_play(await mover.hear_version(version - 1), version))
        await mover.answer(version)
    async with wire.services.table(first["table"]) as table, access.reading(table):
        for seat in (0, 1, None):
            assert table.view(seat) == msgspec.json.encode(table.match.view(seat))


def test_the_server_speaks_over_our_protocol(tmp_path: Path) -> None:
    chosen = settings(tmp_path)
    assert _config(create_app(chosen), chosen).ws is SocketProtocol


async def test_a_socket_that_was_cut_is_let_go_of_without_the_collector(served: tuple[Wire, str]) -> None:
    """It hardly ever comes, so whatever waits for it is a leak: with many who come and go the server would swell."""
    wire, address = served
    first = await wire.create(first=0)
    gc.collect()
    gc.disable()
    try:
        for is_polite in (True, False):
            socket = await sit(address, first)
            await hear(socket, is_update)
            [protocol], [_] = kept(SocketProtocol), kept(Subscriber)
            let_go = asyncio.Event()
            weakref.finalize(protocol, let_go.set)
            del protocol, _
            await socket.close() if is_polite else socket.transport.abort()
            async with asyncio.timeout(20):
                await let_go.wait()
                # A compiled object tells nobody when it goes.
                while kept(Subscriber):  # noqa: ASYNC110
                    await asyncio.sleep(0)
    finally:
        gc.enable()


def kept(kind: type) -> list[Any]:
    return [each for each in gc.get_objects() if type(each) is kind]
