"""Records: written as notation.md says, read from anywhere, and checked to the first wrong entry."""

import json
from typing import Any

import msgspec
import pytest

from chabudai import Dice, Match, game
from chabudai.errors import BadRecord
from chabudai.match import fairness, record
from tests.walk import finished

NOTATION_PAGE = """
{"format": "chabudai/1",
 "game": "okiya",
 "options": {"match": "single", "full_garden": "draw"},
 "seats": 2,
 "log": [["chance", "first 1"],
         ["chance", "garden Pb Cs Mr Ip Ps Cb Mp Ir Pr Cp Mb Is Pp Cr Ms Ib"],
         [1, "b1"],
         [0, "b2"]],
 "outcome": null}
"""


def told(**changes: Any) -> str:
    return json.dumps({**json.loads(NOTATION_PAGE), **changes})


def test_a_record_in_the_shape_of_the_notation_page_is_good() -> None:
    match = record.check(record.read(NOTATION_PAGE))
    assert match.awaiting == [1]


def test_a_written_record_has_every_option_and_the_outcome_as_an_object() -> None:
    written = json.loads(record.of(finished(("okiya", 2, {"match": "points"}), 1)).to_json())
    assert written["options"] == {"match": "points", "target": 10, "full_garden": "draw"}
    assert set(written["outcome"]) == {"ranks", "scores", "reason"}
    assert list(written) == ["format", "game", "options", "seats", "log", "outcome"]


def test_a_running_game_has_the_outcome_null() -> None:
    assert '"outcome":null' in record.of(Match(game("okiya"))).to_json()


def test_absent_options_have_their_defaults_and_unknown_keys_are_ignored() -> None:
    match = record.check(record.read(told(options={}, colour="red", players=["Ada", "Bo"])))
    assert match.options == {"match": "single", "full_garden": "draw"}


def test_an_option_that_does_not_apply_is_dropped_from_a_foreign_record() -> None:
    assert "target" not in record.check(record.read(told(options={"target": 3}))).options


def test_defaults_that_do_not_apply_may_be_written_out() -> None:
    """Two players have no saboteur; seat 2, the default, is not even there."""
    options = {"edition": "goliath", "draw": "bag", "hand": 1, "rescue": "never", "target": 24, "saboteur": 2}
    told_out = {
        "format": "chabudai/1",
        "game": "tayu",
        "options": options,
        "seats": 2,
        "log": [],
        "outcome": None,
    }
    assert "saboteur" not in record.check(record.read(json.dumps(told_out))).options


LOG = json.loads(NOTATION_PAGE)["log"]


@pytest.mark.parametrize(
    ("changes", "entry"),
    [
        ({"log": [["chance", "first 2"], *LOG[1:]]}, 0),
        ({"log": [LOG[0], ["chance", LOG[1][1].replace("Cs", "Pb")], *LOG[2:]]}, 1),
        ({"log": [*LOG[:2], [0, "b1"]]}, 2),
        ({"log": [*LOG[:3], [0, "b1"]]}, 3),
        ({"log": [*LOG[:3], [0, "c3"]]}, 3),
        ({"log": [*LOG[:3], [7, "b2"]]}, 3),
        ({"log": [*LOG[:3], ["nobody", "b2"]]}, 3),
        ({"log": [*LOG, ["table", "undo 0 3"]]}, 4),
        ({"log": [*LOG, ["table", "resign 0"], [1, "b3"]]}, 5),
        ({"log": [*LOG, ["chance", "first 0"]]}, 4),
    ],
)
def test_the_first_wrong_entry_is_named(changes: dict[str, Any], entry: int) -> None:
    with pytest.raises(BadRecord, match=f"^entry {entry}: ") as refused:
        record.check(record.read(told(**changes)))
    assert refused.value.entry == entry


@pytest.mark.parametrize(
    "changes",
    [
        {"format": "chabudai/2"},
        {"game": "chess"},
        {"seats": 3},
        {"options": {"match": "endless"}},
        {"options": {"colour": 1}},
        {"log": "none"},
        {"log": [["chance"]]},
        {"log": [[None, "b1"]]},
        {"outcome": {"ranks": [1, 2], "scores": [1, 0], "reason": "line"}},
        {"outcome": "won"},
        {"legal": [None]},
        {"legal": [None, None, {"1": ["b1"]}, {"0": ["b2"]}]},
    ],
)
def test_a_malformed_or_untrue_record_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(BadRecord):
        record.check(record.read(told(**changes)))


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", "1e999", '{"format": 1}', "\x00", "[" * 100_000, '{"log":' * 5000]
)
def test_what_is_not_a_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord, match="not a game record"):
        record.read(text)


def test_bytes_that_are_not_text_are_refused() -> None:
    with pytest.raises(BadRecord):
        record.read(b'{"format": "\xff\xfe"}')


def test_legal_actions_are_written_before_each_entry_and_checked() -> None:
    listed = record.with_legal(record.of(finished(("okiya", 2, {}), 3)))
    assert listed.legal is not None
    assert len(listed.legal) == len(listed.log)
    assert listed.legal[:2] == [None, None]
    ((seat, texts),) = (listed.legal[2] or {}).items()
    assert texts == sorted(texts)
    assert seat in ("0", "1")
    record.check(record.read(listed.to_json()))


def fair_game(secret: bytes) -> record.Record:
    match = Match(game("okiya"), {"match": "rounds"}, chance=fairness.fair(secret, ["tea", "rice"]))
    match.begin()
    dice = Dice(1)
    while not match.outcome:
        match.play(match.awaiting[0], match.state.pick(dice))
    published = record.Fairness(fairness.commitment(secret), secret.hex(), ["tea", "rice"], match.draws())
    return record.of(match, fairness=published)


def test_published_shuffles_can_be_drawn_again() -> None:
    record.check(record.read(fair_game(b"a secret of the table").to_json()))


@pytest.mark.parametrize(
    "change", [{"secret": "00"}, {"secret": "zz"}, {"words": ["tea"]}, {"commitment": "0" * 64}]
)
def test_a_bent_shuffle_is_found(change: dict[str, Any]) -> None:
    honest = fair_game(b"a secret of the table")
    assert honest.fairness is not None
    bent = msgspec.structs.replace(honest, fairness=msgspec.structs.replace(honest.fairness, **change))
    with pytest.raises(BadRecord, match="fairness"):
        record.check(bent)


def test_a_resigned_game_is_a_record_with_its_table_entry() -> None:
    match = Match(game("okiya"), chance=lambda _entry: Dice(1))
    match.begin()
    match.resign(1)
    again = record.check(record.read(record.of(match).to_json()))
    assert again.outcome == match.outcome


@pytest.mark.parametrize(
    "branch", [{"entries": 5, "at": 9}, {"entries": -1, "at": 3}, {"entries": 3, "at": 2}]
)
def test_a_branch_cannot_have_borrowed_more_than_there_is(branch: dict[str, int]) -> None:
    with pytest.raises(BadRecord, match="branch"):
        record.check(record.read(told(branch=branch)))
