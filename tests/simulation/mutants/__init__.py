"""All mutants."""

from tests.simulation.mutants import people, storage
from tests.simulation.mutants.registry import MUTANTS, can_be_made, without

__all__ = ["MUTANTS", "can_be_made", "people", "storage", "without"]
