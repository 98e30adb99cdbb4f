"""Without sight and without a mouse: the keyboard and what a screen reader is told, nothing else."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from .listening import Listener

# The last round: three cards each and few to draw.
LAST_ROUND = {
    "round": 3,
    "grid": {f"{x},0": "EW" for x in range(1, 6)},
    "goals": {"8,-2": "stone-a", "8,0": "treasure", "8,2": "stone-b"},
    "hands": [
        ["break-lamp", "NSEW", "repair-cart", "EW"],
        ["EW", "NS", "NS"],
        ["map", "NS", "NS"],
        ["map", "NS", "NS"],
        ["NS", "NS", "NS"],
    ],
    "front": [["break-cart"], [], [], [], []],
    "pile": ["NS"] * 4,
    "dwarves": ["digger", "digger", "digger", "digger", "digger"],
}


def test_a_round_is_played_by_ear_and_keyboard(person: Callable[..., Listener], data: Path) -> None:
    (data / "Ear.json").write_text(json.dumps(LAST_ROUND))
    ada = person("Ear", kind=Listener)
    ada.page.goto(ada.home)
    ada.tabs_to("textbox", "Your name")
    ada.presses("Control+a")
    ada.page.keyboard.type("Ear")
    ada.tabs_to("button", "Play with bots")
    ada.presses("Enter")
    for name in ("Turn it over", "Enter the mine"):
        ada.is_at("button", name)
        ada.presses("Enter")
    # What was read out while the window was open is not lost: the hand is where one begins.
    ada.is_at("button", "Path card: crossing, can only be discarded now")
    ada.hears("Your turn")

    # A card that harms is aimed at the next player, one that helps at oneself.
    ada.presses(number(ada, "Broken lamp"))
    first = ada.is_at("button", r"^(?!Ear).*available").name
    ada.presses("n")
    ada.is_at("button", rf"^(?!{re.escape(first)}).*available")
    ada.presses("Shift+N")
    ada.is_at("button", re.escape(first))
    ada.presses("Escape", number(ada, "Repair cart"))
    ada.is_at("button", r"^Ear \(you\).*available")
    ada.presses("Enter")
    ada.hears("Repair cart|Play it on yourself.*confirm|again to confirm")
    ada.presses("Enter")
    ada.hears(r"Your turn")
    heard = " ".join(ada.said())
    assert re.search(r"places: Path card: .*; [a-z0-9 ,]+\.", heard), heard
    assert len(re.findall("draws", heard)) == 0

    # What one asks for is read out at once.
    for key, told in {
        "h": r"^Your hand: .*Path card: crossing",
        "g": r"Goal 2: face down, (one card|\d cards) away",
        "o": r"Open ends: .*beside the start",
        "x": r"^(the start’s column|column \d+ (toward|away from) the goals), "
        r"(the start’s row|row \d+ (toward|away from) goal \d)$",
        "w": r"Ear \(you\), their turn",
        "c": "Round 3, .*no clock",
        "l": "^You repair your own cart.*places: Path card",
        "a": r"^Your turn\.$",
    }.items():
        ada.presses(key)
        ada.hears(told)

    # Somebody who speaks to the computer leaves letters and digits to it.
    switch_letters(ada)
    *_, before = ada.told()
    ada.presses("h", "1")
    switch_letters(ada)
    ada.presses("o")
    ada.hears("^Open ends")
    assert ada.told()[-2] == before
    assert not ada.page.locator("[data-hand].up").count()
    # The question is the last that was said, as at the start of every turn.
    ada.presses("a")
    ada.hears(r"^Your turn\.$")

    turns = 0
    while not over(ada):
        take_a_turn(ada)
        turns += 1
        assert turns < 30
    assert ada.is_at("heading", "The game is over")
    assert ada.page.title().startswith("The game is over")
    # A game that began in the middle has no record, so its story cannot be told.
    ada.until(lambda: any("status of 500" in error for error in ada.errors) or None, lambda: "no story")
    ada.errors = [error for error in ada.errors if "status of 500" not in error]


def switch_letters(ada: Listener) -> None:
    """Change in the menu whether letters and digits are commands."""
    ada.tabs_to("button", "^Menu")
    ada.presses("Enter")
    ada.tabs_to("switch", "Letters and digits")
    ada.presses("Space", "Escape")
    ada.until(lambda: not ada.has("dialog") or None, lambda: "no window")


def hand(ada: Listener) -> list[str]:
    """Return the cards in hand by name; the dwarf lies before them."""
    return [thing.name for thing in ada.things("application", "Your hand") if thing.role == "button"][1:]


def number(ada: Listener, card: str) -> str:
    """Return the digit that lifts a card."""
    return str(next(at for at, name in enumerate(hand(ada), 1) if name.startswith(card)))


def over(ada: Listener) -> bool:
    """Wait until something is asked; tell whether the game is over."""

    def look() -> bool | None:
        if ada.has("heading", "^The game is over"):
            return True
        asked = any(re.search(r"(Your turn|Choose .*)\.$", line) for line in ada.told()[-1:])
        return False if asked or ada.has("dialog") else None

    return ada.until(look, lambda: f"a question or the end, after {ada.said()}")


def take_a_turn(ada: Listener) -> None:
    """Do what a digger would, by what is told."""
    before = ada.told()
    if ada.has("dialog"):
        ada.tabs_to("button", "Next round|Continue|See the results")
        ada.presses("Enter")
        ada.until(lambda: not ada.has("dialog") or None, lambda: "no window")
        return
    if "Your turn" not in before[-1]:
        ada.tabs_to("button", "Gold card|Reveal this goal|Keep it this way")
        ada.presses("Enter")
    else:
        useful = [at for at, name in enumerate(hand(ada), 1) if "can only be discarded" not in name]
        if useful:
            ada.presses(str(useful[0]))
            ada.until(lambda: bool(re.search("fits here|available", ada.focus().name)) or None, lambda: "aim")
            ada.presses("Enter")
            ada.hears("to confirm")
            ada.presses("Enter")
        else:
            ada.presses("1", "p", "p")
    ada.until(
        lambda: (ada.told() != before and "to confirm" not in "".join(ada.told()[-1:])) or None,
        lambda: f"news after {ada.said()[-3:]}, at {ada.focus()}",
    )
