"""Try Chabudai with another Python, as on a fresh machine. For maintainers, before a release.

    python3 -m setup.try_python sid                        Debian unstable and its Python: run.py test
    python3 -m setup.try_python sid --python python3.15    another Python of that suite
    python3 -m setup.try_python sid --no-compiler -- test --fast
    python3 -m setup.try_python /usr/bin/python3.12 --newest-pip -- version

A suite of Debian or Ubuntu is put into a folder once (debootstrap, root, about 1 GB) and entered with chroot; it
gets the network, proxy, registry and certificate settings of this machine. A path is an interpreter of this
machine, which needs no root. Either way a fresh clone of the last commit is tried, not the working tree.

Everything is mounted in a mount namespace of its own, which ends with the command: nothing stays mounted.
"""

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from setup.console import running
from setup.fingerprint import ROOT

SUITES = Path("/usr/share/debootstrap/scripts")
COPIED = ("/etc/resolv.conf", "/etc/pip.conf", "/etc/npmrc")
OF_THE_PERSON = (".config/pip/pip.conf", ".pip/pip.conf", ".npmrc")
AUTHORITIES = "/usr/local/share/ca-certificates"
HANDED_ON = re.compile(
    r"(https?|no|all|ftp)_proxy|pip_.*|npm_config_.*|node_extra_ca_certs|ssl_cert_(file|dir)|(requests|curl)_ca_bundle"
    r"|lang|lc_.*|term|ci|python_cpu_count|chabudai_.*",
    re.IGNORECASE,
)
MOUNTS = 'mount --rbind /dev "$1/dev" && mount -t tmpfs tmpfs "$1/dev/shm" && exec chroot "$@"'
NEW_VENV = "from setup import console, install; install.CACHE.mkdir(exist_ok=True); install.make_venv(console.Steps())"


class CannotTry(Exception):
    """The trial cannot go on. The message is for the person."""


def main(words: list[str]) -> int:
    asked = read(words)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        return in_a_suite(asked) if "/" not in asked.where else here(asked)
    except CannotTry as reason:
        print(f"try_python: {reason}", file=sys.stderr)
        return 2
    except subprocess.CalledProcessError as failed:
        print(f"try_python: this failed: {' '.join(map(str, failed.cmd))}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def read(words: list[str]) -> argparse.Namespace:
    """Return the arguments. Those after -- are for run.py."""
    own = words[: words.index("--")] if "--" in words else words
    asked = arguments().parse_args(own)
    asked.words = words[len(own) + 1 :]
    return asked


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python3 -m setup.try_python",
        usage="%(prog)s SUITE|INTERPRETER [options] [-- words for run.py; default: test]",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("where", metavar="SUITE|INTERPRETER", help="a suite like sid, or a path with a /")
    parser.add_argument("--python", default="python3", help="the suite's Python; default: python3")
    parser.add_argument("--no-compiler", action="store_true", help="a suite without gcc and headers")
    parser.add_argument("--newest-pip", action="store_true", help="the newest pip in .venv, not its own one")
    parser.add_argument("--mirror", help="default: the first one in /etc/apt")
    parser.add_argument("--folder", type=Path, help="of the suite; default: /var/tmp/chabudai-SUITE")
    return parser


def here(asked: argparse.Namespace) -> int:
    """Try an interpreter of this machine, in a clone that is removed afterwards."""
    python = shutil.which(asked.where)
    if python is None:
        raise CannotTry(f"{asked.where} is not a program that can be started")
    if asked.no_compiler:
        raise CannotTry("--no-compiler needs a suite: this machine may have a compiler")
    with tempfile.TemporaryDirectory(prefix="chabudai-try-") as folder:
        clone = Path(folder, "chabudai")
        copy_sources(clone)
        started = str(Path(python).absolute())
        return call(script(asked, started), handed_on() | paths(os.environ["PATH"]), clone)


def in_a_suite(asked: argparse.Namespace) -> int:
    """Try the Python of a suite, in a folder that is kept for the next time."""
    needed = [name for name in ("debootstrap", "unshare", "chroot") if shutil.which(name) is None]
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        raise CannotTry("a suite is put into a folder and entered with chroot, which only root may do")
    if needed:
        raise CannotTry(f"this needs {' and '.join(needed)}; on Debian: apt install debootstrap util-linux")
    if re.fullmatch(r"\w+", asked.where) is None or not (SUITES / asked.where).exists():
        raise CannotTry(f"debootstrap knows no suite {asked.where!r}; a path to an interpreter has a / in it")
    ending = "-no-compiler" if asked.no_compiler else ""
    root: Path = (asked.folder or Path(f"/var/tmp/chabudai-{asked.where}{ending}")).resolve()
    if not root.exists():
        bootstrap(root, asked.where, asked.mirror or mirror(Path("/etc/apt")))
    settle(root)
    install(root, packages(asked))
    shutil.rmtree(root / "srv" / "chabudai", ignore_errors=True)
    copy_sources(root / "srv" / "chabudai")
    command = ["sh", "-c", 'cd /srv/chabudai && exec "$@"', "sh", *script(asked, asked.python)]
    return enter(root, command)


def bootstrap(root: Path, suite: str, address: str) -> None:
    """Install a suite into a new folder and rename it, so that the folder is always complete."""
    aside = root.with_name(f"{root.name}.new")
    shutil.rmtree(aside, ignore_errors=True)
    options = ["--variant=minbase", "--include=ca-certificates"]
    subprocess.run(["debootstrap", *options, suite, aside, address], check=True)
    aside.rename(root)


def mirror(apt: Path) -> str:
    """Return the first mirror of this machine that does not only serve security updates."""
    lists = [apt / "sources.list", *sorted(apt.glob("sources.list.d/*.list"))]
    lists += sorted(apt.glob("sources.list.d/*.sources"))
    line = re.compile(r"^\s*(?:URIs:|deb\s+(?:\[[^\]]*\]\s*)?)\s*(https?://\S+)", re.MULTILINE)
    found: list[str] = [
        address for path in lists if path.is_file() for address in line.findall(path.read_text())
    ]
    usual = [address for address in found if re.search(r"/(debian|ubuntu)/?$", address)]
    if not usual:
        raise CannotTry("/etc/apt names no mirror of Debian or Ubuntu; name one with --mirror")
    return usual[0]


def settle(root: Path) -> None:
    """Give a suite the settings of this machine: network, proxy, registries, certificates."""
    files = [Path(name) for name in COPIED]
    files += Path(AUTHORITIES).rglob("*.crt")
    files += [
        Path(value) for value in handed_on().values() if value.startswith("/") and Path(value).is_file()
    ]
    files += [path for path in Path("/etc/apt/apt.conf.d").glob("*") if only_fetches(path)]
    pairs = [(path, path) for path in files]
    pairs += [(Path.home() / name, Path("/root", name)) for name in OF_THE_PERSON]
    for source, place in pairs:
        target = root / place.relative_to("/")
        if source.is_file() and not (target.exists() and place.is_relative_to("/etc/ssl")):
            target.parent.mkdir(parents=True, exist_ok=True)
            target.unlink(missing_ok=True)
            shutil.copyfile(source, target)
    must(root, ["update-ca-certificates"])


def only_fetches(path: Path) -> bool:
    """Return whether this is a setting of apt that only says how to fetch, and starts no program."""
    text = path.read_text(errors="replace")
    return "Acquire" in text and "Invoke" not in text


def packages(asked: argparse.Namespace) -> list[str]:
    """Return the packages that the trial needs besides the smallest system."""
    python = asked.python
    compiler = [] if asked.no_compiler else ["gcc", "libc6-dev", f"{python}-dev"]
    return [python, f"{python}-venv", "git", "ca-certificates", *compiler]


def install(root: Path, names: Iterable[str]) -> None:
    quiet = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "--quiet"]
    must(root, [*quiet, "update"])
    must(root, [*quiet, "install", "--yes", "--no-install-recommends", *names])


def enter(root: Path, command: list[str]) -> int:
    """Run a command in this folder as in a machine of its own. Its mounts and processes end with it."""
    apart = ["--mount", "--propagation", "private", "--pid", "--fork", "--kill-child"]
    whole = ["unshare", *apart, f"--mount-proc={root}/proc", "sh", "-c", MOUNTS, "sh", str(root), *command]
    own = handed_on() | paths("/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "/root")
    return call(whole, own)


def must(root: Path, command: list[str]) -> None:
    if status := enter(root, command):
        raise subprocess.CalledProcessError(status, command)


def call(command: list[str], variables: dict[str, str], folder: Path | None = None) -> int:
    """Run a command to its end. After an interruption, none of its processes goes on."""
    with running(command, folder, variables) as child:
        return int(child.wait())


def script(asked: argparse.Namespace, python: str) -> list[str]:
    """Return the script to run in the clone."""
    run = [python, "run.py", *(asked.words or ["test"])]
    if not asked.newest_pip:
        return run
    new = f'"$0" -c "{NEW_VENV}" && .venv/bin/python -m pip install --upgrade pip && exec "$0" "$@"'
    return ["sh", "-c", new, *run]


def copy_sources(clone: Path) -> None:
    subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", ROOT, clone], check=True)


def handed_on() -> dict[str, str]:
    """Return the environment variables that a fresh machine in the same place would have too."""
    return {name: value for name, value in os.environ.items() if HANDED_ON.fullmatch(name)}


def paths(path: str, home: str | None = None) -> dict[str, str]:
    return {"PATH": path, "HOME": home or str(Path.home())}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
