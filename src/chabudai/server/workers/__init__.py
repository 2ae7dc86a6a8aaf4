"""Worker processes for bots, and the queue of bots that wait for one."""
