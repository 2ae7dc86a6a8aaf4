"""Requests to sign in and out. Who guesses learns nothing: a wrong name and a wrong password get the same answer."""

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from chabudai.server.people import passwords
from chabudai.server.people.browsers import browsers_of, sign_out_of
from chabudai.server.people.identity import give_cookie
from chabudai.server.people.protocol import Me, PasskeyShown, Recover, SignedIn, SignIn, Welcome
from chabudai.server.people.unique_names import folded
from chabudai.server.refusals import BadCredentials, BadPasskey, BadPassword
from chabudai.server.tables import tokens
from chabudai.server.wire.described import described
from chabudai.server.wire.door import OWNER, WHO, Door, answer


class SigningRequests(Door):
    def routes(self) -> list[BaseRoute]:
        return [
            Route("/sign-in", self.sign_in, methods=["POST"]),
            Route("/sign-in/passkey/options", self.ask_to_sign_in, methods=["POST"]),
            Route("/sign-in/passkey", self.sign_in_by_passkey, methods=["POST"]),
            Route("/sign-out", self.sign_out, methods=["POST"]),
            Route("/sign-out/everywhere", self.sign_out_everywhere, methods=["POST"]),
            Route("/me/browsers", self.browsers, methods=["GET"]),
            Route("/me/browsers/{browser}", self.sign_out_of, methods=["DELETE"]),
            Route("/recover", self.recover, methods=["POST"]),
        ]

    @described(answers=Me, body=SignIn, refuses=WHO)
    async def sign_in(self, request: Request) -> Response:
        """Sign in with a name and a password."""
        self._admit(request, "sign in")
        wanted = await self._body(request, SignIn)
        self._house.rates.check("sign in as", folded(wanted.name[:200]))
        found = await self._house.accounts.named(wanted.name)
        kept = found.password if found else None
        if not await self._house.passwords.fits(wanted.password, kept) or kept is None:
            raise BadCredentials("there is no account with this name and password")
        if self._house.passwords.is_old(kept):
            fresh = await self._house.passwords.hash(wanted.password)
            await self._house.accounts.set_password(found.id, fresh, end_sessions=False)
        return await self._let_in(request, found.id)

    @described(answers=dict[str, Any], refuses=(BadPasskey,))
    async def ask_to_sign_in(self, request: Request) -> Response:
        """What the browser needs to sign in by passkey."""
        self._admit(request, "sign in")
        return answer(await self._house.passkeys.ask(request))

    @described(answers=Me, body=PasskeyShown, refuses=(*WHO, BadPasskey))
    async def sign_in_by_passkey(self, request: Request) -> Response:
        """Sign in by passkey."""
        self._admit(request, "sign in")
        shown = await self._body(request, PasskeyShown)
        return await self._let_in(request, await self._house.passkeys.sign_in(request, shown.credential))

    async def _let_in(self, request: Request, person: str) -> Response:
        """A new session, whatever cookie came with the request."""
        former = await self._who(request)
        token = await self._house.accounts.sign_in(
            person, former.key if former and former.scope == "all" else None
        )
        identity = await self._house.identity_of(token)
        return give_cookie(request, answer(await self._house.accounts.me(identity)), token)

    @described(answers=None, status=204, refuses=OWNER)
    async def sign_out(self, request: Request) -> Response:
        """Sign out of this browser."""
        self._admit(request)
        identity = await self._owner(request)
        await self._house.accounts.sign_out(identity.key)
        self._house.dismiss(identity.person, identity.key)
        return give_cookie(request, Response(status_code=204), None)

    @described(answers=None, status=204, refuses=OWNER)
    async def sign_out_everywhere(self, request: Request) -> Response:
        """Sign out of every browser."""
        self._admit(request)
        identity = await self._owner(request)
        await self._house.accounts.sign_out_everywhere(identity.person)
        self._house.dismiss(identity.person)
        return give_cookie(request, Response(status_code=204), None)

    @described(answers=list[SignedIn], refuses=OWNER)
    async def browsers(self, request: Request) -> Response:
        """Where I am signed in."""
        self._admit(request)
        return answer(await browsers_of(self._house.store, await self._owner(request)))

    @described(answers=list[SignedIn], refuses=OWNER)
    async def sign_out_of(self, request: Request) -> Response:
        """Sign out of one browser; the others are told."""
        self._admit(request)
        identity = await self._owner(request)
        ended = await sign_out_of(self._house.store, identity.person, request.path_params["browser"])
        self._house.dismiss(identity.person, ended)
        return answer(await browsers_of(self._house.store, identity))

    @described(answers=Welcome, body=Recover, refuses=(*WHO, BadPassword))
    async def recover(self, request: Request) -> Response:
        """A new password for whoever has the recovery code, which is then replaced."""
        self._admit(request, "sign in")
        wanted = await self._body(request, Recover)
        self._house.rates.check("sign in as", folded(wanted.name[:200]))
        passwords.check(wanted.password, wanted.name)
        found = await self._house.accounts.named(wanted.name)
        hashed = await self._house.passwords.hash(wanted.password)
        kept = (found.recovery if found else None) or bytes(32)
        if not tokens.fits(tokens.plain_recovery(wanted.code), kept):
            raise BadCredentials("there is no account with this name and recovery code")
        token = await self._house.accounts.set_password(found.id, hashed)
        recovery = await self._house.accounts.new_recovery(found.id)
        self._house.dismiss(found.id)
        assert token
        identity = await self._house.identity_of(token)
        welcome = Welcome(me=await self._house.accounts.me(identity), recovery=recovery)
        return give_cookie(request, answer(welcome), token)
