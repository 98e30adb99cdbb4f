"""Where the keyboard is: a place that is never lost, reached by few keys, and seen."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable
from typing import Any

import pytest

from .listening import Listener


def test_from_the_lobby_to_the_start_by_tab_without_losing_the_place(person: Callable[..., Listener]) -> None:
    ada = person("Tabs", kind=Listener)
    ada.page.goto(ada.home)
    ada.tabs_to("textbox", "Your name")
    ada.page.keyboard.type("Tabs")
    ada.tabs_to("button", "Play with friends")
    ada.presses("Enter")
    ada.is_at("heading", "Table")
    assert re.match(r".*Table.* · Saboteur$", ada.page.title())
    tabs = ada.tabs_to("button", "Fill with bots")
    ada.presses("Enter")
    ada.is_at("button", "^Start$")
    assert tabs <= 10
    ada.presses("Enter")
    for name in ("Turn it over", "Enter the mine"):
        ada.is_at("button", name)
        ada.presses("Enter")
    ada.is_at("button", "card|Broken|Repair|Map|Rockfall")
    stops = set()
    for _ in range(12):
        ada.presses("Tab")
        stops.add(ada.focus().name)
    assert len(stops) == 12, "every Tab leads elsewhere"
    ada.page.goto(f"{ada.home}/learn/doors")
    ada.is_at("heading", "Teams and doors")
    assert ada.page.title() == "Teams and doors · Saboteur"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_ring_of_the_focus_stands_out(person: Callable[..., Listener], scheme: str) -> None:
    ada = person("Ring", kind=Listener, color_scheme=scheme)
    ada.page.goto(f"{ada.home}/learn/turn")
    ada.is_at("heading", "")
    before, now = b"", ada.page.screenshot()
    while before != now:  # until everything has come and lies still
        before, now = now, ada.page.screenshot()
    for thing in ('[data-cell="2,0"]', "[data-hand]", "[data-seat] button", ".coach-buttons button"):
        assert width_of_ring(ada, thing) >= 2, (scheme, thing)


def width_of_ring(ada: Listener, thing: str) -> float:
    """Return how wide the ring is where it has 3:1 to what was there before, in pixels around the thing."""
    place = ada.page.locator(thing).first
    box = place.bounding_box()
    assert box
    clip: Any = {
        "x": box["x"] - 8,
        "y": box["y"] - 8,
        "width": box["width"] + 16,
        "height": box["height"] + 16,
    }
    ada.page.evaluate("document.activeElement?.blur()")
    without = ada.page.screenshot(clip=clip)
    ada.presses("Shift")
    place.evaluate("each => each.focus({ focusVisible: true, preventScroll: true })")
    with_it = ada.page.screenshot(clip=clip)
    beside = ada.context.new_page()
    found = beside.evaluate(CONTRAST, [base64.b64encode(image).decode() for image in (without, with_it)])
    beside.close()
    return float(found) / (2 * (box["width"] + box["height"]))


CONTRAST = """async (images) => {
  const [before, after] = await Promise.all(images.map(async (image) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${image}`)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    canvas.drawImage(picture, 0, 0);
    return canvas.getImageData(0, 0, picture.width, picture.height).data;
  }));
  const part = (of) => (of / 255 <= 0.04045 ? of / 255 / 12.92 : ((of / 255 + 0.055) / 1.055) ** 2.4);
  const light = (data, at) =>
    0.2126 * part(data[at]) + 0.7152 * part(data[at + 1]) + 0.0722 * part(data[at + 2]);
  let found = 0;
  for (let at = 0; at < before.length; at += 4) {
    const [a, b] = [light(before, at), light(after, at)].sort((x, y) => x - y);
    if ((b + 0.05) / (a + 0.05) >= 3) found += 1;
  }
  return found;
}"""
