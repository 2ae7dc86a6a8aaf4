"""On PostgreSQL: the same as on a file."""

import pytest

from tests.server.test_chat import *  # noqa: F403

pytestmark = [pytest.mark.anyio, pytest.mark.slow]  # type: ignore[assignment]
