"""Finds or makes a table at a server, takes a seat there, and keeps the seat for the next time."""

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
    """A table at a server, and the token of the seat. A spectator's token is None."""

    server: str
    table: str
    token: str | None

    @property
    def invitation(self) -> str:
        """The link that invites others to the table."""
        return f"{self.server}/table/{self.table}"

    @property
    def socket(self) -> str:
        """The address of the table's WebSocket."""
        return f"{self.server.replace('http', 'ws', 1)}/ws/{quote(self.table, safe='')}"


def address(server: str | None, table: str | None) -> tuple[str, str | None]:
    """Return the server and the table from what was typed. The table may be a whole invitation link."""
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
    """Make a table at a server and sit down at it."""
    wanted = NewTable(game=game, name=name, seats=plans, options=options, sit=sit)
    seated = _asked(f"{server}/api/tables", Seated, wanted)
    keep(place := SeatAddress(server, seated.table, seated.token))
    return place


def come_in(server: str, table: str, name: str) -> SeatAddress:
    """Return the seat that this person has here, or take a free one, or watch."""
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


# The file of seats. Only its owner may read it, because a token gives access to a seat.


def seats_file() -> Path:
    """Return the file that keeps the seats."""
    folder = os.environ.get("CHABUDAI_STATE") or platformdirs.user_state_path("chabudai")
    return Path(folder) / "seats.json"


def kept(server: str, table: str) -> str | None:
    """Return the token that was kept for this table, or None."""
    token = _seats().get(f"{server}/table/{table}")
    return token if isinstance(token, str) else None


def keep(place: SeatAddress) -> None:
    """Keep a seat for the next time."""
    if place.token is not None:
        _write(_seats() | {place.invitation: place.token})


def forget(place: SeatAddress) -> None:
    """Remove a seat whose token is no longer valid."""
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
        pass  # the game goes on, but the seat is not kept


def _seats() -> dict[str, Any]:
    try:
        seats = json.loads(seats_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return seats if isinstance(seats, dict) else {}
