"""The client for webhooks: which addresses are public, whom it trusts, and how long it waits."""

import asyncio
import contextlib
import socket
import ssl
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from chabudai.server.notifications import webhooks
from chabudai.server.notifications.webhooks import WebhookClient, is_public

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "address",
    [
        *(
            "0.0.0.0",
            "192.168.1.1",
            "100.64.0.1",
            "224.0.0.1",
            "fd00::1",
            "fe80::1%eth0",
            "fec0::1",
            "ff0e::1",
        ),
        # An IPv4 address inside: mapped, compatible, NAT64, NAT64 of one network, 6to4, Teredo.
        *(
            "::ffff:10.0.0.1",
            "::127.0.0.1",
            "64:ff9b::7f00:1",
            "64:ff9b:1::a00:1",
            "2002:7f00:1::",
            "2001:0:a00:1::",
        ),
    ],
)
def test_what_is_not_public_is_known(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize(
    "address", ["93.184.215.14", "::ffff:93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"]
)
def test_what_is_public_is_known(address: str) -> None:
    assert is_public(address)


async def test_a_host_is_reached_by_another_address_if_the_first_does_not_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def receive(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
        writer.close()

    known = socket.getaddrinfo

    def resolve(host: str, port: int, *rest: Any, **more: Any) -> Any:
        hosts = ["127.0.0.99", "127.0.0.1"] if host == "two.example" else [host]
        return [found for one in hosts for found in known(one, port, *rest, **more)]

    server = await asyncio.start_server(receive, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    client = WebhookClient(("http",), lambda _address: True)
    # The loop looks up nothing meanwhile, and the server listens at the second address alone.
    with monkeypatch.context() as patched:
        patched.setattr(socket, "getaddrinfo", resolve)
        assert await client.post(f"http://two.example:{port}/", b"x", {}) == 204
    server.close()


async def test_an_answer_that_only_trickles_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "WHOLE", 0.3)
    left = asyncio.Event()

    async def trickle(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while not writer.is_closing():
                writer.write(b"H")
                await writer.drain()
                await asyncio.sleep(0.01)
        left.set()

    server = await asyncio.start_server(trickle, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    with pytest.raises(OSError, match=r"no HTTP answer|Broken pipe|reset|not connected|descriptor"):
        await WebhookClient(("http",), lambda _address: True).post(f"http://127.0.0.1:{port}/", b"", {})
    await left.wait()
    server.close()


def certificate(folder: Path, host: str) -> Path:
    """A file with a certificate for this host, signed by itself, and its key."""
    key, name = (
        ec.generate_private_key(ec.SECP256R1()),
        x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, host)]),
    )
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(host)]), critical=False)
        .sign(key, SHA256())
    )
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file = folder / f"{host}.pem"
    file.write_bytes(made.public_bytes(Encoding.PEM) + private)
    return file


@pytest.mark.parametrize(("host", "answers"), [("localhost", True), ("elsewhere.example", False)])
async def test_a_post_goes_only_to_the_host_that_the_certificate_names(
    tmp_path: Path, host: str, answers: bool
) -> None:
    heard: list[bytes] = []

    async def receive(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
        writer.close()

    file = certificate(tmp_path, host)
    own = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    own.load_cert_chain(file)
    server = await asyncio.start_server(receive, "127.0.0.1", 0, ssl=own)
    client = WebhookClient(allows=lambda _address: True)
    client._trusts.load_verify_locations(file)
    address = f"https://localhost:{server.sockets[0].getsockname()[1]}/turn"
    if answers:
        assert await client.post(address, b"x", {}) == 204
        assert heard[0].startswith(b"POST /turn HTTP/1.1\r\nHost: localhost")
    else:
        with pytest.raises(ssl.SSLCertVerificationError):
            await client.post(address, b"x", {})
        assert heard == []
    server.close()
