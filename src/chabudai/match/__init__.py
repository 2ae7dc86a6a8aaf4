"""A game that is played: `Match` is its only entry, the log is the game, and a `Record` is the log in a file."""

from chabudai.match.log import Entry, Event, Offer
from chabudai.match.match import Match
from chabudai.match.record import Record

__all__ = ["Entry", "Event", "Match", "Offer", "Record"]
