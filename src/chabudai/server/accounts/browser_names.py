"""Short names of browsers, from their User-Agent headers."""

# The first match wins: most browsers also claim to be others.
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


def browser_name_of(header: str) -> str:
    """Return a browser's name like "Firefox · Linux", or "" if it is unknown."""
    found = (
        next((name for mark, name in known.items() if mark in header), "") for known in (_BROWSERS, _SYSTEMS)
    )
    return " · ".join(filter(None, found))
