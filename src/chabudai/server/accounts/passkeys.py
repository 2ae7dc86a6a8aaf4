"""Passkeys (WebAuthn): the browser signs a challenge that is valid once, for five minutes.

The passkey identifies the account, so nobody types a name. Signatures are bound to the host of the page.
"""

from typing import Any
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sa
import webauthn
from sqlalchemy.exc import IntegrityError
from starlette.requests import Request
from webauthn.helpers import base64url_to_bytes, options_to_json_dict
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from chabudai.server import names, tokens
from chabudai.server.accounts import account_names as names_of_accounts
from chabudai.server.accounts.accounts import Accounts
from chabudai.server.accounts.identity import Identity
from chabudai.server.accounts.keys import check_room
from chabudai.server.accounts.sessions import hold_session
from chabudai.server.errors import BadCredentials, BadPasskey, NeedsAccount
from chabudai.server.storage.schema import challenges, passkeys
from chabudai.server.types.accounts import NewPasskey

CHALLENGE_LIFETIME = 5 * 60 * 1000
_ADD, _SIGN_IN, _CONFIRM = "add", "sign in", "confirm"


class Passkeys:
    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts

    # Adding a passkey

    async def ask_for_new(self, request: Request, identity: Identity, name: str | None) -> dict[str, Any]:
        """Return the options with which the browser makes a passkey."""
        shown = names_of_accounts.clean(name) if name and not identity.account else identity.name
        if not identity.account and not name:
            raise NeedsAccount("a guest who makes a passkey chooses a name for the account")
        async with self._accounts.store.reading() as connection:
            mine = sa.select(passkeys.c.id).where(passkeys.c.person == identity.person)
            known = list((await connection.execute(mine)).scalars())
        options = webauthn.generate_registration_options(
            rp_id=_host(request),
            rp_name="Chabudai",
            user_id=identity.person.encode(),
            user_name=shown,
            user_display_name=shown,
            exclude_credentials=[PublicKeyCredentialDescriptor(id=one) for one in known],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
        )
        await self._store_challenge(options.challenge, _ADD, identity.person)
        return options_to_json_dict(options)

    async def add(
        self, request: Request, identity: Identity, wanted: NewPasskey
    ) -> tuple[str | None, str | None]:
        """Add a passkey; for a guest, make an account and return the tokens of a new session and of recovery."""
        label, challenge = names.clean_label(wanted.label), _challenge(wanted.credential)
        await self._use_up_challenge(challenge, _ADD, identity.person)
        try:
            made = webauthn.verify_registration_response(
                credential=wanted.credential,
                expected_challenge=challenge,
                expected_rp_id=_host(request),
                expected_origin=request.headers["origin"],
            )
        except (WebAuthnException, ValueError, KeyError, TypeError) as error:
            raise BadPasskey("this passkey could not be checked") from error
        row = {
            "id": made.credential_id,
            "person": identity.person,
            "key": made.credential_public_key,
            "uses": made.sign_count,
            "label": label,
            "created": self._accounts.time_source.now(),
        }
        async with self._accounts.store.changing() as connection:
            await hold_session(connection, identity)
            await check_room(connection, passkeys, identity.person)
            await _insert(connection, row)
            if identity.account:
                return None, None
            recovery = await self._accounts.make_account(connection, identity, wanted.name or "")
            return await self._accounts.open_session(connection, identity.person, identity.key), recovery

    # Signing in

    async def ask(self, request: Request) -> dict[str, Any]:
        """Return the options with which the browser signs in; it knows which passkeys it has."""
        options = webauthn.generate_authentication_options(rp_id=_host(request))
        await self._store_challenge(options.challenge, _SIGN_IN, None)
        return options_to_json_dict(options)

    async def sign_in(self, request: Request, credential: dict[str, Any]) -> Any:
        """Check a signed challenge; return the row of the passkey."""
        return await self._shown(request, credential, _SIGN_IN, None)

    # Confirming

    async def ask_to_confirm(self, request: Request, identity: Identity) -> dict[str, Any]:
        """Return the options with which the browser confirms an identity by one of its passkeys."""
        async with self._accounts.store.reading() as connection:
            mine = sa.select(passkeys.c.id).where(passkeys.c.person == identity.person)
            known = list((await connection.execute(mine)).scalars())
        allowed = [PublicKeyCredentialDescriptor(id=one) for one in known]
        options = webauthn.generate_authentication_options(rp_id=_host(request), allow_credentials=allowed)
        await self._store_challenge(options.challenge, _CONFIRM, identity.person)
        return options_to_json_dict(options)

    async def confirm(self, request: Request, identity: Identity, credential: dict[str, Any]) -> Any:
        """Check a signed challenge of this person; return the row of the passkey."""
        return await self._shown(request, credential, _CONFIRM, identity.person)

    async def _shown(
        self, request: Request, credential: dict[str, Any], purpose: str, person: str | None
    ) -> Any:
        """Check a signed challenge that was made for this purpose and person; return the row of the passkey."""
        challenge = _challenge(credential)
        await self._use_up_challenge(challenge, purpose, person)
        async with self._accounts.store.changing() as connection:
            found = sa.select(passkeys).where(passkeys.c.id == _identifier(credential))
            row = (await connection.execute(found)).one_or_none()
            if row is None or person not in {None, row.person}:
                raise BadCredentials("no account has this passkey")
            try:
                shown = webauthn.verify_authentication_response(
                    credential=credential,
                    expected_challenge=challenge,
                    expected_rp_id=_host(request),
                    expected_origin=request.headers["origin"],
                    credential_public_key=row.key,
                    credential_current_sign_count=row.uses,
                )
            except (WebAuthnException, ValueError, KeyError, TypeError) as error:
                raise BadCredentials("this passkey could not be checked") from error
            change = {"uses": shown.new_sign_count, "used": self._accounts.time_source.now()}
            await connection.execute(sa.update(passkeys).where(passkeys.c.id == row.id).values(**change))
        return row

    # Challenges

    async def _store_challenge(self, challenge: bytes, purpose: str, person: str | None) -> None:
        now = self._accounts.time_source.now()
        row = {
            "digest": tokens.digest_of(challenge),
            "purpose": purpose,
            "person": person,
            "created": now,
        }
        async with self._accounts.store.changing() as connection:
            await connection.execute(
                sa.delete(challenges).where(challenges.c.created < now - CHALLENGE_LIFETIME)
            )
            await connection.execute(sa.insert(challenges), row)

    async def _use_up_challenge(self, challenge: bytes, purpose: str, person: str | None) -> None:
        """Use up a challenge; raise BadPasskey unless it is unused, recent, and made for this purpose and person."""
        oldest = self._accounts.time_source.now() - CHALLENGE_LIFETIME
        made = sa.delete(challenges).where(
            challenges.c.digest == tokens.digest_of(challenge),
            challenges.c.purpose == purpose,
            challenges.c.person.is_not_distinct_from(person),
            challenges.c.created >= oldest,
        )
        async with self._accounts.store.changing() as connection:
            if (await connection.execute(made)).rowcount != 1:
                raise BadPasskey("this took too long, or was answered before; please try again")


async def _insert(connection: Any, row: dict[str, Any]) -> None:
    try:
        await connection.execute(sa.insert(passkeys), row)
    except IntegrityError:
        raise BadPasskey("this passkey is known already") from None


def _host(request: Request) -> str:
    """Return the host of the page, whose origin was checked before."""
    host = urlsplit(request.headers.get("origin", "")).hostname
    if host is None:
        raise BadPasskey("passkeys belong to a page, and this request names none")
    return host


class _ClientData(msgspec.Struct):
    challenge: str


def _challenge(credential: dict[str, Any]) -> bytes:
    try:
        client_data = base64url_to_bytes(credential["response"]["clientDataJSON"])
        return base64url_to_bytes(msgspec.json.decode(client_data, type=_ClientData).challenge)
    except (KeyError, TypeError, ValueError, AttributeError, msgspec.MsgspecError):
        raise BadPasskey("this is not an answer of a passkey") from None


def _identifier(credential: dict[str, Any]) -> bytes:
    try:
        return base64url_to_bytes(credential["id"])
    except (KeyError, TypeError, ValueError, AttributeError):
        raise BadPasskey("this is not an answer of a passkey") from None
