"""Several servers at one database: what they tell each other, who does what, and who is where."""
