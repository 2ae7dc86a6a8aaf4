"""No engine of the server helps with a game that begins like a rated game that is still running."""

import asyncio
import json
from typing import Any

import pytest

from chabudai import GAMES, Dice, Match
from chabudai.match import record as records
from chabudai.match.log import Entry
from chabudai.server import tokens
from chabudai.server.reviews.running import HIDDEN_ACTIONS
from chabudai.server.storage.stored_table import Sitter, StoredTable
from chabudai.server.types.tables import ClockPlan
from tests.analysis.games import played
from tests.security.twins import twins
from tests.server.browsers import Browser
from tests.server.wire import Message, Wire, a_legal_play, play_at_random

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _nothing_is_analysed(wire: Wire) -> None:
    """An analysis that is let in stays at its beginning: no process of it outlives the test."""

    async def wait(*_asked: Any) -> Any:
        await asyncio.Event().wait()

    wire.services.analyses.run = wait


CLOCK = {"bank": 600}
Log = list[tuple[Any, str]]


def begun(name: str, actions: int, seed: int = 3) -> Match:
    """A game of random actions, as far as this."""
    dice = Dice(seed)
    match = Match(GAMES[name], chance=lambda _entry: dice)
    match.begin()
    for _ in range(actions):
        seat = match.awaiting[0]
        legal = match.legal(seat)
        match.play(seat, legal[dice.below(len(legal))])
    return match


async def run(wire: Wire, match: Match, *, rated: bool = True) -> str:
    """The same game, running at a table of this server."""
    seats = range(match.seats)
    saved = StoredTable(
        id=tokens.new_table_id(),
        game=match.game.name,
        options=match.options,
        bots=[None for _ in seats],
        secret=tokens.new_secret(),
        created=wire.services.time_source.now(),
        clock=ClockPlan(bank=600),
        rated=rated,
        people={seat: Sitter(f"Guest {seat}", tokens.digest(f"{seat}"), seat) for seat in seats},
        sittings=match.seats,
        log=match.log,
    )
    await wire.services.add_table(saved)
    return saved.id


def over(match: Match, log: Log | None = None, **changed: Any) -> Message:
    """A record as somebody might bring it: what was played, and a resignation."""
    ended = Match(match.game, changed.get("options", match.options), match.seats, strict=False)
    for who, text in log or [(entry.who, entry.text) for entry in match.live()]:
        ended.append(Entry(who, text))
    ended.resign(0)
    record: Message = json.loads(records.of(ended).to_json())
    return record


async def asked(wire: Wire, record: Message) -> list[str | None]:
    """What an analysis and a branch answer: the code of the refusal, or None."""
    branch = {"record": record, "name": "Mallory", "seat": 1, "entries": 1, "level": 1}
    answers = [
        await wire.request("POST", "/api/analysis", {"record": record, "budget": 20}),
        await wire.request("POST", "/api/branches", branch),
    ]
    return [answer.json["code"] if answer.status >= 400 else None for answer in answers]


REFUSED, ANSWERED = ["not-over", "not-over"], [None, None]


@pytest.mark.parametrize("name", ["okiya", "taiki", "yutaka"])
async def test_a_record_that_begins_like_a_running_rated_game_is_refused(wire: Wire, name: str) -> None:
    match = begun(name, 2 * HIDDEN_ACTIONS + 1)
    assert await asked(wire, over(match)) == ANSWERED
    table = await run(wire, match)
    assert await asked(wire, over(match)) == REFUSED
    # As far as somebody foresees it, too.
    longer = begun(name, 2 * HIDDEN_ACTIONS + 2)
    assert await asked(wire, over(longer)) == REFUSED
    async with wire.services.table(table) as running:
        assert not running.match.outcome


@pytest.mark.parametrize("name", ["okiya", "taiki"])
async def test_other_games_and_casual_ones_are_answered(wire: Wire, name: str) -> None:
    match = begun(name, 2 * HIDDEN_ACTIONS)
    await run(wire, match, rated=False)
    await run(wire, begun(name, 2 * HIDDEN_ACTIONS, seed=4))
    assert await asked(wire, over(match)) == ANSWERED
    finished = json.loads(played(name).to_json())
    assert await asked(wire, finished) == ANSWERED


async def test_a_rated_game_is_answered_when_it_is_over(wire: Wire) -> None:
    aiko, bruno = await Browser(wire).account("Aiko"), await Browser(wire).account("Bruno")
    table = (await aiko.create(clock=CLOCK, rated=True))["table"]
    await bruno.join(table)
    sockets = [await aiko.sit(table), await bruno.sit(table)]
    updates = [await socket.hear("update") for socket in sockets]
    mover = next(seat for seat, update in enumerate(updates) if update["view"]["legal"])
    sockets[mover].say(a_legal_play(updates[mover]))
    await sockets[mover].answer(1)
    async with wire.services.table(table) as running:
        record = over(running.match)
    assert await asked(wire, record) == REFUSED
    sockets[0].say({"type": "resign", "id": 2})
    await sockets[0].answer(2)
    assert await asked(wire, record) == ANSWERED


async def test_other_rules_on_paper_do_not_hide_a_running_game(wire: Wire) -> None:
    match = begun("okiya", 4)
    await run(wire, match)
    options = match.options | {"match": "rounds", "target": 3}
    record = over(match, options=GAMES["okiya"].resolve(options, 2, strict=False))
    assert record["options"] != match.options
    assert await asked(wire, record) == REFUSED


def another_way(match: Match) -> Log:
    """The same position by other moves from the first one on."""
    live = [(entry.who, entry.text) for entry in match.live()]
    start = next(index for index, (who, _) in enumerate(live) if isinstance(who, int))
    wanted = match.view(None)

    def search(ahead: Match, log: Log) -> Log | None:
        if len(log) == len(live):
            return log if ahead.view(None) == wanted and log[start] != live[start] else None
        seat = ahead.awaiting[0]
        theirs = {text for who, text in live[start:] if who == seat}
        for text in [text for text in ahead.legal(seat) if text in theirs]:
            following = Match(match.game, match.options, 2, strict=False)
            line = [*log, (seat, text)]
            following.replay(Entry(*one) for one in line)
            if not following.outcome and (found := search(following, line)):
                return found
        return None

    opening = Match(match.game, match.options, 2, strict=False)
    opening.replay(Entry(*one) for one in live[:start])
    return search(opening, live[:start]) or []


async def test_another_order_of_moves_does_not_hide_a_running_game(wire: Wire) -> None:
    match, log = next(
        (match, log) for seed in range(200) if (log := another_way(match := begun("okiya", 5, seed)))
    )
    await run(wire, match)
    assert await asked(wire, over(match, log)) == REFUSED


async def test_entries_of_the_table_do_not_hide_a_running_game(wire: Wire) -> None:
    match = begun("okiya", 3)
    await run(wire, match)
    live: Log = [(entry.who, entry.text) for entry in match.live()]
    live[3:3] = [("table", "bot 1"), ("table", "return 1")]
    assert await asked(wire, over(match, live)) == REFUSED


async def test_hidden_cards_make_no_difference_and_a_refusal_tells_nothing_of_them(wire: Wire) -> None:
    """Made-up cards hide nothing; and whoever guesses hidden cards learns nothing from the answer."""
    pair = next(
        pair
        for seed in range(20)
        for pair in twins(("taiki", 2, {}), None, seed, 14)
        if pair.left != pair.right and sum(isinstance(entry.who, int) for entry in pair.left) >= 6
    )
    left, right = (Match(GAMES["taiki"], {}, 2).replay(log) for log in (pair.left, pair.right))
    assert left.view(0) != right.view(0) or left.view(1) != right.view(1)
    await run(wire, left)
    assert await asked(wire, over(left)) == await asked(wire, over(right)) == REFUSED


async def test_a_hint_in_a_casual_game_is_refused_while_a_rated_one_stands_there(wire: Wire) -> None:
    play_at_random(wire, 1)
    aiko = await Browser(wire).account("Aiko")
    table = (await aiko.create(None, 1))["table"]
    socket = await aiko.sit(table)
    update = await socket.hear("update")
    while not update["view"]["legal"]:
        update = await socket.hear("update")
    socket.say(a_legal_play(update))
    await socket.hear_version(update["version"] + 2)
    async with wire.services.table(table) as casual:
        copied = Match(GAMES["okiya"], casual.match.options, 2).replay(casual.match.live())
    assert (await aiko.ask("POST", f"tables/{table}/hint", {})).status == 200
    await run(wire, copied)
    assert await aiko.refused("POST", f"tables/{table}/hint", {}) == "not-over"
