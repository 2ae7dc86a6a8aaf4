"""`chabudai new-game`: write a small running game into a checkout."""

import contextlib
import keyword
import re
from collections.abc import Mapping
from pathlib import Path
from string import ascii_uppercase
from typing import Annotated

import typer

from chabudai.errors import BadOption

BOARD = Path("templates/board")
"""A board of its own for that game."""

TEMPLATE = Path("templates/game")
"""The game that is written, laid out as the checkout is. `newgame` stands for the name and `NG` for the letters."""

GAMES = Path("src/chabudai/games")
PAGES = Path("docs/games")
BOARDS = Path("web/src/games")
NAME = re.compile(r"[a-z]{2}[a-z0-9]{1,12}")
_PREFIX = re.compile(r"^- \*\*([A-Z]+)\d", re.MULTILINE)
_IMPORTS = re.compile(r"(?:^from chabudai.*\n)+", re.MULTILINE)

NewName = Annotated[
    str, typer.Argument(metavar="NAME", help="The name in code and files, for example: pebbles.")
]


WithBoard = Annotated[bool, typer.Option("--board", help="Give it a board of its own in the page, too.")]


def new_game(name: NewName, board: WithBoard = False) -> None:
    """Write a small running game into this checkout: rules, notation, views, tests and a page of its rules."""
    root = find_checkout(Path.cwd())
    files = filled_in(root, check_name(root, name), TEMPLATE, *([BOARD] if board else []))
    write(root, files)
    for path in sorted(files):
        print(f"wrote {path.as_posix()}")
    if board:
        print("\nWrite the types of its views for the page: python web/generate_types.py")
    print(f"\n{name.capitalize()} runs at once: chabudai play {name}, or chabudai serve.")
    print(
        f"docs/add-a-game.md says how to make it yours. Its rules are in {GAMES / name / 'rules' / 'state.py'}."
    )


def find_checkout(folder: Path) -> Path:
    """Return the checkout that this folder is in, or raise `BadOption`."""
    for root in (folder, *folder.parents):
        if (root / TEMPLATE).is_dir() and (root / GAMES).is_dir():
            return root
    raise BadOption(
        f"{folder} is not in a checkout of Chabudai: a new game is written beside the others, so go there first"
    )


def check_name(root: Path, name: str) -> str:
    """Return the name of a new game, or raise `BadOption` if it cannot be one or is taken."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise BadOption(
            f"{name!r} cannot be the name of a game: it needs 3 to 14 small letters and digits, two letters first"
        )
    for path in (
        GAMES / name,
        GAMES / f"{name}.py",
        PAGES / f"{name}.md",
        Path("tests/games") / name,
        BOARDS / name,
    ):
        if (root / path).exists():
            raise BadOption(f"the name {name} is taken: there is {path.as_posix()} already")
    return name


def filled_in(root: Path, name: str, *templates: Path) -> dict[Path, str]:
    """Return the files of these templates by path, with the name and the letters of the rule ids filled in."""
    words = {
        "newgame": name,
        "Newgame": name.capitalize(),
        "NEWGAME": name.upper(),
        "NG": letters(root, name),
    }
    return {
        Path(fill(path.relative_to(root / template).as_posix(), words)): sort_imports(
            fill(path.read_text(encoding="utf-8"), words)
        )
        for template in templates
        for path in sorted((root / template).rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts
    }


def fill(text: str, words: Mapping[str, str]) -> str:
    """Return a text with the words of the template replaced. `NG` is one only where a number follows."""
    return re.sub(r"newgame|Newgame|NEWGAME|\bNG(?=\d)", lambda found: words[found.group()], text)


def sort_imports(text: str) -> str:
    """Return a text with its imports of ours in order: where those of the new game belong depends on its name."""
    return _IMPORTS.sub(lambda found: "".join(sorted(found.group().splitlines(keepends=True))), text)


def letters(root: Path, name: str) -> str:
    """Return two letters for the ids of the rules that no other page uses, from the name if they are free."""
    pages = (root / PAGES).glob("*.md")
    used = {prefix for page in pages for prefix in _PREFIX.findall(page.read_text(encoding="utf-8"))}
    own = [letter for letter in name.upper() if letter in ascii_uppercase]
    pairs = [first + second for first in [*own, *ascii_uppercase] for second in [*own[1:], *ascii_uppercase]]
    free: list[str] = [pair for pair in pairs if pair not in used]
    return free[0]


def write(root: Path, files: Mapping[Path, str]) -> None:
    """Write all files, or none: if one cannot be written, remove what was."""
    made: list[Path] = []
    try:
        for path, text in files.items():
            missing = [folder for folder in (root / path).parents if not folder.exists()]
            for folder in reversed(missing):
                folder.mkdir()
                made.append(folder)
            with (root / path).open("x", encoding="utf-8", newline="\n") as file:
                made.append(root / path)
                file.write(text)
    except OSError as error:
        for path in reversed(made):
            with contextlib.suppress(OSError):
                path.rmdir() if path.is_dir() else path.unlink()
        raise BadOption(f"cannot write {error.filename}: {error.strerror}; nothing has changed") from None
