"""Send schemathesis at a server for longer than a test may, and ask that all is as described."""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx

from benchmarks.roll import start

EXAMPLES = 300
SEED = 4
CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
    "missing_required_header",
    "unsupported_method",
    "allow_header_conformance",
)


TESTS = Path(__file__).parents[1] / "tests" / "server" / "test_openapi.py"


def stranger(url: str) -> list[str]:
    """Write the command of somebody who knows the description only, with a cookie."""
    program = str(Path(sys.executable).with_name("schemathesis"))
    cookie = httpx.get(url).headers["Set-Cookie"].partition(";")[0]
    options = {
        "--header": f"Cookie: {cookie}",
        "--checks": ",".join(CHECKS),
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
    with tempfile.TemporaryDirectory() as folder:
        process, url, _ = start(folder)
        asked = subprocess.run(stranger(url.rstrip("/")), cwd=folder).returncode
        alive = process.poll() is None
        process.terminate()
        process.wait()
    played = subprocess.run(guest(), env=os.environ | {"OPENLUDO_EXAMPLES": str(EXAMPLES)})
    print(f"{EXAMPLES} examples of each request took {time.perf_counter() - began:.0f} s")
    if asked or not alive or played.returncode:
        sys.exit("Asked for: every answer as described.")


if __name__ == "__main__":
    main()
