"""The HTTP client for webhooks and push. It protects against server-side request forgery.

Only https, no redirects, a deadline. The name is resolved once, all its addresses must be public, and the client
connects to one of these very addresses, so a second DNS answer cannot change the target.
"""

import contextlib
import http.client
import ipaddress
import socket
import ssl
import threading
from collections.abc import Callable, Mapping
from functools import cached_property
from urllib.parse import urlsplit

import anyio.to_thread

from chabudai.server.errors import BadAddress

LONGEST = 2000
TIMEOUT = 10.0
"""Seconds for each step."""

MOST_ADDRESSES = 3
"""How many addresses of a host are tried, in the order of the resolver."""
WHOLE = 30.0
"""Seconds for the handshake, the request and the answer together, however slowly they trickle."""

_GLOBAL_UNICAST = ipaddress.ip_network("2000::/3")
"""All public IPv6 addresses. Addresses that hide an IPv4 one, as NAT64 does, and old private ones are outside."""


def is_public(address: str) -> bool:
    """Tell whether this is an address of the public internet, and so is every IPv4 address inside it."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped:
            return is_public(str(found.ipv4_mapped))
        inside = [*(found.teredo or ()), *([found.sixtofour] if found.sixtofour else [])]
        if found not in _GLOBAL_UNICAST or not all(is_public(str(one)) for one in inside):
            return False
    return found.is_global and not found.is_multicast


class WebhookClient:
    """Posts to addresses that people have chosen. Tests may allow other schemes and addresses."""

    def __init__(
        self, schemes: tuple[str, ...] = ("https",), allows: Callable[[str], bool] = is_public
    ) -> None:
        self._schemes = schemes
        self._allows = allows
        self._several = anyio.CapacityLimiter(8)

    @cached_property
    def _trusts(self) -> ssl.SSLContext:
        """The authorities of this machine, read on first use: that takes longer than all else at a server's start."""
        return ssl.create_default_context()

    def check(self, address: str) -> None:
        """Raise BadAddress if the address is wrong, without a DNS lookup."""
        expected = " or ".join(self._schemes)
        try:
            parts = urlsplit(address)
            port_is_fine = parts.port is None or parts.port > 0
        except ValueError:
            raise BadAddress("this is no address", expected=f"{expected}://…") from None
        if (
            len(address) > LONGEST
            or parts.scheme not in self._schemes
            or not parts.hostname
            or not port_is_fine
        ):
            raise BadAddress("this is no address to be told at", expected=f"{expected}://…")
        if parts.username or parts.password or parts.fragment or not address.isascii() or " " in address:
            raise BadAddress("an address has no name, password or fragment in it", expected=f"{expected}://…")
        if _is_number(parts.hostname) and not self._allows(parts.hostname):
            raise BadAddress("this address is not public", expected="a public address")

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Post, and return the status; raise OSError or BadAddress if there is no answer."""
        self.check(address)
        return await anyio.to_thread.run_sync(self._post, address, body, dict(headers), limiter=self._several)

    def _post(self, address: str, body: bytes, headers: dict[str, str]) -> int:
        parts = urlsplit(address)
        assert parts.hostname
        port = parts.port or (443 if parts.scheme == "https" else 80)
        connection = http.client.HTTPConnection(parts.hostname, port, timeout=TIMEOUT)
        connection.sock = self._connect(parts.hostname, port)
        deadline = threading.Timer(WHOLE, _cut, [connection])
        deadline.start()
        try:
            if parts.scheme == "https":
                self._secure(connection)
            target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            connection.request("POST", target, body, {**headers, "User-Agent": "Chabudai"})
            return connection.getresponse().status
        except http.client.HTTPException as error:
            raise OSError("no HTTP answer") from error
        finally:
            deadline.cancel()
            connection.close()

    def _secure(self, connection: http.client.HTTPConnection) -> None:
        """Shake hands. The connection holds the socket before that, so that the deadline can end it."""
        connection.sock = secure = self._trusts.wrap_socket(
            connection.sock, server_hostname=connection.host, do_handshake_on_connect=False
        )
        secure.do_handshake()

    def _connect(self, host: str, port: int) -> socket.socket:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        if not all(self._allows(str(place[4][0])) for place in found):
            raise BadAddress("this address is not public", expected="a public address")
        addresses = list(dict.fromkeys(str(place[4][0]) for place in found))[:MOST_ADDRESSES]
        for number, address in enumerate(addresses, 1):
            try:
                return socket.create_connection((address, port), TIMEOUT)
            except OSError:
                # Many hosts have an IPv6 address that this server cannot reach.
                if number == len(addresses):
                    raise
        raise OSError("this host has no address")


def _cut(connection: http.client.HTTPConnection) -> None:
    """End a connection from another thread: whoever reads or writes gets an error."""
    with contextlib.suppress(OSError, AttributeError):
        connection.sock.shutdown(socket.SHUT_RDWR)


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
