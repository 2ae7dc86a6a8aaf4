"""Everything stored about a person is in their export, or on a list with a reason."""

from typing import Any

import pytest

from chabudai.server.accounts.export import ABOUT_NOBODY, LEFT_OUT, SECTIONS
from chabudai.server.storage.schema import metadata
from tests.server.browsers import PASSWORD, Browser
from tests.server.test_desk import measure, moderator, say
from tests.server.test_ratings import begun
from tests.server.wire import Wire

__all__ = ["moderator"]

pytestmark = pytest.mark.anyio


def exported() -> set[str]:
    """Every column that some section holds."""
    found = set()
    for section in SECTIONS.values():
        found |= {f"{section.owner.name}.{name}" for name in section.columns}
        found |= {f"{column.table.name}.{column.name}" for column in section.about.values()}
    return found


def columns() -> set[str]:
    """Every column of a table that has rows about people."""
    tables = [table for table in metadata.sorted_tables if table.name not in ABOUT_NOBODY]
    return {f"{table.name}.{column.name}" for table in tables for column in table.c}


def test_every_column_is_exported_or_left_out_for_a_reason() -> None:
    """A new column of the schema fails here until it is in a section or on the list."""
    assert columns() - exported() - set(LEFT_OUT) == set()
    assert set(LEFT_OUT) - columns() == set()
    assert all(LEFT_OUT.values())


def test_nothing_secret_is_exported() -> None:
    secret = {column for column, why in LEFT_OUT.items() if "secret" in why}
    assert len(secret) >= 8
    assert exported() & secret == set()


def test_a_table_about_nobody_refers_to_no_person() -> None:
    assert set(metadata.tables) >= ABOUT_NOBODY
    for name in ABOUT_NOBODY:
        table = metadata.tables[name]
        assert not {"person", "player", "name", "actor"} & {column.name for column in table.c}
        assert "people" not in {key.column.table.name for key in table.foreign_keys}


async def test_a_person_gets_what_they_did_and_what_was_done_to_them(wire: Wire, moderator: Browser) -> None:
    bruno, aiko = await Browser(wire).account("Bruno"), await Browser(wire).account("Aiko")
    table, (socket, other) = await begun(bruno, aiko)
    assert await say(socket, "an insult") is None
    assert await say(other, "well now") is None
    await bruno.post("reports", {"table": table, "kind": "talk", "message": 2, "reason": "she is rude"})
    await aiko.post("reports", {"table": table, "kind": "talk", "message": 1, "reason": "that was rude"})
    token = await bruno.post("me/tokens", {"label": "a program", "scope": "read"})
    await bruno.put("me/preferences", {"theme": "dark"})
    await measure(moderator, "Bruno", "mute", hours=1)
    socket.say({"type": "resign", "id": 9})
    await socket.answer(9)
    await wire.services.ratings.settle()
    answer = await bruno.ask("GET", "me/export")
    assert "attachment" in answer.headers["content-disposition"]
    found: dict[str, Any] = answer.json
    assert set(found) == set(SECTIONS)
    assert found["account"][0]["name"] == "Bruno"
    assert len(found["sessions"]) == 1
    assert [one["label"] for one in found["tokens"]] == ["a program"]
    assert found["preferences"][0]["chosen"]["theme"] == "dark"
    seat = found["seats"][0]
    assert (seat["game"], seat["link"], seat["record"]) == (
        "okiya",
        f"/table/{table}",
        f"/api/tables/{table}/record",
    )
    assert seat["outcome"]["reason"] == "resigned"
    assert (found["results"][0]["rank"], len(found["ratings"]), found["standings"][0]["games"]) == (2, 1, 1)
    assert [one["content"]["text"] for one in found["talk"]] == ["an insult"]
    assert [one["reason"] for one in found["reports by me"]] == ["she is rude"]
    assert [one["quoted"] for one in found["reports about me"]] == [{"text": "an insult"}]
    assert [(one["kind"], one["reason"]) for one in found["measures"]] == [("mute", "insults")]
    assert [one["action"] for one in found["done to me at the desk"]] == ["mute"]
    # Nothing of others, and no secret.
    whole = answer.body.decode()
    for other_word in ("Mona", "that was rude", "well now", PASSWORD, token["token"], bruno.cookie or "?"):
        assert other_word not in whole


async def test_a_moderator_gets_what_they_have_done(wire: Wire, moderator: Browser) -> None:
    await Browser(wire).account("Bruno")
    await measure(moderator, "Bruno", "mute", hours=1)
    found = await moderator.get("me/export")
    assert [one["action"] for one in found["done by me at the desk"]] == ["mute"]
    assert found["account"][0]["role"] == "moderator"
    assert "Bruno" not in str(found)


async def test_a_guest_and_every_kind_of_notification_is_exported(wire: Wire) -> None:
    guest = await Browser(wire).guest("Gus")
    table = (await guest.create())["table"]
    found = await guest.get("me/export")
    assert [(one["name"], one["table_id"]) for one in found["seats"]] == [("Gus", table)]
    assert (await Browser(wire).ask("GET", "me/export")).status == 401
    akari = await Browser(wire).account("Akari")
    await akari.post("me/subscriptions", {"kind": "webhook", "address": "https://example.org/secret-path"})
    shown = (await akari.get("me/export"))["subscriptions"][0]
    assert shown["host"] == "example.org"
    assert "secret-path" not in str(shown)
