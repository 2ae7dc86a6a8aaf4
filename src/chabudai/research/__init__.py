"""Tools for people who study play: environments for training, arenas, ratings, tuning, datasets and plots."""
