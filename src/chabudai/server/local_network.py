"""This machine's address in the local network."""

import socket

_ELSEWHERE = ("192.0.2.1", 9)
"""A reserved address (RFC 5737). Nothing is sent: the system only chooses a route."""


def own_address() -> str | None:
    """Return the address of this machine's default route, or None without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(_ELSEWHERE)
        except OSError:
            return None
        address: str = way.getsockname()[0]
    return None if address.startswith(("0.", "127.")) else address
