"""Requests about subscriptions to turn notifications, and the public key of push."""

from typing import Any, cast
from urllib.parse import urlsplit

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from chabudai.server import random_source
from chabudai.server.errors import BadAddress, ConfirmIdentity, NeedsAccount, NoPush, TooMany
from chabudai.server.http.described import described
from chabudai.server.http.endpoint import KNOWN, OWNER, Endpoint, answer
from chabudai.server.notifications.push import BrowserKeys
from chabudai.server.notifications.subscriptions import Subscription
from chabudai.server.types.notifications import (
    NewPush,
    NewSubscription,
    NewWebhook,
    PushKey,
    SubscriptionShown,
)


class SubscriptionRequests(Endpoint):
    def routes(self) -> list[BaseRoute]:
        return [
            Route("/push", self.push_key, methods=["GET"]),
            Route("/me/subscriptions", self.subscriptions, methods=["GET"]),
            Route("/me/subscriptions", self.add_subscription, methods=["POST"]),
            Route("/me/subscriptions/{subscription}", self.remove_subscription, methods=["DELETE"]),
        ]

    @described(answers=PushKey)
    async def push_key(self, request: Request) -> Response:
        """The public key that a browser's push subscription needs."""
        self._admit(request)
        return answer(PushKey(key=self._services.notifications.push.public_key))

    @described(answers=list[SubscriptionShown], refuses=KNOWN)
    async def subscriptions(self, request: Request) -> Response:
        """My subscriptions to turn notifications."""
        self._admit(request)
        identity = await self._known(request)
        return answer(
            [
                shown(subscription)
                for subscription in self._services.notifications.subscriptions.of(identity.person)
            ]
        )

    @described(
        answers=SubscriptionShown,
        status=201,
        body=NewSubscription,
        refuses=(*OWNER, NeedsAccount, ConfirmIdentity, BadAddress, NoPush, TooMany),
    )
    async def add_subscription(self, request: Request) -> Response:
        """Subscribe a browser's push service or a webhook to my turns."""
        self._admit(request, "new person")
        wanted: NewWebhook | NewPush = await self._body(request, cast(Any, NewSubscription))
        identity = await self._owner(request)
        notifications = self._services.notifications
        notifications.client.check(wanted.address)
        if isinstance(wanted, NewWebhook):
            if not identity.account:
                raise NeedsAccount("this is for accounts, and you are a guest")
            identity.check_fresh(self._services.time_source.now())
            kind, keys = "webhook", random_source.text(32)
        else:
            browser = BrowserKeys(wanted.p256dh, wanted.auth)
            notifications.push.check(browser)
            kind, keys = "push", msgspec.json.encode(browser).decode()
        now = self._services.time_source.now()
        subscription = await notifications.subscriptions.add(identity, kind, wanted.address, keys, now)
        return answer(shown(subscription, keys if kind == "webhook" else None), 201)

    @described(answers=None, status=204, refuses=OWNER)
    async def remove_subscription(self, request: Request) -> Response:
        """Remove a subscription."""
        self._admit(request)
        identity = await self._owner(request)
        await self._services.notifications.subscriptions.remove(
            identity.person, request.path_params["subscription"]
        )
        return Response(status_code=204)


def shown(subscription: Subscription, secret: str | None = None) -> SubscriptionShown:
    """Describe a subscription with only the host of its address: the address is secret."""
    host = urlsplit(subscription.address).hostname or ""
    return SubscriptionShown(
        id=subscription.id,
        kind="push" if subscription.kind == "push" else "webhook",
        host=host,
        created=subscription.created,
        failures=subscription.failures,
        secret=secret,
    )
