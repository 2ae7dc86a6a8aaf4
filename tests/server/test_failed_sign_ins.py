"""A failed sign-in is one line of the log, and the filter of fail2ban reads the address in it."""

import asyncio
import configparser
import io
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
import structlog

from chabudai.server import serve
from chabudai.server.http.failed_sign_ins import EVENT
from tests.server.browsers import PASSWORD, Browser
from tests.server.wire import Wire

pytestmark = pytest.mark.anyio

DEPLOY = Path(__file__).parent.parent.parent / "deploy" / "fail2ban"
ADDRESS = r"(?P<address>[0-9a-fA-F.:]+)"
"""What fail2ban puts in the place of <ADDR>, near enough."""


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """What a server writes that is not at a terminal, as in a service."""
    written = io.StringIO()
    monkeypatch.setattr(sys, "stderr", written)
    before = structlog.get_config()
    serve.log_to_stderr()
    yield written
    structlog.configure(**before)


def filtered(name: str) -> str:
    """One setting of the filter, as fail2ban reads it."""
    filter_ = configparser.ConfigParser()
    filter_.read(DEPLOY / "filter.conf", encoding="utf-8")
    return filter_["Definition"][name]


def banned(line: str) -> str | None:
    """The address that the filter finds in a line."""
    found = re.search(filtered("failregex").replace("<ADDR>", ADDRESS), line)
    return found["address"] if found else None


async def fail_everywhere(wire: Wire) -> None:
    aiko = await Browser(wire).account("Aiko")
    stranger = Browser(wire)
    wrong = {"name": "Aiko", "password": "not this one"}
    assert await stranger.refused("POST", "sign-in", wrong) == "bad-credentials"
    code = {"name": "Aiko", "code": "abcde-abcde-abcde-abcde", "password": "eight blue stones"}
    assert await stranger.refused("POST", "recover", code) == "bad-credentials"
    assert (await wire.request("GET", "/api/me", authorization="Bearer chabudai_none")).status == 403
    assert await aiko.refused("POST", "me/confirm", {"password": "not this one"}) == "bad-credentials"


async def test_each_failure_is_one_line_with_the_address_alone(wire: Wire, log: io.StringIO) -> None:
    await fail_everywhere(wire)
    lines = [line for line in log.getvalue().splitlines() if "sign-in" in line]
    assert [json.loads(line)["what"] for line in lines] == ["password", "recovery code", "token", "password"]
    assert [banned(line) for line in lines] == ["203.0.113.7"] * 4
    for secret in ("Aiko", "not this one", "abcde", "chabudai_none"):
        assert secret not in "".join(lines)


async def test_a_socket_with_a_wrong_token_is_a_line_too(wire: Wire, log: io.StringIO) -> None:
    table = (await wire.create())["table"]
    await wire.knock(table, authorization="Bearer chabudai_none").raw()
    assert [banned(line) for line in log.getvalue().splitlines() if "sign-in" in line] == ["203.0.113.7"]


async def test_who_signs_in_is_no_line(wire: Wire, log: io.StringIO) -> None:
    await Browser(wire).account("Aiko")
    await Browser(wire).sign_in("Aiko", PASSWORD)
    assert "sign-in" not in log.getvalue()


async def test_an_address_of_the_sixth_version_and_none_are_in_the_same_form(
    wire: Wire, log: io.StringIO
) -> None:
    for host, expected in (("2001:db8::7", "2001:db8::7"), ('1.2.3.4", "x": "', None)):
        wire.address = (host, 1)
        await wire.request("GET", "/api/me", authorization="Bearer chabudai_none")
        assert banned(log.getvalue().splitlines()[-1]) == expected


def test_a_line_that_somebody_made_up_is_no_failure() -> None:
    """A name or a text in another line cannot get an address banned."""
    real = {"what": "password", "address": "192.0.2.1", "event": EVENT, "level": "warning"}
    assert banned(json.dumps(real)) == "192.0.2.1"
    assert banned(json.dumps({"name": json.dumps(real), "event": "a request failed"})) is None
    assert banned(json.dumps({"name": real})) is None


@pytest.mark.skipif(shutil.which("fail2ban-regex") is None, reason="fail2ban is not installed")
async def test_fail2ban_itself_reads_the_line_and_its_time(
    wire: Wire, log: io.StringIO, tmp_path: Path
) -> None:
    await fail_everywhere(wire)
    written = tmp_path / "server.log"
    written.write_text(log.getvalue(), "utf-8")
    command = ["fail2ban-regex", str(written), str(DEPLOY / "filter.conf")]
    run = partial(subprocess.run, command, capture_output=True, text=True, check=True, timeout=60)
    told = (await asyncio.to_thread(run)).stdout
    assert re.search(r"Failregex: 4 total", told), told
