"""Builds the page from web/ the drawings of the pieces and the words, into web/dist."""

from pathlib import Path

from setup import node
from setup.console import announce
from setup.fingerprint import CACHE, ROOT, files, fingerprint, matches, stamp_with

DIST = node.WEB / "dist"


def build() -> Path:
    """Return the folder of the built page. It is built only if a source changed."""
    drawings = files(ROOT / "src" / "chabudai" / "games", ".svg", ".json")
    words = files(ROOT / "src" / "chabudai" / "languages", ".ftl", ".json")
    wanted = fingerprint([*files(node.WEB), *drawings, *words])
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
