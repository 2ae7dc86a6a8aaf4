"""Where others in the same network find this machine."""

import socket

_ELSEWHERE = ("192.0.2.1", 9)
"""An address that is nobody's (RFC 5737). Nothing is sent: the system only says which way it would go."""


def own_address() -> str | None:
    """The address of this machine on the way out; None if there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(_ELSEWHERE)
        except OSError:
            return None
        address: str = way.getsockname()[0]
    return None if address.startswith(("0.", "127.")) else address
