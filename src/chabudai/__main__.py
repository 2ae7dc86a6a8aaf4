"""`python -m chabudai` is the command `chabudai`."""

from chabudai.cli import main

main()
