"""For people who study play: arenas, ratings and plots."""
