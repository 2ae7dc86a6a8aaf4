"""A person at the terminal: presses keys until it is their turn, and plays whatever the keys point at."""

from typing import Any

from textual.pilot import Pilot

from chabudai import game
from chabudai.bots.thinking import think
from chabudai.terminal.app import TableApp
from chabudai.terminal.home import Home

SMALL = (80, 24)
PATIENCE = 2000
"""Rounds of the event loop until a test that waits for something that never comes gives up."""


async def at_once(name: str, level: int, seed: int, view: bytes) -> str:
    return think(name, level, seed, view)


def home(name: str, seats: int | None = None, seed: int = 5, **options: Any) -> Home:
    return Home(
        game(name),
        options,
        seats,
        levels=(1,),
        seed=seed,
        think=at_once,
        unhurried=False,
    )


def seen(app: TableApp) -> Any:
    assert app.sight is not None
    assert app.sight.view is not None
    return app.sight.view


async def my_turn(app: TableApp, pilot: Pilot[None]) -> Any:
    """The view in which something is asked, or the last one."""
    for _ in range(PATIENCE):
        if app.sight and app.sight.view is not None and (app.sight.view.legal or app.sight.view.outcome):
            return app.sight.view
        await pilot.pause()
    raise AssertionError("nothing was asked")


async def act(app: TableApp, pilot: Pilot[None], *keys: str) -> None:
    """Press keys, then Enter until the action is played."""
    assert app.sight is not None
    version = app.sight.version
    for key in keys:
        await pilot.press(key)
    for _ in range(4):
        await pilot.press("enter")
        await pilot.pause()
        if app.sight.version != version:
            return
    raise AssertionError("nothing was played")


async def play_to_the_end(app: TableApp, pilot: Pilot[None]) -> int:
    """How many actions it took."""
    count = 0
    while not (await my_turn(app, pilot)).outcome:
        await act(app, pilot, *(["tab"] if count % 2 else []))
        count += 1
    return count
