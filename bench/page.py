"""How heavy the page is and how soon one can play, in a real Chromium on this machine."""

from __future__ import annotations

import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from typing import Any, Final

LAPS: Final = 5
FLAGS: Final = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
LINES: Final = (
    ("bytes until one can play, zipped", "bytes", "{:,.0f}", "at most 122,880"),
    ("requests until one can play", "requests", "{:.0f}", ""),
    ("requests to other hosts", "elsewhere", "{:.0f}", "none"),
    ("first paint", "paint_ms", "{:.0f} ms", ""),
    ("front page ready", "ready_ms", "{:.0f} ms", ""),
    ("from a tap on Play with bots to the cards", "cards_ms", "{:.0f} ms", ""),
)


def lap(browser: Any, home: str) -> dict[str, float]:
    """Open the page as a newcomer on a phone would, and begin a game."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en")
    page = context.new_page()
    sizes: dict[str, int] = {}
    page.on("response", lambda r: sizes.update({r.url: int(r.headers.get("content-length", 0))}))
    began = time.perf_counter()
    page.goto(home)
    button = page.get_by_role("button", name="Play with bots")
    button.wait_for()
    ready = time.perf_counter()
    button.click()
    page.locator("[data-hand]").first.wait_for()
    cards = time.perf_counter()
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
    context.close()
    return {
        "bytes": sum(sizes.values()),
        "requests": len(sizes),
        "elsewhere": sum(not url.startswith(home) for url in sizes),
        "paint_ms": paint,
        "ready_ms": (ready - began) * 1000,
        "cards_ms": (cards - ready) * 1000,
    }


def main() -> int:
    """Serve, measure and print the medians."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        print("This bench needs the tests' browser: python3 run.py setup", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder:
        serve = [sys.executable, "-m", "saboteur", "serve", "--host", "127.0.0.1", "--port", "0", "--no-open"]
        with subprocess.Popen([*serve, "--data", folder], stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout
            home = next(found[0] for line in process.stdout if (found := re.search(r"http://\S+", line)))
            with sync_playwright() as playwright:
                path = shutil.which("chromium") or shutil.which("google-chrome")
                browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
                laps = [lap(browser, home) for _ in range(LAPS)]
                browser.close()
            process.terminate()
    for name, key, form, aim in LINES:
        print(f"{name:<46}{form.format(statistics.median(one[key] for one in laps)):>14}   {aim}".rstrip())
    return 0
