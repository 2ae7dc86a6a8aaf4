"""Coming in at a server: make a table or find one, sit down, and remember the seat for the next time."""

import json
import os
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, NamedTuple, TypeVar
from urllib.parse import quote, urlsplit

import msgspec
import platformdirs

from chabudai.server.types.socket import Problem
from chabudai.server.types.tables import Join, NewTable, Seated, SeatPlan, Summary
from chabudai.terminal.refusals import ServerRefused

Told = TypeVar("Told")

SECONDS = 20
MOST = 1 << 20


class SeatAddress(NamedTuple):
    """A table at a server; the token is the seat, None watches."""

    server: str
    table: str
    token: str | None

    @property
    def invitation(self) -> str:
        return f"{self.server}/table/{self.table}"

    @property
    def socket(self) -> str:
        return f"{self.server.replace('http', 'ws', 1)}/ws/{quote(self.table, safe='')}"


def address(server: str | None, table: str | None) -> tuple[str, str | None]:
    """Server and table from what was typed; the table may be the whole invitation."""
    if table and "://" in table:
        parts = urlsplit(table)
        server, table = f"{parts.scheme}://{parts.netloc}", parts.path.rstrip("/").rpartition("/")[2]
    server = server or ""
    server = (server if "://" in server else f"http://{server}").removesuffix("/")
    if urlsplit(server).scheme not in ("http", "https") or not urlsplit(server).netloc:
        raise ServerRefused(
            "no-server", f"{server!r} is not the address of a server, like http://127.0.0.1:8000"
        )
    return server, table or None


def make(
    server: str, game: str, name: str, plans: list[SeatPlan], sit: int, options: dict[str, Any]
) -> SeatAddress:
    wanted = NewTable(game=game, name=name, seats=plans, options=options, sit=sit)
    seated = _asked(f"{server}/api/tables", Seated, wanted)
    keep(place := SeatAddress(server, seated.table, seated.token))
    return place


def come_in(server: str, table: str, name: str) -> SeatAddress:
    """The seat one has here, or a free one, or a place to watch."""
    if token := kept(server, table):
        return SeatAddress(server, table, token)
    path = f"{server}/api/tables/{quote(table, safe='')}"
    summary = _asked(path, Summary)
    if not summary.free or summary.started:
        return SeatAddress(server, table, None)
    seated = _asked(f"{path}/join", Seated, Join(name=name))
    keep(place := SeatAddress(server, table, seated.token))
    return place


def _asked(path: str, kind: type[Told], body: Any = None) -> Told:
    try:
        return msgspec.json.decode(_ask(path, body), type=kind)
    except msgspec.DecodeError:
        raise ServerRefused(
            "no-server", f"what answers at {path.partition('/api')[0]} is not Chabudai"
        ) from None


def _ask(path: str, body: Any = None) -> bytes:
    content = None if body is None else msgspec.json.encode(body)
    request = urllib.request.Request(path, content, {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:
            return bytes(answer.read(MOST))
    except urllib.error.HTTPError as error:
        with error:
            raise _refusal(error) from None
    except (OSError, ValueError) as error:
        raise ServerRefused(
            "no-server", f"no server answers at {path.partition('/api')[0]}: {error}"
        ) from None


def _refusal(error: urllib.error.HTTPError) -> ServerRefused:
    try:
        problem = msgspec.json.decode(error.read(MOST), type=Problem)
    except msgspec.DecodeError:
        return ServerRefused("no-server", f"what answers there is not Chabudai (status {error.code})")
    return ServerRefused(problem.code, problem.message)


# The seats one has: a file only its owner may read, because a token is a seat.


def seats_file() -> Path:
    folder = os.environ.get("CHABUDAI_STATE") or platformdirs.user_state_path("chabudai")
    return Path(folder) / "seats.json"


def kept(server: str, table: str) -> str | None:
    token = _seats().get(f"{server}/table/{table}")
    return token if isinstance(token, str) else None


def keep(place: SeatAddress) -> None:
    if place.token is not None:
        _write(_seats() | {place.invitation: place.token})


def forget(place: SeatAddress) -> None:
    """The token opens nothing any more."""
    _write({link: token for link, token in _seats().items() if link != place.invitation})


def _write(seats: dict[str, Any]) -> None:
    path = seats_file()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        new = path.with_suffix(".new")
        new.touch(mode=0o600)
        new.write_text(json.dumps(seats), encoding="utf-8")
        new.replace(path)
    except OSError:
        pass  # the game can be played, only not found again


def _seats() -> dict[str, Any]:
    try:
        seats = json.loads(seats_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return seats if isinstance(seats, dict) else {}
