"""A passkey in software: it makes a key pair and signs challenges, as a phone or a security key would."""

import hashlib
import json
import secrets
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, HAS_KEY = 0x01, 0x04, 0x40


class Authenticator:
    def __init__(self, page: str, host: str) -> None:
        self.page = page
        self.host = host
        self.id = secrets.token_bytes(16)
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._uses = 0

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to `navigator.credentials.create`."""
        credential = struct.pack(">16sH", bytes(16), len(self.id)) + self.id + cbor2.dumps(self._public())
        known = self._known(PRESENT | VERIFIED | HAS_KEY) + credential
        told = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": known})
        return self._answer("create", options, attestationObject=told)

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to `navigator.credentials.get`."""
        self._uses += 1
        known, told = self._known(PRESENT | VERIFIED), self._told("get", options)
        signature = self._key.sign(known + hashlib.sha256(told).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer("get", options, authenticatorData=known, signature=signature)

    def _answer(self, kind: str, options: dict[str, Any], **parts: bytes) -> dict[str, Any]:
        name = bytes_to_base64url(self.id)
        response = {part: bytes_to_base64url(content) for part, content in parts.items()}
        response["clientDataJSON"] = bytes_to_base64url(self._told(kind, options))
        return {"id": name, "rawId": name, "type": "public-key", "response": response}

    def _told(self, kind: str, options: dict[str, Any]) -> bytes:
        told = {"type": f"webauthn.{kind}", "challenge": options["challenge"], "origin": self.page}
        return json.dumps(told).encode()

    def _known(self, flags: int) -> bytes:
        return hashlib.sha256(self.host.encode()).digest() + struct.pack(">BI", flags, self._uses)

    def _public(self) -> dict[int, Any]:
        point = self._key.public_key().public_numbers()
        return {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
