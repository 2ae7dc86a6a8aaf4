"""`python -m chabudai` is the command `chabudai`."""

from chabudai.cli import main

# The guard matters: a worker process imports this file again.
if __name__ == "__main__":
    main()
