"""The operator's settings: environment (CHABUDAI_PORT=9000), or a file (CHABUDAI_SETTINGS=chabudai.toml)."""

import os
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from limits import parse
from platformdirs import user_data_path

FILE = "settings.toml"
"""The settings file in the data folder."""


class BadSetting(ValueError):
    """An invalid setting; the message names it and what is expected."""


def _usual_folder() -> Path:
    return user_data_path("chabudai", appauthor=False)


def _usual_workers() -> int:
    return max(1, (os.cpu_count() or 2) - 1)


@dataclass(frozen=True, kw_only=True)
class Settings:
    """All settings. The defaults suit one household or one small public server."""

    data: Path
    """The folder that holds the games."""
    host: str = "127.0.0.1"
    port: int = 8000
    database_url: str = field(default="", repr=False)
    """A PostgreSQL database, like postgresql://user:password@host/name, to be shared by several servers."""
    mark: Path | None = None
    """The file that says how far the games were stored; None keeps it in the data folder."""
    origins: tuple[str, ...] = ()
    """Other addresses whose pages may play here, like https://play.example."""
    proxies: str = "127.0.0.1"
    """The reverse proxies whose X-Forwarded-For is believed: addresses and networks, but never everybody."""
    page: Path | None = None
    """The built page; None finds the installed one."""
    docs: Path | None = None
    """The built docs, shown at /docs; None finds what `make docs` built beside the sources."""
    plays_bots: bool = True
    """Whether this server plays bots. If not, `chabudai work` plays them, at the same database_url."""
    bot_workers: int = 1
    bot_delay: float = 1.0
    """How long bots pause before they answer: 1 looks human, 0 answers at once, 2 takes twice as long."""
    bot_seconds: float = 30.0
    """The longest time in seconds that a bot thinks. After that it plays at random."""
    study_budget: int = 1_000
    """The most lines of play that an analysis follows for each action; a tenth without compiled code."""
    study_seconds: float = 60.0
    """The longest time in seconds that an analysis takes for one action. After that it is given up."""
    send_seconds: float = 10.0
    """The seconds after which a reader that accepts nothing is disconnected."""
    hello_seconds: float = 10.0
    sockets_per_address: int = 64
    open_tables_per_address: int = 8
    tables_per_address: int = 500
    """The most unfinished tables that an address, or a person, has made within a day."""
    bot_tables_per_address: int = 64
    """The most tables of an address, or a person, at which bots are to move and are not paused."""
    commands: str = "20/second"
    address_commands: str = "100/second"
    """Rate limit of play for one address."""
    other_commands: str = "60/minute"
    """Rate limit of commands that are neither play nor talk, for one person at a table: seats, words, undo, share."""
    address_other_commands: str = "600/minute"
    """Rate limit of commands that are not play, for one address."""
    looks: str = "120/minute"
    """Rate limit of questions about earlier views, for one person at a table."""
    requests: str = "600/minute"
    new_tables: str = "60/minute"
    prints: str = "30/minute"
    """Rate limit of print-and-play kits for one address."""
    hints: str = "30/minute"
    """Rate limit of hints for one address."""
    reports: str = "20/hour"
    """Rate limit of reports from one address."""
    talk: str = "30/minute"
    """Rate limit of chat messages for one person."""
    sign_ins: str = "20/minute"
    """Rate limit of attempts to sign in or recover, for one address."""
    sign_ins_as: str = "60/hour"
    """Rate limit of attempts to sign in to one account, from all addresses."""
    new_people: str = "60/hour"
    """Rate limit of new guests, accounts and personal tokens, for one address."""
    abandoned_days: int = 60
    """Days without activity after which an unfinished game is deleted; 0 keeps it for ever."""
    notice_seconds: float = 20.0
    """Seconds after the start of a turn before a person who is not connected is notified."""
    push_key: str = field(default="", repr=False)
    """The private key of `chabudai keys`; without one, browsers are not pushed to."""
    push_contact: str = "mailto:nobody@example.invalid"
    """The operator's contact for push services."""
    metrics_token: str = field(default="", repr=False)
    """The token that /metrics requires; without one, only this machine has access."""

    def __post_init__(self) -> None:
        if self.database_url and not self.database_url.startswith(("postgresql://", "postgres://")):
            # The value is not shown: it contains a password.
            raise BadSetting("database_url is not an address like postgresql://user:password@host/name")
        for name, check in _CHECKS.items():
            expected = check(getattr(self, name))
            if expected:
                raise BadSetting(f"{name} is {getattr(self, name)!r}; expected {expected}")

    @staticmethod
    def from_environment(
        environ: Mapping[str, str] | None = None, *, file: Path | None = None, **chosen: Any
    ) -> "Settings":
        """Read the settings: chosen ones (not None) first, then the environment, the file, the defaults.

        Without a named file, the one in the data folder is read, if it exists.
        """
        given = os.environ if environ is None else environ
        found: dict[str, Any] = {"data": _usual_folder(), "bot_workers": _usual_workers()}
        said = _read(given) | {name: value for name, value in chosen.items() if value is not None}
        named = str(file or "") or given.get("CHABUDAI_SETTINGS", "").strip()
        return Settings(**(found | _read_file(named or _own_file((found | said)["data"])) | said))


def _names() -> list[str]:
    return [setting.name for setting in fields(Settings)]


def _read(environ: Mapping[str, str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name in _names():
        variable = f"CHABUDAI_{name.upper()}"
        text = environ.get(variable, "").strip()
        if text:
            found[name] = _value(variable, text, _READERS.get(name, str))
    return found


def _own_file(folder: Path) -> str:
    path = folder / FILE
    return str(path) if path.is_file() else ""


def _read_file(path: str) -> dict[str, Any]:
    """Read a TOML file of settings; raise BadSetting for an unknown name."""
    if not path:
        return {}
    try:
        content = tomllib.loads(Path(path).expanduser().read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise BadSetting(f"the settings in {path!r} cannot be read: {error}") from None
    unknown = sorted(set(content) - set(_names()))
    if unknown:
        raise BadSetting(f"{path!r} sets {unknown[0]!r}; expected one of {', '.join(_names())}")
    return {name: _value(name, _text(value), _READERS.get(name, str)) for name, value in content.items()}


def _text(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def _value(variable: str, text: str, read: Callable[[str], Any]) -> Any:
    try:
        return read(text)
    except ValueError:
        kind = _EXPECTED.get(read, "another value")
        raise BadSetting(f"{variable} is {text!r}; expected {kind}") from None


def _origins(text: str) -> tuple[str, ...]:
    return tuple(word.strip().rstrip("/").lower() for word in text.split(",") if word.strip())


def _yes_or_no(text: str) -> bool:
    if text.lower() in {"yes", "true", "on", "1"}:
        return True
    if text.lower() in {"no", "false", "off", "0"}:
        return False
    raise ValueError(text)


_READERS: dict[str, Callable[[str], Any]] = {
    "data": lambda text: Path(text).expanduser(),
    "mark": lambda text: Path(text).expanduser(),
    "page": lambda text: Path(text).expanduser(),
    "docs": lambda text: Path(text).expanduser(),
    "port": int,
    "origins": _origins,
    "plays_bots": _yes_or_no,
    "bot_workers": int,
    "bot_delay": float,
    "bot_seconds": float,
    "study_budget": int,
    "study_seconds": float,
    "send_seconds": float,
    "hello_seconds": float,
    "sockets_per_address": int,
    "open_tables_per_address": int,
    "tables_per_address": int,
    "bot_tables_per_address": int,
    "abandoned_days": int,
    "notice_seconds": float,
}


_EXPECTED: dict[Callable[[str], Any], str] = {
    int: "a whole number",
    float: "a number",
    _yes_or_no: "yes or no",
}


def _between(low: float, high: float) -> Callable[[float], str | None]:
    return lambda value: None if low <= value <= high else f"a number from {low} to {high}"


def _are_origins(origins: tuple[str, ...]) -> str | None:
    parts = [urlsplit(origin) for origin in origins]
    fine = all(part.scheme in {"http", "https"} and part.netloc and not part.path for part in parts)
    return None if fine else "addresses like https://play.example, separated by commas"


def _are_proxies(proxies: str) -> str | None:
    """Refuse to trust everybody: then anybody could choose the address by which they are counted."""
    named = [word.strip() for word in proxies.split(",")]
    if not any(word == "*" or word.endswith("/0") for word in named):
        return None
    return "the addresses of your own proxies, like 127.0.0.1 or 10.0.0.0/8, separated by commas"


def _is_rate(rate: str) -> str | None:
    try:
        parse(rate)
    except ValueError:
        return "a rate like 20/second"
    return None


_CHECKS: dict[str, Callable[[Any], str | None]] = {
    "host": lambda host: None if host.strip() else "a host name or address",
    "port": _between(0, 65535),
    "origins": _are_origins,
    "proxies": _are_proxies,
    "bot_workers": _between(1, 64),
    "bot_delay": _between(0, 10),
    "bot_seconds": _between(1, 600),
    "study_budget": _between(20, 100_000),
    "study_seconds": _between(1, 3600),
    "send_seconds": _between(0.01, 600),
    "hello_seconds": _between(0.01, 600),
    "sockets_per_address": _between(1, 100_000),
    "open_tables_per_address": _between(1, 100_000),
    "tables_per_address": _between(1, 100_000),
    "bot_tables_per_address": _between(1, 100_000),
    "commands": _is_rate,
    "address_commands": _is_rate,
    "other_commands": _is_rate,
    "address_other_commands": _is_rate,
    "looks": _is_rate,
    "requests": _is_rate,
    "new_tables": _is_rate,
    "prints": _is_rate,
    "hints": _is_rate,
    "reports": _is_rate,
    "talk": _is_rate,
    "sign_ins": _is_rate,
    "sign_ins_as": _is_rate,
    "new_people": _is_rate,
    "abandoned_days": _between(0, 36_500),
    "notice_seconds": _between(0, 86_400),
    "push_contact": lambda contact: (
        None if contact.startswith(("mailto:", "https://")) else "mailto: or https:// and an address"
    ),
}
