"""The built page. Hashed files are kept for ever, the rest is asked for again; a plain address is the page."""

from pathlib import Path, PurePath

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PACKAGE = Path(__file__).parent.parent.parent

_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"

_ABSENT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Chabudai</title>
<h1>The table is set, but the page is not built</h1>
<p>The server runs. To see its page, build it once: <code>python3 run.py</code>
in the source folder does it.</p>
<p lang="fr">Le serveur tourne. Pour voir sa page, construisez-la une fois : <code>python3 run.py</code>
dans le dossier des sources s’en charge.</p>
</html>
"""


def find_page(chosen: Path | None = None) -> Path | None:
    """The folder of the page: the one chosen, the installed one, or what was built beside the sources."""
    places = [chosen] if chosen else [PACKAGE / "page", PACKAGE.parent.parent / "web" / "dist"]
    return next((place for place in places if (place / "index.html").is_file()), None)


class Page(StaticFiles):
    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True)

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or PurePath(path).suffix:
                raise
            response = await super().get_response("index.html", scope)
        response.headers["Cache-Control"] = _FOR_EVER if path.startswith("assets/") else _ASK_AGAIN
        return response


async def absent(_request: Request) -> Response:
    return HTMLResponse(_ABSENT, 503, {"Cache-Control": "no-store"})
