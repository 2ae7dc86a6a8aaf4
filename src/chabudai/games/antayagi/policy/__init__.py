"""The policy of AntaYagí for search: heuristics, no rules. Compiled."""
