"""Take the pictures of the README: python -m tests.e2e.pictures docs/images"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from .browsing import DESK, FLAGS, PHONE, Person

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]


@contextmanager
def served(data: Path, **environment: str) -> Iterator[str]:
    """Serve tables with known deals and give the address."""
    command = [sys.executable, str(HERE / "seeded.py"), str(data)]
    whole = {**os.environ, **environment}
    out, errors = subprocess.PIPE, subprocess.DEVNULL
    with subprocess.Popen(command, env=whole, stdout=out, stderr=errors, text=True) as process:
        assert process.stdout
        try:
            yield next(found[0] for line in process.stdout if (found := re.search(r"http://\S+", line)))
        finally:
            process.terminate()


@contextmanager
def chromium() -> Iterator[Browser]:
    """Start the browser that the set-up found or fetched."""
    asked = [sys.executable, str(ROOT / "tools" / "browser.py")]
    path = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


def sit_with_bots(who: Person) -> None:
    """Begin a game against bots and read who one is."""
    who.page.goto(who.home)
    who.page.get_by_label("Your name").fill(who.name)
    who.page.get_by_role("button", name="Play with bots").click()
    who.page.locator(".hand").wait_for()
    who.page.locator("dialog[open] .primary").wait_for()
    who.reads_everything()


def wait_for_turn(who: Person) -> None:
    """Wait until the bots have moved."""
    who.page.locator(".question.mine-now").wait_for(state="attached")
    who.reads_everything()


def take(browser: Browser, home: str, folder: Path, turns: int) -> list[Path]:
    """Play some turns on a desk and on a phone and keep what is to be seen."""
    taken = []
    for name, device, scheme in (("desk", DESK, "light"), ("phone", PHONE, "dark")):
        who = Person(browser, home, "Ada", color_scheme=scheme, **device)
        who.page.goto(home)
        who.page.get_by_label("Your name").wait_for()
        taken.append(_keep(who, folder / f"front-{name}.jpg"))
        sit_with_bots(who)
        for _ in range(turns):
            wait_for_turn(who)
            who.takes_a_turn()
            who.page.locator(".question.mine-now").wait_for(state="detached")
        wait_for_turn(who)
        taken.append(_keep(who, folder / f"table-{name}.jpg"))
        who.close()
    return taken


def _keep(who: Person, path: Path) -> Path:
    who.page.wait_for_timeout(400)
    who.page.screenshot(path=path, animations="disabled", type="jpeg", quality=82)
    return path


def main() -> None:
    """Write the pictures into a folder."""
    folder = Path(sys.argv[1])
    with tempfile.TemporaryDirectory() as data, served(Path(data)) as home, chromium() as browser:
        for path in take(browser, home, folder, turns=7):
            print(path)


if __name__ == "__main__":
    main()
