"""What bots know of AntaYagí: heuristics, no rules. Compiled."""
