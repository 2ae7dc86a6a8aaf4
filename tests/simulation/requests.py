"""Requests to a simulated server: the real ASGI application, asked without a network of its own."""

from dataclasses import dataclass
from http.cookies import SimpleCookie
from typing import Any

import msgspec
from starlette.types import ASGIApp, Message

HOST = "chabudai.example"


@dataclass(frozen=True)
class Answer:
    """What a browser or a program got."""

    status: int
    content: Any
    cookie: str | None = None
    """The session that the browser keeps from now on; "" ends it."""

    @property
    def is_done(self) -> bool:
        return self.status < 400

    @property
    def code(self) -> str | None:
        return self.content["code"] if not self.is_done else None


@dataclass(frozen=True)
class Credentials:
    """How somebody shows who they are: by the cookie of a browser, or by a personal token."""

    cookie: str | None = None
    token: str | None = None

    @property
    def headers(self) -> list[tuple[bytes, bytes]]:
        found = [(b"host", HOST.encode())]
        if self.cookie:
            found += [(b"cookie", f"chabudai={self.cookie}".encode())]
            found += [(b"origin", f"http://{HOST}".encode())]
        if self.token:
            found += [(b"authorization", f"Bearer {self.token}".encode())]
        return found


NOBODY = Credentials()


async def ask(app: ASGIApp, method: str, path: str, body: Any, who: Credentials, address: str) -> Answer:
    """Send one request through the application."""
    content = b"" if body is None else msgspec.json.encode(body)
    path, _, query = path.partition("?")
    scope: dict[str, Any] = {
        "type": "http",
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": who.headers,
        "client": (address, 4711),
        "server": (HOST, 80),
        "state": {},
    }
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": content, "more_body": False}

    async def send(message: Message) -> None:
        sent.append(message)

    await app(scope, receive, send)
    return _answer(sent)


def _answer(sent: list[Message]) -> Answer:
    start = sent[0]
    content = b"".join(message.get("body", b"") for message in sent[1:])
    cookies: SimpleCookie = SimpleCookie()
    for name, value in start["headers"]:
        if name == b"set-cookie":
            cookies.load(value.decode())
    morsel = cookies.get("chabudai")
    found = msgspec.json.decode(content) if content else None
    return Answer(start["status"], found, None if morsel is None else morsel.value)
