"""People: identity, sessions, passwords, passkeys, tokens, ratings, history."""
