"""Requests about one's own account: become a guest, make an account, change it, delete it."""

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from chabudai.server.accounts.export import export
from chabudai.server.accounts.identity import Identity
from chabudai.server.errors import (
    BadName,
    BadPasskey,
    BadPassword,
    Banned,
    ConfirmIdentity,
    HasAccount,
    LastKey,
    NameTaken,
    TooMany,
)
from chabudai.server.http.described import described
from chabudai.server.http.endpoint import ACCOUNT, CONFIRMED, OWNER, WHO, Endpoint, answer
from chabudai.server.http.identify import give_cookie
from chabudai.server.types.accounts import (
    Me,
    NewAccount,
    NewGuest,
    NewName,
    NewPasskey,
    NewPassword,
    NewToken,
    PasskeyWanted,
    TokenShown,
    Welcome,
)


class MyRequests(Endpoint):
    def routes(self) -> list[BaseRoute]:
        return [
            Route("/me", self.me, methods=["GET"]),
            Route("/me", self.be_guest, methods=["POST"]),
            Route("/me", self.leave, methods=["DELETE"]),
            Route("/me/export", self.export, methods=["GET"]),
            Route("/me/account", self.make_account, methods=["POST"]),
            Route("/me/name", self.rename, methods=["PUT"]),
            Route("/me/password", self.change_password, methods=["PUT"]),
            Route("/me/recovery", self.new_recovery, methods=["POST"]),
            Route("/me/bot", self.be_bot, methods=["POST"]),
            Route("/me/passkeys/options", self.ask_for_passkey, methods=["POST"]),
            Route("/me/passkeys", self.add_passkey, methods=["POST"]),
            Route("/me/passkeys/{key}", self.remove_passkey, methods=["DELETE"]),
            Route("/me/tokens", self.new_token, methods=["POST"]),
            Route("/me/tokens/{key}", self.revoke, methods=["DELETE"]),
        ]

    @described(answers=Me | None, refuses=WHO)
    async def me(self, request: Request) -> Response:
        """The guest or account of this browser; null if there is none."""
        self._admit(request)
        identity = await self._who(request)
        return answer(identity and await self._services.accounts.me(identity))

    @described(answers=dict[str, Any], refuses=OWNER)
    async def export(self, request: Request) -> Response:
        """Everything that is stored about me, without secrets."""
        self._admit(request)
        me = await self._owner(request)
        async with self._services.store.reading() as connection:
            found = await export(connection, me.person)
        name = 'attachment; filename="chabudai.json"'
        return answer(found, headers={"Content-Disposition": name})

    @described(
        answers=Me, status=201, body=NewGuest, refuses=(*OWNER, Banned, BadName, NameTaken, HasAccount)
    )
    async def be_guest(self, request: Request) -> Response:
        """A new guest, or a new name for the one this browser is."""
        self._admit(request)
        wanted, identity = await self._body(request, NewGuest), await self._who(request)
        if identity is None:
            self._admit(request, "new person")
            self._check_address(request)
            token = await self._services.accounts.new_guest(wanted.name)
            identity = await self._services.identity_of(token)
            return give_cookie(request, answer(await self._services.accounts.me(identity), 201), token)
        identity.check_owner()
        if identity.account:
            raise HasAccount("an account has its own name")
        await self._services.accounts.rename_guest(identity, wanted.name)
        return answer(await self._services.accounts.me(identity), 201)

    @described(
        answers=Welcome,
        status=201,
        body=NewAccount,
        refuses=(*OWNER, Banned, HasAccount, BadName, BadPassword, NameTaken),
    )
    async def make_account(self, request: Request) -> Response:
        """Make an account of the guest, with a password."""
        self._admit(request, "new person")
        wanted, identity = await self._body(request, NewAccount), await self._owner(request)
        if identity.account:
            raise HasAccount("this is an account already")
        self._check_address(request)
        await self._services.passwords.check_new(wanted.password, wanted.name)
        hashed = await self._services.passwords.hash(wanted.password)
        token, recovery = await self._services.accounts.become(identity, wanted.name, hashed)
        await self._services.read_again(identity.person)
        return await self._welcome(request, identity, token, recovery)

    @described(answers=Me, body=NewName, refuses=(*ACCOUNT, BadName, NameTaken))
    async def rename(self, request: Request) -> Response:
        """Another name for the account."""
        self._admit(request, "new person")
        wanted, identity = await self._body(request, NewName), await self._account(request)
        await self._services.accounts.rename(identity, wanted.name)
        await self._services.read_again(identity.person)
        return answer(await self._services.accounts.me(identity))

    @described(answers=Me, body=NewPassword, refuses=(*CONFIRMED, BadPassword))
    async def change_password(self, request: Request) -> Response:
        """A new password. All other browsers have to sign in again; tokens, webhooks and push end."""
        self._admit(request, "sign in")
        wanted, identity = await self._body(request, NewPassword), await self._confirmed(request)
        await self._services.passwords.check_new(wanted.password, identity.name)
        hashed = await self._services.passwords.hash(wanted.password)
        token = await self._services.accounts.set_password(identity, hashed)
        self._services.end_access(identity.person)
        return give_cookie(request, answer(await self._services.accounts.me(identity)), token)

    @described(answers=Welcome, refuses=CONFIRMED)
    async def new_recovery(self, request: Request) -> Response:
        """A new recovery code instead of the old one."""
        self._admit(request, "sign in")
        identity = await self._confirmed(request)
        recovery = await self._services.accounts.new_recovery(identity)
        return answer(Welcome(me=await self._services.accounts.me(identity), recovery=recovery))

    @described(answers=Me, refuses=(*CONFIRMED, HasAccount))
    async def be_bot(self, request: Request) -> Response:
        """Be the account of a bot, for ever."""
        self._admit(request)
        identity = await self._confirmed(request)
        await self._services.accounts.become_bot(identity)
        return answer(await self._services.accounts.me(identity))

    @described(answers=None, status=204, refuses=(*OWNER, ConfirmIdentity))
    async def leave(self, request: Request) -> Response:
        """Delete the account or the guest."""
        self._admit(request, "sign in")
        identity = await self._owner(request)
        identity.check_fresh(self._services.time_source.now())
        await self._services.delete_account(identity.person)
        return give_cookie(request, Response(status_code=204), None)

    # Keys

    @described(
        answers=dict[str, Any],
        body=PasskeyWanted,
        refuses=(*CONFIRMED, BadName, NameTaken, BadPasskey),
    )
    async def ask_for_passkey(self, request: Request) -> Response:
        """What the browser needs to make a passkey."""
        self._admit(request, "sign in")
        wanted, identity = await self._body(request, PasskeyWanted), await self._owner(request)
        identity.check_fresh(self._services.time_source.now())
        # Checked before the browser makes a passkey that would be useless.
        await self._services.accounts.check_free(wanted.name or "", identity)
        return answer(await self._services.passkeys.ask_for_new(request, identity, wanted.name))

    @described(
        answers=Welcome,
        status=201,
        body=NewPasskey,
        refuses=(*OWNER, Banned, ConfirmIdentity, BadName, BadPasskey, NameTaken, TooMany),
    )
    async def add_passkey(self, request: Request) -> Response:
        """Add a passkey; with a name, a guest becomes an account."""
        self._admit(request, "sign in")
        wanted, identity = await self._body(request, NewPasskey), await self._owner(request)
        identity.check_fresh(self._services.time_source.now())
        if not identity.account:
            self._check_address(request)
        token, recovery = await self._services.passkeys.add(request, identity, wanted)
        if token:
            await self._services.read_again(identity.person)
        return await self._welcome(request, identity, token, recovery)

    @described(answers=Me, refuses=(*ACCOUNT, LastKey))
    async def remove_passkey(self, request: Request) -> Response:
        """Remove a passkey."""
        self._admit(request)
        identity = await self._account(request)
        await self._services.keys.remove_passkey(identity.person, request.path_params["key"])
        return answer(await self._services.accounts.me(identity))

    @described(answers=TokenShown, status=201, body=NewToken, refuses=(*CONFIRMED, BadName, TooMany))
    async def new_token(self, request: Request) -> Response:
        """A personal token for a program, shown once."""
        self._admit(request, "new person")
        wanted, identity = await self._body(request, NewToken), await self._confirmed(request)
        return answer(await self._services.keys.new_token(identity, wanted), 201)

    @described(answers=Me, refuses=ACCOUNT)
    async def revoke(self, request: Request) -> Response:
        """Revoke a personal token."""
        self._admit(request)
        identity = await self._account(request)
        revoked = await self._services.keys.revoke(identity.person, request.path_params["key"])
        self._services.disconnect(identity.person, revoked)
        return answer(await self._services.accounts.me(identity))

    # Helpers

    async def _welcome(
        self, request: Request, identity: Identity, token: str | None, recovery: str | None
    ) -> Response:
        welcome = Welcome(me=await self._services.accounts.me(identity), recovery=recovery)
        return self._let_in(request, welcome, token, identity, 201) if token else answer(welcome, 201)
