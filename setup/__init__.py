"""How Chabudai is set up, built and checked. Standard library only, because nothing is installed yet.

The files, from the outside in:

    command.py      what `python3 run.py` understands
    environment.py  .venv: is it there, and is it what the sources say now?
    install.py      fill it, and lock.py so that only one does
    advice.py       a failed set-up turned into a sentence that says what to do
    console.py      steps with their seconds, on a terminal or in a log
    checks.py       what `python3 run.py test` runs, and chromium.py to find a browser for it
    coverage.py     how much of the code the tests reach
    build_hook.py   called by the wheel builder: page.py, node.py and extension.py do the work
    try_python.py   another Python, as on a fresh machine: for maintainers, before a release
    fingerprint.py  what has changed since the last time
"""
