"""What a browser is called by its owner."""

# The first that is found is the one: most browsers also claim to be others.
_BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "Chrome/": "Chrome",
    "CriOS/": "Chrome",
    "Safari/": "Safari",
}
_SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS": "Mac",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def told_by(header: str) -> str:
    """What a browser says it is, in the two words that its owner would use; "" if it is none that we know."""
    found = (
        next((name for mark, name in known.items() if mark in header), "") for known in (_BROWSERS, _SYSTEMS)
    )
    return " · ".join(filter(None, found))
