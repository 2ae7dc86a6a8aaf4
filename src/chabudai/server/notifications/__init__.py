"""Telling people that it is their turn: push, webhooks, and who asked for them."""
