"""Sounds are made in the page, once somebody wants them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect

from .browsing import Person
from .test_box import position

# Every noise, rendered without a loudspeaker: its loudest moment, and what is left of it after a second.
_RENDERED: Final = """async (address) => {
    const [[, body]] = Object.values((await import(address)).default);
    const volume = { peek: () => JSON.parse(localStorage.getItem('saboteur.volume')) };
    // The one thing that is imported has a short name in joined files.
    const preferences = new Proxy({}, { get: () => volume });
    const { noises, sounded } = await new Promise((told) => body([preferences], told));
    const rendered = {};
    for (const noise of noises()) {
        const context = new OfflineAudioContext(1, 22050 * 1.2, 22050);
        sounded()(context, noise);
        const heard = (await context.startRendering()).getChannelData(0);
        const most = (part) => part.reduce((all, each) => Math.max(all, Math.abs(each)), 0);
        rendered[noise] = [most(heard), most(heard.subarray(22050))];
    }
    return rendered;
}"""
_NOISES: Final = {"wood", "pick", "rocks", "crack", "coins", "paper", "horn", "dig", "mend", "drum"}


def fetched(page: Page) -> list[str]:
    """Return the addresses of the noises, as far as they were asked for."""
    found: list[str] = page.evaluate(
        "performance.getEntriesByType('resource').map(({ name }) => name).filter((at) => /noises/.test(at))"
    )
    return found


def test_sound_is_one_tap_away_in_the_first_game(person: Callable[..., Person], data: Path) -> None:
    ada = person("Loud")
    ada.begins(data, position(["EW", "map"], ["EW"], ["map"], pile=["NS"] * 9), pace=10_000, modules=[])
    switch = ada.page.locator(".top-line").get_by_role("button", name="Sound")
    expect(switch).to_have_attribute("aria-pressed", "false")
    assert fetched(ada.page) == []
    with ada.page.expect_response("**/*noises*"):
        switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    ada.page.get_by_role("button", name="Menu").click()
    volume = ada.page.get_by_role("slider", name="Volume")
    volume.fill("20")
    assert ada.page.evaluate("localStorage.getItem('saboteur.volume')") == "0.2"
    rendered = ada.page.evaluate(_RENDERED, fetched(ada.page)[0])
    assert rendered.keys() == _NOISES
    for noise, (loudest, after) in rendered.items():
        # A fifth on the slider is a twenty-fifth of the amplitude.
        assert 0.001 < loudest < 0.1, noise
        assert after < 0.0001, noise
