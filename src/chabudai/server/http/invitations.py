"""The QR code that opens a table on another device."""

import io
from functools import lru_cache

import segno


@lru_cache(maxsize=256)
def qr(origin: str, table: str) -> bytes:
    """Make the QR code. The page sends its origin: behind a proxy the server does not know it."""
    picture = io.BytesIO()
    code = segno.make(f"{origin}/table/{table}", error="m", micro=False)
    code.save(
        picture, kind="svg", scale=1, border=4, dark="#22201c", light="#ffffff", omitsize=True, xmldecl=False
    )
    return picture.getvalue()
