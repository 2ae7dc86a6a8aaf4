"""Every package that is installed is checked against a committed hash, and the files of hashes are complete."""

import importlib.metadata
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from packaging.markers import Marker
from packaging.requirements import Requirement

from setup import install, locking
from setup.environment import LOCKED
from setup.locking import OLD, PIN, PYTHONS, SYSTEMS, environments, marker_of, needs

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / LOCKED).glob("*.txt"))
LINE = re.compile(r"([a-z0-9-]+)==([^ ]+)(?: ; (.+?))?(?: \\)?")
HASH = re.compile(r"    --hash=sha256:[0-9a-f]{64}(?: \\)?")

Locked = dict[tuple[str, str], str]


def read(path: Path) -> Locked:
    """The packages of a file, each with its marker."""
    found = {}
    for line in path.read_text("utf-8").splitlines():
        if match := LINE.fullmatch(line):
            found[match[1], match[2]] = match[3] or ""
    return found


def pins() -> Locked:
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    return {(pin[1], pin[2]): pin[3] or "" for line in lines if (pin := PIN.fullmatch(line))}


def test_there_is_a_file_for_each_need() -> None:
    assert [path.stem for path in FILES] == sorted(needs())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_holds_packages_and_hashes_and_no_address(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()[1:]
    assert [line for line in lines if not LINE.fullmatch(line) and not HASH.fullmatch(line)] == []
    for line, following in zip(lines, [*lines[1:], ""], strict=True):
        assert line.endswith(" \\") == following.startswith("    --hash="), line
    packages = [line for line in lines if LINE.fullmatch(line)]
    assert packages
    assert [line for line in packages if not line.endswith(" \\")] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_has_the_versions_of_the_constraints(path: Path) -> None:
    """If this fails: python -m setup.locking."""
    assert set(read(path)) <= set(pins())


def test_every_pin_is_in_a_file() -> None:
    every = set().union(*map(read, FILES))
    extra = {name for name, _ in set(pins()) - every}
    assert extra <= {"scipy"}, "its newest pin waits for a package that needs it there"


@pytest.mark.parametrize("purpose", sorted(needs()))
def test_a_file_is_complete_for_this_python(purpose: str) -> None:
    """Everything that the packages of the file require is in it, as far as it is installed here."""
    locked = {name for (name, _), marker in read(ROOT / LOCKED / f"{purpose}.txt").items() if holds(marker)}
    named = {plain(Requirement(text).name) for text in needs()[purpose] if applies(Requirement(text), "")}
    assert named <= locked
    for name in sorted(locked):
        try:
            requires = importlib.metadata.requires(name) or []
        except importlib.metadata.PackageNotFoundError:
            continue
        assert {plain(one.name) for one in map(Requirement, requires) if applies(one, "")} <= locked, name


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def holds(marker: str) -> bool:
    return not marker or Marker(marker).evaluate()


def applies(one: Requirement, extra: str) -> bool:
    return one.marker is None or one.marker.evaluate({"extra": extra})


def test_a_marker_holds_where_it_should_and_nowhere_else() -> None:
    every = {place for place, _ in environments()}
    assert len(every) == len(PYTHONS) * len(SYSTEMS)
    for places in (
        every,
        {place for place in every if place[1] != "win32"},
        {place for place in every if place[1] == "win32"},
        {place for place in every if place[0] in PYTHONS[:2]},
        {place for place in every if place[0] in PYTHONS[1:]},
        {place for place in every if place[1] == "darwin" and place[0] in PYTHONS[1:3]},
        {place for place in every if place[1] == "linux" or place[0] == PYTHONS[-1]},
    ):
        marker = marker_of(places)
        for place, markers in environments():
            assert (not marker or Marker(marker).evaluate(markers)) == (place in places), (marker, place)
    with pytest.raises(SystemExit):
        marker_of({("3.11", "linux"), ("3.13", "linux")})


def test_wheels_for_other_interpreters_are_left_out_and_stable_ones_are_kept() -> None:
    for old in ("a-1-cp39-cp39-win_amd64.whl", "a-1-pp311-pypy311_pp73-any.whl", "a-1-cp310-cp310-any.whl"):
        assert OLD.search(old)
    for kept in (
        "a-1-cp39-abi3-any.whl",
        "a-1-cp310-abi3-any.whl",
        "a-1-cp311-cp311-any.whl",
        "a-1-py3-none-any.whl",
        "a-1.tar.gz",
    ):
        assert not OLD.search(kept)


def wheel(folder: Path, content: str = "") -> Path:
    """A package of our own, so that nothing is fetched."""
    path = folder / "thing-1.0-py3-none-any.whl"
    info = "thing-1.0.dist-info"
    with zipfile.ZipFile(path, "w") as file:
        file.writestr(zipfile.ZipInfo("thing.py"), content)
        file.writestr(
            zipfile.ZipInfo(f"{info}/METADATA"), "Metadata-Version: 2.1\nName: thing\nVersion: 1.0\n"
        )
        file.writestr(
            zipfile.ZipInfo(f"{info}/WHEEL"),
            "Wheel-Version: 1.0\nGenerator: t\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        )
        file.writestr(
            zipfile.ZipInfo(f"{info}/RECORD"),
            f"thing.py,,\n{info}/METADATA,,\n{info}/WHEEL,,\n{info}/RECORD,,\n",
        )
    return path


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(install, "ROOT", tmp_path)
    monkeypatch.setattr(install, "CACHE", tmp_path)
    monkeypatch.delenv("CHABUDAI_HASHES", raising=False)
    (tmp_path / LOCKED).mkdir(parents=True)
    return tmp_path


def installed(project: Path) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "pip", "install", "--no-index", "--find-links", ".", "--target", "there"]
    return subprocess.run(
        [*command, *install.locked("run")], cwd=project, capture_output=True, text=True, check=False
    )


def test_a_file_with_another_hash_is_not_installed(project: Path) -> None:
    import hashlib

    right = hashlib.sha256(wheel(project).read_bytes()).hexdigest()
    (project / LOCKED / "run.txt").write_text(f"thing==1.0 \\\n    --hash=sha256:{right}\n", "utf-8")
    wheel(project, "print('changed on the way')")
    refused = installed(project)
    assert "DO NOT MATCH THE HASHES" in refused.stderr
    assert not (project / "there").exists()
    wheel(project)
    assert installed(project).returncode == 0


def test_without_the_check_the_same_versions_are_installed(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wheel(project)
    lines = f'# A comment\nthing==1.0 ; python_version >= "3.11" \\\n    --hash=sha256:{"0" * 64}\n'
    (project / LOCKED / "run.txt").write_text(lines, "utf-8")
    monkeypatch.setenv("CHABUDAI_HASHES", "never")
    words = install.locked("run")
    assert "--require-hashes" not in words
    assert Path(words[-1]).read_text("utf-8").splitlines()[-1] == 'thing==1.0 ; python_version >= "3.11"'
    assert installed(project).returncode == 0


def test_without_an_address_nothing_is_written(capsys: pytest.CaptureFixture[str]) -> None:
    assert locking.main([]) == 2
    assert "ADDRESS" in capsys.readouterr().out
