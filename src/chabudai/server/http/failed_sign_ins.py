"""Logs every failed attempt to sign in, in one line that fail2ban can read (`deploy/fail2ban`)."""

import ipaddress
from typing import Literal

import structlog
from starlette.requests import HTTPConnection

EVENT = "a sign-in has failed"

log = structlog.get_logger()


def log_failure(
    connection: HTTPConnection, what: Literal["password", "passkey", "recovery code", "token"]
) -> None:
    """Log what was wrong and the address that tried it: no name and nothing of the secret.

    The order of the fields is that of the filter, whose test reads a line made here.
    """
    host = connection.client.host if connection.client else ""
    try:
        address = str(ipaddress.ip_address(host.partition("%")[0]))
    except ValueError:
        address = "unknown"
    log.warning(EVENT, what=what, address=address)
