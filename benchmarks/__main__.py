"""Run the benchmarks named on the command line, or all, each in a process of its own."""

import pkgutil
import subprocess
import sys

import benchmarks


def names() -> list[str]:
    """Name every benchmark, in alphabetical order."""
    found = (module.name for module in pkgutil.iter_modules(benchmarks.__path__))
    return sorted(name for name in found if not name.startswith("_"))


def run(name: str) -> bool:
    """Run one benchmark and answer whether it reached what it asks for."""
    print(f"== {name}", flush=True)
    return subprocess.run([sys.executable, "-m", f"benchmarks.{name}"]).returncode == 0


def main() -> None:
    """Run what was asked for, and end with the names of those that failed."""
    wanted = sys.argv[1:] or names()
    failed = [name for name in wanted if not run(name)]
    sys.exit(f"Short of what they ask for: {', '.join(failed)}" if failed else 0)


if __name__ == "__main__":
    main()
