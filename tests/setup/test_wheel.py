"""From the sources' archive to a server that answers, without the repository: what a user of a release does."""

import os
import socket
import subprocess
import sys
import tarfile
import time
import urllib.error
import urllib.request
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BIN = "Scripts" if os.name == "nt" else "bin"
STARTS_WITHIN = 120


def build(kind: str, sources: Path, folder: Path) -> Path:
    """With the build tools of this environment: nothing is fetched for them."""
    script = f"import hatchling.build as b; print(b.build_{kind}({str(folder)!r}))"
    ran = subprocess.run(
        [sys.executable, "-c", script], cwd=sources, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return folder / ran.stdout.splitlines()[-1]


def unpacked(archive: Path, folder: Path) -> Path:
    with tarfile.open(archive) as file:
        file.extractall(folder, filter="data")
    (sources,) = folder.iterdir()
    return sources


def test_the_archive_of_the_sources_holds_all_that_a_build_reads_and_nothing_made(tmp_path: Path) -> None:
    """Every file that git knows under setup, src and web, the pins and the text of the project's page."""
    sources = unpacked(build("sdist", ROOT, tmp_path), tmp_path / "there")
    if not (ROOT / ".git").exists():
        pytest.skip("only a clone knows which files are its own")
    known = subprocess.run(
        ["git", "ls-files", "-z", "setup", "src", "web"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split("\0")
    wanted = {"constraints.txt", "pyproject.toml", "run.py", "README.md", "LICENSE", *filter(None, known)}
    wanted = {name for name in wanted if (ROOT / name).exists()}
    assert len(wanted) > 300
    assert sorted(name for name in wanted if not (sources / name).is_file()) == []
    made = [".venv", ".cache", ".git", "web/node_modules", "web/dist", "dist"]
    assert [name for name in made if (sources / name).exists()] == []


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def answer(address: str, server: "subprocess.Popen[bytes]") -> int:
    """The status with which a starting server answers in the end."""
    for _ in range(STARTS_WITHIN * 5):
        assert server.poll() is None
        try:
            with urllib.request.urlopen(address) as told:
                return int(told.status)
        except urllib.error.URLError:
            time.sleep(0.2)
    raise AssertionError("no server answers")


@pytest.mark.slow
def test_a_wheel_built_from_the_archive_serves_without_node_or_a_compiler(tmp_path: Path) -> None:
    sources = unpacked(build("sdist", ROOT, tmp_path), tmp_path / "there")
    wheel = build("wheel", sources, tmp_path)
    with zipfile.ZipFile(wheel) as file:
        names = file.namelist()
    assert "chabudai/page/index.html" in names
    assert [name for name in names if not name.startswith(("chabudai", "chabudai_server"))] == []

    home = tmp_path / "env"
    subprocess.run([sys.executable, "-m", "venv", home], check=True)
    pip: list[str | Path] = [
        home / BIN / "python",
        "-m",
        "pip",
        "install",
        "--quiet",
        "--only-binary",
        ":all:",
    ]
    subprocess.run([*pip, "--constraint", sources / "constraints.txt", wheel], check=True)

    port = free_port()
    bare = {name: value for name, value in os.environ.items() if name in ("SYSTEMROOT", "LANG")}
    bare |= {
        "PATH": str(tmp_path / "nothing"),
        "HOME": str(tmp_path),
        "CHABUDAI_DATA": str(tmp_path / "data"),
    }
    command: list[str | Path] = [home / BIN / "chabudai", "serve", "--no-browser", "--port", str(port)]
    with subprocess.Popen(command, env=bare, cwd=tmp_path) as server:
        try:
            assert answer(f"http://127.0.0.1:{port}/healthz", server) == 200
            assert answer(f"http://127.0.0.1:{port}/", server) == 200
        finally:
            server.terminate()
