"""Guests and accounts: who asks, how they sign in, what they have played and how well."""
