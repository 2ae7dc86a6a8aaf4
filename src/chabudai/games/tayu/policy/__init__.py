"""The policy of Ta Yü for search: heuristics, no rules. Compiled."""
