"""A secret is in no log, no metric and no answer but the one that shows it."""

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog

from tests.server.authenticators import Authenticator
from tests.server.browsers import PAGE, PASSWORD, Browser
from tests.server.wire import Wire, running, settings

pytestmark = pytest.mark.anyio


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """Everything that is logged, down to the last detail."""
    log = io.StringIO()
    before = structlog.get_config()
    structlog.configure(
        processors=[structlog.processors.format_exc_info, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger("debug"),
        logger_factory=structlog.PrintLoggerFactory(log),
        cache_logger_on_first_use=False,
    )
    yield log
    structlog.configure(**before)


async def use_everything(wire: Wire) -> list[str]:
    """Sign up, in, out and wrong in every way; all that must stay secret."""
    aiko, passkey = await Browser(wire).guest("Aiko"), Authenticator(PAGE, "chabudai.example")
    secrets: list[Any] = [aiko.cookie, PASSWORD]
    welcome = await aiko.post("me/account", {"name": "Aiko", "password": PASSWORD})
    options = await aiko.post("me/passkeys/options", {})
    made = {"credential": passkey.make(options), "label": "Mine"}
    await aiko.post("me/passkeys", made)
    await aiko.refused("POST", "me/passkeys", made)
    token = (await aiko.post("me/tokens", {"label": "mine", "scope": "play"}))["token"]
    secrets += [aiko.cookie, welcome["recovery"], options["challenge"], token]
    await aiko.refused("POST", "me/confirm", {"password": "a wrong guess"})
    await aiko.refused("POST", "sign-in", {"name": "Aiko", "password": "a wrong guess"})
    await aiko.refused("POST", "recover", {"name": "Aiko", "code": "wrong-code-12345", "password": PASSWORD})
    socket = await aiko.sit((await aiko.create())["table"])
    await socket.hear("update")
    await aiko.post("sign-out/everywhere")
    return [str(secret) for secret in (*secrets, "a wrong guess", "wrong-code-12345", "$argon2")]


def on_disk(folder: Path) -> bytes:
    return b"".join(
        path.read_bytes() for path in folder.iterdir() if path.is_file() and path.suffix != ".new"
    )


async def test_no_secret_is_logged_or_counted(wire: Wire, written: io.StringIO) -> None:
    structlog.get_logger().info("the log is read")
    secrets = await use_everything(wire)
    wire.address = ("127.0.0.1", 1)
    numbers = (await wire.request("GET", "/metrics")).body.decode()
    told = written.getvalue() + numbers
    assert "the log is read" in told
    assert "chabudai_commands" in told
    assert [secret for secret in secrets if secret in told] == []


async def test_only_digests_are_on_disk(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as wire:
        secrets = await use_everything(wire)
    kept = on_disk(tmp_path)
    assert b"Aiko" in kept
    plain = [secret for secret in secrets if secret != "$argon2" and secret.encode() in kept]
    assert plain == []


async def test_a_refusal_repeats_no_secret(wire: Wire) -> None:
    stranger = Browser(wire)
    for path, body in [
        ("sign-in", {"name": "Aiko", "password": PASSWORD}),
        ("sign-in", {"name": 1, "password": PASSWORD}),
        ("sign-in", {"name": "Aiko", "password": PASSWORD * 20}),
        ("recover", {"name": "Aiko", "code": "abcde-fghij", "password": PASSWORD}),
    ]:
        answer = (await stranger.ask("POST", path, body)).body.decode()
        assert PASSWORD not in answer
        assert "abcde" not in answer
