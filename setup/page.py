"""Build the page: web/ and the pieces' drawings in, web/dist out."""

from pathlib import Path

from setup import node
from setup.console import announce
from setup.fingerprint import CACHE, ROOT, files, fingerprint, matches, stamp_with

DIST = node.WEB / "dist"


def build() -> Path:
    """The folder of the built page; built only when a source changed."""
    drawings = files(ROOT / "src" / "chabudai" / "games", ".svg", ".json")
    wanted = fingerprint([*files(node.WEB), *drawings])
    stamp = CACHE / "page.stamp"
    if matches(stamp, wanted) and (DIST / "index.html").is_file():
        return DIST
    stamp.unlink(missing_ok=True)
    announce("Node packages for the page")
    node.install_packages(development=False)
    announce("Building the page")
    node.run(node.PACKAGES / "vite" / "bin" / "vite.js", "build")
    stamp_with(stamp, wanted)
    return DIST
