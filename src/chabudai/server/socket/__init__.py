"""One WebSocket: frames, hello, commands, answers."""
