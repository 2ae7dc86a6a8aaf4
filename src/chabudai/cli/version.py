"""`chabudai version`."""

import platform

import chabudai
from chabudai.build_mode import describe


def version() -> None:
    """Tell the version, and whether the engine runs compiled or interpreted."""
    print(f"chabudai {chabudai.__version__}, {describe()}, Python {platform.python_version()}")
