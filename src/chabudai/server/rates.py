"""How fast anybody may ask, counted in memory per connection and per address."""

import ipaddress
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter
from starlette.requests import HTTPConnection

from chabudai.server.refusals import TooFast
from chabudai.server.settings import Settings


def address_of(connection: HTTPConnection) -> str:
    """Whom to count: an IPv4 address, or the /64 that one household has of IPv6."""
    host = connection.client.host if connection.client else ""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    return host if address.version == 4 else str(ipaddress.ip_network((address, 64), strict=False))


class Rates:
    def __init__(self, settings: Settings) -> None:
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._rates: dict[str, RateLimitItem] = {
            "command": parse(settings.commands),
            "address command": parse(settings.address_commands),
            "request": parse(settings.requests),
            "new table": parse(settings.new_tables),
            "print": parse(settings.prints),
            "talk": parse(settings.talk),
            "sign in": parse(settings.sign_ins),
            "sign in as": parse(settings.sign_ins_as),
            "new person": parse(settings.new_people),
        }
        self._most_sockets = settings.sockets_per_address
        self._sockets: Counter[str] = Counter()

    def check(self, what: str, who: str) -> None:
        """Count one more, or refuse."""
        rate = self._rates[what]
        if not self._limiter.hit(rate, what, who):
            raise TooFast(f"at most {rate}", seconds=rate.get_expiry())

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """Hold one of the sockets that an address may have open."""
        if self._sockets[address] >= self._most_sockets:
            raise TooFast(f"at most {self._most_sockets} open tables from one address", seconds=60)
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]
