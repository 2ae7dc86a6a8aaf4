"""Checks of the settings: names, values, secrets, proxies."""

import difflib
import ipaddress
import os
import stat
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

from chabudai.server.doctor.results import CheckResult, Examination, ok, problem, warning
from chabudai.server.settings import FILE, BadSetting, Settings

PREFIX = "CHABUDAI_"
NAMES = [field.name for field in fields(Settings)]
OTHER_VARIABLES = {"SETTINGS", "LISTENER", "COMPILE", "CHROMIUM", "HASHES", "MODE"}
"""Variables that are not settings: the settings file, a passed socket, and those of builds and tests."""

SHORT_TOKEN = 16
SECRETS = ("database_url", "push_key", "metrics_token")


def check_names(examination: Examination) -> Iterator[CheckResult]:
    """Find variables that nothing reads, and read the settings."""
    known = {name.upper() for name in NAMES} | OTHER_VARIABLES
    given = sorted(name for name in examination.environ if name.startswith(PREFIX))
    for variable in given:
        name = variable.removeprefix(PREFIX)
        if name not in known:
            yield warning(
                "settings", f"{variable} is not a setting and is ignored", _nearest(name, PREFIX, known)
            )
    file = _file(examination)
    unknown = _unknown_in(file)
    for name in unknown:
        yield problem(
            "settings", f"{file} sets {name!r}, which is not a setting", _nearest(name, "", set(NAMES))
        )
    if unknown:
        return
    try:
        examination.settings = Settings.from_environment(
            examination.environ, file=examination.settings_file, data=examination.data
        )
    except BadSetting as error:
        yield problem("settings", str(error), "correct it: the server does not start")
        return
    count = sum(name.removeprefix(PREFIX) in known for name in given)
    yield ok("settings", f"{count} from the environment, file: {file or 'none'}")


def _nearest(name: str, before: str, known: set[str]) -> str:
    found = difflib.get_close_matches(name.upper() if before else name.lower(), sorted(known), 1, 0.4)
    return (
        f"did you mean {before}{found[0]}?" if found else "remove it, or see docs/operations.md for the names"
    )


def _file(examination: Examination) -> Path | None:
    named = examination.settings_file or examination.environ.get("CHABUDAI_SETTINGS", "").strip()
    if named:
        return Path(named).expanduser()
    folder = examination.data or examination.environ.get("CHABUDAI_DATA", "").strip()
    own = Path(folder).expanduser() / FILE if folder else None
    return own if own and own.is_file() else None


def _unknown_in(file: Path | None) -> list[str]:
    try:
        content = tomllib.loads(file.read_text("utf-8")) if file else {}
    except (OSError, ValueError):
        # Said by `from_environment`.
        return []
    return sorted(set(content) - set(NAMES))


def check_secrets(examination: Examination) -> Iterator[CheckResult]:
    """Check keys and tokens, and who can read them. Their values are never shown."""
    settings = examination.known
    if settings.push_key:
        yield _push_key(settings)
        if "example.invalid" in settings.push_contact:
            yield warning("keys", "push_contact names nobody", "set it: push services write there")
    else:
        yield ok("keys", "no push key: browsers are not pushed to")
    if settings.metrics_token and len(settings.metrics_token) < SHORT_TOKEN:
        yield warning(
            "keys", "metrics_token is short enough to be guessed", f"use {SHORT_TOKEN} characters or more"
        )
    file = _file(examination)
    if file and sys.platform != "win32" and _has_secrets(file) and _is_open(file):
        yield warning("keys", f"{file} holds secrets, and others can read it", f"chmod 600 {file}")


def _push_key(settings: Settings) -> CheckResult:
    from chabudai.server.notifications.push import Push

    try:
        public = Push(settings.push_key, settings.push_contact).public_key
    except BadSetting as error:
        return problem("keys", str(error), "install the extra or correct the key: the server does not start")
    except Exception:
        public = None
    if not public:
        return problem("keys", "push_key is not a key", "make one with `chabudai keys`")
    return ok("keys", "the push key works")


def _has_secrets(file: Path) -> bool:
    try:
        return any(name in SECRETS for name in tomllib.loads(file.read_text("utf-8")))
    except (OSError, ValueError):
        return False


def _is_open(path: Path) -> bool:
    return bool(path.stat().st_mode & (stat.S_IRGRP | stat.S_IROTH))


def check_addresses(examination: Examination) -> Iterator[CheckResult]:
    """Check the proxies and the address that the server listens on."""
    settings = examination.known
    for proxy in filter(None, (word.strip() for word in settings.proxies.split(","))):
        if not _is_network(proxy):
            yield problem(
                "addresses", f"proxies names {proxy!r}, which is no address", "use an address or a network"
            )
    everywhere = settings.host in {"0.0.0.0", "::"}
    if everywhere and not any(origin.startswith("https://") for origin in settings.origins):
        yield ok("addresses", "open to the network; outside a home network use a proxy with TLS")
    else:
        yield ok("addresses", f"listens on {settings.host} port {settings.port}")
    if 0 < settings.port < 1024 and hasattr(os, "geteuid") and os.geteuid():
        yield warning(
            "addresses", f"port {settings.port} is for root alone on most systems", "use a port from 1024 on"
        )


def _is_network(text: str) -> bool:
    try:
        ipaddress.ip_network(text, strict=False)
    except ValueError:
        return False
    return True
