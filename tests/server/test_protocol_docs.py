"""docs/protocol.md tells every message, request and code."""

from pathlib import Path
from typing import cast, get_args

import msgspec
import pytest

from chabudai import errors
from chabudai.errors import ChabudaiError
from chabudai.server import protocol, refusals
from chabudai.server.api import Api
from chabudai.server.described import endpoints
from chabudai.server.house import House

DOCS = (Path(__file__).parent.parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8")
HEADINGS = {line.lstrip("#").strip().strip("`") for line in DOCS.splitlines() if line.startswith("#")}


def codes() -> set[str]:
    modules = [vars(errors).values(), vars(refusals).values()]
    kinds = [kind for module in modules for kind in module if isinstance(kind, type)]
    return {kind.code for kind in kinds if issubclass(kind, ChabudaiError)} - {ChabudaiError.code}


@pytest.mark.parametrize("code", sorted(codes()))
def test_every_code_has_a_heading(code: str) -> None:
    assert code in HEADINGS


@pytest.mark.parametrize(
    "kind",
    [*get_args(protocol.FromBrowser), *get_args(protocol.ToBrowser)],
)
def test_every_message_has_a_heading_and_names_its_fields(kind: type[msgspec.Struct]) -> None:
    tag = str(kind.__struct_config__.tag)
    assert tag in HEADINGS
    section = DOCS.split(f"`{tag}`\n", 1)[1].split("\n#", 1)[0]
    for field in kind.__struct_fields__:
        assert f"`{field}`" in section


@pytest.mark.parametrize("request_line", [found.line for found in endpoints(Api(cast(House, None)).routes())])
def test_every_request_has_a_heading(request_line: str) -> None:
    assert request_line in HEADINGS
