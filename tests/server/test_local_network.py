"""The address that is printed for others in the same network."""

import socket
from typing import Any

import pytest

from chabudai.server import local_network


class Way:
    """A socket that would go out by this address."""

    address = "192.168.1.5"

    def __init__(self, *_kind: object) -> None:
        self.went: list[tuple[str, int]] = []

    def __enter__(self) -> "Way":
        return self

    def __exit__(self, *_: object) -> None: ...

    def connect(self, there: tuple[str, int]) -> None:
        self.went.append(there)

    def getsockname(self) -> tuple[str, int]:
        return self.address, 1


class NoWay(Way):
    def connect(self, there: tuple[str, int]) -> None:
        raise OSError("no network")


class OnlyHere(Way):
    address = "127.0.0.1"


@pytest.mark.parametrize(("way", "address"), [(Way, "192.168.1.5"), (NoWay, None), (OnlyHere, None)])
def test_others_are_told_where_this_machine_is_or_nothing(
    monkeypatch: pytest.MonkeyPatch, way: Any, address: str | None
) -> None:
    monkeypatch.setattr(socket, "socket", way)
    assert local_network.own_address() == address
