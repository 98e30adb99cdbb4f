"""How heavy the page is and how soon one can play, in a real Chromium: on this machine, and on slow 3G.

Slow 3G is the browser's own emulation: 400 kbit/s and 400 ms for every request. The page is measured as it is
served, with joined files, and beside it with the single files (`--sources`), which is how it was served once.
"""

from __future__ import annotations

import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

LAPS: Final = 3
FLAGS: Final = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
LINES: Final = (
    ("bytes until one can play, zipped", "bytes", "{:,.0f}", "at most 122,880"),
    ("requests until one can play", "requests", "{:.0f}", "at most 15"),
    ("requests to other hosts", "elsewhere", "{:.0f}", "none"),
    ("first paint", "paint_ms", "{:.0f} ms", ""),
    ("front page ready", "ready_ms", "{:.0f} ms", ""),
    ("from a tap on Play with bots to the cards", "cards_ms", "{:.0f} ms", ""),
    ("slow 3G: front page ready", "slow_ready_ms", "{:.0f} ms", "at most 3,000"),
    ("slow 3G: from the tap to the cards", "slow_cards_ms", "{:.0f} ms", "at most 4,000"),
    ("slow 3G: the table opened with nothing kept", "slow_first_ms", "{:.0f} ms", "at most 3,000"),
    ("slow 3G: the table opened again", "slow_again_ms", "{:.0f} ms", "at most 1,000"),
    ("slow 3G: the table reloaded by hand", "slow_reload_ms", "{:.0f} ms", ""),
)
SLOW_3G: Final = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
# As on plain HTTP in a home network, where there are no service workers.
PHONE: Final = {"viewport": {"width": 390, "height": 844}, "locale": "en", "service_workers": "block"}
# The page's own clock: what is there, and when it was first drawn.
WATCH: Final = """
  globalThis.drawn = {};
  const wanted = { ready: '.start-buttons .button:not([disabled])', cards: '[data-hand]' };
  const note = (name) => requestAnimationFrame(() => (drawn[name] ??= performance.now()));
  const look = () => {
    for (const name in wanted) if (!(name in drawn) && document.querySelector(wanted[name])) note(name);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
  addEventListener('click', () => (drawn.tap ??= performance.now()), true);
"""


def lap(browser: Any, home: str) -> dict[str, float]:
    """Open the page as a newcomer on a phone would, and begin a game; then the same on a slow network."""
    context = browser.new_context(**PHONE)
    page = context.new_page()
    page.add_init_script(WATCH)
    sizes: dict[str, int] = {}
    urls: list[str] = []
    page.on("request", lambda request: urls.append(request.url))
    page.on("websocket", lambda socket: urls.append(socket.url.replace("ws", "http", 1)))
    page.on("response", lambda r: sizes.update({r.url: int(r.headers.get("content-length", 0))}))
    ready, cards = _visit(page, home)
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
    context.close()
    return {
        "bytes": sum(sizes.values()),
        "requests": len(urls),
        "elsewhere": sum(not url.startswith(home) for url in urls),
        "paint_ms": paint,
        "ready_ms": ready,
        "cards_ms": cards,
        **_slow_lap(browser, home),
    }


def _slow_lap(browser: Any, home: str) -> dict[str, float]:
    context = browser.new_context(**PHONE)
    page = _slowed(context)
    ready, cards = _visit(page, home)
    page.wait_for_load_state("networkidle")
    address = page.url
    # The front page led there without loading it: the browser keeps the files, and now the table's own page.
    _opened(page, address)
    again = _opened(page, address)
    page.reload(wait_until="commit")
    reloaded = _drawn(page)["cards"]
    kept = context.storage_state()
    # Another device with the same seat: the browser keeps nothing of the page yet.
    other = browser.new_context(**PHONE, storage_state=kept)
    first = _opened(_slowed(other), address)
    other.close()
    context.close()
    return {
        "slow_ready_ms": ready,
        "slow_cards_ms": cards,
        "slow_first_ms": first,
        "slow_again_ms": again,
        "slow_reload_ms": reloaded,
    }


def _slowed(context: Any) -> Any:
    """Open a page that every request is slow for."""
    page = context.new_page()
    page.add_init_script(WATCH)
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", SLOW_3G)
    return page


def _visit(page: Any, home: str) -> tuple[float, float]:
    """Open the front page and begin a game with bots; return how long each took."""
    page.goto(home, wait_until="commit")
    page.get_by_role("button", name="Play with bots").click()
    drawn = _drawn(page)
    return drawn["ready"], drawn["cards"] - drawn["tap"]


def _opened(page: Any, address: str) -> float:
    """Open a table and return how long it takes until the hand is there."""
    # From elsewhere: the address has the table's key behind a #, and going to where one is loads nothing.
    page.goto("about:blank")
    page.goto(address, wait_until="commit")
    return _drawn(page)["cards"]


def _drawn(page: Any) -> dict[str, float]:
    """Wait for the cards, and return when what was drawn, in milliseconds since the page was asked for."""
    page.wait_for_function("() => globalThis.drawn?.cards")
    drawn: dict[str, float] = page.evaluate("drawn")
    return drawn


@contextmanager
def _served(*options: str) -> Iterator[str]:
    """Serve the game from a new folder and give its address."""
    with tempfile.TemporaryDirectory() as folder:
        serve = [sys.executable, "-m", "saboteur", "serve", "--host", "127.0.0.1", "--port", "0", "--no-open"]
        command = [*serve, "--data", folder, *options]
        errors = subprocess.DEVNULL
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True) as process:
            assert process.stdout
            try:
                yield next(found[0] for line in process.stdout if (found := re.search(r"http://\S+", line)))
            finally:
                process.terminate()


def measured(browser: Any, *options: str) -> dict[str, float]:
    """Return the medians of several laps on a server with these options."""
    with _served(*options) as home:
        # The first visit to a new server waits until it has joined its files, once.
        browser.new_page().goto(home, wait_until="networkidle")
        laps = [lap(browser, home) for _ in range(LAPS)]
    return {key: statistics.median(one[key] for one in laps) for key in laps[0]}


def main() -> int:
    """Serve, measure and print the medians."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        print("This bench needs the tests' browser: python3 run.py setup", file=sys.stderr)
        return 1
    with sync_playwright() as playwright:
        path = shutil.which("chromium") or shutil.which("google-chrome")
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        now, before = measured(browser), measured(browser, "--sources")
        browser.close()
    print(f"{'':<46}{'served':>12}{'single files':>15}   aim")
    for name, key, form, aim in LINES:
        print(f"{name:<46}{form.format(now[key]):>12}{form.format(before[key]):>15}   {aim}".rstrip())
    return 0
