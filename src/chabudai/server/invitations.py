"""The picture of an invitation: a QR code that opens the table on another device."""

import io
import re
from functools import lru_cache

import segno

from chabudai.server.refusals import BadMessage

_ORIGIN = re.compile(r"https?://[A-Za-z0-9.\-\[\]:]{1,200}")
"""The page says where it was opened: behind a proxy the server does not know its own address."""


@lru_cache(maxsize=256)
def qr(origin: str, table: str) -> bytes:
    if not _ORIGIN.fullmatch(origin):
        raise BadMessage("origin: the address of the page, like https://example.org")
    picture = io.BytesIO()
    code = segno.make(f"{origin}/table/{table}", error="m", micro=False)
    code.save(
        picture, kind="svg", scale=1, border=4, dark="#22201c", light="#ffffff", omitsize=True, xmldecl=False
    )
    return picture.getvalue()
