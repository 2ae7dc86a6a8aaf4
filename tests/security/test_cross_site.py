"""Somebody else's page in a browser that is signed in: it may neither change nor read anything by that cookie."""

import pytest

from tests.security.disk import Disk
from tests.security.endpoints import DOORS, expected
from tests.security.test_authorisation import path_of
from tests.server.browsers import PAGE, Browser
from tests.server.wire import Wire

pytestmark = pytest.mark.anyio

ELSEWHERE = [
    "https://elsewhere.example",
    "null",
    "http://chabudai.example.elsewhere.example",
    "http://chabudai.example@elsewhere.example",
    "http://chabudai.example:81",
    "file://",
    "http://chabudai.example elsewhere.example",
    "http://[",
    "",
]


@pytest.mark.parametrize("origin", ELSEWHERE)
async def test_no_page_but_our_own_speaks_for_anybody(wire: Wire, origin: str) -> None:
    aiko = await Browser(wire).account("Aiko")
    table = (await aiko.create())["table"]
    foreign = {**aiko.headers, "origin": origin}
    async with Disk(wire) as disk:
        before = disk.version()
        for line, (_, body) in DOORS.items():
            if expected(line, "foreign_page") == "foreign-origin":
                method, path = path_of(line, table)
                answer = await wire.request(method, path, body, **foreign)
                assert (answer.status, answer.json["code"]) == (403, "foreign-origin"), line
        denied = await wire.knock(table, **foreign).raw()
        assert denied["status"] == 403
        assert disk.version() == before


async def test_where_the_server_speaks_https_a_page_without_it_is_not_ours(wire: Wire) -> None:
    """An attacker on the network can forge that page."""
    for page, status in (("http://chabudai.example", 403), ("https://chabudai.example", 201)):
        answer = await wire.request("POST", "/api/me", {"name": "Aiko"}, scheme="https", origin=page)
        assert answer.status == status


async def test_no_answer_allows_another_site_to_read_it(wire: Wire) -> None:
    table = (await wire.create())["table"]
    for line, (_, body) in DOORS.items():
        method, path = path_of(line, table)
        for headers in ({"origin": PAGE}, {"origin": "https://elsewhere.example"}):
            answer = await wire.request(method, path, body, **headers)
            assert not [name for name in answer.headers if name.startswith("access-control-")], line
            assert answer.headers["cross-origin-resource-policy"] == "same-origin", line


async def test_a_browser_asks_before_it_sends_what_is_not_simple_and_is_not_allowed(wire: Wire) -> None:
    asked = {"origin": "https://elsewhere.example", "access_control_request_method": "PUT"}
    answer = await wire.request("OPTIONS", "/api/me/name", **asked)
    assert answer.status == 405
    assert not [name for name in answer.headers if name.startswith("access-control-")]


async def test_two_different_sessions_in_one_request_are_none(wire: Wire) -> None:
    """Another page of the domain may add a cookie of the same name: nobody is signed in as who has planted it."""
    aiko, mallory = await Browser(wire).account("Aiko"), await Browser(wire).account("Mallory")
    one, two = f"chabudai={aiko.cookie}", f"chabudai={mallory.cookie}"
    for both in (f"{one}; {two}", f"{two};{one}"):
        assert (await wire.request("GET", "/api/me", origin=PAGE, cookie=both)).json is None
    again = f"{one}; other=1; {one}"
    assert (await wire.request("GET", "/api/me", origin=PAGE, cookie=again)).json["name"] == "Aiko"


async def test_a_cookie_that_somebody_planted_is_never_taken_over(wire: Wire) -> None:
    """Session fixation: the server chooses every session, and signing in always makes a new one."""
    planted = Browser(wire, cookie="planted-by-somebody-else")
    assert await planted.get("me") is None
    await planted.guest("Aiko")
    as_guest = planted.cookie
    assert as_guest != "planted-by-somebody-else"
    await planted.post("me/account", {"name": "Aiko", "password": "seven grey stones"})
    as_account = planted.cookie
    await planted.sign_in("Aiko")
    sessions = ["planted-by-somebody-else", as_guest, as_account, planted.cookie]
    assert len(set(sessions)) == 4
    known = [await Browser(wire, cookie).get("me") is not None for cookie in sessions]
    assert known == [False, False, False, True]


async def test_a_session_of_a_browser_is_no_personal_token_nor_a_seat(wire: Wire) -> None:
    aiko = await Browser(wire).account("Aiko")
    seated = await aiko.create()
    assert aiko.cookie
    for secret in (aiko.cookie, seated["token"]):
        answer = await wire.request("GET", "/api/me", authorization=f"Bearer {secret}")
        assert answer.json["code"] == "bad-credentials"
    socket = await wire.sit({**seated, "token": aiko.cookie})
    assert (await socket.hear())["code"] == "bad-token"
    assert await Browser(wire, seated["token"]).get("me") is None
