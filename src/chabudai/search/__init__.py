"""Tree search and solvers for any `State`. Pure and compiled: search uses no clock, file or thread."""
