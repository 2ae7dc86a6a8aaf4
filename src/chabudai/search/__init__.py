"""Search, generic over `State`, pure and compiled. It never sees a clock, a file or a thread."""
