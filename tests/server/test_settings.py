"""Settings are checked before anything starts."""

from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from chabudai.server.serve import _config
from chabudai.server.settings import BadSetting, Settings
from chabudai.server.storage.data_folder import DataFolder

OPERATIONS = (Path(__file__).parents[2] / "docs" / "operations.md").read_text(encoding="utf-8")


def test_without_any_setting_there_is_a_sensible_server() -> None:
    chosen = Settings.from_environment({})
    assert (chosen.host, chosen.port) == ("127.0.0.1", 8000)
    assert chosen.data.name == "chabudai"
    assert chosen.bot_workers >= 1


def test_the_environment_sets_and_the_command_line_wins() -> None:
    environ = {"CHABUDAI_PORT": "9000", "CHABUDAI_ORIGINS": "https://A.example/, http://b.example:81"}
    chosen = Settings.from_environment(environ, port=9001, host=None)
    assert (chosen.host, chosen.port) == ("127.0.0.1", 9001)
    assert chosen.origins == ("https://a.example", "http://b.example:81")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "no"),
        ("PORT", "70000"),
        ("PORT", "-1"),
        ("BOT_WORKERS", "0"),
        ("BOT_WORKERS", "two"),
        ("BOT_DELAY", "-1"),
        ("BOT_DELAY", "nan"),
        ("ORIGINS", "play.example"),
        ("ORIGINS", "https://play.example/path"),
        ("COMMANDS", "fast"),
        ("NEW_TABLES", "0"),
        ("SEND_SECONDS", "0"),
    ],
)
def test_a_setting_that_cannot_be_is_named_and_explained(name: str, value: str) -> None:
    with pytest.raises(BadSetting, match=name.lower() + "|" + name) as refused:
        Settings.from_environment({f"CHABUDAI_{name}": value})
    assert "expected" in str(refused.value)


def test_a_folder_belongs_to_one_server_at_a_time(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path / "games")
    with pytest.raises(BadSetting, match="another Chabudai server"):
        DataFolder(tmp_path / "games")
    folder.close()
    DataFolder(tmp_path / "games").close()


def test_a_file_in_place_of_the_folder_is_explained(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("a file")
    with pytest.raises(BadSetting, match="folder to write in"):
        DataFolder(tmp_path / "games")


def test_a_file_sets_and_the_environment_wins(tmp_path: Path) -> None:
    file = tmp_path / "chabudai.toml"
    file.write_text(
        'port = 9000\nhost = "::1"\nbot_delay = 1.5\norigins = ["https://a.example", "https://b.example"]\n'
        f'data = "{tmp_path.as_posix()}"\n'
    )
    chosen = Settings.from_environment({"CHABUDAI_SETTINGS": str(file), "CHABUDAI_PORT": "9001"})
    assert (chosen.host, chosen.port, chosen.bot_delay, chosen.data) == ("::1", 9001, 1.5, tmp_path)
    assert chosen.origins == ("https://a.example", "https://b.example")


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("prot = 9000", "'prot'; expected one of data, host, port"),
        ("port = 'no'", "port is 'no'; expected a whole number"),
        ("port = true", "port is 'True'; expected a whole number"),
        ("port = 70000", "expected a number from 0 to 65535"),
        ("abandoned_days = -1", "abandoned_days is -1"),
        ("port = ", "cannot be read"),
        ("[server]\nport = 1", "'server'"),
    ],
)
def test_a_file_that_cannot_be_is_explained(tmp_path: Path, content: str, words: str) -> None:
    file = tmp_path / "chabudai.toml"
    file.write_text(content)
    with pytest.raises(BadSetting, match=words):
        Settings.from_environment({"CHABUDAI_SETTINGS": str(file)})


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match=r"chabudai\.toml"):
        Settings.from_environment({"CHABUDAI_SETTINGS": str(tmp_path / "chabudai.toml")})


@pytest.mark.parametrize("setting", [setting.name for setting in fields(Settings)])
def test_every_setting_is_told_to_operators(setting: str) -> None:
    assert f"| `{setting}` |" in OPERATIONS


def test_a_settings_file_in_the_folder_of_the_games_counts_unless_another_is_named(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text("port = 9002\nabandoned_days = 7", encoding="utf-8")
    assert Settings.from_environment({}, data=tmp_path).port == 9002
    assert Settings.from_environment({"CHABUDAI_PORT": "9003"}, data=tmp_path).port == 9003
    other = tmp_path / "other.toml"
    other.write_text("port = 9004", encoding="utf-8")
    chosen = Settings.from_environment({"CHABUDAI_SETTINGS": "nowhere.toml"}, file=other, data=tmp_path)
    assert (chosen.port, chosen.abandoned_days) == (9004, 60)


@pytest.mark.parametrize("proxies", ["*", "127.0.0.1, *", "0.0.0.0/0", "::/0"])
def test_a_server_that_would_believe_everybody_does_not_start(proxies: str) -> None:
    with pytest.raises(BadSetting, match=r"expected the addresses of your own proxies, like 127\.0\.0\.1"):
        Settings.from_environment({"CHABUDAI_PROXIES": proxies})


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("said", "counted"),
    [
        ("198.51.100.9", "198.51.100.9"),
        ("1.1.1.1, 198.51.100.9", "198.51.100.9"),
        ("1.1.1.1, 198.51.100.9, 10.0.0.2", "198.51.100.9"),
    ],
)
async def test_nobody_chooses_the_address_by_which_they_are_counted(said: str, counted: str) -> None:
    """A proxy appends the address it sees; whatever stands before it was sent by the client."""
    clients = []

    async def app(scope: Any, _receive: Any, _send: Any) -> None:
        clients.append(scope["client"][0])

    settings = Settings.from_environment({"CHABUDAI_PROXIES": "10.0.0.0/8"})
    believes = ProxyHeadersMiddleware(app, _config(Starlette(), settings).forwarded_allow_ips)
    scope: Any = {"type": "http", "client": ("10.0.0.1", 1), "headers": [(b"x-forwarded-for", said.encode())]}
    await believes(scope, None, None)  # type: ignore[arg-type]
    assert clients == [counted]
