"""What playing every board costs: the compiled kernel beside the first one, in one run.

The first one, which knew only the cross of 52 squares, is taken from the history.
"""

import io
import os
import statistics
import subprocess
import sys
import tarfile
from pathlib import Path

from benchmarks.engine.__main__ import OTHERS, VARIANTS, measure

FIRST = "bdbf0c2"
FOLDER = Path("build") / f"kernel-{FIRST}"
ROUNDS = 3
SECONDS = "2"
LEAST = 0.75
"""The share of its speed that `solo` must keep."""


def first_kernel():
    """Return the folder of the first kernel's sources, unpacked if need be."""
    if not FOLDER.exists():
        packed = subprocess.run(["git", "archive", FIRST, "src"], check=True, capture_output=True)
        with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
            archive.extractall(FOLDER, filter="data")
    return FOLDER / "src"


def rate(variant, *sources):
    """Return the games a second of the kernel in a folder, or of this one."""
    path = {"PYTHONPATH": os.pathsep.join(map(str, sources))} if sources else {}
    environment = ["env", *(f"{name}={value}" for name, value in path.items())]
    command = (sys.executable, "-m", "benchmarks.engine.ours", "compiled", variant, SECONDS)
    return measure(*environment, *command)


def main():
    """Print games a second of both kernels and their ratio; fail where `solo` lost a quarter."""
    first, rates = first_kernel().resolve(), {}
    for _ in range(ROUNDS):
        for variant in VARIANTS + OTHERS:
            rates.setdefault((variant, "now"), []).append(rate(variant))
            if variant in VARIANTS:
                rates.setdefault((variant, "first"), []).append(rate(variant, first))
    medians = {key: statistics.median(values) for key, values in rates.items()}
    print(f"{'compiled, games/s':20}{'first':>10}{'now':>10}{'ratio':>8}")
    for variant in VARIANTS + OTHERS:
        now, before = medians[variant, "now"], medians.get((variant, "first"))
        told = f"{before:10.0f}{now:10.0f}{now / before:8.2f}" if before else f"{now:20.0f}"
        print(f"{variant:20}{told}", flush=True)
    kept = medians["solo", "now"] / medians["solo", "first"]
    sys.exit(f"solo keeps only {kept:.0%} of its speed" if kept < LEAST else 0)


if __name__ == "__main__":
    main()
