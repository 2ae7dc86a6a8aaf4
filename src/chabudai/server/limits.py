"""Rate limits, counted in memory by connection and by address. Compiled."""

import ipaddress
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from limits import RateLimitItem, parse
from starlette.requests import HTTPConnection

from chabudai.server.errors import TooFast
from chabudai.server.settings import Settings


def address_of(connection: HTTPConnection) -> str:
    """Return the address to count: an IPv4 address, or the /64 network of an IPv6 address."""
    host = connection.client.host if connection.client else ""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    return host if address.version == 4 else network_of(address)


def network_of(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> str:
    """Return how an address is counted: alone, or as its /64 network."""
    return str(address) if address.version == 4 else str(ipaddress.ip_network((address, 64), strict=False))


class RateWindow:
    """A fixed window of a rate limit: counts for each key, cleared when the window ends.

    The library's own storage would start a thread every ten milliseconds to expire keys.
    """

    def __init__(self, rate: RateLimitItem) -> None:
        self.rate = rate
        self._most = rate.amount
        self._ends = 0.0
        self._counts: dict[str, int] = {}

    def hit(self, who: str) -> bool:
        """Count one more; return whether it is allowed."""
        now = time.monotonic()
        if now >= self._ends:
            self._counts.clear()
            self._ends = now + self.rate.get_expiry()
        count = self._counts[who] = self._counts.get(who, 0) + 1
        return count <= self._most

    def is_full(self, who: str) -> bool:
        """Tell whether one more would be refused, without counting."""
        return time.monotonic() < self._ends and self._counts.get(who, 0) >= self._most


class Limits:
    """All rate limits, and the number of sockets of each address."""

    def __init__(self, settings: Settings) -> None:
        limits = {
            "command": settings.commands,
            "address command": settings.address_commands,
            "other command": settings.other_commands,
            "address other command": settings.address_other_commands,
            "look": settings.looks,
            "request": settings.requests,
            "new table": settings.new_tables,
            "print": settings.prints,
            "hint": settings.hints,
            "report": settings.reports,
            "talk": settings.talk,
            "sign in": settings.sign_ins,
            "sign in as": settings.sign_ins_as,
            "wrong token": settings.sign_ins,
            "new person": settings.new_people,
        }
        self._windows = {what: RateWindow(parse(rate)) for what, rate in limits.items()}
        self._most_sockets = settings.sockets_per_address
        self._sockets: Counter[str] = Counter()

    def check(self, what: str, who: str) -> None:
        """Count one more, or raise TooFast."""
        window = self._windows[what]
        if not window.hit(who):
            raise TooFast(f"at most {window.rate}", seconds=window.rate.get_expiry())

    def check_room(self, what: str, who: str) -> None:
        """Raise TooFast if one more would be refused; count nothing."""
        window = self._windows[what]
        if window.is_full(who):
            raise TooFast(f"at most {window.rate}", seconds=window.rate.get_expiry())

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """Count an open socket of an address, or raise TooFast."""
        if self._sockets[address] >= self._most_sockets:
            raise TooFast(f"at most {self._most_sockets} open tables from one address", seconds=60)
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]
