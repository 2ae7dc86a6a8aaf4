"""Print-and-play kits over HTTP."""

from pathlib import Path

import pytest

from chabudai.printing import kit
from tests.server.wire import Wire, running, settings

pytestmark = pytest.mark.anyio


async def test_a_kit_is_what_the_command_writes(wire: Wire) -> None:
    answer = await wire.request("GET", "/api/games/tayu/print?language=fr&paper=letter&edition=goliath")
    assert answer.status == 200
    assert answer.headers["content-type"] == "application/pdf"
    assert 'filename="tayu-fr-letter.pdf"' in answer.headers["content-disposition"]
    assert answer.body == kit("tayu", {"edition": "goliath"}, paper="letter", language="fr")


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ("chess/print", "unknown-game"),
        ("okiya/print?paper=a5", "bad-message"),
        ("okiya/print?language=xx", "bad-print"),
        ("okiya/print?colour_in=perhaps", "bad-message"),
        ("okiya/print?edition=goliath", "bad-option"),
        ("tayu/print?edition=gold", "bad-option"),
        ("antayagi/print?deck=treasure:100000", "bad-option"),
    ],
)
async def test_what_cannot_be_printed_is_refused(wire: Wire, asked: str, code: str) -> None:
    answer = await wire.request("GET", f"/api/games/{asked}")
    assert answer.status == (400 if code == "bad-message" else 422)
    assert answer.json["code"] == code


async def test_nobody_may_ask_for_kits_without_end(tmp_path: Path) -> None:
    async with running(settings(tmp_path, prints="1/hour")) as wire:
        await wire.request("GET", "/api/games/okiya/print?paper=a5")
        assert (await wire.request("GET", "/api/games/okiya/print")).status == 429
