"""The OpenAPI description is complete and true."""

import jsonschema
import pytest
from jsonschema import Draft202012Validator

from chabudai.games import GAMES
from chabudai.server.http.described import endpoints
from tests.server.wire import Message, Wire, a_legal_play

pytestmark = pytest.mark.anyio


async def test_every_request_is_described(wire: Wire) -> None:
    silent = [found.line for found in endpoints(wire.app.routes) if not found.description]
    assert silent == [], "put @described(...) beside the function that answers it"


async def test_every_description_has_a_summary_of_its_own(wire: Wire) -> None:
    told = (await wire.request("GET", "/api/openapi.json")).json
    operations = [operation for path in told["paths"].values() for operation in path.values()]
    assert len(operations) == len(endpoints(wire.app.routes))
    for field in ("summary", "operationId"):
        words = [operation[field] for operation in operations]
        assert all(words)
        assert len(set(words)) == len(words)


async def test_a_refusal_lists_its_codes_at_its_status(wire: Wire) -> None:
    told = (await wire.request("GET", "/api/openapi.json")).json
    answers = told["paths"]["/api/tables/{table}/join"]["post"]["responses"]
    assert set(answers) == {"200", "400", "403", "404", "409", "410", "413", "422", "429", "503"}
    assert answers["409"]["description"] == "name-taken, seat-taken"


def _validator(told: Message, schema: Message) -> Draft202012Validator:
    return Draft202012Validator({**schema, "$defs": told["$defs"]})


async def test_what_is_said_on_a_socket_is_what_its_schema_says(wire: Wire) -> None:
    told = (await wire.request("GET", "/api/protocol.json")).json
    sent, received = (_validator(told, told[side]) for side in ("from_browser", "to_browser"))
    one, two, _, _ = await wire.pair()
    update = await one.hear("update")
    play = a_legal_play(update)
    one.say(play)
    two.say({"type": "undo"})
    heard = [update, await one.hear("done"), await two.hear("refused")]
    assert sent.is_valid(play)
    assert not sent.is_valid({"type": "undo"})
    assert all(received.is_valid(message) for message in heard)
    _validator(told, told["games"]["okiya"]["view"]).validate(update["view"])
    _validator(told, told["games"]["okiya"]["action"]).validate(play["action"])
    with pytest.raises(jsonschema.ValidationError):
        _validator(told, told["games"]["taiki"]["view"]).validate(update["view"])


async def test_every_game_is_in_the_description_of_the_socket(wire: Wire) -> None:
    told = (await wire.request("GET", "/api/protocol.json")).json
    assert list(told["games"]) == list(GAMES)
    for definition in told["$defs"].values():
        Draft202012Validator.check_schema(definition)
