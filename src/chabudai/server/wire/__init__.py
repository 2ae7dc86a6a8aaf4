"""What a browser or a program meets: requests, the socket, the page, and the guards at the door."""
