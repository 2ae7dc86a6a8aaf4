"""Turns a failed set-up into a sentence that says what to do."""

import errno
import re
import sys

from setup.console import STEP

UNREACHABLE = (
    "The package registry cannot be reached.\n"
    "Check the network, the proxy (HTTPS_PROXY) and the registry in your own settings ({tool}),\n"
    "then run the same command again: what was fetched already is kept."
)
DAMAGED = (
    "A download arrived incomplete or damaged, so nothing of it was installed.\n"
    "Run the same command again. If it fails at the same file, empty the cache ({tool})\n"
    "and check what stands between this machine and the registry: a proxy, or a mirror of its own."
)
OTHER_FILE = (
    "A file from the package registry is not one of those that Chabudai was tested with, so it was not installed:\n"
    "  {package}\n"
    "Run the same command again: a damaged download is fetched anew (if not, first: pip cache purge).\n"
    "If it fails at the same file, your registry builds its own files: use one that passes on the original ones.\n"
    "At your own risk, CHABUDAI_HASHES=never installs the same versions without this check."
)
NOT_LOCKED = (
    "The checked packages (setup/locked) do not cover Python {version} on this machine; this is missing:\n"
    "  {package}\n"
    "Please report it. Until then, CHABUDAI_HASHES=never installs the same versions without the check,\n"
    "or try another Python from 3.11 on."
)
UNTRUSTED = (
    "The certificate of the package registry is not trusted here.\n"
    "Where a proxy has a certificate of its own, name its file in PIP_CERT and in NODE_EXTRA_CA_CERTS.\n"
    "If the clock of this machine is wrong, set it. Then run the same command again."
)
NOT_OFFERED = (
    "The package registry does not offer {package} for Python {version} on this machine, or does not answer.\n"
    "Check the registry in your own settings (pip config list), or try another Python from 3.11 on."
)
FULL = (
    "The disk is full: Chabudai needs about 700 MB to play and 1500 MB for its tests.\n"
    "Make room, then run the same command again."
)
NOT_WRITABLE = (
    "Chabudai is set up in its own folder, and something there cannot be written:\n"
    "  {what}\n"
    "Copy the folder to a place of your own, or ask its owner to run this command once."
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
NPM_GOT_HALF = (
    r"EINTEGRITY|ERR_STREAM_PREMATURE_CLOSE|Z_BUF_ERROR|zlib: |TAR_BAD_ARCHIVE|Invalid response body"
)
PIP_GOT_HALF = (
    r"IncompleteRead|ChunkedEncodingError|incomplete-download|BadZipFile|zlib\.error"
    r"|Wheel '.*' located at .* is invalid|not enough bytes were received"
)
NO_TRUST = r"CERTIFICATE_VERIFY_FAILED|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(VERIFY|GET)_\w+|CERT_HAS_EXPIRED"
FULL_DISK = r"No space left on device|ENOSPC|Disk quota exceeded"
OTHER_HASH = r"DO NOT MATCH THE HASHES.*\n\s*(\S+)"
NO_HASH = r"(?:pinned with ==\. These do not|Hashes are required in --require-hashes mode).*:\n\s*(\S+)"
NO_SUCH = r"The user requested \(constraint\) (\S+)|No matching distribution found for (\S+)"
REFUSED = r"^.*(?:OSError|Error:|npm error).*(?:Permission denied|Read-only file system|EACCES|EROFS).*$"


def advise(log: str) -> str:
    """Return what the reader of this log should do next."""
    if re.search(FULL_DISK, log):
        return FULL
    if re.search(r"ensurepip is (not available|disabled)", log):
        return no_venv()
    if re.search(NO_TRUST, log):
        return UNTRUSTED
    for pattern, sentence, tool in (
        (NPM_GOT_HALF, DAMAGED, "npm cache clean --force"),
        (PIP_GOT_HALF, DAMAGED, "pip cache purge"),
        (NPM_SAYS, UNREACHABLE, "npm config list"),
        (PIP_SAYS, UNREACHABLE, "pip config list"),
    ):
        if re.search(pattern, log):
            return sentence.format(tool=tool)
    if other := re.search(OTHER_HASH, log):
        return OTHER_FILE.format(package=other[1])
    if unlisted := re.search(NO_HASH, log):
        return NOT_LOCKED.format(package=unlisted[1], version=version())
    if refused := re.search(REFUSED, log, re.MULTILINE):
        return NOT_WRITABLE.format(what=refused.group().strip())
    if absent := re.search(NO_SUCH, log):
        return NOT_OFFERED.format(package=absent[1] or absent[2], version=version())
    return f"{UNKNOWN}\n\n{essence(log)}\n"


def about(error: OSError) -> str:
    """Return what to do when the system refused us a file or a folder."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return FULL
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return NOT_WRITABLE.format(what=error)
    return f"{UNKNOWN}\n\n{error}\n"


def essence(log: str) -> str:
    """Return the error message of the tool that failed, without the stack traces of its callers."""
    last_step = log.rpartition(STEP)[2]
    own_words = re.split(r"\n *(?:Traceback|error: subprocess-exited)", last_step, maxsplit=1)[0]
    lines = [line for line in own_words.splitlines() if line.strip() and not re.match(r"\s+at ", line)]
    return "\n".join(lines[-20:])


def no_venv() -> str:
    """Return what to do if Python's venv module is missing."""
    return NO_VENV.format(version=version())


def version() -> str:
    """Return this Python's version as `3.11`."""
    return "{}.{}".format(*sys.version_info)
