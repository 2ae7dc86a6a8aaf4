"""`chabudai people`: roles, reports, mutes and bans. A running server follows within a second."""

import asyncio
import getpass
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

import typer

from chabudai.errors import BadOption

if TYPE_CHECKING:
    from chabudai.server.storage.store import Store
    from chabudai.server.time_source import TimeSource
    from chabudai.server.types.desk import FoundPerson, MeasureKind, MeasureShown

Result = TypeVar("Result")
people = typer.Typer(
    name="people", help="Roles, reports, mutes and bans of people here.", no_args_is_help=True
)

Data = Annotated[Path | None, typer.Option(help="The folder that keeps the games.")]
Name = Annotated[
    str, typer.Argument(metavar="NAME", help="The name of an account, or an id that `find` shows.")
]
Why = Annotated[str, typer.Option("--why", help="The reason; it is kept in the audit log.")]
Told = Annotated[
    str, typer.Option("--why", help="The reason; it is kept in the audit log and shown to them.")
]
HowLong = Annotated[
    int | None, typer.Option("--hours", min=1, help="How long, in hours; for good if not said.")
]
TableName = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table, from its address.")]
PageNumber = Annotated[int, typer.Option("--page", min=1, help="Which page, the latest first.")]


class LocalDesk:
    """The desk of a command: whoever is at the server's machine acts as an operator."""

    def __init__(self, store: "Store", time_source: "TimeSource") -> None:
        from chabudai.server.desk.audit_log import Actor
        from chabudai.server.desk.desk import Desk

        self.store, self.time_source = store, time_source
        self.desk: Desk = Desk(store, time_source)
        self.actor: Actor = Actor(person=None, name=f"{_user()} at the server", role="operator")

    async def find(self, text: str) -> "list[FoundPerson]":
        from chabudai.server.desk.views import find_people

        async with self.store.reading() as connection:
            return await find_people(connection, text, self.time_source.now())

    async def person(self, name: str) -> "FoundPerson":
        """Return the account of this name, or the one person of this id or name."""
        from chabudai.server.accounts.account_names import folded

        found = await self.find(name)
        exact = [one for one in found if one.id == name] or [
            one for one in found if one.account and folded(one.name) == folded(name)
        ]
        exact = exact or [one for one in found if one.name == name]
        if len(exact) != 1:
            problem = (
                "there are several guests of this name; use an id"
                if exact
                else "there is nobody of this name"
            )
            raise BadOption(f"{name}: {problem} (chabudai people find {name!r})")
        return exact[0]


def _run(data: Path | None, work: Callable[[LocalDesk], Awaitable[Result]]) -> Result:
    """Open the games beside a running server, do the work, and close them."""
    from chabudai.server.settings import BadSetting, Settings
    from chabudai.server.storage.beside import store_beside
    from chabudai.server.time_source import TimeSource

    async def run() -> Result:
        time_source = TimeSource()
        async with store_beside(Settings.from_environment(data=data), time_source) as store:
            return await work(LocalDesk(store, time_source))

    try:
        return asyncio.run(run())
    except BadSetting as error:
        raise BadOption(str(error)) from None


# Looking


@people.command("list")
def list_(data: Data = None) -> None:
    """List all moderators and operators."""
    _show_people(_run(data, lambda here: here.find("")))


@people.command()
def find(
    text: Annotated[str, typer.Argument(help="A part of a name, or an id.")],
    data: Data = None,
) -> None:
    """Find guests and accounts: their ids, roles and measures."""
    _show_people(_run(data, lambda here: here.find(text)))


@people.command()
def show(name: Name, data: Data = None) -> None:
    """Show what the desk knows of a person: measures, reports, the latest talk."""
    from chabudai.server.desk.views import person_at_desk

    async def read(here: LocalDesk) -> Any:
        person = await here.person(name)
        async with here.store.reading() as connection:
            return await person_at_desk(connection, person.id, here.time_source.now())

    shown = _run(data, read)
    _show_people([shown.person])
    for measure in shown.measures:
        print(f"  {_measure(measure)}")
    for report in shown.reports:
        print(
            f"  report {report.id}: {report.kind} {report.quoted or report.name!r}, {report.verdict or 'open'}"
        )
    for said in shown.talk:
        mark = " (removed)" if said.removed else ""
        print(f"  {_time(said.at)} {said.table} {said.number}: {said.text or said.phrase}{mark}")


@people.command()
def measures(data: Data = None) -> None:
    """List all mutes and bans in force, with their ids."""
    from chabudai.server.desk.views import measures_in_force

    async def read(here: LocalDesk) -> "list[MeasureShown]":
        async with here.store.reading() as connection:
            return await measures_in_force(connection, here.time_source.now())

    for measure in _run(data, read):
        print(f"{measure.name or '(an address)'}: {_measure(measure)}")


@people.command()
def talk(table: TableName, data: Data = None) -> None:
    """Show what was said at a table, with the numbers that `remove-talk` takes."""
    from chabudai.server.desk.views import table_at_desk

    async def read(here: LocalDesk) -> Any:
        async with here.store.reading() as connection:
            return await table_at_desk(connection, table)

    for said in _run(data, read).talk:
        mark = " (removed)" if said.removed else ""
        print(f"{said.number:4} {_time(said.at)} {said.name} [{said.room}]: {said.text or said.phrase}{mark}")


@people.command()
def log(page: PageNumber = 1, data: Data = None) -> None:
    """Show the audit log: who has done what to whom, when and why."""
    from chabudai.server.desk.audit_log import log_page

    async def read(here: LocalDesk) -> Any:
        async with here.store.reading() as connection:
            return await log_page(connection, page - 1)

    for line in _run(data, read).lines:
        message = None if line.message is None else f"message {line.message}"
        about = " ".join(str(part) for part in (line.name, line.table, message) if part)
        print(
            f"{line.number:5} {_time(line.at)} {line.who}: {line.action} {about} — {line.reason}".rstrip(" —")
        )


@people.command()
def export(name: Name, data: Data = None) -> None:
    """Print everything that is stored about a person as JSON, for somebody who asks and cannot sign in."""
    import msgspec

    from chabudai.server.accounts.export import export as read_all

    async def read(here: LocalDesk) -> Any:
        person = await here.person(name)
        async with here.store.reading() as connection:
            return await read_all(connection, person.id)

    print(msgspec.json.format(msgspec.json.encode(_run(data, read)), indent=2).decode())


# Roles, names and measures


@people.command()
def role(
    name: Name,
    role: Annotated[
        Literal["moderator", "operator", "none"], typer.Argument(help="What they are from now on.")
    ],
    why: Why = "",
    data: Data = None,
) -> None:
    """Make an account a moderator or an operator, or neither."""
    from chabudai.server.types.desk import NewRole

    async def act(here: LocalDesk) -> str:
        person = await here.person(name)
        wanted = NewRole(role=None if role == "none" else role, reason=why)
        await here.desk.set_role(here.actor, person.id, wanted)
        return person.name

    called = _run(data, act)
    print(f"{called} has no role now" if role == "none" else f"{called} is {role} now")


@people.command()
def mute(name: Name, why: Told, hours: HowLong = None, data: Data = None) -> None:
    """Let somebody play, but not talk."""
    print(f"{_take(data, name, 'mute', hours, why)} is muted {_how_long(hours)}")


@people.command()
def ban(
    name: Name,
    why: Told,
    hours: HowLong = None,
    addresses: Annotated[
        bool, typer.Option("--addresses", help="Ban guests from the addresses of their open tables, too.")
    ] = False,
    address_hours: Annotated[int, typer.Option(min=1, help="How long those addresses are banned.")] = 24,
    data: Data = None,
) -> None:
    """Close somebody's sessions and tables, and let them in no more."""
    more = {"addresses": addresses, "address_hours": address_hours}
    print(f"{_take(data, name, 'ban', hours, why, **more)} is banned {_how_long(hours)}")


@people.command()
def ban_address(
    address: Annotated[str, typer.Argument(help="An address; of an IPv6 address its whole /64.")],
    why: Told,
    hours: Annotated[int, typer.Option(min=1, help="How long, in hours.")] = 24,
    data: Data = None,
) -> None:
    """Give guests from an address no seat and no account. Accounts that exist play on."""
    made = _run(data, lambda here: here.desk.ban_address(here.actor, address, hours, why))
    print(f"guests from {address} are banned {_how_long(hours)}; to end it: chabudai people end {made}")


@people.command()
def unmute(name: Name, why: Why, data: Data = None) -> None:
    """Let somebody talk again."""
    print(f"{_end_all(data, name, 'mute', why)} may talk again")


@people.command()
def unban(name: Name, why: Why, data: Data = None) -> None:
    """Let somebody in again."""
    print(f"{_end_all(data, name, 'ban', why)} may come in again")


@people.command()
def end(
    measure: Annotated[str, typer.Argument(help="The id of a mute or a ban, as `measures` lists it.")],
    why: Why,
    data: Data = None,
) -> None:
    """End a mute or a ban by its id, such as the ban of an address."""
    _run(data, lambda here: here.desk.end_measure(here.actor, measure, why))
    print("it has ended")


@people.command()
def rename(name: Name, why: Why, data: Data = None) -> None:
    """Take a bad name away: they get a neutral one, and nobody may have the former one."""

    async def act(here: LocalDesk) -> tuple[str, str]:
        person = await here.person(name)
        return person.name, await here.desk.rename(here.actor, person.id, why)

    former, fresh = _run(data, act)
    print(f"{former} is called {fresh} now")


@people.command()
def allow_name(
    name: Annotated[str, typer.Argument(help="A name that was taken away.")], why: Why, data: Data = None
) -> None:
    """Allow a name again that was taken away."""
    _run(data, lambda here: here.desk.allow_name(here.actor, name, why))
    print(f"{name} is allowed again")


# Tables


@people.command()
def remove_talk(
    table: TableName,
    number: Annotated[int, typer.Argument(help="The number of the message, as `talk` shows it.")],
    why: Why,
    data: Data = None,
) -> None:
    """Remove what somebody has said; a mark of it stays."""
    _run(data, lambda here: here.desk.remove_talk(here.actor, table, number, why))
    print("it is removed")


@people.command()
def close_table(table: TableName, why: Told, data: Data = None) -> None:
    """Close a table that waits or is being played. Its game does not count."""
    _run(data, lambda here: here.desk.close_table(here.actor, table, why))
    print("the table is closed")


@people.command()
def undo_rating(table: TableName, why: Why, data: Data = None) -> None:
    """Let a finished rated game not count any more. Later games are rated again."""
    _run(data, lambda here: here.desk.undo_rating(here.actor, table, why))
    print("the game does not count any more; a running server rates the later ones again")


# Reports


@people.command()
def reports(
    closed: Annotated[bool, typer.Option("--closed", help="Show those that are decided.")] = False,
    page: PageNumber = 1,
    data: Data = None,
) -> None:
    """List the reports that wait for a decision."""
    from chabudai.server.desk.reports import Reports

    async def read(here: LocalDesk) -> Any:
        return await Reports(here.store, here.time_source).page(closed=closed, page=page - 1)

    for report in _run(data, read).reports:
        said = "" if report.quoted is None else f": {report.quoted}"
        decided = (
            "" if report.verdict is None else f" — {report.verdict} by {report.decided_by}: {report.note}"
        )
        print(
            f"{report.id} {_time(report.at)} {report.kind} of {report.name} at {report.table}{said}{decided}"
        )
        for one in report.reporters:
            print(f"    {one.name or '(somebody)'}: {one.reason}")


@people.command()
def decide(
    report: Annotated[str, typer.Argument(help="The id of a report.")],
    verdict: Annotated[Literal["upheld", "dismissed"], typer.Argument(help="Whether it was right.")],
    note: Annotated[str, typer.Option(help="A note for other moderators.")] = "",
    data: Data = None,
) -> None:
    """Close a report."""
    from chabudai.server.types.desk import ReportDecision

    decision = ReportDecision(verdict=verdict, note=note)
    _run(data, lambda here: here.desk.decide(here.actor, report, decision))
    print(f"the report is {verdict}")


# Helpers


def _take(data: Path | None, name: str, kind: "MeasureKind", hours: int | None, why: str, **more: Any) -> str:
    from chabudai.server.types.desk import NewMeasure

    async def act(here: LocalDesk) -> str:
        person = await here.person(name)
        wanted = NewMeasure(person=person.id, kind=kind, hours=hours, reason=why, **more)
        await here.desk.measure(here.actor, wanted)
        return person.name

    return _run(data, act)


def _end_all(data: Path | None, name: str, kind: str, why: str) -> str:
    async def act(here: LocalDesk) -> str:
        person = await here.person(name)
        theirs = [measure for measure in person.measures if measure.kind == kind]
        if not theirs:
            raise BadOption(f"there is no {kind} of {person.name} in force")
        for measure in theirs:
            await here.desk.end_measure(here.actor, measure.id, why)
        return person.name

    return _run(data, act)


def _show_people(found: "list[FoundPerson]") -> None:
    for one in found:
        kind = one.role or ("bot" if one.bot else "account" if one.account else "guest")
        notes = "".join(f"; {_measure(measure)}" for measure in one.measures)
        print(f"{one.id}  {one.name} ({kind}, since {_time(one.created)}){notes}")


def _measure(measure: "MeasureShown") -> str:
    until = "for good" if measure.until is None else f"until {_time(measure.until)}"
    state = "" if measure.in_force else " (over)"
    return f"{measure.kind} {measure.id} {until}{state}: {measure.reason}"


def _how_long(hours: int | None) -> str:
    return "for good" if hours is None else f"for {hours} hours"


def _time(moment: int) -> str:
    return datetime.fromtimestamp(moment / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def _user() -> str:
    """Return the name of whoever is at this machine."""
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):
        return "somebody"
