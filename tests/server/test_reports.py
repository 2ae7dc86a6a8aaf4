"""People report what others do, each counts once, and moderators decide."""

from typing import Any

import pytest

from tests.server.browsers import Browser
from tests.server.test_desk import id_of, moderator, say
from tests.server.wire import Wire

__all__ = ["moderator"]

pytestmark = pytest.mark.anyio


async def table_with_talk(wire: Wire) -> tuple[str, Browser, Browser]:
    """Bruno insults Aiko at the table that she made."""
    aiko, bruno = await Browser(wire).account("Aiko"), await Browser(wire).account("Bruno")
    table = (await aiko.create())["table"]
    await bruno.join(table)
    assert await say(await bruno.sit(table), "an insult") is None
    return table, aiko, bruno


def about(table: str, **more: Any) -> dict[str, Any]:
    return {"table": table, "kind": "talk", "message": 1, "reason": "an insult", **more}


async def test_a_thing_is_one_report_and_each_reporter_counts_once(wire: Wire, moderator: Browser) -> None:
    table, aiko, _ = await table_with_talk(wire)
    assert (await aiko.post("reports", about(table)))["counted"]
    assert not (await aiko.post("reports", about(table, reason="again")))["counted"]
    assert (await (await Browser(wire).guest("Gus")).post("reports", about(table)))["counted"]
    # A spectator without a cookie counts by the address.
    assert (await Browser(wire).post("reports", about(table)))["counted"]
    assert not (await Browser(wire).post("reports", about(table)))["counted"]
    page = await moderator.get("desk/reports")
    assert len(page["reports"]) == 1
    report = page["reports"][0]
    assert (report["kind"], report["name"], report["quoted"]) == ("talk", "Bruno", "an insult")
    assert report["person"] == await id_of(wire, "Bruno")
    assert [one["name"] for one in report["reporters"]] == ["Aiko", "Gus", None]
    assert "203.0.113.7" not in str(page)


async def test_a_decided_report_leaves_the_queue_with_its_note(wire: Wire, moderator: Browser) -> None:
    table, aiko, _ = await table_with_talk(wire)
    await aiko.post("reports", about(table))
    report = (await moderator.get("desk/reports"))["reports"][0]["id"]
    decided = {"verdict": "upheld", "note": "muted for a day"}
    shown = await moderator.post(f"desk/reports/{report}/decision", decided)
    assert (shown["verdict"], shown["note"], shown["decided_by"]) == ("upheld", "muted for a day", "Mona")
    assert (await moderator.get("desk/reports"))["reports"] == []
    closed = (await moderator.get("desk/reports?state=closed"))["reports"]
    assert [one["id"] for one in closed] == [report]
    # The same thing again does not come back.
    await (await Browser(wire).guest("Gus")).post("reports", about(table))
    assert (await moderator.get("desk/reports"))["reports"] == []
    assert await moderator.refused("POST", "desk/reports/none/decision", decided) == "no-report"


async def test_a_seat_by_token_alone_is_reported_and_reports(wire: Wire, moderator: Browser) -> None:
    first = await wire.create()
    second = await wire.join(first["table"], "Bad Word")
    name = {"table": first["table"], "kind": "name", "seat": 1}
    mine = {"token": first["token"]}
    assert (await Browser(wire).post("reports", name | mine))["counted"]
    assert not (await Browser(wire).post("reports", name | mine))["counted"]
    assert await Browser(wire).refused("POST", "reports", name | {"token": "none"}) == "bad-token"
    play = {"table": first["table"], "kind": "play", "seat": 0, "token": second["token"]}
    assert (await Browser(wire).post("reports", play))["counted"]
    reports = (await moderator.get("desk/reports"))["reports"]
    assert [(one["kind"], one["name"], one["person"]) for one in reports] == [
        ("name", "Bad Word", None),
        ("play", "Aiko", None),
    ]


async def test_a_name_counts_once_at_all_tables(wire: Wire, moderator: Browser) -> None:
    bruno, aiko = await Browser(wire).account("Bruno"), await Browser(wire).account("Aiko")
    for expected in (True, False):
        table = (await bruno.create())["table"]
        wanted = {"table": table, "kind": "name", "seat": 0}
        assert (await aiko.post("reports", wanted))["counted"] == expected
    assert len((await moderator.get("desk/reports"))["reports"]) == 1


async def test_what_is_not_there_cannot_be_reported(wire: Wire) -> None:
    table, aiko, bruno = await table_with_talk(wire)
    for wanted, code in (
        (about(table, message=9), "no-message"),
        (about(table, message=None), "bad-message"),
        (about("none"), "no-table"),
        ({"table": table, "kind": "name", "seat": 5}, "bad-message"),
        ({"table": table, "kind": "play", "message": 1}, "bad-message"),
        (about(table, reason="x" * 301), "bad-message"),
        (about(table, reason="turned \u202e over"), "bad-text"),
    ):
        assert await aiko.refused("POST", "reports", wanted) == code, wanted
    assert await bruno.refused("POST", "reports", about(table)) == "not-permitted"


async def test_a_moderator_decides_no_report_about_themselves(wire: Wire, moderator: Browser) -> None:
    table = (await moderator.create())["table"]
    aiko = await Browser(wire).account("Aiko")
    await aiko.post("reports", {"table": table, "kind": "name", "seat": 0})
    report = (await moderator.get("desk/reports"))["reports"][0]["id"]
    wanted = {"verdict": "dismissed", "note": "I am fine"}
    assert await moderator.refused("POST", f"desk/reports/{report}/decision", wanted) == "not-permitted"
