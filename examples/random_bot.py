"""A bot in fifty lines: it sits down at a table and takes any legal action until the game is over.

python examples/random_bot.py http://127.0.0.1:8000 TABLE [TOKEN]
"""

import json
import random
import sys
import time
import urllib.request
from typing import Any

from websockets.sync.client import ClientConnection, connect


def sit_down(server: str, table: str) -> str:
    """Take a free seat; its token."""
    body = json.dumps({"name": "Random bot"}).encode()
    with urllib.request.urlopen(urllib.request.Request(f"{server}/api/tables/{table}/join", body)) as answer:
        return str(json.load(answer)["token"])


def play(line: ClientConnection, token: str) -> dict[str, Any]:
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
    server, table = sys.argv[1].rstrip("/"), sys.argv[2]
    token = sys.argv[3] if len(sys.argv) > 3 else sit_down(server, table)
    with connect(f"{server.replace('http', 'ws', 1)}/ws/{table}") as line:
        print(json.dumps(play(line, token)))
