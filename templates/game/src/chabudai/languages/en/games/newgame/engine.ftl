summary = The higher stone takes the trick.
