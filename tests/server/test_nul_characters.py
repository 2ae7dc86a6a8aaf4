"""The character NUL, which PostgreSQL cannot store, is refused in every text that people can send."""

from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import inspect as kinds

from chabudai.server.http.described import ApiMethod, endpoints
from chabudai.server.types import socket
from tests.server.wire import Wire

pytestmark = pytest.mark.anyio

MESSAGES = get_args(socket.FromBrowser)


def texts_in(kind: kinds.Type, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], kinds.StrType]]:
    """Every text that a value of this type may hold, and where."""
    match kind:
        case kinds.StrType():
            yield path, kind
        case kinds.UnionType():
            for one in kind.types:
                yield from texts_in(one, path)
        case kinds.StructType():
            for field in kind.fields:
                yield from texts_in(field.type, (*path, field.encode_name))
        case kinds.ListType() | kinds.VarTupleType() | kinds.SetType():
            yield from texts_in(kind.item_type, (*path, "[]"))
        case kinds.DictType():
            yield from texts_in(kind.key_type, (*path, "{}"))
            yield from texts_in(kind.value_type, (*path, "{}"))


ON_A_SOCKET = [
    (message, path, text)
    for message in MESSAGES
    for path, text in texts_in(kinds.type_info(message))
]  # fmt: skip


def test_a_socket_has_these_texts() -> None:
    """So that the next test is known to prove something."""
    found = {(message.__name__, path) for message, path, _ in ON_A_SOCKET}
    assert {("Play", ("key",)), ("Say", ("text",)), ("AddWords", ("text",)), ("Hello", ("name",))} <= found
    assert len({name for name, _ in found}) == len(MESSAGES)


with_nul = st.builds(lambda before, after: f"{before}\0{after}", st.text(max_size=20), st.text(max_size=20))


@pytest.mark.parametrize(
    ("message", "path", "text"),
    ON_A_SOCKET,
    ids=[f"{message.__name__} {path[0]}" for message, path, _ in ON_A_SOCKET],
)
@given(bad=with_nul)
@settings(deadline=None, max_examples=30)
def test_no_text_on_a_socket_may_hold_nul(
    message: type[msgspec.Struct], path: tuple[str, ...], text: kinds.StrType, bad: str
) -> None:
    """Every text field of every message, wherever in the text it stands."""
    assert text.pattern == socket.NO_NUL
    needed = {"text": "a", "yes": True, "seat": 0, "version": 0, "action": 0, "first": 0}
    given = {name: needed[name] for name in message.__struct_fields__ if name in needed}
    base = {
        "type": message.__struct_config__.tag,
        **({} if message is socket.Hello else {"id": 1}),
        **given,
    }
    msgspec.json.decode(msgspec.json.encode(base), type=socket.FromBrowser)
    with pytest.raises(msgspec.ValidationError, match=path[0]):
        msgspec.json.decode(msgspec.json.encode({**base, path[0]: bad}), type=socket.FromBrowser)


@settings(deadline=None)
@given(good=st.text(max_size=60).filter(lambda text: "\0" not in text))
def test_every_other_text_is_read(good: str) -> None:
    said = {"type": "say", "id": 1, "text": good}
    read = msgspec.json.decode(msgspec.json.encode(said), type=socket.FromBrowser)
    assert isinstance(read, socket.Say)
    assert read.text == good


async def test_a_key_with_nul_changes_nothing_and_is_said_so(wire: Wire) -> None:
    one, _, _, _ = await wire.pair()
    await one.hear("update")
    one.say({"type": "resign", "id": 5, "key": "a\0b"})
    refused = await one.hear("refused")
    assert refused["code"] == "bad-message"
    assert "key" in refused["message"]


def asked(wire: Wire) -> list[ApiMethod]:
    return [one for one in endpoints(wire.app.routes) if one.description and one.description.body]


async def test_no_text_in_a_request_may_hold_nul(wire: Wire) -> None:
    """Every request with a body, a text of it at a time: as a field, in a list, as a key."""
    tried = 0
    for endpoint in asked(wire):
        assert endpoint.description
        for path, _ in texts_in(kinds.type_info(endpoint.description.body)):
            content: Any = "a\0b"
            for step in reversed(path):
                content = {
                    "[]": [content],
                    "{}": {content if isinstance(content, str) else "a": content},
                }.get(step, {step: content})
            refused = await wire.request(endpoint.method, endpoint.path.replace("{table}", "aaaa"), content)
            assert refused.status in {400, 401, 403, 429}, (endpoint.line, path, refused.json)
            if refused.status == 400:
                assert "NUL" in refused.json["message"], (endpoint.line, path)
                tried += 1
    assert tried > 10


async def test_text_about_nul_is_no_nul(wire: Wire) -> None:
    """A backslash, a letter and four digits are six characters."""
    table = (await wire.create())["table"]
    answer = await wire.request("POST", f"/api/tables/{table}/join", {"name": "\\u0000"})
    assert answer.status == 200, answer.json


async def test_an_address_with_nul_leads_nowhere(wire: Wire) -> None:
    for path in ("/api/tables/a\0b", "/api/people/a\0b", "/api/tables/a\0b/record"):
        assert (await wire.request("GET", path)).status == 404
    assert (await wire.request("GET", "/api/tables?game=a%00b")).status == 400
    assert await wire.services.store.load("a\0b") is None
