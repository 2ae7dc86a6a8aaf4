"""Serves the built page. Hashed files are cached for ever, others are revalidated; other paths get the page."""

import gzip
import stat
from mimetypes import guess_type
from pathlib import Path, PurePath

from anyio import to_thread
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PACKAGE = Path(__file__).parent.parent.parent

_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_PACKED = {"Cache-Control": _FOR_EVER, "Content-Encoding": "gzip", "Vary": "Accept-Encoding"}

_ABSENT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Chabudai</title>
<h1>The page is not built yet</h1>
<p>The server runs. To see its page, build it once: <code>python3 run.py</code>
in the source folder does it.</p>
<p lang="fr">Le serveur tourne. Pour voir sa page, construis-la une fois : <code>python3 run.py</code>
dans le dossier des sources s’en charge.</p>
</html>
"""


def find_page(chosen: Path | None = None) -> Path | None:
    """Return the folder of the page: the configured one, the installed one, or the one built beside the sources."""
    places = [chosen] if chosen else [PACKAGE / "page", PACKAGE.parent.parent / "web" / "dist"]
    return next((place for place in places if (place / "index.html").is_file()), None)


class Page(StaticFiles):
    """The files of the page. Hashed files are compressed once, with the best compression."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True)
        self._packed: dict[str, bytes] = {}

    async def get_response(self, path: str, scope: Scope) -> Response:
        if _may_be_packed(path, scope):
            content = self._packed.get(path) or await to_thread.run_sync(self._pack, path)
            if content:
                return Response(content, headers=_PACKED, media_type=guess_type(path)[0])
        return await self._plain(path, scope)

    def _pack(self, path: str) -> bytes | None:
        full, found = self.lookup_path(path)
        if not found or not stat.S_ISREG(found.st_mode):
            return None
        return self._packed.setdefault(path, gzip.compress(Path(full).read_bytes(), 9, mtime=0))

    async def _plain(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or PurePath(path).suffix:
                raise
            response = await super().get_response("index.html", scope)
        response.headers["Cache-Control"] = _FOR_EVER if path.startswith("assets/") else _ASK_AGAIN
        return response


def _may_be_packed(path: str, scope: Scope) -> bool:
    texts = path.startswith("assets/") and path.endswith((".js", ".css", ".svg"))
    accepted = Headers(scope=scope).get("Accept-Encoding", "")
    return texts and scope["method"] == "GET" and "gzip" in accepted


async def absent(_request: Request) -> Response:
    return HTMLResponse(_ABSENT, 503, {"Cache-Control": "no-store"})
