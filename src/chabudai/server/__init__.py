"""The server: tables that people and bots share, durable before they are seen. `serve.py` starts it."""
