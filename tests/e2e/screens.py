"""Take screens that ought to stay the same: python -m tests.e2e.screens FOLDER"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser

from .browsing import DESK, PHONE, Person
from .pictures import chromium, served
from .test_box import EVERYTHING, everything
from .test_saboteur2 import crowd

DEVICES: Final = {"phone": PHONE, "desk": DESK}
SCHEMES: Final = ("light", "dark")
# Every table has a code of its own, and the clock goes on.
_HIDE: Final = ".code, .clock, [data-clock], .share { visibility: hidden !important; }"


def gallery(browser: Browser, home: str, folder: Path) -> None:
    """Keep every drawing."""
    for scheme in SCHEMES:
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.goto(f"{home.rstrip('/')}/static/art/gallery.html?theme={scheme}&sizes=63,126")
        page.locator("h2", has_text="rock").last.wait_for()
        page.screenshot(path=folder / f"gallery-{scheme}.png", full_page=True, animations="disabled")
        page.close()


def tables(browser: Browser, home: str, data: Path, folder: Path) -> None:
    """Keep a table with the jubilee box, one that waits for vetoes, and one of Saboteur 2."""
    wishes: tuple[tuple[str, dict[str, Any], list[str]], ...] = (
        ("all", everything(), EVERYTHING),
        ("crowd", crowd(), ["saboteur2"]),
    )
    for device, settings in DEVICES.items():
        for scheme in SCHEMES:
            for name, position, modules in wishes:
                who = Person(browser, home, "Ada", color_scheme=scheme, **settings)
                who.begins(data, position, pace=10_000, modules=modules)
                _keep(who, folder / f"{name}-{device}-{scheme}.png")
                if name == "all":
                    who.lifts("reverse")
                    who.page.locator(".bar-buttons .primary").click()
                    who.page.locator(".reaction").wait_for()
                    _keep(who, folder / f"veto-{device}-{scheme}.png")
                who.close()


def _keep(who: Person, path: Path) -> None:
    who.page.add_style_tag(content=_HIDE)
    who.page.wait_for_timeout(400)
    who.page.screenshot(path=path, animations="disabled")


def main() -> None:
    """Write the screens into a folder."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, served(Path(place)) as home, chromium() as browser:
        gallery(browser, home, folder)
        tables(browser, home, Path(place), folder)


if __name__ == "__main__":
    main()
