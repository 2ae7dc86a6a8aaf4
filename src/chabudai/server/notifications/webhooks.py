"""The HTTP client for webhooks and push. It protects against server-side request forgery.

Only https, no redirects, a short timeout. The name is resolved once, all its addresses must be public, and the client
connects to one of these very addresses, so a second DNS answer cannot change the target.
"""

import http.client
import ipaddress
import socket
import ssl
from collections.abc import Callable, Mapping
from urllib.parse import urlsplit

import anyio.to_thread

from chabudai.server.errors import BadAddress

LONGEST = 2000
TIMEOUT = 10.0


def is_public(address: str) -> bool:
    found = ipaddress.ip_address(address.partition("%")[0])
    mapped = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None)
    return found.is_global and not found.is_multicast and (mapped is None or mapped.is_global)


class WebhookClient:
    """Posts to addresses that people have chosen. Tests may allow other schemes and addresses."""

    def __init__(
        self, schemes: tuple[str, ...] = ("https",), allows: Callable[[str], bool] = is_public
    ) -> None:
        self._schemes = schemes
        self._allows = allows
        self._several = anyio.CapacityLimiter(8)
        self._trusts = ssl.create_default_context()

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
        connection.sock = self._connected(parts.hostname, port, parts.scheme == "https")
        try:
            target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            connection.request("POST", target, body, {**headers, "User-Agent": "Chabudai"})
            return connection.getresponse().status
        except http.client.HTTPException as error:
            raise OSError("no HTTP answer") from error
        finally:
            connection.close()

    def _connected(self, host: str, port: int, is_secure: bool) -> socket.socket:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        if not all(self._allows(str(place[4][0])) for place in found):
            raise BadAddress("this address is not public", expected="a public address")
        plain = socket.create_connection((str(found[0][4][0]), port), TIMEOUT)
        return self._trusts.wrap_socket(plain, server_hostname=host) if is_secure else plain


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
