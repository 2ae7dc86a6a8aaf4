"""`chabudai serve` with the same shuffles and the same thoughts of bots at every table: what fails once fails again.

With CHABUDAI_DEALS=any chance decides, as everywhere else: the long run looks at deals that nobody has seen yet.
"""

import os
import random
from types import SimpleNamespace
from unittest.mock import patch

from chabudai.server import tokens

SECRET = bytes(range(32))


def foresee() -> None:
    """Before anything else is imported, which would keep what is replaced here."""
    patch.object(tokens, "new_secret", lambda: SECRET).start()
    from chabudai.server.tables import seating
    from chabudai.server.workers import pool

    patch.object(
        seating, "random_source", SimpleNamespace(choice=lambda among: random.Random(1).choice(among))
    ).start()
    patch.object(pool, "random_source", SimpleNamespace(bits=lambda bits: (1 << bits) // 3)).start()


if __name__ == "__main__":
    if os.environ.get("CHABUDAI_DEALS") != "any":
        foresee()
    from chabudai.cli import main

    main()
