"""Every kind of sender, each with its credentials: a cookie, a token, another page, or nothing."""

from collections.abc import Awaitable, Callable
from itertools import count

from chabudai.server.desk.audit_log import Actor
from chabudai.server.types.accounts import Role
from chabudai.server.types.desk import NewRole
from tests.server.browsers import Browser
from tests.server.wire import Wire

Headers = dict[str, str]
_numbers = count(1)


def a_name() -> str:
    return f"Person {next(_numbers)}"


async def nobody(_wire: Wire) -> Headers:
    return {}


async def foreign_page(wire: Wire) -> Headers:
    """Somebody else's page in the browser of an account: the cookie comes along."""
    return {**(await account(wire)), "origin": "https://elsewhere.example"}


async def no_page(wire: Wire) -> Headers:
    """The cookie of an account, without a word about the page."""
    return {"cookie": (await account(wire))["cookie"]}


async def guest(wire: Wire) -> Headers:
    return (await Browser(wire).guest(a_name())).headers


async def account(wire: Wire) -> Headers:
    return (await Browser(wire).account(a_name())).headers


async def signed_out(wire: Wire) -> Headers:
    """A cookie that was good once."""
    browser = await Browser(wire).account(a_name())
    kept = browser.headers
    await browser.post("sign-out")
    return kept


async def reader(wire: Wire) -> Headers:
    return await _program(wire, "read")


async def player(wire: Wire) -> Headers:
    return await _program(wire, "play")


async def revoked(wire: Wire) -> Headers:
    """A personal token that was good once."""
    browser = await Browser(wire).account(a_name())
    made = await browser.post("me/tokens", {"label": "mine", "scope": "play"})
    await browser.delete(f"me/tokens/{made['id']}")
    return {"authorization": f"Bearer {made['token']}"}


async def moderator(wire: Wire) -> Headers:
    return (await _with_role(wire, "moderator")).headers


async def operator(wire: Wire) -> Headers:
    return (await _with_role(wire, "operator")).headers


async def moderating_token(wire: Wire) -> Headers:
    """A program of a moderator: the desk is for people."""
    made = await (await _with_role(wire, "moderator")).post("me/tokens", {"label": "mine", "scope": "play"})
    return {"authorization": f"Bearer {made['token']}"}


async def _with_role(wire: Wire, role: Role) -> Browser:
    name = a_name()
    browser = await Browser(wire).account(name)
    found = await wire.services.accounts.named(name)
    machine = Actor(person=None, name="a test", role="operator")
    await wire.services.desk.set_role(machine, found.id, NewRole(role=role))
    return browser


async def _program(wire: Wire, scope: str) -> Headers:
    browser = await Browser(wire).account(a_name())
    made = await browser.post("me/tokens", {"label": "mine", "scope": scope})
    return {"authorization": f"Bearer {made['token']}"}


ROLES: dict[str, Callable[[Wire], Awaitable[Headers]]] = {
    role.__name__: role
    for role in (
        *(nobody, foreign_page, no_page, guest, account, signed_out, reader, player, revoked),
        *(moderator, operator, moderating_token),
    )
}
