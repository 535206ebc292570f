"""Measure everything in turn, several rounds in one run; compare medians as ratios."""

import statistics
import subprocess
import sys
import venv
from pathlib import Path

HERE = Path(__file__).parent
RIVALS = Path("build/rivals")
LOCK = Path("requirements/rivals.lock")
ROUNDS = 5
SECONDS = "2"
VARIANTS = ("solo", "classic", "pairs", "norwegian", "danish", "swedish", "english")
OTHERS = ("parchis", "german40", "swedish40")
ASKED = {
    ("solo", "compiled"): 600,
    ("classic", "compiled"): 300,
    ("solo", "interpreted"): 12,
    ("solo", "public"): 3,
}


def rivals_python():
    """Return the interpreter of the rivals' own environment, made if need be."""
    python = RIVALS / "bin" / "python"
    stamp = RIVALS / LOCK.name
    if not stamp.exists() or stamp.read_bytes() != LOCK.read_bytes():
        venv.create(RIVALS, with_pip=True, clear=True)
        subprocess.run(
            [python, "-m", "pip", "install", "--quiet", "--require-hashes", "-r", LOCK], check=True
        )
        stamp.write_bytes(LOCK.read_bytes())
    return python


def measure(*command):
    """Run one contender and return its games a second."""
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return float(done.stdout.split()[-1])


def main():
    """Print the medians and the ratios, and fail where a ratio is short."""
    python = rivals_python()
    rates = {}
    for _ in range(ROUNDS):
        for rival in ("ludopy", "ludo_king"):
            rate = measure(python, HERE / "rivals.py", rival, SECONDS)
            rates.setdefault((rival, ""), []).append(rate)
        for variant in VARIANTS + OTHERS:
            for way in ("compiled", "interpreted", "public"):
                rate = measure(
                    sys.executable, "-m", "benchmarks.engine.ours", way, variant, SECONDS
                )
                rates.setdefault((variant, way), []).append(rate)
    report({key: statistics.median(values) for key, values in rates.items()})


def report(medians):
    """Print one line a contender: games a second of CPU time, and times ludopy."""
    base = medians["ludopy", ""]
    short = []
    print(f"{'random games of four':24}{'games/s':>10}{'x ludopy':>10}   asked")
    for (name, way), rate in medians.items():
        asked = ASKED.get((name, way))
        ratio = rate / base
        print(f"{name + ' ' + way:24}{rate:10.0f}{ratio:10.1f}   {asked or ''}")
        if asked and ratio < asked:
            short.append(f"{name} {way}")
    if short:
        sys.exit(f"Below what is asked: {', '.join(short)}")


if __name__ == "__main__":
    main()
