"""Load the first page in a cold browser: bytes transferred, time until one can play, shifts."""

import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

LOADS = 7
BYTES_BOUND = 150_000
PLAYABLE_BOUND = 1.0
FLAGS = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking")
SHIFTS = """() => new Promise(done => {
  let sum = 0;
  new PerformanceObserver(list => { for (const entry of list.getEntries()) sum += entry.value; })
    .observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => done(sum), 500);
})"""


def load(browser: Browser, url: str) -> tuple[int, float, float]:
    """Load the page with an empty cache; give bytes, seconds until Play now, and shifts."""
    context = browser.new_context(viewport={"width": 360, "height": 740}, locale="en-GB")
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    sizes: list[int] = []
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    began = time.perf_counter()
    page.goto(url, wait_until="commit")
    page.get_by_role("button", name="Play now").wait_for()
    playable = time.perf_counter() - began
    page.wait_for_load_state("networkidle")
    shifts = float(page.evaluate(SHIFTS))
    context.close()
    return int(sum(sizes)), playable, shifts


def main() -> None:
    """Print the medians, and fail where a budget is exceeded."""
    chromium = os.environ.get("OPENLUDO_CHROMIUM") or "/usr/bin/chromium"
    openludo = Path(sys.executable).with_name("openludo")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        command = [openludo, "play", "--no-browser", "--port", "0", "--data", folder]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found
        browser = play.chromium.launch(executable_path=chromium, args=list(FLAGS))
        loads = [load(browser, found[0]) for _ in range(LOADS)]
        browser.close()
        server.terminate()
        server.wait()
    report(loads)


def report(loads: list[tuple[int, float, float]]) -> None:
    """Print the figures beside their budgets."""
    size = statistics.median(each[0] for each in loads)
    playable = statistics.median(each[1] for each in loads)
    shifts = max(each[2] for each in loads)
    print(f"first page: {size:.0f} bytes transferred, median of {LOADS} (at most {BYTES_BOUND})")
    print(f"playable after {playable:.2f} s, median of {LOADS} (at most {PLAYABLE_BOUND:.0f} s)")
    print(f"layout shift: {shifts:.3f} at most (0)")
    if size > BYTES_BOUND or playable > PLAYABLE_BOUND or shifts > 0:
        sys.exit("A budget is exceeded")


if __name__ == "__main__":
    main()
