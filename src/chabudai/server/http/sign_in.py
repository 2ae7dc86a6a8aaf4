"""Requests to sign in and out. A wrong name and a wrong password get the same answer."""

from typing import Any

import sqlalchemy as sa
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from chabudai.server import tokens
from chabudai.server.accounts.account_names import folded
from chabudai.server.accounts.accounts import proof_of_passkey, proof_of_password
from chabudai.server.accounts.identity import Identity
from chabudai.server.accounts.sessions import browsers_of, sign_out_of
from chabudai.server.errors import BadCredentials, BadPasskey, BadPassword, Banned
from chabudai.server.http.described import described
from chabudai.server.http.endpoint import ACCOUNT, OWNER, WHO, Endpoint, answer
from chabudai.server.http.failed_sign_ins import log_failure
from chabudai.server.http.identify import give_cookie
from chabudai.server.types.accounts import Me, PasskeyShown, Proof, Recover, SignedIn, SignIn, Welcome


class SigningRequests(Endpoint):
    def routes(self) -> list[BaseRoute]:
        return [
            Route("/sign-in", self.sign_in, methods=["POST"]),
            Route("/sign-in/passkey/options", self.ask_to_sign_in, methods=["POST"]),
            Route("/sign-in/passkey", self.sign_in_by_passkey, methods=["POST"]),
            Route("/me/confirm/options", self.ask_to_confirm, methods=["POST"]),
            Route("/me/confirm", self.confirm, methods=["POST"]),
            Route("/sign-out", self.sign_out, methods=["POST"]),
            Route("/sign-out/everywhere", self.sign_out_everywhere, methods=["POST"]),
            Route("/me/browsers", self.browsers, methods=["GET"]),
            Route("/me/browsers/{browser}", self.sign_out_of, methods=["DELETE"]),
            Route("/recover", self.recover, methods=["POST"]),
        ]

    @described(answers=Me, body=SignIn, refuses=(*WHO, Banned))
    async def sign_in(self, request: Request) -> Response:
        """Sign in with a name and a password."""
        self._admit(request, "sign in")
        wanted = await self._body(request, SignIn)
        self._services.limits.check("sign in as", folded(wanted.name[:200]))
        found = await self._services.accounts.named(wanted.name)
        kept = found.password if found else None
        if not await self._services.passwords.verify(wanted.password, kept) or kept is None:
            log_failure(request, "password")
            raise BadCredentials("there is no account with this name and password")
        if self._services.passwords.is_old(kept):
            fresh = await self._services.passwords.hash(wanted.password)
            await self._services.accounts.hash_again(found.id, kept, fresh)
            kept = fresh
        return await self._open(request, found.id, proof_of_password(found.id, kept))

    @described(answers=dict[str, Any], refuses=(BadPasskey,))
    async def ask_to_sign_in(self, request: Request) -> Response:
        """What the browser needs to sign in by passkey."""
        self._admit(request, "sign in")
        return answer(await self._services.passkeys.ask(request))

    @described(answers=Me, body=PasskeyShown, refuses=(*WHO, BadPasskey, Banned))
    async def sign_in_by_passkey(self, request: Request) -> Response:
        """Sign in by passkey."""
        self._admit(request, "sign in")
        shown = await self._body(request, PasskeyShown)
        try:
            passkey = await self._services.passkeys.sign_in(request, shown.credential)
        except BadCredentials:
            log_failure(request, "passkey")
            raise
        return await self._open(request, passkey.person, proof_of_passkey(passkey))

    async def _open(self, request: Request, person: str, proof: sa.Select[Any]) -> Response:
        """Open a new session, whatever cookie the request has."""
        former = await self._who(request)
        return await self._renew(request, person, former, proof)

    async def _renew(
        self, request: Request, person: str, former: Identity | None, proof: sa.Select[Any]
    ) -> Response:
        """Open a new session and end the former one of this browser."""
        ended = former.key if former and former.scope == "all" else None
        token = await self._services.accounts.sign_in(person, ended, proof)
        identity = await self._services.identity_of(token)
        return self._let_in(request, await self._services.accounts.me(identity), token, former)

    @described(answers=dict[str, Any], refuses=(*ACCOUNT, BadPasskey))
    async def ask_to_confirm(self, request: Request) -> Response:
        """What the browser needs to confirm by passkey who I am."""
        self._admit(request, "sign in")
        identity = await self._account(request)
        return answer(await self._services.passkeys.ask_to_confirm(request, identity))

    @described(answers=Me, body=Proof, refuses=(*ACCOUNT, BadPasskey))
    async def confirm(self, request: Request) -> Response:
        """Prove who I am, by password or passkey. Keys can be made for ten minutes; a new session replaces this one."""
        self._admit(request, "sign in")
        shown, identity = await self._body(request, Proof), await self._account(request)
        if shown.credential is not None:
            try:
                passkey = await self._services.passkeys.confirm(request, identity, shown.credential)
            except BadCredentials:
                log_failure(request, "passkey")
                raise
            proof = proof_of_passkey(passkey)
        else:
            self._services.limits.check("sign in as", identity.person)
            kept = (await self._services.accounts.person(identity.person)).password
            if not await self._services.passwords.verify(shown.password or "", kept):
                log_failure(request, "password")
                raise BadCredentials("this is not the password")
            proof = proof_of_password(identity.person, kept)
        return await self._renew(request, identity.person, identity, proof)

    @described(answers=None, status=204, refuses=OWNER)
    async def sign_out(self, request: Request) -> Response:
        """Sign out of this browser."""
        self._admit(request)
        identity = await self._owner(request)
        await self._services.accounts.sign_out(identity.key)
        self._services.disconnect(identity.person, identity.key)
        return give_cookie(request, Response(status_code=204), None)

    @described(answers=None, status=204, refuses=OWNER)
    async def sign_out_everywhere(self, request: Request) -> Response:
        """Sign out of every browser. Tokens, webhooks and push end too."""
        self._admit(request)
        identity = await self._owner(request)
        await self._services.accounts.sign_out_everywhere(identity.person)
        self._services.end_access(identity.person)
        return give_cookie(request, Response(status_code=204), None)

    @described(answers=list[SignedIn], refuses=OWNER)
    async def browsers(self, request: Request) -> Response:
        """The browsers where I am signed in."""
        self._admit(request)
        return answer(await browsers_of(self._services.store, await self._owner(request)))

    @described(answers=list[SignedIn], refuses=OWNER)
    async def sign_out_of(self, request: Request) -> Response:
        """Sign out of one browser."""
        self._admit(request)
        identity = await self._owner(request)
        ended = await sign_out_of(self._services.store, identity.person, request.path_params["browser"])
        self._services.disconnect(identity.person, ended)
        return answer(await browsers_of(self._services.store, identity))

    @described(answers=Welcome, body=Recover, refuses=(*WHO, BadPassword, Banned))
    async def recover(self, request: Request) -> Response:
        """Set a new password with the recovery code, which is then replaced. All other keys end."""
        self._admit(request, "sign in")
        wanted = await self._body(request, Recover)
        self._services.limits.check("sign in as", folded(wanted.name[:200]))
        await self._services.passwords.check_new(wanted.password, wanted.name)
        found = await self._services.accounts.named(wanted.name)
        hashed = await self._services.passwords.hash(wanted.password)
        kept = (found.recovery if found else None) or bytes(32)
        if not tokens.fits(tokens.plain_recovery(wanted.code), kept):
            log_failure(request, "recovery code")
            raise BadCredentials("there is no account with this name and recovery code")
        token, recovery = await self._services.accounts.recover(found.id, kept, hashed)
        self._services.end_access(found.id)
        identity = await self._services.identity_of(token)
        welcome = Welcome(me=await self._services.accounts.me(identity), recovery=recovery)
        return give_cookie(request, answer(welcome), token)
