"""docs/protocol.md describes every message, request and code."""

from collections.abc import Iterator
from pathlib import Path
from typing import cast, get_args

import msgspec
import pytest

from chabudai.errors import ChabudaiError
from chabudai.server.http.api import Api
from chabudai.server.http.described import endpoints
from chabudai.server.services import Services
from chabudai.server.types import socket
from setup.languages import FOLDER, SOURCE, messages

ROOT = Path(__file__).parent.parent.parent
DOCS = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
HEADINGS = {line.lstrip("#").strip().strip("`") for line in DOCS.splitlines() if line.startswith("#")}


def family(kind: type[ChabudaiError]) -> Iterator[type[ChabudaiError]]:
    """This refusal and all that are made from it, wherever in the house they are."""
    yield kind
    for child in kind.__subclasses__():
        yield from family(child)


CODES = sorted({kind.code for kind in family(ChabudaiError)} - {ChabudaiError.code})


def test_all_modules_that_refuse_are_known_here() -> None:
    assert {"bad-notation", "stale-version", "foreign-origin", "unavailable"} <= set(CODES)


@pytest.mark.parametrize("code", CODES)
def test_every_code_has_a_heading(code: str) -> None:
    assert code in HEADINGS


@pytest.mark.parametrize("code", CODES)
def test_every_code_has_a_sentence(code: str) -> None:
    assert code in messages(FOLDER / SOURCE / "refusals.ftl")


@pytest.mark.parametrize(
    "kind",
    [*get_args(socket.FromBrowser), *get_args(socket.ToBrowser)],
)
def test_every_message_has_a_heading_and_names_its_fields(kind: type[msgspec.Struct]) -> None:
    tag = str(kind.__struct_config__.tag)
    assert tag in HEADINGS
    section = DOCS.split(f"`{tag}`\n", 1)[1].split("\n#", 1)[0]
    for field in kind.__struct_fields__:
        assert f"`{field}`" in section


@pytest.mark.parametrize(
    "request_line", [found.line for found in endpoints(Api(cast(Services, None)).routes())]
)
def test_every_request_has_a_heading(request_line: str) -> None:
    assert request_line in HEADINGS
