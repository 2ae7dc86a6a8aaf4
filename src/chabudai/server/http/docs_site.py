"""Serves the built docs at /docs. Their inline scripts are allowed by their hashes."""

import base64
import hashlib
import re
from functools import cache
from pathlib import Path

from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PACKAGE = Path(__file__).parent.parent.parent

_INLINE = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
_POLICY = (
    "default-src 'self'; script-src 'self'{scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)


def find_docs(chosen: Path | None = None) -> Path | None:
    """Return the folder of the built docs: the configured one, or the result of `make docs` beside the sources."""
    place = chosen or PACKAGE.parent.parent / "site"
    return place if (place / "index.html").is_file() else None


@cache
def policy(path: Path, _changed: float) -> str:
    """Return a content security policy that allows only the inline scripts of this file."""
    hashes = [hashlib.sha256(script).digest() for script in _INLINE.findall(path.read_bytes())]
    allowed = "".join(f" 'sha256-{base64.b64encode(digest).decode()}'" for digest in dict.fromkeys(hashes))
    return _POLICY.format(scripts=allowed)


class Docs(StaticFiles):
    """Serves the files of the docs, each with its own content security policy."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True)

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if isinstance(response, FileResponse) and str(response.path).endswith(".html"):
            changed = response.stat_result.st_mtime if response.stat_result else 0.0
            response.headers["Content-Security-Policy"] = policy(Path(response.path), changed)
        response.headers["Cache-Control"] = "no-cache"
        return response
