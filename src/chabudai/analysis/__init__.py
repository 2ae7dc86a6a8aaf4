"""Analysis of finished games: what each move was worth, and what was luck.

This package is pure. The seed, the budget, a progress callback and the wish to stop are parameters.
"""

from chabudai.analysis.examining import Question
from chabudai.analysis.findings import (
    MARKS,
    Analysis,
    Finding,
    Luck,
    Move,
    Outlook,
    SeatTally,
    ValuedAction,
    Verdict,
)
from chabudai.analysis.judging import Cancelled
from chabudai.analysis.study import analyse, analyse_view, examine, fingerprint, gather, work

__all__ = [
    "MARKS",
    "Analysis",
    "Cancelled",
    "Finding",
    "Luck",
    "Move",
    "Outlook",
    "Question",
    "SeatTally",
    "ValuedAction",
    "Verdict",
    "analyse",
    "analyse_view",
    "examine",
    "fingerprint",
    "gather",
    "work",
]
