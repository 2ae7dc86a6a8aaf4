"""`chabudai version`: prints the version, and whether the engine is compiled."""

import platform

from chabudai import __version__
from chabudai.build_mode import describe


def version() -> None:
    """Tell the version, and whether the engine runs compiled or interpreted."""
    print(f"chabudai {__version__}, {describe()}, Python {platform.python_version()}")
