"""Share what the browser tests need beyond a server and pages."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.browser.clocked import ClockedServer


@pytest.fixture
def clocked(tmp_path: Path) -> Iterator[ClockedServer]:
    """Run a server of the test's own whose clock the test can move."""
    server = ClockedServer(tmp_path)
    server.start()
    yield server
    server.stop()
