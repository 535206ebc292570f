"""A server in a process of its own, and what it costs: memory, and time of the processor."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


class Service:
    """A server that was started for a benchmark; it ends with the `with` block."""

    def __init__(self, database: str | None = None) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="openludo-bench-")
        began = time.perf_counter()
        command = [Path(sys.executable).with_name("openludo"), "play", "--no-browser"]
        where = ["--port", "0", "--data", self._folder.name]
        stored = ["--database", database] if database else []
        self.process = subprocess.Popen([*command, *where, *stored], stdout=subprocess.PIPE)
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline().decode())
        if found is None:
            sys.exit("The server did not start.")
        self.url = found[0]
        self.listening = time.perf_counter() - began

    def __enter__(self) -> Service:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(30)
        self._folder.cleanup()

    @property
    def megabytes(self) -> float:
        """Memory that the process has to itself."""
        status = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text()
        found = re.search(r"^Pss:\s+(\d+) kB", status, re.MULTILINE)
        assert found
        return int(found[1]) / 1024

    @property
    def seconds(self) -> float:
        """Time of the processor that the process has used, threads and kernel included."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS
