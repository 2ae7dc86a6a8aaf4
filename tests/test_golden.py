"""Every golden playthrough replays, entry by entry, to the very same text."""

from pathlib import Path

import pytest

from chabudai import GAMES
from tests.golden import GAMES_FOLDER, files, replayed, tell
from tests.walk import of_game


@pytest.mark.parametrize("path", files(), ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_golden_playthrough_is_told_the_same_way_again(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert tell(replayed(text)) == text


@pytest.mark.parametrize("name", GAMES)
def test_every_golden_playthrough_that_a_game_names_is_stored(name: str) -> None:
    stored = {path.stem for path in (GAMES_FOLDER / name / "golden").glob("*.txt")}
    assert stored == set(of_game(name).GOLDEN)
    assert stored


@pytest.mark.parametrize("name", GAMES)
def test_the_golden_playthroughs_use_every_verb(name: str) -> None:
    told = "".join(
        path.read_text(encoding="utf-8") for path in (GAMES_FOLDER / name / "golden").glob("*.txt")
    )
    assert of_game(name).VERBS
    for verb in of_game(name).VERBS:
        assert f" {verb}" in told, f"no golden playthrough of {name} uses {verb!r}"
