"""The booklet of one table: its boxes' chapters joined, and only what holds under its rules."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from ....boxes import BOXES
from ....boxes.manifest import BASE, Box
from ....core.cards import CARDS
from ....core.rules import Rules
from ....game import Game
from ....languages import ENGLISH, page_file
from .source import Block, Chapter, booklet_chapters

# Chapters of boxes that the base game does not have come before this one.
LAST: Final = "questions"
# Always the same deal, so that a picture of the set-up stays as it is.
SEED: Final = "booklet"
_NUMBER: Final = re.compile(r"(\w+)<(\d+)")


class BoxPart(NamedTuple):
    """What one box says in a chapter."""

    box: Box
    heading: str
    blocks: tuple[Block, ...]


class WholeChapter(NamedTuple):
    """A chapter as it is read: the heading, and the parts of all boxes in their order."""

    key: str
    heading: str
    parts: tuple[BoxPart, ...]


class Facts(NamedTuple):
    """What the rules say in numbers and names."""

    values: dict[str, str]
    deck: Counter[str]
    dwarves: Counter[str]
    goals: Counter[str]


def booklet_file(box: Box, language: str) -> Path | None:
    """Return a box's booklet in a language; None if it has none."""
    return box.file("booklet", f"{language}.md") or page_file(language, f"booklet/{box.key}.md")


@lru_cache(maxsize=400)
def chapters_of(box_key: str, language: str) -> tuple[Chapter, ...]:
    """Return a box's booklet in a language, or in English if it is not translated."""
    box = BOXES[box_key]
    file = booklet_file(box, language) or booklet_file(box, ENGLISH)
    return tuple(booklet_chapters(file.read_text(encoding="utf-8"))) if file else ()


def told_of(rules: Rules) -> Facts:
    """Return what a booklet tells of these rules, as they are set up."""
    view = Game(rules, SEED, start=0).view(None).as_dict()
    values = {
        **{f"rule-{name}": meaning for name, meaning in rules.switches.items()},
        **rules.options,
        "edition": rules.edition,
        "players": str(rules.players),
        "hand": str(rules.hand_size),
        "pile": str(view["pile"]),
        "goal-layout": _goal_layout(rules),
        "goals-laid": str(len(rules.goal_cells)),
        "gold-cards": str(len(rules.gold_deck)),
        "dwarf-cards": str(len(rules.dwarf_deck)),
        "spare-dwarves": str(len(rules.dwarf_deck) - rules.players),
        "rounds": str(rules.rounds),
    }
    deck = Counter(rules.deck)
    return Facts(values, deck, Counter(rules.dwarf_deck), Counter(rules.goal_deck))


def _goal_layout(rules: Rules) -> str:
    """Tell whether the goals lie where the boxes say, or where the table wants them."""
    own = [cells for setting, cells in rules.laid.items() if setting in rules.options]
    return "own" if rules.goal_cells in own else "usual"


def assembled(rules: Rules, language: str) -> list[WholeChapter]:
    """Return the chapters of a table's booklet, in the order of the base game's."""
    facts = told_of(rules)
    found: dict[str, WholeChapter] = {}
    for key in (BASE, *rules.modules):
        for chapter in chapters_of(key, language):
            part = BoxPart(
                BOXES[key], chapter.heading, tuple(b for b in chapter.blocks if belongs_here(b, facts))
            )
            before = found.get(chapter.key)
            if before is None or chapter.replaces:
                found[chapter.key] = WholeChapter(chapter.key, chapter.heading, (part,))
            else:
                found[chapter.key] = before._replace(parts=(*before.parts, part))
    last = found.pop(LAST, None)
    return [
        *(each for each in found.values() if any(p.blocks for p in each.parts)),
        *([last] if last else []),
    ]


def belongs_here(block: Block, facts: Facts) -> bool:
    """Tell whether a block is about these rules: its conditions hold, and one of its cards is in play."""
    if not all(_is_so(condition, facts) for condition in block.conditions):
        return False
    return block.kind != "cards" or any(in_play(picture, facts) for picture in block.about.split())


def in_play(picture: str, facts: Facts) -> bool:
    """Tell whether a pictured card is in play; pictures of other things always are."""
    return copies_in_play(picture, facts) != 0


def copies_in_play(picture: str, facts: Facts) -> int | None:
    """Return how many of a pictured card are in play; None if it is no card that is copies_in_play."""
    kind, _, name = picture.partition(":")
    counts = {"dwarf": facts.dwarves, "goal": facts.goals}
    if kind in counts:
        return counts[kind][name]
    return facts.deck[picture] if picture in CARDS else None


def condition_names(condition: str) -> str:
    """Return what a condition asks about."""
    return re.split(r"[=<]", condition.removeprefix("!"))[0]


def _is_so(condition: str, facts: Facts) -> bool:
    if below := _NUMBER.fullmatch(condition):
        return int(facts.values[below[1]]) < int(below[2])
    is_denied = condition.startswith("!")
    name, _, value = condition.removeprefix("!").partition("=")
    return (facts.values.get(name) == value) != is_denied
