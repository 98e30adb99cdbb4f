"""The base game, its expansions and its variants: one folder each, all loaded in the same way.

A box that comes with the package is a folder here; one from outside is a folder that `load` is given. Nothing
registers itself: importing a box only makes its manifest, and `add` puts what that names into the catalogues
of the machine.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Final

from saboteur.core.actions import add_plays, add_verb, answer_together, keep_secret
from saboteur.core.cards import add_action_cards, add_path_cards
from saboteur.core.errors import add_reasons
from saboteur.core.rules import register

from .manifest import BASE, Box

# By key, in the order in which they act.
BOXES: Final[dict[str, Box]] = {}
_HERE: Final = Path(__file__).parent


def load_own() -> None:
    """Load the boxes that come with the package."""
    names = sorted(path.parent.name for path in _HERE.glob("*/__init__.py"))
    add(import_module(f"{__name__}.{name}").BOX for name in names)


def load(folder: Path) -> Box:
    """Load the box in a folder; ImportError names a folder that holds none."""
    name = f"saboteur_box_{folder.name}"
    start = folder / "__init__.py"
    spec = spec_from_file_location(name, start, submodule_search_locations=[str(folder)])
    if spec is None or spec.loader is None or not start.is_file():
        raise ImportError(f"{folder} holds no box: it has no __init__.py")
    # Another folder of the same name has files of its own.
    for old in [module for module in sys.modules if module.startswith(f"{name}.")]:
        del sys.modules[old]
    sys.modules[name] = module = module_from_spec(spec)
    spec.loader.exec_module(module)
    box = getattr(module, "BOX", None)
    if not isinstance(box, Box):
        raise ImportError(f"{start} names no BOX")
    add([box])
    return box


def played(modules: Iterable[str]) -> list[Box]:
    """Return the boxes of a table in the order in which they act: the base game and those chosen."""
    chosen = set(modules)
    return [box for key, box in BOXES.items() if box.origin == BASE or key in chosen]


def add(boxes: Iterable[Box]) -> None:
    """Make boxes known to the machine: first their cards, in catalogue order, then their rules."""
    new = list(boxes)
    for box in sorted(new, key=lambda box: (box.listed, box.key)):
        _add_notation(box)
    for box in sorted(new, key=lambda box: (box.order, box.key)):
        register(box.rules)
        BOXES[box.key] = box


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
