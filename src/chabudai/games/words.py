"""A phrase in English and French."""

import msgspec


class Words(msgspec.Struct, frozen=True):
    """A phrase in English and French."""

    en: str
    fr: str
