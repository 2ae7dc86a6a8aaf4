"""Names of guests."""

import pytest

from chabudai.server.errors import BadName
from chabudai.server.names import clean


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Aiko", "Aiko"),
        ("  Aiko  ", "Aiko"),
        ("Jean  Pierre", "Jean Pierre"),
        ("e\u0301", "é"),
        ("茶太郎", "茶太郎"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("x" * 24, "x" * 24),
        ("<b>Bob</b>", "<b>Bob</b>"),
        ("مريم", "مريم"),
    ],
)
def test_a_name_is_kept_composed_and_trimmed(given: str, kept: str) -> None:
    assert clean(given) == kept


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 25,
        "x" * 100_000,
        "a\nb",
        "a\0b",
        "\u202eoknA",
        "a\u2066b",
        "a\u200fb",
        "\u200b",
        "\u200d",
        "\u0301",
        "a\u2028b",
        "\ue000",
        "\ufeffx\ufeff",
    ],
)
def test_a_name_that_hides_or_overflows_is_refused(name: str) -> None:
    with pytest.raises(BadName):
        clean(name)
