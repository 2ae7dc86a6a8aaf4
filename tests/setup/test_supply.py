"""Every package can be listed, has a pinned version, and has a licence that allows our use."""

import json
import re
from pathlib import Path

from chabudai.cli import parts
from tests.cli.calling import call

ROOT = Path(__file__).parent.parent.parent
LOCK = ROOT / "web" / "package-lock.json"
MAIN = re.compile(r'^    "([A-Za-z0-9_.-]+)', re.MULTILINE)
ALLOWED = re.compile(
    r"MIT|BSD|Apache|APL 2|ISC|PSF|Python Software|MPL|CC0|BlueOak|Unlicense|Zlib|OFL|CC-BY|Public Domain"
)
"""`APL 2` is how Project Fluent writes the Apache licence 2.0."""


def needed() -> list[str]:
    """What a user installs."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    return MAIN.findall(
        text[text.index("\ndependencies = [") : text.index("[project.optional-dependencies]")]
    )


def test_every_dependency_is_pinned() -> None:
    pinned = {
        line.partition("==")[0].lower()
        for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
        if "==" in line
    }
    assert {_plain(name) for name in needed()} <= {_plain(name) for name in pinned}


def _plain(name: str) -> str:
    """Return the name as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def test_every_package_of_the_page_is_pinned_by_its_content() -> None:
    found = parts.locked(LOCK)
    assert len(found) > 20
    assert [part.name for part in found if not part.digest.startswith("sha512-")] == []


def test_every_licence_lets_us_hand_it_on() -> None:
    mine = {name.lower().replace("_", "-") for name in needed()}
    shipped = [part for part in parts.installed() if part.name in mine] + parts.locked(LOCK)
    assert len(shipped) > 40
    assert [part for part in shipped if not ALLOWED.search(part.licence)] == []


def test_the_list_of_parts_is_cyclonedx_and_names_each_once() -> None:
    told = json.loads(call("sbom", "--lock", str(LOCK)).out)
    assert (told["bomFormat"], told["specVersion"]) == ("CycloneDX", "1.6")
    names = [part["bom-ref"] for part in told["components"]]
    assert len(names) == len(set(names))
    assert any(name.startswith("pkg:pypi/starlette@") for name in names)
    assert any(name.startswith("pkg:npm/svelte@") for name in names)


def test_licences_are_told_line_by_line() -> None:
    lines = call("licences", "--lock", str(LOCK)).out.splitlines()
    assert any(line.startswith("pypi\tstarlette\t") and "BSD" in line for line in lines)
