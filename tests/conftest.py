"""Share what several test folders need: the real server, the system's Chromium, strict skips."""

import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.storage.cluster import Cluster

ROOT = Path(__file__).parent.parent
BUILD = ROOT / "build"
CHROMIUM_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
START_SECONDS = 60
BROWSER_MS = 20_000
"""As long as a busy computer may take to show what a test waits for."""
NO_SKIP = os.environ.get("OPENLUDO_NO_SKIP", "") not in ("", "0")
PAGES = pytest.StashKey[list[Page]]()

expect.set_options(timeout=BROWSER_MS)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Iterator[None, pytest.TestReport, pytest.TestReport]:
    """Keep a picture of every page of a failed test; with OPENLUDO_NO_SKIP a skip is a failure."""
    report = yield
    refuse_skip(report)
    if report.when == "call" and report.failed:
        for number, page in enumerate(item.stash.get(PAGES, [])):
            save_picture(page, f"{re.sub(r'[^A-Za-z0-9_.-]+', '-', item.nodeid)}-{number}")
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Iterator[None, pytest.CollectReport, pytest.CollectReport]:
    """Refuse the skip of a whole module where OPENLUDO_NO_SKIP is set."""
    report = yield
    refuse_skip(report)
    return report


def refuse_skip(report: pytest.TestReport | pytest.CollectReport) -> None:
    """Turn a skip into a failure where every test must run; an expected failure stays one."""
    if NO_SKIP and report.skipped and not hasattr(report, "wasxfail"):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.outcome = "failed"
        report.longrepr = f"No test may be skipped here. {reason}"


def save_picture(page: Page, name: str) -> None:
    """Write a screenshot of `page` into build/failed, if the page still lives."""
    if not page.is_closed():
        page.screenshot(path=BUILD / "failed" / f"{name}.png", timeout=5000)


@dataclass
class Server:
    """A server of this product, running as a process of its own on a folder of its own."""

    process: subprocess.Popen[bytes]
    url: str
    data: Path
    log: Path

    def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Send the signal (SIGKILL for a crash), wait for the end, and answer the exit code."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        return self.process.wait(timeout=START_SECONDS)


def start_server(data: Path, *further: str) -> Server:
    """Start `openludo play` on the folder `data`, with further options, until it answers."""
    data.mkdir(parents=True, exist_ok=True)
    log = data / "server.log"
    command = [Path(sys.executable).with_name("openludo"), "play"]
    options = ["--no-browser", "--port", "0", "--data", str(data), *further]
    start = log.stat().st_size if log.exists() else 0
    with log.open("ab") as output:
        process = subprocess.Popen(
            [*command, *options],
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            env=os.environ | {"PYTHONUNBUFFERED": "1"},
        )
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline and process.poll() is None:
        printed = log.read_bytes()[start:].decode()
        found = re.search(r"https?://[\w.:\[\]-]+\d(?=\s)", printed)
        if found and is_healthy(found[0]):
            return Server(process, found[0], data, log)
        time.sleep(0.05)
    process.kill()
    process.wait()
    pytest.fail(f"The server did not start. It printed:\n{log.read_text()}")


def is_healthy(url: str) -> bool:
    """Tell whether a server answers; the address is printed before it can."""
    try:
        with urllib.request.urlopen(f"{url}/health", timeout=START_SECONDS) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Start servers of a test's own, on the test's folder unless another is given."""
    servers: list[Server] = []

    def start(data: Path = tmp_path / "data", *further: str) -> Server:
        servers.append(start_server(data, *further))
        return servers[-1]

    yield start
    for server in servers:
        server.stop()


@pytest.fixture(scope="session")
def server_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Give the address of a server that the tests of one process share."""
    server = start_server(tmp_path_factory.mktemp("server"))
    yield server.url
    server.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """Run a PostgreSQL that the tests of one process share, or skip."""
    found = subprocess.run(
        [ROOT / "scripts" / "ensure-postgresql", "--find"], capture_output=True, text=True
    )
    if found.returncode != 0:
        pytest.skip("There is no PostgreSQL; scripts/ensure-postgresql installs it.")
    cluster = Cluster(Path(found.stdout.strip()))
    yield cluster
    cluster.close()


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """Find the system's Chromium, or skip."""
    found = subprocess.run(
        [ROOT / "scripts" / "ensure-chromium", "--find"], capture_output=True, text=True
    )
    if found.returncode != 0:
        pytest.skip("There is no Chromium; scripts/ensure-chromium installs it.")
    return found.stdout.strip()


# Playwright's event loop counts as running until it is stopped, which would break asyncio.run in
# other tests of the process: so it lives no longer than one module.
@pytest.fixture(scope="module")
def browser(chromium_path: str) -> Iterator[Browser]:
    """Run the system's Chromium without a window."""
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=chromium_path, args=[*CHROMIUM_FLAGS], headless=True
        )
        yield launched
        launched.close()


@pytest.fixture
def new_page(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Callable[..., Page]]:
    """Open pages, each on a device of its own; an error that a page does not catch fails the test.

    `new_page(size=(360, 740), theme="dark", locale="de-DE")` takes Playwright's other context
    options too, such as `reduced_motion="reduce"` or `has_touch=True`. A second page of the same
    device is `page.context.new_page()`.
    """
    errors: list[str] = []
    pages = request.node.stash.setdefault(PAGES, [])

    def open_page(
        size: tuple[int, int] = (1280, 800),
        theme: str = "light",
        locale: str = "en-GB",
        **options: Any,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,
            locale=locale,
            **options,
        )
        context.set_default_timeout(BROWSER_MS)
        context.on("page", lambda page: pages.append(page))
        context.on("weberror", lambda failure: errors.append(str(failure.error)))
        return context.new_page()

    yield open_page
    for context in {page.context for page in pages}:
        context.close()
    assert not errors, f"A page did not catch: {errors}"
