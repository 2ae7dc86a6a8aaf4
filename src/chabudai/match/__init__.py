"""One play of a game: `Match` checks and plays every action, the log keeps them, a `Record` is the log in a file."""

from chabudai.match.log import Entry, Event, Offer
from chabudai.match.match import Match
from chabudai.match.record import Record

__all__ = ["Entry", "Event", "Match", "Offer", "Record"]
