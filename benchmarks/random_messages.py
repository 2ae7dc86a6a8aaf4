"""Messages that somebody might send: good ones, good ones with something wrong, and bytes. Made from a seed, so that
whatever breaks can be sent again."""

from random import Random
from typing import Any

import msgspec

ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    7,
    2**31,
    2**63 - 1,
    2**64,
    -(2**63),
    10**30,
    0.5,
    1e308,
    "",
    "a1",
    "chance",
    "table",
    "undo 0 0",
    "\x00",
    "\u202e",
    "é" * 70,
    "x" * 3_000,
    [],
    {},
    [[]],
    {"do": "take"},
    {"do": "take", "cell": "z9"},
    {"type": "play"},
]

COMMANDS: list[dict[str, Any]] = [
    {"type": "play", "version": 1, "action": {"do": "take", "cell": "a1"}},
    {"type": "undo"},
    {"type": "draw"},
    {"type": "answer", "yes": True},
    {"type": "answer", "yes": False},
    {"type": "return"},
    {"type": "arrange", "seat": 1, "bot": 1},
    {"type": "arrange", "seat": 1, "bot": None},
    {"type": "sit", "seat": 1},
    {"type": "leave"},
    {"type": "words", "text": "mine"},
    {"type": "share", "on": True},
    {"type": "share", "on": False},
    {"type": "rematch"},
    {"type": "look", "first": 0, "count": 16},
    {"type": "say", "text": "hello"},
    {"type": "say", "phrase": "thanks"},
    {"type": "say", "point": {"seat": 0, "slot": 1}},
    {"type": "hello", "token": None, "since": 0},
    {"type": "resign"},
]


def message(dice: Random, legal: list[Any], version: int) -> bytes:
    """One message: as it should be, changed a little, or no message at all."""
    wish = dict(dice.choice(COMMANDS[:-1] if dice.random() < 0.97 else COMMANDS))
    wish["id"] = dice.randrange(1_000)
    if wish["type"] == "play":
        wish["version"] = version
        wish["action"] = dice.choice(legal) if legal else wish["action"]
    if dice.random() < 0.2:
        wish["key"] = f"key {dice.randrange(20)}"
    for _ in range(dice.choice((0, 0, 1, 1, 2, 3))):
        wish = change(dice, wish)
    text = spoil(dice, written(wish)) if dice.random() < 0.3 else written(wish)
    return bytes(dice.randrange(256) for _ in range(dice.randrange(200))) if dice.random() < 0.05 else text


def change(dice: Random, wish: Any) -> Any:
    """Another value somewhere, a field too many or one too few."""
    if isinstance(wish, dict) and wish and dice.random() < 0.9:
        name = dice.choice(sorted(wish))
        kind = dice.random()
        if kind < 0.2:
            return {key: value for key, value in wish.items() if key != name}
        if kind < 0.3:
            return {**wish, dice.choice(("seat", "extra", "version", "key", "token")): dice.choice(ODD)}
        return {**wish, name: change(dice, wish[name])}
    if isinstance(wish, list) and wish and dice.random() < 0.9:
        place = dice.randrange(len(wish))
        return [*wish[:place], change(dice, wish[place]), *wish[place + dice.randrange(2) :]]
    if isinstance(wish, int) and not isinstance(wish, bool) and dice.random() < 0.5:
        return wish + dice.choice((-1, 1, 2, 100))
    return dice.choice(ODD)


def spoil(dice: Random, text: bytes) -> bytes:
    """Bytes changed, cut, doubled or put in."""
    place = dice.randrange(len(text) + 1)
    return dice.choice(
        (
            text[:place],
            text[:place] + bytes([dice.randrange(256)]) + text[place + 1 :],
            text[:place] + text[place // 2 :],
            text[:place] + b"[" * dice.choice((1, 50, 9_000)) + text[place:],
            text[:place] + b'"\\ud800"' + text[place:],
            text[:place] + b"9" * dice.choice((20, 400, 5_000)) + text[place:],
        )
    )


def written(wish: Any) -> bytes:
    try:
        return msgspec.json.encode(wish)
    except OverflowError:
        return repr(wish).replace("'", '"').replace("None", "null").replace("True", "true").encode()
