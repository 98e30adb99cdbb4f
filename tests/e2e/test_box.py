"""The jubilee box through the interface: every card and every question is answered on the table."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from .browsing import DESK, HOUR, PHONE, TOLD, Person, play_on
from .test_page import assert_accessible

GOALS = {"8,-2": "stone-a", "8,0": "treasure", "8,2": "stone-b"}
CARDS = ["goal-swap", "vault", "veto", "reverse", "craftsman", "guide", "detour"]
EVERYTHING = [*CARDS, "toll", "costume", "party", "new-goals", "chests"]


def position(*hands: list[str], **more: Any) -> dict[str, Any]:
    """A table where only those with cards can move; the others pass by themselves."""
    dwarves = ["saboteur", *["digger"] * (len(hands) - 1)]
    return {"grid": {}, "goals": GOALS, "hands": list(hands), "dwarves": dwarves, "pile": [], **more}


def cell(who: Person, where: str) -> Any:
    """Return a cell of the mine."""
    return who.page.locator(f'[data-cell="{where}"]')


def points(who: Person, *cells: str) -> None:
    """Tap cells that can be chosen."""
    for where in cells:
        who.page.locator(f'.cell.target[data-cell="{where}"]').click(force=True)


def heard(who: Person, where: str, text: str) -> None:
    """Expect what a listener hears of a cell."""
    expect(cell(who, where)).to_have_attribute("aria-label", re.compile(text))


def presses(who: Person, name: str) -> None:
    """Press a button of the bar, and wait until it was heard."""
    before = who.lines()
    who.page.locator(".bar").get_by_role("button", name=re.compile(name)).click()
    who.page.wait_for_function(f"before => {TOLD} > before", arg=before)


def test_the_lobby_has_presets_and_surprises(person: Callable[..., Person]) -> None:
    ada = person("Ada")
    ada.opens_a_table()
    on = ada.page.get_by_role("group", name="Expansions and variants").locator("input:checked")
    everything = ada.page.get_by_role("button", name="Jubilee, everything")
    everything.click()
    expect(everything).to_have_attribute("aria-pressed", "true")
    expect(on).to_have_count(len(EVERYTHING) + 1)
    ada.page.get_by_text("Time and pace").click()
    expect(ada.page.get_by_text("Time for an answer")).to_be_visible()
    ada.page.get_by_role("button", name="Surprise me").click()
    expect(everything).to_have_attribute("aria-pressed", "false")
    ada.page.get_by_role("button", name="Classic", exact=True).click()
    expect(on).to_have_count(0)
    expect(ada.page.get_by_text("Time for an answer")).to_have_count(0)
    # Suggestions for the time there is.
    ada.page.get_by_role("group", name="Time at hand").get_by_label("30 min").check()
    ada.page.get_by_role("button", name="Saboteur 2: one round, about 18 min").click()
    expect(on).to_have_count(1)
    expect(ada.page.get_by_role("group", name="Length").get_by_label("quick game")).to_be_checked()


def test_every_championship_card_is_played_by_hand(person: Callable[..., Person], data: Path) -> None:
    ada = person("Champion")
    hand = [*CARDS, "EW", "EW", "NSEW", "map"]
    more = {
        "front": [[], ["break-cart"], []],
        "known": [{"goals": {"8,-2": "stone-a"}}, {}, {}],
        "discard": ["map", "rockfall", "EW"],
    }
    ada.begins(data, position(hand, [], [], **more), modules=CARDS)

    # A veto is no card for one's own turn.
    ada.lifts("veto")
    expect(ada.page.locator(".hint.refused")).to_contain_text("WC-2019")
    ada.page.keyboard.press("Escape")

    ada.plays("craftsman", 1)
    expect(ada.plate(1).locator("[data-front]")).to_have_count(0)

    # Two goals are exchanged in secret; what one knows goes with them, and the others know nothing.
    ada.lifts("goal-swap")
    points(ada, "8,-2", "8,2")
    presses(ada, "Play it")
    expect(cell(ada, "8,-2")).to_have_class(re.compile("about"))
    presses(ada, "Swap them")
    heard(ada, "8,2", "you have seen it: stone")
    heard(ada, "8,-2", "hidden goal 1$")

    ada.lifts("vault")
    presses(ada, "Play it")
    presses(ada, "Keep Rockfall")
    expect(ada.page.locator('[data-hand="rockfall#0"]')).to_be_visible()

    expect(ada.page.locator("[data-fact=order]")).to_contain_text("clockwise")
    ada.lifts("reverse")
    presses(ada, "Play it")
    expect(ada.page.locator("[data-fact=order]")).to_contain_text("counter-clockwise")

    # The guide leads to two path cards in one turn; a detour takes up the last one.
    ada.lifts("guide")
    presses(ada, "Play it")
    expect(ada.page.locator(".question")).to_contain_text("2 to go")
    ada.lays("EW", "1,0")
    expect(ada.page.locator(".question")).to_contain_text("1 to go")
    ada.lays("EW", "2,0")
    ada.lifts("detour")
    expect(cell(ada, "2,0")).to_have_class(re.compile("about"))
    points(ada, "-1,0")
    ada.confirms()
    heard(ada, "2,0", "empty")
    heard(ada, "-1,0", "tunnel (left|right) and (left|right)")


def test_a_toll_is_asked_for_refused_and_paid(person: Callable[..., Person], data: Path) -> None:
    ada, ben = person("Toll"), person("Ben")
    hands = [["EW", "map", "NS"], ["EW", "map"], []]
    toll = {"ready": 1, "miners": {"1,0": 2}, "barred": [], "asked": []}
    start = position(*hands, gold=[0, 1, 1], ext={"toll": toll})
    ada.begins(data, start, modules=["toll"], guests=[ben])
    heard(ada, "1,0", "miner, toll 1 gold")
    ada.lifts("EW")
    points(ada, "1,0")
    presses(ada, "Place it here")
    expect(ada.page.locator(".announced")).to_have_count(1)
    # Without gold the player can only ask, on somebody else's plate.
    expect(ada.page.locator(".bar").get_by_role("button", name="Pay the toll")).to_have_count(0)
    ada.plate(1).locator(".plate-main").click()
    presses(ada, "Ask Ben to pay")
    expect(ben.page.locator(".question")).to_have_text(re.compile("Toll asks you to pay"))
    presses(ben, "Don’t pay")
    expect(ada.page.locator(".plate.target")).to_have_count(0)
    presses(ada, "Take the card back")
    heard(ada, "1,0", "blocked for this turn")
    # Any card can be put down unseen for a miner of one's own.
    ada.lifts("map")
    ada.page.get_by_role("button", name="Send a miner").click()
    points(ada, "0,1")
    presses(ada, "Place the miner here")
    heard(ada, "0,1", "your own miner")
    expect(ada.page.locator("[data-fact=miners]")).to_contain_text("0")
    ben.lifts("EW")
    points(ben, "1,0")
    presses(ben, "Place it here")
    presses(ben, "Pay the toll")
    heard(ben, "1,0", "tunnel (left|right) and (left|right)")
    expect(ada.page.locator(".drawer")).to_contain_text("Ben pays")


def is_cut(who: Person) -> bool:
    """Tell whether the line that says what a veto would be against is longer than its place."""
    line = who.page.locator(".reaction > p")
    return bool(line.evaluate("line => line.scrollHeight > line.clientHeight + 1"))


def test_a_veto_is_asked_of_everyone_and_never_covers_the_mine(
    person: Callable[..., Person], data: Path
) -> None:
    ada, ben = person("Veto"), person("Ben", **PHONE)
    hands = [["EW", "NSEW", "break-lamp", "map"], ["veto", "EW", "map"], []]
    ada.begins(data, position(*hands), modules=["veto"], guests=[ben])
    ada.lifts("EW")
    points(ada, "1,0")
    presses(ada, "Place it here")
    bar = ben.page.locator(".reaction")
    expect(bar).to_contain_text("Veto wants to place a path card")
    expect(bar.get_by_role("button", name="Allow it")).to_be_visible()
    mine, box = ben.page.locator(".mine").bounding_box(), ben.page.locator(".bar").bounding_box()
    assert mine and box and mine["y"] + mine["height"] <= box["y"] + 1
    expect(ben.page.locator(".announced")).to_have_count(1)
    expect(ada.page.locator(".reaction")).to_contain_text("Waiting for a possible veto")
    bar.get_by_role("button", name="Allow it").tap()
    heard(ada, "1,0", "tunnel (left|right) and (left|right)")
    # Who holds no veto is asked all the same, and has one answer.
    ben.lifts("map")
    ben.page.locator('.cell.target[data-cell="8,0"]').click(force=True)
    ben.page.locator(".bar-buttons .primary").tap()
    expect(ada.page.locator(".reaction button")).to_have_count(1)
    expect(ada.page.locator(".reaction-why")).to_be_visible()
    for width in (1440, 1180):
        ada.page.set_viewport_size({"width": width, "height": 820})
        assert not is_cut(ada)
    ada.page.keyboard.press("p")
    expect(ada.page.locator(".question")).to_contain_text("Your turn")
    ada.lifts("break-lamp")
    ada.plate(1).locator(".plate-main").click()
    presses(ada, "Play it on Ben")
    expect(bar).to_contain_text("on Ben")
    # German has long words for both answers; bars are as low on tablets, small desks and wide phones.
    ben.speaks("de")
    for size in ((390, 844), (360, 640), (820, 1180), (1100, 800), (844, 390)):
        ben.page.set_viewport_size({"width": size[0], "height": size[1]})
        bar.locator(".primary").wait_for()
        assert not is_cut(ben), size
        beside = bar.evaluate(
            "it => [...it.querySelectorAll('.do')].map((one) => one.scrollWidth - one.clientWidth)"
        )
        assert max(beside) <= 0, size
    ben.page.set_viewport_size(PHONE["viewport"])
    ben.speaks("en")
    bar.get_by_role("button", name="Veto").tap()
    expect(ada.page.locator(".drawer")).to_contain_text("Ben vetoes “Broken lamp”")
    expect(ben.plate(1).locator("[data-front]")).to_have_count(0)


def test_chests_are_looked_into_opened_and_buried(person: Callable[..., Person], data: Path) -> None:
    ada = person("Chests")
    covered = {
        "2,0": ["NSEW", "pickpocket", 0],
        "2,2": ["NSW", "farther", 0],
        "2,-2": ["NSEW", "spyglass", 0],
        "4,0": ["SEW", "rummage", 0],
        "6,2": ["SEW", "fog", 0],
    }
    hand = ["map", "rockfall", "EW", "EW", "NS", "NS", "break-lamp"]
    start = position(hand, ["NS"], [], ext={"chests": {"covered": covered}})
    ada.begins(data, start, modules=["chests"])
    # Instead of drawing, a card comes out of somebody's hand.
    ada.lifts("EW")
    points(ada, "1,0")
    presses(ada, "Place it here")
    heard(ada, "2,0", "chest tunnel")
    ada.plate(1).locator(".plate-main").click()
    presses(ada, "Take from")
    heard(ada, "2,2", "^hidden chest;")
    ada.lifts("map")
    points(ada, "2,2")
    ada.confirms()
    heard(ada, "2,2", "you have seen it: Further away")
    # A tunnel card that fits both ways is turned by hand; then a goal is moved.
    ada.lifts("NS")
    points(ada, "2,1")
    presses(ada, "Place it here")
    ada.page.get_by_role("button", name="Rotate", exact=True).click()
    presses(ada, "Keep it this way")
    points(ada, "8,0")
    presses(ada, "Move this goal")
    heard(ada, "9,0", "hidden goal")
    ada.lifts("NS")
    points(ada, "2,-1")
    presses(ada, "Place it here")
    ada.plate(2).locator(".plate-main").click()
    presses(ada, "Look at")
    expect(ada.plate(2).locator(".plate-main")).to_have_attribute(
        "aria-label", re.compile("only you know this")
    )
    ada.lifts("rockfall")
    points(ada, "6,2")
    ada.confirms()
    heard(ada, "6,2", "empty")
    ada.lifts("EW")
    points(ada, "3,0")
    presses(ada, "Place it here")
    presses(ada, "Keep it this way")
    presses(ada, "Keep Map")
    expect(ada.page.locator(".drawer")).to_contain_text(re.compile("You open the chest .*: Rummage"))


def test_new_goals_bring_gold_and_beasts(person: Callable[..., Person], data: Path) -> None:
    ada = person("Goals")
    goals = {"8,-4": "stone-a", "8,-2": "dragon", "8,0": "sack-2", "8,2": "spider", "8,4": "treasure"}
    grid = {"0,-1": "NSE", **{f"{x},-1": "EW" for x in range(1, 8)}}
    start = position(["NSEW", "NS", "map"], [], [], goals=goals, grid=grid, gold=[1, 0, 0])
    ada.begins(data, start, modules=["new-goals"])
    # Two goals are reached at once: the player says which comes first.
    ada.lifts("NSEW")
    points(ada, "8,-1")
    presses(ada, "Place it here")
    points(ada, "8,-2")
    presses(ada, "Reveal this goal")
    drawer = ada.page.locator(".drawer")
    expect(drawer).to_contain_text("dragon")
    expect(drawer).to_contain_text("You pay 1 gold")
    expect(drawer).to_contain_text("You get 2 gold")
    ada.lays("NS", "8,1")
    expect(ada.page.locator(".round-sheet")).to_contain_text("The giant spider ends the round")


def test_rooms_change_dwarves(person: Callable[..., Person], data: Path) -> None:
    ada = person("Rooms")
    above = {"0,-1": "NS", "0,-2": "SE", "1,-2": "EW", "2,-2": "EW"}
    below = {"0,1": "NS", "0,2": "NE", "1,2": "EW", "2,2": "EW"}
    start = position(["EW", "EW", "map"], [], [], grid=above | below, spare=["digger"])
    ada.begins(data, start, modules=["costume", "party"])
    heard(ada, "4,-2", "Costume department")
    ada.lays("EW", "3,-2")
    ada.page.locator(".dwarf-sheet .primary").click()
    expect(ada.page.locator(".dwarf-sheet")).to_contain_text("Gold-digger")
    ada.reads_everything()
    heard(ada, "4,-2", "reached")
    # The one who was put back is known to the player alone.
    ada.plate(0).locator(".plate-main").click()
    expect(ada.page.locator(".player-sheet")).to_contain_text("Spare dwarf: Saboteur")
    ada.page.keyboard.press("Escape")
    ada.lays("EW", "3,2")
    expect(ada.page.locator(".drawer")).to_contain_text("dealt again")


def everything() -> dict[str, Any]:
    """A table with all that the box lays in the mine, some of it known to this player alone."""
    goals = {"8,-4": "stone-a", "8,-2": "dragon", "8,0": "treasure", "8,2": "spider", "8,4": "sack-2"}
    grid = {"1,0": "NSEW", "2,0": "EW", "3,0": "NSEW", "3,-1": "NS", "3,-2": "NSE", "1,-1": "NS"}
    covered = {"5,-1": ["NSW", "fog", 1], "6,1": ["NSEW", "nugget", 2]}
    ext = {
        "toll": {"ready": 1, "miners": {"4,0": 1, "0,1": 0}, "barred": [], "asked": []},
        "chests": {"covered": covered, "open": {"2,2": "NSW"}, "fog": True},
    }
    known = [{"goals": {"8,0": "treasure"}}, {"goals": {"8,4": "sack-2"}}, {}]
    front = [["break-lamp"], ["break-cart", "break-lamp"], []]
    more = {"front": front, "gold": [2, 1, 3], "spare": ["digger"], "known": known, "ext": ext}
    return position(CARDS, ["map"], ["map"], grid=grid, **{**more, "goals": goals, "discard": ["map", "EW"]})


@pytest.mark.parametrize(
    ("device", "scheme"),
    [(PHONE, "dark"), pytest.param(DESK, "light", marks=pytest.mark.soak)],
    ids=["phone", "desk"],
)
def test_axe_finds_nothing_with_everything(
    person: Callable[..., Person], data: Path, device: dict[str, Any], scheme: str
) -> None:
    ada = person("All", color_scheme=scheme, **device)
    ada.begins(data, everything(), pace=10_000, modules=EVERYTHING)
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    heard(ada, "5,-1", "you have seen it: Fog")
    heard(ada, "8,2", "fog: maps can’t be used on goals")
    assert_accessible(ada.page)
    ada.lifts("reverse")
    ada.page.locator(".bar-buttons .primary").click()
    expect(ada.page.locator(".reaction")).to_contain_text("Waiting for a possible veto")
    assert_accessible(ada.page)


@pytest.mark.soak
def test_friends_play_with_everything(person: Callable[..., Person]) -> None:
    names = ("Ada", "Bruno")
    people = [person(name, **(PHONE if name == "Bruno" else {})) for name in names]
    rules = {"players": 4, "modules": EVERYTHING, "options": {"rounds": "1"}}
    table = {"name": "Ada", "rules": rules, "clock": {"kind": "none"}, "pace": 0, "window": HOUR}
    ada = people[0]
    made = ada.context.request.post(f"{ada.home}/api/tables", data=table).json()
    ada.page.goto(f"{ada.home}/t/{made['code']}#s={made['token']}")
    for each in people[1:]:
        each.joins(f"{ada.home}/t/{made['code']}")
    ada.page.get_by_role("button", name="Fill with bots").click()
    ada.page.get_by_role("button", name="Start").click()
    play_on(people, lambda: all(each.is_over for each in people), most=2500)
