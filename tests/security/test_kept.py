"""What once broke a server, or might have: sent again to a real one, which must shrug and play on."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from benchmarks.raw_socket import RawSocket, request
from benchmarks.server_process import Chabudai

KEPT = sorted((Path(__file__).parent / "kept").glob("*.json"))


@pytest.fixture(scope="module")
def errors(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("kept") / "errors"


@pytest.fixture(scope="module")
def host(errors: Path) -> Iterator[Chabudai]:
    with errors.open("w") as stderr:
        host = Chabudai(errors.parent / "games", stderr)
        host.start()
        yield host
        host.stop()


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_what_once_broke_a_server_does_so_no_more(host: Chabudai, errors: Path, path: Path) -> None:
    before = len(errors.read_text())
    asyncio.run(send_again(host, json.loads(path.read_text())))
    assert '"level": "error"' not in errors.read_text()[before:]


async def send_again(host: Chabudai, kept: Any) -> None:
    [[table, token, _]] = host.tables(1)
    for written in kept["frames"]:
        line = await sit(host, table, token)
        line.write(bytes.fromhex(written))
        line.write(b"\x81\x80abcd")  # nothing: whatever came before is answered by now, or the line is cut
        while (heard := await line.hear()) and heard["type"] != "refused":
            pass
        line.close()
    for written in kept["requests"]:
        status = await request(host.address, written.encode("latin-1"))
        assert status is None or 400 <= status < 500
    await play_on(await sit(host, table, token))


async def sit(host: Chabudai, table: str, token: str) -> RawSocket:
    line = await RawSocket.open(host.address, f"/ws/{table}")
    line.say({"type": "hello", "token": token})
    assert (await line.hear())["type"] == "update"
    return line


async def play_on(line: RawSocket) -> None:
    line.say({"type": "say", "id": 1, "phrase": "hello"})
    while (heard := await line.hear())["type"] != "done":
        pass
    assert heard["id"] == 1
    line.close()
