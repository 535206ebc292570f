"""A PostgreSQL for a benchmark alone."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.storage.cluster import SMALL, Cluster

ROOT = Path(__file__).parent.parent


@contextmanager
def postgres() -> Iterator[Cluster]:
    """Run one that a power cut would not harm, and leave nothing of it."""
    found = subprocess.run(
        [ROOT / "scripts" / "ensure-postgresql"], stdout=subprocess.PIPE, check=True, text=True
    )
    cluster = Cluster(Path(found.stdout.strip()), SMALL)
    try:
        yield cluster
    finally:
        cluster.close()
