"""Which texts a box needs, and which of them it has in which language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from saboteur import Rules
from saboteur.boxes import BOXES
from saboteur.boxes.manifest import BASE, Box
from saboteur.core.cards import CARDS
from saboteur.languages import ENGLISH, box_texts, page_texts, rules_file
from saboteur.server.http.lessons import Lesson

# Events that nobody does, so that there is no text for "you".
NOBODYS_EVENTS: Final = frozenset({"round-ended"})


def wanted_texts(box: Box, rules: Rules, events: Iterable[str], lessons: Iterable[Lesson]) -> set[str]:
    """Return the keys of all texts that a table with the box shows; `events` are the kinds that occurred."""
    return {
        *_of_the_manifest(box),
        *(key for kind in events for key in _of_an_event(kind)),
        *_of_the_rules(rules),
        *(key for lesson in lessons for key in lesson_texts(lesson)),
    }


def _of_the_manifest(box: Box) -> Iterator[str]:
    yield from (f"module-{box.key}", f"module-{box.key}-about")
    yield from (f"reason-{reason}" for reason in box.reasons)
    for option, values in box.rules.choices().items():
        yield from (f"option-{option}", f"option-{option}-about")
        yield from (f"option-{option}-{value}" for value in values)


def _of_an_event(kind: str) -> Iterator[str]:
    yield f"event-{kind}"
    if kind not in NOBODYS_EVENTS:
        yield f"event-{kind}-you"


def _of_the_rules(rules: Rules) -> Iterator[str]:
    for kind, window in rules.windows.items():
        if window.verbs:
            yield from (f"window-{kind}", f"window-{kind}-you", f"window-{kind}-why")
            yield from (f"what-do-{verb}" for verb in window.verbs)
    for card in set(rules.deck):
        if not CARDS[card].tiles:
            yield from (f"card-{card}", f"card-{card}-about")
        elif mark := card.partition(":")[2]:
            yield from (f"mark-{mark}", f"mark-{mark}-about")
    for dwarf in set(rules.dwarf_deck):
        yield from (f"dwarf-{dwarf}", f"dwarf-{dwarf}-aim")
    yield from (f"goal-{goal}" for goal in rules.goal_kinds)


def wanted_things(rules: Rules) -> set[str]:
    """Return what somebody at a table may ask about: cards, marks, dwarves, goals, questions."""
    cards = {f"card-{card}" for card in rules.deck if not CARDS[card].tiles}
    marks = {f"mark-{mark}" for card in rules.deck if (mark := card.partition(":")[2])}
    lives = {f"dwarf-{dwarf}" for dwarf in rules.dwarf_deck} | {f"goal-{goal}" for goal in rules.goal_kinds}
    return cards | marks | lives | {f"window-{kind}" for kind, one in rules.windows.items() if one.verbs}


def lesson_texts(lesson: Lesson) -> list[str]:
    """Return the keys of a lesson's texts: its title, its steps and its end."""
    steps = [f"lesson-{lesson.key}-{number}" for number, _ in enumerate(lesson.steps, 1)]
    return [f"lesson-{lesson.key}", *steps, f"lesson-{lesson.key}-end"]


def known_texts(box: Box, language: str) -> set[str]:
    """Return the keys of the texts for a table with the box: of the page, the base game and the box."""
    return {*page_texts(language), *box_texts(BOXES[BASE], language), *box_texts(box, language)}


def completeness(box: Box) -> dict[str, float]:
    """Return, by language, what share of the box's English texts it has, including the rule page."""
    english = box_texts(box, ENGLISH).keys()
    files = [*box.folder.glob("words/*.ftl"), *box.folder.glob("rulebook/*.md")]
    found = {}
    for language in sorted({file.stem for file in files}):
        has = len(english & box_texts(box, language).keys()) + (rules_file(box, language) is not None)
        found[language] = has / (len(english) + 1)
    return found
