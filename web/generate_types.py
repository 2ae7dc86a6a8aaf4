"""TypeScript types from the Python wire types: `PYTHONPATH=src python web/generate_types.py [--check]`.

The shared messages go to `web/src/lib/protocol.ts`, each game's view and actions to its own folder,
if the page has one. What the words of the English files take goes to `messages.ts` beside them. With `--check`
nothing is written and a stale file is an error.
"""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from chabudai.games import GAMES
from chabudai.games.card import View
from chabudai.lessons import Lesson
from chabudai.server.http import hints
from chabudai.server.types import accounts as people_protocol
from chabudai.server.types import desk as desk_protocol
from chabudai.server.types import notifications as notice_protocol
from chabudai.server.types import reviews as review
from chabudai.server.types import socket
from chabudai.server.types import tables as table_protocol

sys.path.insert(0, str(Path(__file__).parent.parent))
from setup import word_types

WEB = Path(__file__).parent / "src"
HEADING = "// Made by web/generate_types.py from the Python wire types. Do not edit.\n"

Schema = dict[str, Any]

FROM_BROWSER = [
    *(table_protocol.NewTable, table_protocol.Join, table_protocol.Quick, socket.FromBrowser),
    *(review.SubmittedRecord, review.StudyRequest, review.BranchRequest),
    hints.HintRequest,
    *people_protocol.FROM_BROWSER,
    *notice_protocol.FROM_BROWSER,
    *desk_protocol.FROM_BROWSER,
]
TO_BROWSER = [
    *(
        socket.ToBrowser,
        table_protocol.Seated,
        table_protocol.GameCard,
        table_protocol.Listing,
        review.Replay,
        View,
    ),
    review.Study,
    hints.Hint,
    Lesson,
    *people_protocol.TO_BROWSER,
    *notice_protocol.TO_BROWSER,
    *desk_protocol.TO_BROWSER,
    table_protocol.FairGame,
]


def files() -> dict[Path, str]:
    shared = {**_declared(FROM_BROWSER, complete=False), **_declared(TO_BROWSER, complete=True)}
    unions = _unions(
        {"Command": socket.Command, "FromBrowser": socket.FromBrowser, "ToBrowser": socket.ToBrowser}
    )
    written = {
        WEB / "lib" / "protocol.ts": _module([*shared.values(), *unions]),
        WEB / "lib" / "i18n" / "messages.ts": _module(word_types.shared()),
    }
    for name, game in GAMES.items():
        folder = WEB / "games" / name
        if folder.is_dir():
            declared = _declared([game.view_type, game.notation.Actions], complete=True)
            written[folder / "protocol.ts"] = _module(list(declared.values()))
            if types := word_types.game(name):
                written[folder / "messages.ts"] = _module(types)
    return written


def _module(declarations: list[str]) -> str:
    return HEADING + "".join("\n" + declaration for declaration in declarations)


def _declared(types: list[Any], *, complete: bool) -> dict[str, str]:
    """One declaration a struct. What the server writes is `complete`: its defaults are written out."""
    _, components = msgspec.json.schema_components(types, ref_template="{name}")
    return {name: _interface(_plain(name), components[name], complete) for name in sorted(components)}


def _plain(name: str) -> str:
    """Two structs of one name are told apart by their modules: `findings.Tally` is `FindingsTally`."""
    *module, own = name.split(".")
    return "".join(word.title() for word in module[-1].split("_")) + own if module else own


def _unions(named: dict[str, Any]) -> list[str]:
    (*schemas,), _ = msgspec.json.schema_components(named.values(), ref_template="{name}")
    return [f"export type {name} = {_type(schema)}\n" for name, schema in zip(named, schemas, strict=True)]


def _interface(name: str, schema: Schema, complete: bool) -> str:
    if "properties" not in schema:
        return f"export type {name} = {_type(schema)}\n"
    required = schema.get("required", [])
    lines = [
        f"  {field}{'' if complete or field in required else '?'}: {_type(content)}\n"
        for field, content in schema["properties"].items()
    ]
    return f"{_comment(schema)}export interface {name} {{\n{''.join(lines)}}}\n"


def _comment(schema: Schema) -> str:
    # Python 3.13 takes the indentation out of docstrings; older ones leave it in.
    sentence = " ".join(schema.get("description", "").split("\n\n")[0].split())
    return f"/** {sentence} */\n" if sentence else ""


NAMES = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return _plain(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(_type(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(value).replace('"', "'") for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object":
        return f"Record<string, {_type(schema.get('additionalProperties') or {})}>"
    return NAMES[kind] if kind else "unknown"


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_type(item) for item in schema['prefixItems'])}]"
    item = _type(schema.get("items") or {})
    return f"({item})[]" if " | " in item else f"{item}[]"


def main() -> int:
    stale = {
        path: text for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text
    }
    if "--check" in sys.argv[1:]:
        for path in stale:
            print(f"{path.relative_to(WEB)} is stale; run PYTHONPATH=src python web/generate_types.py")
        return 1 if stale else 0
    for path, text in stale.items():
        path.write_text(text, "utf-8")
    print(f"{len(stale)} files written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
