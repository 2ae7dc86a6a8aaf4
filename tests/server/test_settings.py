"""Settings are checked before anything starts."""

from pathlib import Path

import pytest

from chabudai.server.folder import Folder
from chabudai.server.settings import BadSetting, Settings


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
    folder = Folder(tmp_path / "games")
    with pytest.raises(BadSetting, match="another Chabudai server"):
        Folder(tmp_path / "games")
    folder.close()
    Folder(tmp_path / "games").close()


def test_a_file_in_place_of_the_folder_is_explained(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("a file")
    with pytest.raises(BadSetting, match="folder to write in"):
        Folder(tmp_path / "games")
