"""The games in a terminal: a view is drawn in characters and one of its legal actions goes back. No rules inside."""
