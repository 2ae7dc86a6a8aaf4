"""A failed set-up, turned into a sentence that says what to do."""

import re
import sys

from setup.console import STEP

UNREACHABLE = (
    "The package registry cannot be reached.\n"
    "Check the network, the proxy (HTTPS_PROXY) and the registry in your own settings ({tool}),\n"
    "then run the same command again: what was fetched already is kept."
)
NO_VENV = (
    "This Python cannot make virtual environments: its `venv` or `ensurepip` module is missing.\n"
    "On Debian or Ubuntu:  sudo apt install python3-venv   (or python{version}-venv)\n"
    "Elsewhere, install Python from python.org or with pyenv or uv, then run this again."
)
UNKNOWN = "The set-up failed. The same command tries again. What went wrong:"

NPM_SAYS = r"ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET|npm error network"
PIP_SAYS = (
    r"NewConnectionError|Failed to establish a new connection|name resolution|ConnectTimeoutError"
    r"|ReadTimeoutError|ProxyError|Max retries exceeded|Network is unreachable|RemoteDisconnected"
)
FULL_DISK = r"No space left on device|ENOSPC|Disk quota exceeded"


def advise(log: str) -> str:
    """What the reader of this log should do next."""
    if re.search(FULL_DISK, log):
        return "The disk is full: Chabudai needs about 700 MB while it is set up."
    if re.search(r"ensurepip is (not available|disabled)", log):
        return no_venv()
    for pattern, tool in ((NPM_SAYS, "npm config list"), (PIP_SAYS, "pip config list")):
        if re.search(pattern, log):
            return UNREACHABLE.format(tool=tool)
    return f"{UNKNOWN}\n\n{essence(log)}\n"


def essence(log: str) -> str:
    """What went wrong, in the words of the tool that failed and without the stack traces of its callers."""
    last_step = log.rpartition(STEP)[2]
    own_words = re.split(r"\n *(?:Traceback|error: subprocess-exited)", last_step, maxsplit=1)[0]
    lines = [line for line in own_words.splitlines() if line.strip() and not re.match(r"\s+at ", line)]
    return "\n".join(lines[-20:])


def no_venv() -> str:
    return NO_VENV.format(version="{}.{}".format(*sys.version_info))
