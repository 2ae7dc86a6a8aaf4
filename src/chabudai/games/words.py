"""A phrase in English and French."""

import re

import msgspec

_WIDE = re.compile(r"(?<=\S) (?=:)|(?<=«) | (?=»)")
_NARROW = re.compile(r"(?<=\S) (?=[;!?])")


class Words(msgspec.Struct, frozen=True):
    """A phrase in English and French. In French, the space before a double sign becomes a no-break space."""

    en: str
    fr: str

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "fr", _NARROW.sub("\u202f", _WIDE.sub("\u00a0", self.fr)))
