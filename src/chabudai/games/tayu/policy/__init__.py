"""What bots know of Ta Yü: heuristics, no rules. Compiled."""
