"""What you see is what you lay: the hand, the frame around the mine, laying, discarding and secrets."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from .browsing import DESK, PHONE, Person, play_on
from .pictures import wait_for_turn
from .test_table import SHORT_ROUND

SMALL: Final = {**PHONE, "viewport": {"width": 360, "height": 640}}
SIDEWAYS: Final = {**PHONE, "viewport": {"width": 844, "height": 390}}
DEVICES: Final = {"phone": PHONE, "small": SMALL, "sideways": SIDEWAYS, "desk": DESK}
# Of tablets and desks.
SIZES: Final = ((820, 1180), (1180, 820), (1024, 768), (1440, 900))
every_device = pytest.mark.parametrize("device", DEVICES)
# Cards that lie in the dark, and the same cards in hand: one of each kind of tunnel.
KINDS: Final = ("NS", "EW", "SE", "SW", "SEW", "NSW", "NSEW", "N|E|W")
DARK: Final = {
    f"{x},{y}": key
    for key, (x, y) in zip(
        KINDS, [(2, -2), (3, 2), (4, -2), (4, 0), (5, 2), (6, 0), (6, -2), (2, 2)], strict=True
    )
}
GOALS: Final = {"8,-2": "stone-a", "8,0": "treasure", "8,2": "stone-b"}
# Lit, dark and plain light are one, so that only the drawing counts.
PLAIN: Final = """
:root { --dim-1: var(--plain-1) !important; --dim-2: var(--plain-2) !important; }
:root { --dim-wall: var(--plain-wall) !important; }
.hand-card.idle { filter: none !important; } .glow, .marks, .rock, .digit { display: none !important; }
.mine .lying { opacity: 1 !important; } .cards li { transform: none !important; }
"""
_DIFFERING: Final = """async (pictures) => {
    const [W, H] = [88, 88];
    const pixels = await Promise.all(pictures.map(async (data) => {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        const canvas = Object.assign(document.createElement('canvas'), { width: W, height: H });
        const [dx, dy] = [image.width * .06, image.height * .06];
        const [w, h] = [image.width - 2 * dx, image.height - 2 * dy];
        canvas.getContext("2d").drawImage(image, dx, dy, w, h, 0, 0, W, H);
        return canvas.getContext('2d').getImageData(0, 0, W, H).data;
    }));
    const [one, other] = pixels;
    let differing = 0;
    for (let i = 0; i < one.length; i += 4) {
        if (Math.max(...[0, 1, 2].map((c) => Math.abs(one[i + c] - other[i + c]))) > 90) differing += 1;
    }
    return differing / (W * H);
}"""
# The place furthest to the left, or to the right, whose middle can be touched.
_AT_THE_EDGE: Final = """(first) => {
    const mine = document.querySelector('.mine').getBoundingClientRect();
    const all = [...document.querySelectorAll('.cell.target')].map((cell) => {
        const { left, right, top, bottom } = cell.querySelector('.ground').getBoundingClientRect();
        return { cell: cell.dataset.cell, x: (left + right) / 2, y: (top + bottom) / 2 };
    }).filter(({ x, y }) => x > mine.left && x < mine.right && y > mine.top && y < mine.bottom);
    all.sort((one, other) => one.x - other.x);
    return all.at(first ? 0 : -1).cell;
}"""
_GHOST_IN_SIGHT: Final = """() => {
    const box = (one) => document.querySelector(one).getBoundingClientRect();
    const [ghost, mine] = [box('.ghost-edge'), box('.mine')];
    const across = ghost.left >= mine.left && ghost.right <= mine.right;
    return across && ghost.top >= mine.top - 2 && ghost.bottom <= mine.bottom + 2;
}"""
TURN: Final = """(element) => {
    const { a, b } = [...element.querySelectorAll('path')].pop().getScreenCTM();
    return Math.round(Math.atan2(b, a) * 180 / Math.PI);
}"""


def position(**more: Any) -> dict[str, Any]:
    """A table where all kinds of tunnels are in hand and lie in the dark as well."""
    hands = [list(KINDS[:6]), ["map"], ["map"]]
    return {
        "grid": {},
        "goals": GOALS,
        "hands": hands,
        "dwarves": ["digger"] * 3,
        "pile": ["map"] * 9,
        **more,
    }


def differing(page: Page, one: Locator, other: Locator) -> float:
    """Return which part of two pictures' pixels differs."""
    pictures = [base64.b64encode(each.screenshot(animations="disabled")).decode() for each in (one, other)]
    share: float = page.evaluate(_DIFFERING, pictures)
    return share


def as_laid(page: Page, card: str, held: Locator) -> None:
    """Expect a card to be drawn and turned as the same card in the mine."""
    cell = next(cell for cell, key in DARK.items() if key == card)
    laid = page.locator(f'[data-cell="{cell}"] .lying')
    assert held.evaluate(TURN) == laid.evaluate(TURN), card
    place = page.locator(f'[data-cell="{cell}"] .ground')
    assert differing(page, held, place) <= 0.02, card


@every_device
def test_every_path_card_in_hand_is_drawn_as_it_will_lie(
    person: Callable[..., Person], data: Path, device: str
) -> None:
    ada = person(f"See{device}", color_scheme="dark", **DEVICES[device])
    ada.begins(data, position(grid=DARK), pace=10_000, modules=[])
    ada.page.add_style_tag(content=PLAIN)
    keys = ada.hand().evaluate_all("all => all.map((card) => card.dataset.hand.split('#')[0])")
    assert sorted(keys) == sorted(KINDS[:6])
    for key in keys:
        as_laid(ada.page, key, ada.page.locator(f'[data-hand="{key}#0"] svg'))


def boxes(page: Page) -> dict[str, dict[str, float]]:
    """Return where the parts of the table are."""
    found: dict[str, dict[str, float]] = page.evaluate("""() => Object.fromEntries(
        ['top-line', 'rail', 'lane', 'middle', 'bar-slot', 'hand'].flatMap((name) => {
            const element = document.querySelector(`.table-page > .${name}`);
            const { x, y, width, height } = element.getBoundingClientRect();
            return getComputedStyle(element).display === 'none' ? [] : [[name, { x, y, width, height }]];
        }))""")
    return found


def test_a_full_hand_keeps_between_the_dwarf_and_the_talk(person: Callable[..., Person], data: Path) -> None:
    ada = person("Wide", **{**DESK, "has_touch": True})
    ada.begins(data, position(hands=[[*KINDS[:6], "map"], ["map"], ["map"]]), pace=10_000, modules=[])
    for size in SIZES:
        ada.page.set_viewport_size({"width": size[0], "height": size[1]})
        # A drawer that comes with the width brings its own part of the page.
        expect(ada.page.locator(".drawer")).to_have_count(1 if size[0] >= 1100 else 0)
        hidden = ada.page.evaluate("""() => {
            const box = (one) => document.querySelector(one)?.getBoundingClientRect();
            const right = box('.drawer')?.left ?? innerWidth;
            const dwarf = box('.own-dwarf');
            return [...document.querySelectorAll('[data-hand]')].map((card) => card.getBoundingClientRect())
                .filter((card) => card.right > right + 1
                    || (card.left < dwarf.right - 1 && card.bottom > dwarf.top && card.top < dwarf.bottom));
        }""")
        assert hidden == [], size


def said_beside_buttons(page: Page) -> tuple[dict[str, float], dict[str, float]]:
    """Return where the bar's words lie, and the room that its buttons leave them."""
    said, room = page.evaluate("""() => {
        const range = document.createRange();
        range.selectNodeContents(document.querySelector('.bar-text'));
        const { right, top, bottom } = range.getBoundingClientRect();
        const bar = document.querySelector('.bar').getBoundingClientRect();
        const all = [...document.querySelector('.bar-buttons').children];
        const buttons = all.map((one) => one.getBoundingClientRect());
        const edge = buttons.at(-1).right <= innerWidth ? buttons[0].left : NaN;
        return [{ right, top, bottom }, { right: edge, top: bar.top, bottom: bar.bottom }];
    }""")
    return said, room


def assert_uncut(page: Page) -> None:
    """Make sure that the bar's words end before its buttons and within its height."""
    said, room = said_beside_buttons(page)
    assert said["right"] <= room["right"], (said, room)
    assert room["top"] - 1 <= said["top"] and said["bottom"] <= room["bottom"] + 1, (said, room)


def test_what_one_may_do_meanwhile_leaves_room_for_whose_turn_it_is(
    person: Callable[..., Person], data: Path
) -> None:
    ada = person("Idle", **SMALL)
    ada.begins(data, position(front=[["break-lamp"], [], []], turn=1), pace=10_000, modules=[])
    # In German it takes the most room.
    for language in ("en", "de"):
        ada.speaks(language)
        expect(ada.page.locator(".bar-buttons .do")).to_have_count(2)
        assert_uncut(ada.page)


def test_a_sentence_beside_the_hint_button_is_never_cut(person: Callable[..., Person], data: Path) -> None:
    ada = person("Long", **SMALL)
    doors = ["SE:green", "NE|SW", "W:ladder", "map", "thief", "trap"]
    start = position(hands=[doors, ["map"], ["map"]], grid={"1,0": "EW", "2,0": "EW:green"})
    dwarves = {"dwarves": ["blue", "green", "saboteur"], "spare": ["boss"]}
    ada.begins(data, {**start, **dwarves}, pace=10_000)
    for language in ("en", "de", "uk"):
        ada.speaks(language)
        ada.page.locator(".give-hint").wait_for()
        expect(ada.page.locator(".bar-text .hint")).to_contain_text(
            re.compile("new|neu|уперше", re.IGNORECASE)
        )
        assert_uncut(ada.page)


def test_refusals_and_long_buttons_are_never_cut(person: Callable[..., Person], data: Path) -> None:
    ada = person("Refused", **PHONE)
    start = position(hands=[["swap-hats", "EW", "map"], [], []], front=[["break-lamp"], [], []])
    dwarves = {"dwarves": ["blue", "green", "saboteur"], "spare": ["boss"]}
    ada.begins(data, {**start, **dwarves}, pace=10_000)
    too_long = "one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1"
    cut = f"all => all.filter((one) => {too_long}).length"
    for language in ("bg", "de", "ru"):
        ada.speaks(language)
        ada.lifts("EW")
        expect(ada.page.locator(".lane .hint.refused")).to_contain_text("PATH-5")
        assert ada.page.locator(".lane .hint > span").evaluate_all(cut) == 0, language
        ada.page.keyboard.press("Escape")
        ada.lifts("swap-hats")
        ada.plate(0).locator(".plate-main").click()
        expect(ada.page.locator(".bar-buttons .primary")).to_be_visible()
        assert ada.page.locator(".bar-buttons .do").evaluate_all(cut) == 0, language


def test_news_covers_neither_what_starts_a_game_nor_the_hand(person: Callable[..., Person]) -> None:
    ada = person("News", **SMALL)
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.opens_a_table()
    ada.page.get_by_role("button", name="Copy").first.click()
    news = ada.page.locator(".toast").bounding_box()
    start = ada.page.locator(".start-bar").bounding_box()
    assert news and start and not overlapping(news, start)
    # At a table this is where the players are; mine, bar and hand lie below.
    assert news["y"] + news["height"] <= 122


def overlapping(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    """Tell whether two boxes lie over each other by more than a hair."""
    return all(
        one[at] + one[size] > other[at] + 1 and other[at] + other[size] > one[at] + 1
        for at, size in (("x", "width"), ("y", "height"))
    )


class Watcher(Person):
    """Somebody who notes where everything is before and after each of their deeds."""

    seen: list[dict[str, dict[str, float]]]

    def takes_a_turn(self) -> None:
        """Look, lift a card, look again, and play on."""
        self.reads_everything()
        self.seen.append(boxes(self.page))
        if self.hand().count():
            self.hand().first.click()
            self.seen.append(boxes(self.page))
            self.page.keyboard.press("Escape")
        super().takes_a_turn()


@every_device
def test_nothing_moves_and_nothing_covers_the_mine_in_a_whole_round(
    person: Callable[..., Person], data: Path, device: str
) -> None:
    ada = person(f"Still{device}", kind=Watcher, **DEVICES[device])
    assert isinstance(ada, Watcher)
    ada.seen = []
    ada.begins(data, SHORT_ROUND, modules=[])
    play_on([ada], lambda: "Round 2" in ada.page.locator(".facts").inner_text() or ada.is_over)
    assert len(ada.seen) > 4
    assert all(each == ada.seen[0] for each in ada.seen)
    parts = ada.seen[0]
    covered = [
        (one, other)
        for one in parts
        for other in parts
        if one < other and {one, other} != {"lane", "top-line"} and overlapping(parts[one], parts[other])
    ]
    assert covered == []


@every_device
def test_places_to_choose_are_as_large_as_a_finger(
    person: Callable[..., Person], data: Path, device: str
) -> None:
    ada = person(f"Finger{device}", **DEVICES[device])
    corridor = {f"{x},0": "EW" for x in range(1, 5)}
    start = position(hands=[["NSEW", "EW", "map"], ["map"], ["map"]], grid={**corridor, "5,0": "NSEW"})
    ada.begins(data, start, pace=10_000, modules=[])
    ada.lifts("NSEW")
    places = ada.page.locator(".cell.target .ground")
    mine = ada.page.locator(".mine").bounding_box()
    sizes = [place.bounding_box() for place in places.all()]
    assert sizes and mine
    assert all(box and min(box["width"], box["height"]) >= 44 for box in sizes)
    shown = [
        box
        for box in sizes
        if box and box["y"] >= mine["y"] - 1 and box["y"] + box["height"] <= mine["y"] + mine["height"] + 1
    ]
    assert shown, "the places nearest to the goals are in sight"
    # The one that is chosen comes into sight whole, with its edge.
    for first in (True, False):
        cell = ada.page.evaluate(_AT_THE_EDGE, first)
        ada.page.locator(f'.cell.target[data-cell="{cell}"]').click(force=True)
        ada.page.locator(f'.cell.chosen[data-cell="{cell}"]').wait_for(state="attached")
        ada.page.wait_for_function(_GHOST_IN_SIGHT)
    if device == "sideways":
        goals = [ada.page.locator(f'[data-cell="{cell}"] .ground').bounding_box() for cell in GOALS]
        assert all(
            goal and mine["y"] <= goal["y"] <= mine["y"] + mine["height"] - goal["height"] for goal in goals
        )
    # The question mark can be touched around its ring, too.
    buttons = ada.page.locator("[data-hand], .bar button:not(.ask-what), .tools button").all()
    # On a desk the talk is always there, and its button is hidden.
    sizes = [each.bounding_box() for each in buttons if each.is_visible()]
    assert all(box and min(box["width"], box["height"]) >= 44 for box in sizes), sizes


def test_a_card_turns_by_a_tap_on_it_and_in_the_hand_as_well(
    person: Callable[..., Person], data: Path
) -> None:
    ada = person("Turner", **PHONE)
    start = position(hands=[["SEW", "NS", "map"], ["map"], ["map"]], grid={"1,0": "EW"})
    ada.begins(data, start, pace=10_000, modules=[])
    ghost, turn = ada.page.locator("[data-ghost]"), ada.page.locator(".turn-control")
    held = ada.page.locator('[data-hand="SEW#0"] svg')
    before = held.inner_html()
    ada.lifts("SEW")
    ada.page.locator('.cell.target[data-cell="2,0"]').click(force=True)
    expect(turn.locator("svg.card")).to_have_count(2)
    first = ghost.inner_html()
    ghost.tap(force=True)
    expect(turn.locator("svg.card").nth(1)).to_have_class("card either across a-turned chosen")
    assert ghost.inner_html() != first and held.inner_html() != before
    turn.tap()
    expect(turn.locator("svg.card").first).to_have_class("card either across a-turned chosen")
    assert ghost.inner_html() == first and held.inner_html() == before
    # Nothing was laid by any of these taps.
    expect(ada.hand()).to_have_count(3)


def test_a_dragged_card_snaps_to_a_legal_place_and_shows_the_light(
    person: Callable[..., Person], data: Path
) -> None:
    ada = person("Drag")
    # The gap at 2,0 is all that keeps the tunnel beyond it dark.
    start = position(hands=[["EW", "NS", "map"], ["map"], ["map"]], grid={"1,0": "EW", "3,0": "EW"})
    ada.begins(data, start, modules=[])
    dark = ada.page.locator('[data-cell="3,0"] .lying')
    assert "sab-dim" in dark.inner_html()
    card = ada.page.locator('[data-hand="EW#0"]').bounding_box()
    cell = ada.page.locator('[data-cell="2,0"] .ground').bounding_box()
    assert card and cell
    ada.page.mouse.move(card["x"] + 40, card["y"] + 60)
    ada.page.mouse.down()
    # Close to the place, not on it.
    ada.page.mouse.move(cell["x"] + cell["width"] / 2, cell["y"] - 12, steps=60)
    expect(ada.page.locator('[data-ghost="2,0"]')).to_have_count(1)
    expect(dark.locator("[fill='url(#sab-lit)']").first).to_be_attached()
    expect(ada.page.locator(".hint").first).to_contain_text("The light runs on, 4 cards short of goal 2")
    ada.page.mouse.up()
    expect(ada.hand()).to_have_count(3)
    ada.confirms()
    expect(ada.page.locator('.cell.filled[data-cell="2,0"]')).to_have_count(1)


def test_a_mouse_that_rests_on_a_place_shows_the_card_there(
    person: Callable[..., Person], data: Path
) -> None:
    ada = person("Hover")
    ada.begins(data, position(hands=[["EW", "NS", "map"], ["map"], ["map"]]), pace=10_000, modules=[])
    ada.lifts("EW")
    expect(ada.page.locator("[data-ghost]")).to_have_count(0)
    ada.page.locator('.cell.target[data-cell="1,0"]').hover(force=True)
    expect(ada.page.locator('[data-ghost="1,0"]')).to_have_count(1)
    expect(ada.page.locator(".bar .primary")).to_have_count(0)


def test_discarding_and_leaving_ask_once(person: Callable[..., Person], data: Path) -> None:
    ada = person("Careful", **PHONE)
    ada.begins(data, position(hands=[["EW", "NS", "map"], ["map"], ["map"]]), pace=10_000, modules=[])
    ada.lifts("EW")
    discard = ada.page.get_by_role("button", name="Discard", exact=True)
    place = discard.bounding_box()
    discard.tap()
    keep = ada.page.get_by_role("button", name="Keep", exact=True)
    # Two quick taps at the same place lose nothing.
    assert place and (kept := keep.bounding_box()) and abs(kept["x"] - place["x"]) < 2
    keep.tap()
    expect(ada.hand()).to_have_count(3)
    ada.page.get_by_role("button", name="How to play").or_(
        ada.page.locator(".tools .tool-button").last
    ).first.tap()
    ada.page.get_by_role("button", name="Leave the table").tap()
    expect(ada.page.get_by_text("Really leave?")).to_be_visible()
    ada.page.get_by_role("button", name="Stay").tap()
    ada.page.get_by_role("switch", name="One tap is enough").check()
    ada.page.keyboard.press("Escape")
    # For experts one tap is enough.
    before = ada.lines()
    discard.tap()
    ada.page.wait_for_function(
        "before => Number(document.querySelector('.table-page').dataset.told) > before", arg=before
    )


def test_secrets_are_shown_while_they_are_pressed(person: Callable[..., Person], data: Path) -> None:
    ada = person("Sofa", **PHONE)
    ada.begins(data, position(known=[{"goals": {"8,2": "stone-b"}}, {}, {}]), pace=10_000, modules=[])
    dwarf, seen = ada.page.locator(".own-dwarf"), ada.page.locator(".cell .known")
    expect(dwarf).not_to_contain_text("Gold-digger")
    expect(seen).to_have_count(0)
    dwarf.dispatch_event("pointerdown", {"button": 0})
    expect(dwarf).to_contain_text("Gold-digger")
    ada.page.dispatch_event("body", "pointerup")
    expect(dwarf).not_to_contain_text("Gold-digger")
    dwarf.press("Enter")
    expect(dwarf).to_contain_text("Gold-digger")
    dwarf.press("Enter")
    expect(dwarf).not_to_contain_text("Gold-digger")
    goal = ada.page.locator('[data-cell="8,2"]')
    box = goal.locator(".ground").bounding_box()
    assert box
    ada.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ada.page.mouse.down()
    expect(seen).to_have_count(1)
    ada.page.mouse.up()
    expect(seen).to_have_count(0)


def test_the_mine_stays_where_it_is_as_turns_pass(person: Callable[..., Person], data: Path) -> None:
    ada = person("Steady", **PHONE)
    ada.begins(data, position(), modules=[])
    world = "document.querySelector('.world').style.transform"
    wait_for_turn(ada)
    before = ada.page.evaluate(world)
    ada.hand().first.click()
    ada.page.locator('.cell.target[data-cell="1,0"]').click(force=True)
    ada.page.get_by_role("button", name="Place it here").click()
    expect(ada.page.locator('[data-cell="1,0"] .lying')).to_have_count(1)
    wait_for_turn(ada)
    assert ada.page.evaluate(world) == before
