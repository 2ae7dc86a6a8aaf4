"""The .venv is trusted exactly as long as its stamp tells the truth."""

import sys
from pathlib import Path
from typing import Any

import pytest

from setup import console, environment, fingerprint, install
from setup.console import Failed, Steps
from setup.environment import APP, BUSY, PACKAGES, TESTED


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tiny project with an environment that looks made but holds nothing yet."""
    for module in (environment, fingerprint, install):
        monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(install, "CACHE", tmp_path / ".cache")
    for module in (environment, install):
        monkeypatch.setattr(module, "STAMP", tmp_path / ".venv" / "chabudai.json")
        monkeypatch.setattr(module, "PYTHON", tmp_path / ".venv" / "python")
    for name in ("pyproject.toml", "constraints.txt", "src/a.py", "web/b.ts", ".venv/python"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(name)
    environment.stamp({"python": environment.python()})
    return tmp_path


@pytest.fixture
def installs(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """What pip would have been asked for."""
    asked: list[tuple[str, ...]] = []
    monkeypatch.setattr(
        install, "pip", lambda _steps, *words, strict=False, **_: asked.append((*words, str(strict)))
    )
    monkeypatch.setattr(install, "follow", lambda *_words, **_: None)
    monkeypatch.delenv("CHABUDAI_HASHES", raising=False)
    return asked


def fill(part: str) -> None:
    install.fill(part, Steps())


@pytest.mark.usefixtures("installs")
def test_what_was_installed_is_not_installed_again(tree: Path) -> None:
    assert environment.missing(APP) == [APP]
    fill(APP)
    assert environment.missing(APP) == []
    (tree / "src" / "a.py").touch()
    assert environment.missing(APP) == []


@pytest.mark.usefixtures("installs")
@pytest.mark.parametrize("name", ["src/a.py", "src/new.py", "web/b.ts", "pyproject.toml", "constraints.txt"])
def test_any_change_of_a_source_makes_the_app_stale(tree: Path, name: str) -> None:
    fill(APP)
    (tree / name).write_text("changed")
    assert environment.missing(APP) == [APP]


@pytest.mark.usefixtures("installs")
def test_made_files_do_not_count_as_sources(tree: Path) -> None:
    fill(APP)
    for folder in ("web/node_modules", "web/dist", "src/__pycache__"):
        (tree / folder).mkdir()
        (tree / folder / "made.js").write_text("x")
    assert environment.missing(APP) == []


@pytest.mark.usefixtures("installs")
def test_another_hash_makes_packages_stale(tree: Path) -> None:
    (tree / "setup" / "locked").mkdir(parents=True)
    fill(PACKAGES)
    (tree / "setup" / "locked" / "test.txt").write_text("changed")
    assert environment.missing(PACKAGES) == [PACKAGES]


@pytest.mark.usefixtures("installs")
def test_sources_do_not_make_packages_stale_but_pins_do(tree: Path) -> None:
    fill(PACKAGES)
    (tree / "src" / "a.py").write_text("changed")
    assert environment.missing(PACKAGES) == []
    (tree / "constraints.txt").write_text("changed")
    assert environment.missing(PACKAGES) == [PACKAGES]


@pytest.mark.usefixtures("tree")
def test_with_the_packages_at_hand_a_build_fetches_nothing(installs: list[tuple[str, ...]]) -> None:
    fill(APP)
    del installs[:]
    fill(PACKAGES)
    fill(TESTED)
    assert installs == [
        ("--require-hashes", "--requirement", "setup/locked/test.txt", "False"),
        ("--no-build-isolation", "--no-deps", ".", "True"),
    ]
    assert environment.missing(APP, TESTED, PACKAGES) == []


def test_a_first_build_checks_its_tools_and_what_it_needs_by_their_hashes(
    tree: Path, installs: list[tuple[str, ...]]
) -> None:
    fill(TESTED)
    build, wheel, run, own = installs
    assert build[:3] == ("--require-hashes", "--requirement", "setup/locked/build.txt")
    assert wheel[:2] == ("--no-build-isolation", "--no-deps")
    assert wheel[-2:] == (".", "True")
    assert run[:3] == ("--require-hashes", "--requirement", "setup/locked/run.txt")
    assert own[:2] == ("--no-index", "--no-deps")
    assert not (tree / ".cache" / "tools").exists()


@pytest.mark.usefixtures("tree")
def test_an_interrupted_installation_is_not_built_upon(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_words: object, **_options: object) -> None:
        raise KeyboardInterrupt

    assert install.usable()
    monkeypatch.setattr(install, "pip", interrupt)
    monkeypatch.setattr(install, "follow", interrupt)
    with pytest.raises(KeyboardInterrupt):
        fill(APP)
    assert environment.stamped()[BUSY] == APP
    assert not install.usable()


def test_what_ensurepip_says_when_it_fails_is_heard(
    tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """venv would hide it: a disk that fills up while pip is unpacked."""
    full = "import sys; sys.exit('OSError: [Errno 28] No space left on device')"
    real = console.follow

    def follow(command: list[str | Path], *rest: Any, **options: Any) -> None:
        real([sys.executable, "-c", full] if "ensurepip" in command else command, *rest, **options)

    monkeypatch.setattr(install, "follow", follow)
    monkeypatch.setattr(install, "VENV", tree / ".venv")
    monkeypatch.setattr(install, "LOG", tmp_path / "setup.log")
    with pytest.raises(Failed, match="No space left"):
        install.make_venv(Steps())
    assert not install.usable()


@pytest.mark.usefixtures("tree")
def test_a_failed_installation_keeps_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_words: object, **_options: object) -> None:
        raise Failed("no")

    monkeypatch.setattr(install, "pip", fail)
    monkeypatch.setattr(install, "follow", fail)
    with pytest.raises(Failed):
        fill(APP)
    assert install.usable()
    assert environment.missing(APP) == [APP]


def test_a_damaged_stamp_means_starting_over(tree: Path) -> None:
    (tree / ".venv" / "chabudai.json").write_text('{"python"')
    assert environment.stamped() == {}
    assert not install.usable()


def test_another_python_needs_another_environment(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert install.usable()
    for module in (environment, install):
        monkeypatch.setattr(module, "python", lambda: "another")
    assert not install.usable()
    assert tree.exists()


def test_the_constraints_join_those_of_the_person(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_CONSTRAINT", "mine.txt")
    monkeypatch.delenv("PIP_BUILD_CONSTRAINT", raising=False)
    variables = install.constrained(isolated=True)
    assert variables["PIP_CONSTRAINT"] == "mine.txt constraints.txt"
    assert variables["PIP_BUILD_CONSTRAINT"] == "constraints.txt"


def test_a_build_without_isolation_names_no_constraints_of_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """pip 26 refuses the pair, wherever the second comes from."""
    monkeypatch.setenv("PIP_BUILD_CONSTRAINT", "mine.txt")
    monkeypatch.delenv("PIP_CONSTRAINT", raising=False)
    asked: list[dict[str, str]] = []
    monkeypatch.setattr(install, "follow", lambda *_words, environment, **_: asked.append(environment))
    install.pip(Steps(), "--no-build-isolation", ".")
    install.pip(Steps(), ".")
    assert "PIP_BUILD_CONSTRAINT" not in asked[0]
    assert asked[0]["PIP_CONSTRAINT"] == "constraints.txt"
    assert asked[1]["PIP_BUILD_CONSTRAINT"] == "mine.txt constraints.txt"
