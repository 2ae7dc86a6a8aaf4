"""Takes snapshots of states field by field, and names the fields in which two of them differ."""

from collections.abc import Iterator

Snapshot = object
"""Plain lists, dicts and values that share nothing with the state they were taken from."""


WISHES = {"recording"}
"""Fields that are no part of the position: a match asks for more, and a copy need not go on with it."""


def fields(value: object) -> dict[str, object]:
    """The fields of an object by name. A compiled class lists its own in `__mypyc_attrs__`."""
    compiled = [name for kind in type(value).__mro__ for name in getattr(kind, "__mypyc_attrs__", ())]
    names = [*compiled, *getattr(value, "__dict__", ())]
    return {name: getattr(value, name) for name in names if name not in WISHES and hasattr(value, name)}


def snapshot(value: object) -> Snapshot:
    """What a value holds, at any depth."""
    if isinstance(value, list | tuple):
        return [type(value).__name__, *(snapshot(inner) for inner in value)]
    if isinstance(value, set | frozenset):
        return [type(value).__name__, *sorted(value)]
    if isinstance(value, dict):
        return {key: snapshot(inner) for key, inner in value.items()}
    own = fields(value)
    return {name: snapshot(inner) for name, inner in own.items()} if own else value


def differences(one: Snapshot, other: Snapshot, path: str = "state") -> Iterator[str]:
    """The names of the fields, at any depth, in which two snapshots differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        for name in one.keys() | other.keys():
            yield from differences(one.get(name, "missing"), other.get(name, "missing"), f"{path}.{name}")
    elif one != other:
        yield path
