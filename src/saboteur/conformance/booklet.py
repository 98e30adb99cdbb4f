"""Checking a box's booklet: everything in it exists, every card is in it, and all languages say as much."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Final

from saboteur.boxes import BOXES
from saboteur.boxes.manifest import BASE, Box
from saboteur.core.rules import Rules
from saboteur.languages import ENGLISH, languages, rules_file
from saboteur.server.http.booklet.assembled import booklet_file, chapters_of, condition_names, told_of
from saboteur.server.http.booklet.pictures import card_image
from saboteur.server.http.booklet.source import Block, Chapter
from saboteur.server.http.lessons import lessons

from .box_games import only, some_rules
from .faults import Report

_RULES: Final = re.compile(r"\[([A-Z0-9 -]+)\]")
_LISTED: Final = re.compile(r"^- ([A-Z0-9]+(?:-[A-Z0-9]+)+)", re.MULTILINE)
_HOLES: Final = re.compile(r"\{([^}]*)\}")


def check_booklet(box: Box, report: Report) -> None:
    """Check the booklet of a box, if it has one."""
    if booklet_file(box, ENGLISH) is None:
        return
    rules = some_rules(Random(box.key), only(box))
    for block in _blocks(chapters_of(box.key, ENGLISH)):
        _check_block(block, rules, report)
    shown = {picture for block in _blocks(chapters_of(box.key, ENGLISH)) for picture in pictures_of(block)}
    for picture in sorted(own_cards(box, rules) - shown):
        report.expect(False, f"booklet: {picture} is not drawn and explained")
    for language in languages():
        if booklet_file(box, language):
            same = _shape(box, language) == _shape(box, ENGLISH)
            report.expect(same, f"booklet: {language}.md does not have the blocks of en.md, in their order")


def own_cards(box: Box, rules: Rules) -> set[str]:
    """Return the pictures of what a box brings: its cards, dwarves and goals, in play under these rules."""
    held = {card for card in (*box.path_cards, *box.action_cards) if card in rules.deck}
    dwarves = {f"dwarf:{key}" for key in rules.dwarf_deck}
    goals = {f"goal:{key}" for key in rules.goal_kinds}
    if box.origin != BASE:
        base = Rules.build(rules.players if rules.players in range(3, 11) else 5, rules.edition)
        goals -= {f"goal:{key}" for key in base.goal_kinds}
        dwarves -= {f"dwarf:{key}" for key in base.dwarf_deck}
    return held | dwarves | goals


def pictures_of(block: Block) -> list[str]:
    """Return what a block pictures."""
    return block.about.split() if block.kind == "cards" else []


def rules_cited(block: Block) -> list[str]:
    """Return the numbers of the rules that a block refers to."""
    return [key for found in _RULES.findall(f"{block.about} {block.text}") for key in found.split()]


def _blocks(chapters: tuple[Chapter, ...]) -> Iterator[Block]:
    return (block for chapter in chapters for block in chapter.blocks)


def _check_block(block: Block, rules: Rules, report: Report) -> None:
    for picture in pictures_of(block):
        report.expect(card_image(picture), f"booklet: there is no picture {picture!r}")
    if block.kind == "try":
        report.expect(block.about in lessons(), f"booklet: there is no lesson {block.about!r} to try")
    listed = {rule for each in BOXES.values() for rule in _rules_on_page(each)}
    for rule in rules_cited(block):
        report.expect(rule in listed, f"booklet: no rule page has {rule}")
    known = told_of(rules).values
    for hole in _HOLES.findall(block.text):
        report.expect(hole in known, f"booklet: {{{hole}}} is no number of these rules")
    for name in map(condition_names, block.conditions):
        report.expect(name in known, f"booklet: {{if {name}}} asks for nothing that rules have")


def _rules_on_page(box: Box) -> list[str]:
    file = rules_file(box, ENGLISH)
    return _LISTED.findall(file.read_text(encoding="utf-8")) if file else []


def _shape(box: Box, language: str) -> list[object]:
    """Return what all languages have in common: chapters, kinds, pictures, lessons, rules and conditions."""
    return [
        (
            chapter.key,
            chapter.replaces,
            bool(chapter.heading),
            [
                (
                    b.kind,
                    b.about if b.kind in ("cards", "try") else "",
                    b.conditions,
                    rules_cited(b),
                    _HOLES.findall(b.text),
                )
                for b in chapter.blocks
            ],
        )
        for chapter in chapters_of(box.key, language)
    ]
