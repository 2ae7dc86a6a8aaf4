"""The example client plays real games on a real server."""

import json
import os
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from tests.server.test_serve import Served

EXAMPLE = Path(__file__).parents[2] / "examples" / "random_bot.py"


def bot(served: Served, *words: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(EXAMPLE), f"http://127.0.0.1:{served.port}", *words]
    environ = os.environ | {"NO_PROXY": "127.0.0.1", "no_proxy": "127.0.0.1"}
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environ)


def outcome(child: subprocess.Popen[str]) -> dict[str, Any]:
    told, errors = child.communicate(timeout=60)
    assert child.returncode == 0, errors
    found: dict[str, Any] = json.loads(told)
    return found


@pytest.mark.parametrize(("game", "bots"), [("okiya", []), ("taiki", [1])])
def test_two_example_bots_play_a_game_to_its_end(tmp_path: Path, game: str, bots: list[int]) -> None:
    served = Served(tmp_path)
    try:
        seats = [{}, {}, *({"bot": level} for level in bots)]
        seated = served.post("", {"game": game, "name": "By token", "seats": seats, "sit": 0})
        children = [bot(served, seated["table"], seated["token"]), bot(served, seated["table"])]
        first, second = map(outcome, children)
    finally:
        served.stop()
    assert (first.pop("seat"), second.pop("seat")) == (0, 1)
    assert first == second
    assert len(first["ranks"]) == len(seats)


def test_an_account_of_a_bot_plays_by_personal_token_and_comes_back_to_its_seat(tmp_path: Path) -> None:
    served = Served(tmp_path)
    try:
        robo = {"Origin": f"http://127.0.0.1:{served.port}"}
        robo["Cookie"] = ask(served, "me", robo, {"name": "Robo"})[1]
        robo["Cookie"] = ask(served, "me/account", robo, {"name": "Robo", "password": "seven grey stones"})[1]
        assert ask(served, "me/bot", robo, {})[0]["bot"]
        token = ask(served, "me/tokens", robo, {"label": "example", "scope": "play"})[0]["token"]
        seats: list[dict[str, Any]] = [{}, {}]
        seated = served.post("", {"game": "okiya", "name": "Aiko", "seats": seats, "sit": 0})
        ask(served, f"tables/{seated['table']}/join", {"Authorization": f"Bearer {token}"}, {"name": "any"})
        children = [bot(served, seated["table"], word) for word in (seated["token"], token)]
        first, second = map(outcome, children)
        summary = ask(served, f"tables/{seated['table']}", {})[0]
    finally:
        served.stop()
    assert (first.pop("seat"), second.pop("seat")) == (0, 1)
    assert first == second
    assert (summary["people"][1]["name"], summary["people"][1]["account"]) == ("Robo", "bot")


def ask(served: Served, path: str, headers: dict[str, str], body: Any = None) -> tuple[Any, str]:
    """The answer, and the cookie that came with it."""
    content = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"http://127.0.0.1:{served.port}/api/{path}", content, headers)
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with opener.open(request, timeout=30) as answer:
        return json.load(answer), answer.headers.get("Set-Cookie", "").partition(";")[0]


def test_the_example_is_as_short_as_it_says() -> None:
    lines = EXAMPLE.read_text("utf-8").splitlines()
    code = [line for line in lines if line.strip() and not line.startswith(("import", "from", '"""'))]
    assert len(code) <= 50
