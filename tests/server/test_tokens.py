"""Tokens and ids cannot be guessed: how many bits each has, and how a token is compared."""

import ast
import hmac
import math
import random
from collections.abc import Callable
from pathlib import Path

import pytest

import chabudai.server
from chabudai.server import random_source, tokens

LETTERS = 32


@pytest.mark.parametrize(
    ("make", "letters", "alphabet", "bits"),
    [
        (tokens.new_table_id, 12, LETTERS, 60),
        (tokens.new_token, 32, 64, 192),
        (tokens.new_recovery, 20, LETTERS, 100),
    ],
)
def test_nobody_guesses_a_word_of_so_many_bits(
    make: Callable[[], str], letters: int, alphabet: int, bits: int
) -> None:
    """Of 2,000 words none comes twice, all have the same length, and every letter of the alphabet is in use."""
    words = [make() if make is tokens.new_token else make().replace("-", "") for _ in range(2_000)]
    assert len(set(words)) == len(words)
    assert {len(word) for word in words} == {letters}
    assert len(set("".join(words))) == alphabet
    assert letters * math.log2(alphabet) == bits


def test_a_token_is_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    token = tokens.new_token()
    kept, other = tokens.digest(token), tokens.digest(token + "x")
    compared: list[tuple[bytes, bytes]] = []
    same = hmac.compare_digest

    def compare(one: bytes, two: bytes) -> bool:
        compared.append((one, two))
        return same(one, two)

    monkeypatch.setattr(hmac, "compare_digest", compare)
    assert tokens.fits(token, kept)
    assert not tokens.fits(token + "x", kept)
    assert compared == [(kept, kept), (other, kept)]


def test_all_randomness_of_the_server_comes_from_the_operating_system_through_one_module() -> None:
    assert type(random_source.source) is random.SystemRandom
    folder = Path(chabudai.server.__file__).parent
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in folder.rglob("*.py")}
    own = {path.name for path, tree in trees.items() if asks_for_random_numbers(tree)}
    assert own == {"random_source.py"}


def asks_for_random_numbers(tree: ast.AST) -> bool:
    imported = [
        name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names
    ] + [str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    named = [node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)]
    return bool({"random", "secrets", "uuid"} & {*imported}) or "urandom" in named
