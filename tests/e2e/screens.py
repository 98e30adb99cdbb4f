"""Screens that ought to stay the same: python -m tests.e2e.screens FOLDER writes them."""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser

from .browsing import DESK, PHONE, Person
from .pictures import chromium, served
from .test_box import EVERYTHING, everything
from .test_saboteur2 import crowd

DEVICES: Final = {"phone": PHONE, "desk": DESK}
SCHEMES: Final = ("light", "dark")
_DIFFERENCE: Final = """async (pictures) => {
    const pixels = await Promise.all(pictures.map(async (data) => {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        const { width, height } = image;
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        const context = canvas.getContext('2d');
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, width, height).data;
    }));
    const [one, other] = pixels;
    if (one.length !== other.length) return 255;
    return one.reduce((most, value, i) => Math.max(most, Math.abs(value - other[i])), 0);
}"""
# Every table has a code and rock of its own, and time goes on.
_HIDE: Final = (
    ".rock, .mine-edge, .code, .bank, .reaction-seconds, .reaction-left { visibility: hidden !important; }"
)


def gallery(browser: Browser, home: str) -> bytes:
    """Return a screen with every drawing."""
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.goto(f"{home.rstrip('/')}/static/art/gallery.html?sizes=63,126")
    page.locator("h2", has_text="rock").last.wait_for()
    screen = page.screenshot(full_page=True, animations="disabled")
    page.close()
    return screen


def with_everything(who: Person, data: Path) -> Iterator[tuple[str, bytes]]:
    """Give a table with all that the jubilee box brings, then one that waits for vetoes."""
    who.begins(data, everything(), pace=10_000, modules=EVERYTHING)
    yield "all", _screen(who)
    who.lifts("reverse")
    who.page.locator(".bar-buttons .primary").click()
    who.page.locator(".reaction").wait_for()
    yield "veto", _screen(who)


def with_a_crowd(who: Person, data: Path) -> Iterator[tuple[str, bytes]]:
    """Give a table of Saboteur 2."""
    who.begins(data, crowd(), pace=10_000, modules=["saboteur2"])
    yield "crowd", _screen(who)


def _screen(who: Person) -> bytes:
    """Return the screen once nothing moves any more."""
    who.page.add_style_tag(content=_HIDE)
    last, screen = b"", who.page.screenshot(animations="disabled")
    while screen != last:
        who.page.wait_for_timeout(250)
        last, screen = screen, who.page.screenshot(animations="disabled")
    return screen


def difference(browser: Browser, one: bytes, other: bytes) -> int:
    """Return how far two screens are apart: the largest difference of any colour of any pixel, 0 to 255."""
    page = browser.new_page()
    pictures = [base64.b64encode(screen).decode() for screen in (one, other)]
    largest: int = page.evaluate(_DIFFERENCE, pictures)
    page.close()
    return largest


def sat_down(browser: Browser, home: str, device: str, scheme: str) -> Person:
    """Return somebody at such a screen."""
    settings: dict[str, Any] = DEVICES[device]
    return Person(browser, home, "Ada", color_scheme=scheme, **settings)


def main() -> None:
    """Write the screens into a folder."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, served(Path(place)) as home, chromium() as browser:
        (folder / "gallery.png").write_bytes(gallery(browser, home))
        for scheme in SCHEMES:
            for device in DEVICES:
                for screens in (with_everything, with_a_crowd):
                    who = sat_down(browser, home, device, scheme)
                    for name, screen in screens(who, Path(place)):
                        (folder / f"{name}-{device}-{scheme}.png").write_bytes(screen)
                    who.close()


if __name__ == "__main__":
    main()
