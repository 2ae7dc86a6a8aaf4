"""`chabudai tune`: looks for better knobs of a game's policy by self-play."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import track

from chabudai.cli.given import GameName, Seats
from chabudai.cli.progress import progress_console
from chabudai.errors import BadOption
from chabudai.games import game as find_game
from chabudai.games.card import Game
from chabudai.research.cluster import chosen
from chabudai.research.entrants import parse
from chabudai.research.tuning import Confirmation, Setting, Tuning, advance, begin, confirm, setting


def tune(
    game: GameName,
    keep: Annotated[Path, typer.Option(help="Where the tuning stands; it goes on from there.")],
    seats: Seats = None,
    bot: Annotated[str, typer.Option(help="Who plays, as in the arena.")] = "200/0",
    knobs: Annotated[
        str | None, typer.Option(help="Which knobs, separated by commas; all if not given.")
    ] = None,
    steps: Annotated[int, typer.Option(min=0, help="How many steps in all.")] = 200,
    deals: Annotated[int, typer.Option(min=1, help="Deals a step, each played from both sides.")] = 4,
    most: Annotated[int, typer.Option(min=0, help="Games of the confirming match at most; 0: none.")] = 2000,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")] = 0,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 is one for each core.")] = 0,
    ray: Annotated[str | None, typer.Option(help="Play on this Ray cluster (extra cluster).")] = None,
) -> None:
    """Tune a policy, then let the candidate prove itself against the policy as it is."""
    card = find_game(game)
    parse(bot)
    fresh = begin(card, card.check_seats(seats), bot, seed, _names(card, knobs))
    as_it_is = _told(setting(card, fresh.places))
    tuning = _resumed(keep, fresh)
    spread = chosen(workers, ray)
    console = progress_console()
    for _ in track(range(tuning.steps, steps), description="steps", console=console, transient=True):
        advance(tuning, card, spread, deals)
        keep.write_bytes(msgspec.json.encode(tuning))
    print(f"after {tuning.steps} steps and {tuning.games} games: {_told(setting(card, tuning.places))}")
    print(f"as it is: {as_it_is}")
    verdict = None
    for verdict in confirm(tuning, card, spread, 10 * deals, most):
        console.print(_judged(verdict))
    if verdict is not None:
        print(_judged(verdict))


def _names(card: Game, knobs: str | None) -> list[str]:
    names = list(card.knobs) if knobs is None else knobs.split(",")
    for name in names:
        if name not in card.knobs:
            raise BadOption(
                f"{card.title} has no knob {name!r}, but {', '.join(card.knobs)}", option=name[:40]
            )
    return names


def _resumed(keep: Path, fresh: Tuning) -> Tuning:
    if not keep.exists():
        return fresh
    try:
        kept = msgspec.json.decode(keep.read_bytes(), type=Tuning)
    except msgspec.DecodeError:
        raise BadOption(f"{keep} is not a tuning", option="keep") from None
    if _question(kept) != _question(fresh):
        raise BadOption(f"{keep} keeps another tuning; name another file", option="keep")
    return kept


def _question(tuning: Tuning) -> tuple[object, ...]:
    return (tuning.game, tuning.seats, tuning.bot, tuning.seed, sorted(tuning.places))


def _told(turned: Setting) -> str:
    return ", ".join(f"{name} {value:.3g}" for name, value in turned.items())


def _judged(verdict: Confirmation) -> str:
    answer = {None: "not clear", True: "better: keep it", False: "no better: drop it"}[verdict.kept]
    return f"{verdict.share:.1%} of {verdict.games} games, evidence {verdict.evidence:+.2f}: {answer}"
