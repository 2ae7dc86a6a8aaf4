"""Games that are over: step through them, have them judged, be given a hint."""
