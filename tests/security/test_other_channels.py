"""Two servers that differ only in what a viewer cannot know, as in `test_noninterference.py`: the side channels.

Talk of others, the view over a shoulder, hints, notices to a webhook and a browser, what-if games, the lobby and the
numbers for the operator: the same bytes in both.
"""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from chabudai import GAMES
from chabudai.games.card import Game
from chabudai.match.log import TABLE, Entry
from chabudai.server.notifications.push import Push, new_key
from chabudai.server.storage.stored_table import StoredTable
from tests.security.endpoints import WHY
from tests.security.seats import Ear, ask_around, come_back, table_of, token
from tests.security.senders import ROLES
from tests.security.test_noninterference import ENTRIES, LEAST, every_game, waiting_for_viewer
from tests.security.twins import Twins, twins
from tests.server.browsers import Browser
from tests.server.wire import PATIENCE, Socket, Turned, Wire, everybody_rests, running, settings
from tests.walk import of_game

pytestmark = pytest.mark.anyio

HERE = ("127.0.0.1", 5000)
WAIT = 20
REMARKS: list[dict[str, Any]] = [
    {"type": "say", "phrase": "hello"},
    {"type": "say", "text": "mine are better"},
    {"type": "say", "point": {"seat": 0, "slot": 1}},
    {"type": "share", "on": True},
    {"type": "draw"},
    {"type": "undo"},
]
BROWSER = {
    "kind": "push",
    "address": "https://push.example/told",
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}


def pairs(game: str, seed: int) -> list[Twins]:
    """As the first seat sees them."""
    seats, options = of_game(game).VARIANTS[0]
    found = [pair.later_shuffles_cut(LEAST) for pair in twins((game, seats, options), 0, seed, ENTRIES)]
    return [pair for pair in found if len(pair.left) >= pair.begun]


def awaiting(game: str, seed: int) -> list[Twins]:
    return [shorter for pair in pairs(game, seed) for shorter in waiting_for_viewer(pair)]


async def same(folder: Path, chosen: list[Twins], told: Any, **changed: Any) -> None:
    """Whatever `told` collects for each pair must not depend on the world it is laid out in."""
    assert chosen
    assert chosen[0].variant[0] == "okiya" or any(pair.left != pair.right for pair in chosen)
    worlds = []
    for side in ("left", "right"):
        hand = Turned()
        async with running(settings(folder / side, **changed), hand) as wire:
            worlds.append([await told(wire, hand, pair, side, f"table{n}") for n, pair in enumerate(chosen)])
    for pair, left, right in zip(chosen, *worlds, strict=True):
        assert left == right, (pair.variant, pair.viewer)
        assert left


async def lay_out(
    wire: Wire, pair: Twins, side: str, name: str, person: str | None = "nobody", **changed: Any
) -> None:
    saved: StoredTable = table_of(pair, getattr(pair, side), name, person)
    for field, value in changed.items():
        setattr(saved, field, value)
    await wire.services.add_table(saved)


async def come(wire: Wire, name: str, seat: int | None, **hello: Any) -> Socket:
    socket = await wire.knock(name).accepted()
    opened_by = None if seat is None else token(seat)
    socket.say({"type": "hello", "token": opened_by, "since": 0, "talk": 0, **hello})
    await everybody_rests()
    return socket


@every_game
async def test_talk_and_wishes_of_others_sound_the_same(tmp_path: Path, game: str) -> None:
    async def heard(wire: Wire, _hand: Turned, pair: Twins, side: str, name: str) -> Any:
        await lay_out(wire, pair, side, name, person=await a_person(wire))
        mine, other = await come(wire, name, 0), await come(wire, name, 1)
        for number, remark in enumerate(REMARKS, start=1):
            other.say({**remark, "id": number})
            await other.answer(number)
        await everybody_rests()
        return sorted(message["text"] for message in mine.news())

    await same(tmp_path, pairs(game, 21), heard)


async def a_person(wire: Wire) -> str:
    browser = await Browser(wire).guest(f"Guest {len(wire.sockets)}")
    return (await wire.services.identity_of(browser.cookie or "")).person


@every_game
async def test_over_a_shoulder_one_sees_what_that_seat_sees(tmp_path: Path, game: str) -> None:
    async def seen(wire: Wire, _hand: Turned, pair: Twins, side: str, name: str) -> Any:
        await lay_out(wire, pair, side, name, person=await a_person(wire))
        mine = await come(wire, name, 0)
        mine.say({"type": "share", "id": 1, "on": True})
        while (update := await mine.hear("update"))["share"] is None:
            pass
        beside = Ear(await come(wire, name, None, share=update["share"]))
        await beside.until_version(update["version"])
        mine.say({"type": "share", "id": 2, "on": False})
        await beside.until_version(update["version"] + 1)
        return beside.heard

    await same(tmp_path, pairs(game, 22), seen)


@every_game
async def test_a_hint_is_the_same(tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chabudai.server.random_source.bits", lambda _bits: 7)

    async def first(_game: Game, _level: int, view: bytes, *_more: object) -> str:
        seen, notation = msgspec.json.decode(view, type=GAMES[game].view_type), GAMES[game].notation
        asked.append(view)
        return notation.format(notation.unspell(seen.legal[0]))

    async def think(_game: Game, _level: int, _view: bytes, *_more: object) -> str:
        await asyncio.Event().wait()
        return ""

    async def hinted(wire: Wire, _hand: Turned, pair: Twins, side: str, name: str) -> Any:
        monkeypatch.setattr(wire.services.workers, "advise", first)
        monkeypatch.setattr(wire.services.workers, "choose", think)
        saved = table_of(pair, getattr(pair, side), name, await a_person(wire))
        people, bots = {0: saved.people[0]}, [None, *([1] * (len(saved.bots) - 1))]
        await lay_out(wire, pair, side, name, people=people, bots=bots)
        answer = await wire.request("POST", f"/api/tables/{name}/hint", {"token": token(0)})
        assert answer.status == 200, answer.body
        return answer.body, asked[-1]

    asked: list[bytes] = []
    await same(tmp_path, awaiting(game, 23), hinted)


@every_game
async def test_a_notice_tells_the_same(tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    encrypted = Push.encrypted
    letters: asyncio.Queue[Any] = asyncio.Queue()

    def seal(push: Push, content: bytes, keys: Any) -> bytes:
        letters.put_nowait(content)
        return encrypted(push, content, keys)

    async def post(address: str, body: bytes, headers: dict[str, str]) -> int:
        is_push = address == BROWSER["address"]
        letters.put_nowait(len(body) if is_push else (body, sorted(headers)))
        return 204

    async def rung(wire: Wire, hand: Turned, pair: Twins, side: str, name: str) -> Any:
        courier = wire.services.notifications.client
        monkeypatch.setattr(courier, "post", post)
        monkeypatch.setattr(courier, "check", lambda _address: None)
        browser = await Browser(wire).account(f"Person {name}")
        await browser.post("me/subscriptions", BROWSER)
        await browser.post("me/subscriptions", {"kind": "webhook", "address": "https://example.org/turn"})
        person = (await wire.services.identity_of(browser.cookie or "")).person
        while not letters.empty():
            letters.get_nowait()  # the keys of the browser were tried
        await lay_out(wire, pair, side, name, person=person)
        await everybody_rests()
        hand.turn(WAIT + 1)
        async with asyncio.timeout(PATIENCE):
            return sorted([await letters.get() for _ in range(3)], key=repr)

    monkeypatch.setattr(Push, "encrypted", seal)
    await same(tmp_path, awaiting(game, 24), rung, notice_seconds=WAIT, push_key=new_key()[0])


@every_game
async def test_a_what_if_game_tells_the_same(tmp_path: Path, game: str) -> None:
    async def told(wire: Wire, _hand: Turned, pair: Twins, side: str, name: str) -> Any:
        log = getattr(pair, side)
        branched = [*log, Entry(TABLE, f"branch {len(log)}")]
        await lay_out(wire, pair, side, name, log=branched, person=await a_person(wire))
        return [await come_back(wire, pair, name), await ask_around(wire, pair, name)]

    await same(tmp_path, pairs(game, 25), told)


OF_THE_MOMENT = ("_created", "_commits", "chabudai_tasks")
"""Numbers that differ from one run of a game to the next: when, in how many transactions, with how many tasks."""


@every_game
async def test_the_lobby_and_the_numbers_tell_the_same(tmp_path: Path, game: str) -> None:
    async def told(wire: Wire, _hand: Turned, pair: Twins, side: str, name: str) -> Any:
        await lay_out(wire, pair, side, name, public=True, person=await a_person(wire))
        mine = await come(wire, name, 0)
        for number, remark in enumerate(REMARKS, start=1):
            mine.say({**remark, "id": number})
            await mine.answer(number)
        paths = ("/api/tables", f"/api/tables?game={game}", f"/api/tables/{name}", f"/api/statistics/{game}")
        answers = [(await wire.request("GET", path)).body for path in paths]
        wire.address = HERE
        numbers = (await wire.request("GET", "/metrics")).body.decode().splitlines()
        await mine.hang_up()
        # How long something took, and how many writes went into one commit, are the machine's.
        return answers, [line for line in numbers if not any(word in line for word in OF_THE_MOMENT)]

    await same(tmp_path, pairs(game, 26), told)


@every_game
async def test_the_desk_tells_a_moderator_the_same(tmp_path: Path, game: str) -> None:
    """A moderator sees no hidden card: what is asked of the desk is the same whatever the cards are."""

    async def told(wire: Wire, _hand: Turned, pair: Twins, side: str, name: str) -> Any:
        headers = await ROLES["moderator"](wire)
        await lay_out(wire, pair, side, name, person=None)
        for seat in range(1, pair.variant[1]):
            other = await come(wire, name, seat)
            other.say({"type": "say", "id": 1, "phrase": "hello"})
            await other.answer(1)
        report = {"table": name, "kind": "play", "seat": 1, "token": token(1)}
        reported = await wire.request("POST", "/api/reports", report)
        page = (await wire.request("GET", "/api/desk/reports", **headers)).json["reports"]
        # Ids are drawn by chance.
        here = [one for one in page if one["table"] == name]
        kept = [{key: value for key, value in one.items() if key != "id"} for one in here]
        asked = [
            ("GET", f"/api/desk/tables/{name}", None),
            ("POST", f"/api/desk/tables/{name}/undo-rating", WHY),
            ("POST", f"/api/desk/tables/{name}/talk/1/remove", WHY),
            ("POST", f"/api/desk/tables/{name}/close", WHY),
            ("GET", f"/api/tables/{name}", None),
            ("GET", f"/api/tables/{name}/record", None),
        ]
        answers = [await wire.request(method, path, body, **headers) for method, path, body in asked]
        assert kept
        return reported.body, kept, [(answer.status, answer.body) for answer in answers]

    await same(tmp_path, pairs(game, 27), told)
