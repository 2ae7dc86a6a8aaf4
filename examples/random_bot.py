"""A bot in fifty lines: it sits down at a table and takes any legal action until the game is over.

python examples/random_bot.py http://127.0.0.1:8000 TABLE [TOKEN]

TOKEN is the token of a seat, or a personal token of an account (chabudai_…): then the bot plays under that name, and
finds its seat again if it comes back. Without one it is a guest.
"""

import json
import random
import sys
import time
import urllib.request
from typing import Any

from websockets.sync.client import ClientConnection, connect


def ask(server: str, path: str, headers: dict[str, str], body: dict[str, Any] | None = None) -> Any:
    content = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(f"{server}/api/{path}", content, headers)) as answer:
        return json.load(answer)


def sit_down(server: str, table: str, headers: dict[str, str]) -> str | None:
    """Take a free seat; its token, or None for an account that sits there already."""
    mine = ask(server, "me/tables", headers)["running"] if headers else []
    if any(one["table"]["table"] == table for one in mine):
        return None
    return str(ask(server, f"tables/{table}/join", headers, {"name": "Random bot"})["token"])


def play(line: ClientConnection, token: str | None) -> dict[str, Any]:
    """Answer every view that offers something; the outcome."""
    line.send(json.dumps({"type": "hello", "token": token}))
    number, waits, done_at = 0, False, 0
    update: dict[str, Any] = {"view": None, "version": 0}
    while not (update["view"] and update["view"]["outcome"]):
        message = json.loads(line.recv())
        if message["type"] == "update":
            update = message
        elif message["type"] == "done":
            waits, done_at = False, message["version"]
        elif message["code"] == "too-fast":
            time.sleep(message["details"]["seconds"])
            waits = False
        else:  # too late: the next update tells what is possible
            waits, done_at = False, update["version"] + 1
        if update["view"] and update["view"]["legal"] and not waits and update["version"] >= done_at:
            number, waits = number + 1, True
            action = random.choice(update["view"]["legal"])
            command = {"type": "play", "id": number, "version": update["version"], "action": action}
            line.send(json.dumps(command))
    return dict(update["view"]["outcome"], seat=update["you"])


if __name__ == "__main__":
    server, table, token = sys.argv[1].rstrip("/"), sys.argv[2], (*sys.argv[3:], None)[0]
    headers = {"Authorization": f"Bearer {token}"} if token and token.startswith("chabudai_") else {}
    seat = token if token and not headers else sit_down(server, table, headers)
    with connect(f"{server.replace('http', 'ws', 1)}/ws/{table}", additional_headers=headers) as line:
        print(json.dumps(play(line, seat)))
