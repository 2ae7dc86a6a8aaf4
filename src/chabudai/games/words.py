"""A phrase in every language of the house."""

import msgspec


class Words(msgspec.Struct, frozen=True):
    en: str
    fr: str
