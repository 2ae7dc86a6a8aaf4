"""Web push: encrypts messages for one browser and signs requests. Needs the extra `push`."""

import base64
import hashlib
from functools import cached_property
from typing import Any
from urllib.parse import urlsplit

import msgspec

from chabudai.server import random_source
from chabudai.server.errors import BadAddress, NoPush
from chabudai.server.settings import BadSetting

DAY_SECONDS = 86400


class BrowserKeys(msgspec.Struct, frozen=True):
    """The keys of a browser's push subscription."""

    p256dh: str
    auth: str


class Push:
    """Encrypts and signs. `key` is the private key of `chabudai keys`; without one nothing is pushed."""

    def __init__(self, key: str, contact: str) -> None:
        self._contact = contact
        self._signer = _signer(key) if key else None

    @cached_property
    def public_key(self) -> str | None:
        return public_key(self._signer) if self._signer else None

    def check(self, keys: BrowserKeys) -> None:
        """Raise BadAddress if these keys cannot encrypt."""
        if self._signer is None:
            raise NoPush("this server has no key to push with")
        try:
            self.encrypted(b"", keys)
        except (ValueError, TypeError):
            raise BadAddress("these are no keys of a browser", expected="p256dh and auth") from None

    def encrypted(self, content: bytes, keys: BrowserKeys) -> bytes:
        import http_ece
        from cryptography.hazmat.primitives.asymmetric import ec

        encrypted: bytes = http_ece.encrypt(
            content,
            salt=random_source.octets(16),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=from_base64url(keys.p256dh),
            auth_secret=from_base64url(keys.auth),
            version="aes128gcm",
        )
        return encrypted

    def headers(self, address: str, topic: str) -> dict[str, str]:
        """Return the headers of a push request. An offline browser later gets only the last message of a topic."""
        assert self._signer is not None
        parts = urlsplit(address)
        signed = self._signer.sign({"sub": self._contact, "aud": f"{parts.scheme}://{parts.netloc}"})
        return {
            **signed,
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(DAY_SECONDS),
            "Urgency": "normal",
            "Topic": to_base64url(hashlib.sha256(topic.encode()).digest()[:24]),
        }


def new_key() -> tuple[str, str]:
    """Make a key pair; return the private and the public key."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    key = to_base64url(number.to_bytes(32, "big"))
    return key, public_key(_signer(key))


def public_key(signer: Any) -> str:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point = signer.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return to_base64url(point)


def _signer(key: str) -> Any:
    try:
        from py_vapid import Vapid02
    except ImportError:
        raise BadSetting("push_key needs more to be installed: pip install 'chabudai[push]'") from None
    try:
        return Vapid02.from_raw(key.encode())
    except ValueError:
        raise BadSetting("push_key is not a key; expected one of `chabudai keys`") from None


def to_base64url(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
