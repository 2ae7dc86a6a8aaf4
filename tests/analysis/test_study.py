"""Whole games: entries, tallies, progress, cancelling, and the same answer every time."""

import msgspec
import pytest

from chabudai import GAMES
from chabudai.analysis import (
    Analysis,
    Cancelled,
    Finding,
    Question,
    analyse,
    examine,
    fingerprint,
    gather,
    work,
)
from chabudai.errors import BadSeats, ChabudaiError
from chabudai.match.record import of, replay
from tests.analysis.games import EXACT, cut, played, solved

QUICK = Question(budget=24)


@pytest.mark.parametrize("name", GAMES)
def test_entries_of_every_game_can_be_examined(name: str) -> None:
    record = played(name)
    last = len(record.log) - 1
    entries = sorted({0, 1, min(7, last), min(8, last), min(9, last), last})
    found = [examine(record, QUICK, entry) for entry in entries]
    for entry, finding in zip(entries, found, strict=True):
        who, text = record.log[entry]
        assert finding.entry == entry
        if isinstance(who, int):
            assert finding.move is not None
            assert (finding.move.seat, finding.move.text) == (who, text)
            assert 0 <= finding.move.seen.value <= finding.move.seen.outlook.value <= 1
        else:
            assert finding.move is None
            assert finding.luck is not None
            assert len(finding.luck.seen) == record.seats


def test_the_same_question_has_the_same_answer() -> None:
    record = played("taiki")
    once = [examine(record, QUICK, entry) for entry in range(8)]
    assert [examine(record, QUICK, entry) for entry in range(8)] == once
    assert [examine(record, Question(budget=24, seed=2), entry) for entry in range(8)] != once


def test_pieces_from_a_pool_make_the_whole() -> None:
    record, (whole, _) = played("okiya", 5), solved()
    asked = msgspec.json.encode(EXACT)
    texts = [work(record.to_json().encode(), asked, entry) for entry in range(6, len(record.log))]
    pieces = [msgspec.json.decode(text, type=Finding) for text in reversed(texts)]
    assert gather(record, EXACT, pieces).moves == [move for move in whole.moves if move.entry >= 6]
    assert msgspec.json.decode(msgspec.json.encode(whole), type=Analysis) == whole


def test_progress_counts_every_entry_of_the_log() -> None:
    total = len(played("okiya", 5).log)
    assert solved()[1] == [(entry + 1, total) for entry in range(total)]


def test_who_gives_up_gets_no_answer() -> None:
    done: list[int] = []
    with pytest.raises(Cancelled):
        analyse(
            played("taiki"),
            EXACT,
            progress=lambda entry, _total: done.append(entry),
            is_cancelled=lambda: len(done) >= 4,
        )
    assert done == [1, 2, 3, 4]


def test_one_seat_may_be_judged_alone() -> None:
    record, asked = played("okiya", 5), Question(budget=24, seat=1, with_luck=False)
    found = [examine(record, asked, entry).move for entry in range(8, len(record.log))]
    assert [move is not None for move in found] == [who == 1 for who, _ in record.log[8:]]


def test_a_tally_counts_the_actions_that_were_a_choice() -> None:
    analysis, _ = solved()
    for tally in analysis.tallies:
        chosen = [move for move in analysis.moves if move.seat == tally.seat and move.seen.outlook.legal > 1]
        assert tally.choices == len(chosen) == sum(tally.marks.values())
        assert tally.loss == sum(move.seen.loss for move in chosen)


def test_a_running_game_with_secrets_is_not_opened() -> None:
    with pytest.raises(ChabudaiError, match="not over"):
        analyse(cut(played("taiki"), 20), QUICK)


def test_a_running_game_without_secrets_may_be_studied() -> None:
    assert examine(cut(played("okiya", 5), 8), EXACT, 7).move is not None


def test_what_the_table_writes_is_passed_over() -> None:
    record = cut(played("okiya", 5), 9)
    match = replay(record)
    match.resign(match.awaiting[0])
    finding = examine(of(match), EXACT, 9)
    assert (finding.move, finding.luck) == (None, None)


def test_there_must_be_such_a_seat_and_such_an_entry() -> None:
    record = played("okiya", 5)
    with pytest.raises(BadSeats, match="no seat 2"):
        analyse(record, Question(seat=2))
    with pytest.raises(ChabudaiError, match="no entry 99"):
        examine(record, QUICK, 99)


def test_a_fingerprint_names_the_question_and_the_game_but_not_the_players() -> None:
    record = played("okiya", 5)
    name = fingerprint(record, QUICK)
    assert fingerprint(msgspec.structs.replace(record, players=["Ana", "Bo"]), QUICK) == name
    assert fingerprint(record, EXACT) != name
    assert fingerprint(cut(record, 8), QUICK) != name
