"""Messages about subscriptions to turn notifications."""

from typing import Annotated, Literal

import msgspec

Address = Annotated[str, msgspec.Meta(max_length=2000)]
Key = Annotated[str, msgspec.Meta(max_length=200)]


class NewWebhook(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="webhook", forbid_unknown_fields=True
):
    """POST /api/me/subscriptions: a request to this https address."""

    address: Address


class NewPush(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="push", forbid_unknown_fields=True
):
    """POST /api/me/subscriptions: a browser's push subscription."""

    address: Address
    p256dh: Key
    auth: Key


NewSubscription = NewWebhook | NewPush


class SubscriptionShown(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/me/subscriptions: a subscription, with only its host. `secret` is shown once, for a new webhook."""

    id: str
    kind: Literal["webhook", "push"]
    host: str
    created: int
    failures: int
    secret: str | None = None


class PushKey(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/push; null when this server pushes nothing."""

    key: str | None


FROM_BROWSER = [NewWebhook, NewPush]
TO_BROWSER = [SubscriptionShown, PushKey]
