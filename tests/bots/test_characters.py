"""The characters of bots: the same for everybody, and nobody's double."""

from chabudai.bots.characters import CHARACTERS, characters_at

TABLES = [f"table {number}" for number in range(200)]


def test_the_bots_of_a_table_are_different_characters() -> None:
    for table in TABLES:
        assert len(set(characters_at(table, 7))) == 7


def test_the_same_table_and_seat_have_the_same_character() -> None:
    for table in TABLES:
        assert characters_at(table, 7)[:3] == characters_at(table, 3)


def test_every_character_plays_at_some_table() -> None:
    assert {characters_at(table, 1)[0] for table in TABLES} == set(range(len(CHARACTERS)))


def test_a_bot_never_has_the_name_of_a_person_at_its_table() -> None:
    for table in TABLES:
        before = characters_at(table, 5)
        name = CHARACTERS[before[2]].upper()
        after = characters_at(table, 5, [name])
        assert CHARACTERS[after[2]].upper() != name
        assert len(set(after)) == 5
        assert [*after[:2], *after[3:]] == [*before[:2], *before[3:]]


def test_a_table_of_more_seats_than_characters_is_filled() -> None:
    assert len(characters_at("large", 12, CHARACTERS)) == 12
