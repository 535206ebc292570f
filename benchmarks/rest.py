"""Send schemathesis at a server for longer than a test may, and ask that all is as described."""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
from tests.server.described import HELD

from benchmarks._service import Service

EXAMPLES = 300
SEED = 4
TESTS = Path(__file__).parents[1] / "tests" / "server" / "test_openapi.py"


def stranger(url: str) -> list[str]:
    """Write the command of somebody who knows the description only, with a cookie."""
    program = str(Path(sys.executable).with_name("schemathesis"))
    cookie = httpx.get(url).headers["Set-Cookie"].partition(";")[0]
    options = {
        "--header": f"Cookie: {cookie}",
        "--checks": ",".join(HELD),
        "--phases": "examples,coverage,fuzzing",
        "--max-examples": str(EXAMPLES),
        "--seed": str(SEED),
        "--generation-database": "none",
        "--warnings": "off",
    }
    given = [part for option in options.items() for part in option]
    return [
        program,
        "run",
        f"{url}/api/openapi.json",
        *given,
        "--no-color",
        "--continue-on-failure",
    ]


def guest() -> list[str]:
    """Write the command of the tests, which know games and rooms."""
    return [sys.executable, "-m", "pytest", "-q", "--timeout", "1200", str(TESTS)]


def main() -> None:
    """Try, report, and end with 1 where an answer is not as described."""
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder, Service() as service:
        asked = subprocess.run(stranger(service.url.rstrip("/")), cwd=folder).returncode
        alive = service.process.poll() is None
    played = subprocess.run(guest(), env=os.environ | {"OPENLUDO_EXAMPLES": str(EXAMPLES)})
    print(f"{EXAMPLES} examples of each request took {time.perf_counter() - began:.0f} s")
    if asked or not alive or played.returncode:
        sys.exit("Asked for: every answer as described.")


if __name__ == "__main__":
    main()
