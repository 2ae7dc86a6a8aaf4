"""Pins are complete, locks name no host, and the built package holds what it should."""

import json
import re
import tomllib
from pathlib import Path

import pytest

import chabudai
from chabudai import games
from setup import extension, install, node
from setup.fingerprint import files
from tests.having import games_with

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "chabudai" / "games"
NAME = re.compile(r"[A-Za-z0-9._-]+")


def normal(requirement: str) -> str:
    match = NAME.match(requirement)
    assert match
    return re.sub(r"[-_.]+", "-", match.group()).lower()


def pins() -> list[str]:
    return [line for line in (ROOT / "constraints.txt").read_text().splitlines() if not line.startswith("#")]


def test_every_package_we_name_is_pinned() -> None:
    assert {normal(name) for name in install.requirements()} <= {normal(pin) for pin in pins()}


def test_every_pin_is_one_exact_version() -> None:
    assert [
        pin for pin in pins() if not re.fullmatch(r"[a-z0-9-]+==[0-9.]+(; python_version .*)?", pin)
    ] == []


def test_types_are_checked_wherever_there_is_python() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        checked = tomllib.load(file)["tool"]["mypy"]["files"]
    folders = [path for path in ROOT.iterdir() if path.is_dir() and not path.name.startswith(".")]
    with_python = {path.name for path in folders if next(files(path, ".py"), None)}
    assert with_python - {"templates"} <= set(checked), (
        "games are checked when they are written from a template"
    )


def test_the_lock_of_the_page_names_no_host() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())
    assert lock["packages"]
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []


def test_the_rules_of_every_game_are_compiled() -> None:
    compiled = set(extension.modules("chabudai"))
    assert "src/chabudai/core.py" in compiled
    assert {f"src/chabudai/games/{name}/rules/state.py" for name in games.GAMES} <= compiled


def test_every_module_in_a_folder_of_rules_is_compiled() -> None:
    found = {path for name in games.GAMES for path in files(GAMES / name / "rules", ".py")}
    modules = {path.relative_to(ROOT).as_posix() for path in found if path.name != "__init__.py"}
    assert len(modules) > len(games.GAMES)
    assert modules <= set(extension.modules("chabudai"))


@pytest.mark.parametrize("part", ["policy.py", "policy/levels.py", "view_builder.py"])
def test_the_policy_and_the_views_of_every_game_that_has_them_are_compiled(part: str) -> None:
    compiled = set(extension.modules("chabudai"))
    for name in games_with(part):
        assert f"src/chabudai/games/{name}/{part}" in compiled


def test_every_name_of_a_compiled_module_leads_to_one() -> None:
    for patterns in extension.PARTS.values():
        assert [pattern for pattern in patterns if not list(extension.PACKAGE.glob(pattern))] == []


def test_only_a_wrong_shift_stops_the_compiler() -> None:
    assert extension.tolerant(["-O3", "-Werror"]) == ["-O3", "-Werror=shift-count-overflow"]


def test_the_installed_package_holds_the_page_and_the_sources_do_not() -> None:
    package = Path(str(chabudai.__file__)).parent
    assert (package / "page" / "index.html").is_file() != package.is_relative_to(ROOT / "src")


def test_node_packages_are_compared_with_the_lock_as_far_as_this_system_needs_them(tmp_path: Path) -> None:
    packages = {
        "": {"name": "page"},
        "node_modules/vite": {"version": "8.0.0"},
        "node_modules/vitest": {"version": "5.0.0", "dev": True},
        "node_modules/other-system": {"version": "1.0.0", "optional": True},
    }
    lock = tmp_path / "package-lock.json"
    lock.write_text(json.dumps({"packages": packages}))
    assert node.locked(lock, development=False) == {"node_modules/vite": "8.0.0"}
    assert node.locked(lock, development=True).keys() == {"node_modules/vite", "node_modules/vitest"}
    assert node.locked(tmp_path / "none.json", development=True) == {}
