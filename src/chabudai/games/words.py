"""A phrase in every language of the house."""

from typing import NamedTuple


class Words(NamedTuple):
    en: str
    fr: str
