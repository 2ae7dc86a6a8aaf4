"""A Griffe extension that gives structs and named tuples a signature in the API reference.

Their fields are their parameters, but Griffe knows that only of dataclasses.
"""

from collections.abc import Iterator
from typing import Any

from griffe import Class, Extension, Function, Module, Parameter, ParameterKind, Parameters

RECORDS = {"msgspec.Struct", "typing.NamedTuple"}
"""The base classes whose fields become parameters."""


class FieldSignatures(Extension):
    """Adds an `__init__` made of the fields to every struct and named tuple."""

    def on_package(self, *, pkg: Module, **_more: Any) -> None:
        """Go through all classes once the package is loaded."""
        for found in list(classes(pkg)):
            if "__init__" not in found.members and is_record(found):
                found.set_member("__init__", constructor(found))


def classes(module: Module) -> Iterator[Class]:
    """Yield every class of a module and of the modules inside it."""
    for member in module.members.values():
        if isinstance(member, Module):
            yield from classes(member)
        elif isinstance(member, Class):
            yield member


def is_record(found: Class) -> bool:
    """Return whether a class is a struct or a named tuple, or inherits from one."""
    lineage = [found, *found.mro()]
    return any(getattr(base, "canonical_path", "") in RECORDS for one in lineage for base in one.bases)


def constructor(found: Class) -> Function:
    """Return an `__init__` with the fields of the class, inherited ones first."""
    lineage = [*reversed(found.mro()), found]
    fields = {field.name: field for one in lineage for field in parameters(one)}
    myself = Parameter("self", kind=ParameterKind.positional_or_keyword)
    ordered = sorted(fields.values(), key=lambda field: field.kind is ParameterKind.keyword_only)
    return Function("__init__", parameters=Parameters(myself, *ordered), returns="None", parent=found)


def parameters(found: Any) -> Iterator[Parameter]:
    """Yield the annotated fields of one class as parameters."""
    by_keyword = str(found.keywords.get("kw_only")) == "True"
    kind = ParameterKind.keyword_only if by_keyword else ParameterKind.positional_or_keyword
    for member in found.attributes.values():
        if member.annotation is not None and "property" not in member.labels:
            yield Parameter(member.name, annotation=member.annotation, kind=kind, default=member.value)
