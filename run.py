#!/usr/bin/env python3
"""Set Chabudai up and run it: `python3 run.py`. Standard library only.

python3 run.py                      play: start the server and open the page
python3 run.py serve --port 9000    any `chabudai` command, with its options
python3 run.py test                 every test and check (--fast: Python only, --slow: long tests too,
                                    --coverage: how much the tests reach)
"""

# This file must also start under an old Python, to say that it is too old: keep new syntax out of it.
import os
import subprocess
import sys

if sys.version_info < (3, 11):
    print("Chabudai needs Python 3.11 or newer; this is Python %d.%d." % sys.version_info[:2])
    for newer in ("python3.15", "python3.14", "python3.13", "python3.12", "python3.11"):
        try:
            subprocess.check_output([newer, "-c", "import venv"], stderr=subprocess.STDOUT)
        except (OSError, subprocess.CalledProcessError):
            continue
        print("You have a newer one: run  %s %s" % (newer, " ".join(sys.argv)))
        break
    else:
        print("Install a newer one from your system's packages or from python.org, then run this again.")
    sys.exit(2)

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from setup.command import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
