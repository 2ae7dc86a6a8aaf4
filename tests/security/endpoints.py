"""Every request, who may send it, and a good example of it. A new endpoint needs a line here."""

from typing import Any, Literal

from tests.server.browsers import PASSWORD

Whom = Literal[
    "anybody", "who", "player", "new", "known", "owner", "account", "moderator", "metrics", "monitor"
]
"""`who`: anybody, but a credential that is shown has to be good. `player`: nobody or somebody who may play. `new`:
nobody, or a guest or account in person. `known`: whoever is somebody. `owner`: in person, not by a token. `moderator`:
an account with a role, in person. `metrics`: whoever knows the token of the numbers."""

A_TABLE = {"game": "okiya", "name": "Dora", "seats": [{}, {}], "sit": 0}
RECORD = {"format": "chabudai-1", "game": "okiya", "seats": 2, "options": {}, "log": []}
HOOK = {"kind": "webhook", "address": "https://example.org/turn"}
A_REPORT = {"table": "none", "kind": "name", "seat": 0}
WHY = {"reason": "why"}
AKARI = {"name": "Akari", "password": PASSWORD}

DOORS: dict[str, tuple[Whom, Any]] = {
    "GET /api/openapi.json": ("anybody", None),
    "GET /api/protocol.json": ("anybody", None),
    "GET /api/games": ("anybody", None),
    "GET /api/games/{game}/print": ("anybody", None),
    "GET /api/lessons/{game}": ("anybody", None),
    "GET /api/tables": ("anybody", None),
    "POST /api/tables": ("player", A_TABLE),
    "POST /api/quick": ("player", {"game": "okiya", "name": "Dora"}),
    "GET /api/tables/{table}": ("anybody", None),
    "POST /api/tables/{table}/join": ("player", {"name": "Bruno"}),
    "GET /api/tables/{table}/qr": ("anybody", None),
    "GET /api/tables/{table}/picture": ("who", None),
    "GET /api/tables/{table}/record": ("anybody", None),
    "GET /api/tables/{table}/fairness": ("anybody", None),
    "GET /api/tables/{table}/replay": ("anybody", None),
    "GET /api/tables/{table}/ratings": ("anybody", None),
    "POST /api/tables/{table}/hint": ("player", {"token": "none"}),
    "GET /api/me": ("who", None),
    "GET /api/me/export": ("owner", None),
    "POST /api/me": ("new", {"name": "Cleo"}),
    "DELETE /api/me": ("owner", None),
    "POST /api/me/account": ("owner", {"name": "Nobody Else", "password": PASSWORD}),
    "PUT /api/me/name": ("account", {"name": "Another Name"}),
    "PUT /api/me/password": ("account", {"password": "eight blue stones"}),
    "POST /api/me/recovery": ("account", None),
    "POST /api/me/bot": ("account", None),
    "POST /api/me/passkeys/options": ("owner", {"name": "Nobody Else"}),
    "POST /api/me/passkeys": ("owner", {"credential": {}, "label": "mine", "name": "Nobody Else"}),
    "DELETE /api/me/passkeys/{key}": ("account", None),
    "POST /api/me/tokens": ("account", {"label": "mine", "scope": "read"}),
    "DELETE /api/me/tokens/{key}": ("account", None),
    "GET /api/push": ("anybody", None),
    "GET /api/me/subscriptions": ("known", None),
    "POST /api/me/subscriptions": ("account", HOOK),
    "DELETE /api/me/subscriptions/{subscription}": ("owner", None),
    "GET /api/me/tables": ("known", None),
    "POST /api/sign-in": ("who", AKARI),
    "POST /api/sign-in/passkey/options": ("anybody", None),
    "POST /api/sign-in/passkey": ("anybody", {"credential": {}}),
    "POST /api/me/confirm/options": ("account", None),
    "POST /api/me/confirm": ("account", {"password": PASSWORD}),
    "POST /api/sign-out": ("owner", None),
    "POST /api/sign-out/everywhere": ("owner", None),
    "GET /api/me/preferences": ("account", None),
    "PUT /api/me/preferences": ("account", {"theme": "dark", "sounds": False}),
    "GET /api/me/browsers": ("owner", None),
    "DELETE /api/me/browsers/{browser}": ("owner", None),
    "POST /api/recover": ("anybody", {"name": "Akari", "code": "", "password": PASSWORD}),
    "POST /api/replay": ("anybody", {"record": RECORD}),
    "POST /api/analysis": ("who", {"record": RECORD}),
    "GET /api/analysis/{study}": ("anybody", None),
    "DELETE /api/analysis/{study}": ("anybody", None),
    "POST /api/branches": ("player", {"record": RECORD, "name": "Dora", "seat": 0, "entries": 0}),
    "GET /api/people/{name}": ("anybody", None),
    "GET /api/people/{name}/games": ("anybody", None),
    "GET /api/leaderboards/{game}": ("anybody", None),
    "GET /api/statistics/{game}": ("anybody", None),
    "POST /api/reports": ("player", A_REPORT),
    "GET /api/desk/reports": ("moderator", None),
    "POST /api/desk/reports/{report}/decision": ("moderator", {"verdict": "dismissed", "note": "nothing"}),
    "GET /api/desk/people": ("moderator", None),
    "GET /api/desk/people/{person}": ("moderator", None),
    "POST /api/desk/people/{person}/rename": ("moderator", WHY),
    "PUT /api/desk/people/{person}/role": ("moderator", {"role": None, "reason": "why"}),
    "GET /api/desk/measures": ("moderator", None),
    "POST /api/desk/measures": ("moderator", {"person": "nobody", "kind": "mute", "reason": "why"}),
    "POST /api/desk/measures/{measure}/end": ("moderator", WHY),
    "GET /api/desk/tables/{table}": ("moderator", None),
    "POST /api/desk/tables/{table}/close": ("moderator", WHY),
    "POST /api/desk/tables/{table}/undo-rating": ("moderator", WHY),
    "POST /api/desk/tables/{table}/talk/{message}/remove": ("moderator", WHY),
    "GET /api/desk/log": ("moderator", None),
    "GET /healthz": ("monitor", None),
    "GET /readyz": ("monitor", None),
    "GET /metrics": ("metrics", None),
}

FOREIGN = "foreign-origin"

REFUSED: dict[Whom, dict[str, str]] = {
    "anybody": {"foreign_page": FOREIGN},
    "who": {"foreign_page": FOREIGN, "no_page": FOREIGN, "revoked": "bad-credentials"},
    "player": {
        "foreign_page": FOREIGN,
        "no_page": FOREIGN,
        "reader": "wrong-scope",
        "revoked": "bad-credentials",
    },
    "new": {
        "foreign_page": FOREIGN,
        "no_page": FOREIGN,
        "reader": "wrong-scope",
        "player": "wrong-scope",
        "moderating_token": "wrong-scope",
        "revoked": "bad-credentials",
    },
    "known": {
        "nobody": "not-signed-in",
        "foreign_page": FOREIGN,
        "no_page": FOREIGN,
        "signed_out": "not-signed-in",
        "revoked": "bad-credentials",
    },
    "owner": {
        "nobody": "not-signed-in",
        "foreign_page": FOREIGN,
        "no_page": FOREIGN,
        "signed_out": "not-signed-in",
        "reader": "wrong-scope",
        "player": "wrong-scope",
        "moderating_token": "wrong-scope",
        "revoked": "bad-credentials",
    },
    "account": {
        "nobody": "not-signed-in",
        "foreign_page": FOREIGN,
        "no_page": FOREIGN,
        "guest": "needs-account",
        "signed_out": "not-signed-in",
        "reader": "wrong-scope",
        "player": "wrong-scope",
        "moderating_token": "wrong-scope",
        "revoked": "bad-credentials",
    },
    "moderator": {
        "nobody": "not-signed-in",
        "foreign_page": FOREIGN,
        "no_page": FOREIGN,
        "guest": "needs-account",
        "account": "not-moderator",
        "signed_out": "not-signed-in",
        "reader": "wrong-scope",
        "player": "wrong-scope",
        "moderating_token": "wrong-scope",
        "revoked": "bad-credentials",
    },
    "monitor": {},
}
"""Whom a door refuses, and by which code. Whoever is not named is let in."""

WHO_CODES = {code for refused in REFUSED.values() for code in refused.values()}
"""Codes that say: not you. Whatever else is answered, the role was let in."""


def turned_away(line: str, code: str | None) -> str | None:
    """The code, if it is about who asks. The recovery code of the example opens nothing, for whomever."""
    if line == "POST /api/recover" and code == "bad-credentials":
        return None
    hidden = DOORS[line][0] == "metrics" and code == "no-page"
    return code if code in WHO_CODES or hidden else None


def expected(line: str, role: str) -> str | None:
    whom, _ = DOORS[line]
    if whom == "metrics":
        return "no-page"
    if role == "no_page" and line.startswith("GET "):
        # Looking is not changing. The page of an account is no moderator's.
        return REFUSED[whom].get("account")
    return REFUSED[whom].get(role)
