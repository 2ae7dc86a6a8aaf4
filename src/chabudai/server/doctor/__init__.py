"""`chabudai doctor`: checks a server's settings, data, database and machine, and changes nothing."""
