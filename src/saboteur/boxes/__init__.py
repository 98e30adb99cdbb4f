"""The base game, its expansions and its variants: one folder each, all loaded the same way.

A box that comes with the package is a folder here; others are folders that `loading` finds. Nothing registers
itself: importing a box only makes its manifest, and `add` puts what that names into the engine's catalogues.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from saboteur.core.actions import add_plays, add_verb, answer_together, keep_secret
from saboteur.core.cards import CARDS, add_action_cards, add_path_cards
from saboteur.core.errors import add_reasons
from saboteur.core.rules import REGISTRY, register

from .manifest import BASE, Box, BoxError

# By key, in the order in which they act.
BOXES: Final[dict[str, Box]] = {}


def played(modules: Iterable[str]) -> list[Box]:
    """Return the boxes of a table in the order in which they act: the base game and those chosen."""
    chosen = set(modules)
    return [box for key, box in BOXES.items() if box.origin == BASE or key in chosen]


def add(boxes: Iterable[Box]) -> None:
    """Register boxes with the engine, in any order.

    BoxError says why they cannot be registered together; then the earlier ones stay.
    """
    known = [*BOXES.values(), *boxes]
    _refuse_strangers(known)
    CARDS.clear()
    for box in sorted(known, key=lambda box: (box.listed, box.key)):
        _add_notation(box)
    BOXES.clear()
    REGISTRY.clear()
    for box in sorted(known, key=lambda box: (box.order, box.key)):
        register(box.rules)
        BOXES[box.key] = box


def _refuse_strangers(boxes: list[Box]) -> None:
    """Refuse two boxes that name the same thing, and one whose needs are not met."""
    owners: dict[tuple[str, str], Box] = {}
    for box in boxes:
        for kind, name in box.names():
            other = owners.setdefault((kind, name), box)
            if other is not box:
                raise BoxError(f"two boxes have the {kind} {name!r}: {other.folder} and {box.folder}")
    for box in boxes:
        for need in box.rules.needs:
            if ("key", need) not in owners:
                raise BoxError(f"the box {box.key!r} in {box.folder} needs {need!r}, which is missing")


def _add_notation(box: Box) -> None:
    add_path_cards(*box.path_cards)
    add_action_cards(*box.action_cards)
    for card, operands in box.action_cards.items():
        add_plays(card, operands=operands)
    for verb, operands in box.verbs.items():
        add_verb(verb, *operands)
    for verb, operand in box.secrets.items():
        keep_secret(verb, operand)
    for verb, closed_by in box.together.items():
        answer_together(verb, closed_by)
    add_reasons(box.reasons)
