"""What core and boxes declare about the plain data they send: events, windows, own state and verbs."""

from __future__ import annotations

import pkgutil
import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from types import ModuleType
from typing import Any, NamedTuple

from ..boxes import BOXES
from ..boxes.manifest import BASE, BESIDE_THE_RULES, Box
from ..core import event_kinds
from ..core.actions import VERBS
from ..core.event_kinds import RoundFacts
from ..core.events import Event
from ..core.module import Module
from ..core.rules import Rules
from ..core.window import Window

_PLAYERS = 5


class Parts(NamedTuple):
    """What one box adds, or the engine itself, whose key is empty."""

    key: str
    events: tuple[type[Event], ...]
    # Kind of pending decision -> the shape of what it shows besides kind and seats.
    windows: Mapping[str, Any]
    # The shape of the box's own state in a view; None if it shows nothing.
    ext: Any
    # Verb -> its operands.
    verbs: Mapping[str, tuple[str, ...]]
    # What it adds to the end of a round.
    round_facts: tuple[type[RoundFacts], ...] = ()


def all_parts() -> list[Parts]:
    """Return the parts of the engine, then those of every loaded box."""
    return [core_parts(), *(box_parts(box) for box in BOXES.values())]


def core_parts() -> Parts:
    """Return what belongs to no box."""
    rules = Rules.build(_PLAYERS)
    by_boxes = {kind for part in rules.parts for kind in part.windows(rules)}
    verbs_of_boxes = {verb for box in BOXES.values() for verb in box.verbs}
    return Parts(
        "",
        _kinds_in(event_kinds),
        {kind: shown_by(window) for kind, window in rules.windows.items() if kind not in by_boxes},
        None,
        {verb: operands for verb, operands in VERBS.items() if verb not in verbs_of_boxes},
    )


def box_parts(box: Box) -> Parts:
    """Return what a box adds, loaded from inside the package or from outside."""
    rules = _rules_with(box)
    (part,) = (part for part in rules.parts if part.key == box.key)
    modules = _modules_of(box)
    return Parts(
        box.key,
        tuple(kind for each in modules for kind in _kinds_in(each)),
        {kind: shown_by(window) for kind, window in part.windows(rules).items()},
        None if box.rules.view_ext is Module.view_ext else returned_by(box.rules.view_ext),
        dict(box.verbs),
        tuple(found for each in modules for found in _subclasses(each, RoundFacts)),
    )


def shown_by(window: Window) -> Any:
    """Return the shape of what a kind of pending decision shows."""
    return returned_by(type(window).show)


def returned_by(function: Callable[..., Any]) -> Any:
    """Return the declared return type of a function, None for nothing."""
    names = vars(sys.modules[function.__module__])
    found = function.__annotations__["return"]
    return eval(found, dict(names)) if isinstance(found, str) else found


def _modules_of(box: Box) -> list[ModuleType]:
    package = sys.modules[box.rules.__module__].__package__ or ""
    names = [found.name for found in pkgutil.iter_modules([str(box.folder)])]
    # The others need more than the rules do, and declare nothing that travels.
    return [import_module(f"{package}.{name}") for name in names if f"{name}.py" not in BESIDE_THE_RULES]


def _kinds_in(module: ModuleType) -> tuple[type[Event], ...]:
    return tuple(kind for kind in _subclasses(module, Event) if kind.kind)


def _subclasses(module: ModuleType, base: type[Any]) -> list[type[Any]]:
    """Return the classes that a module itself defines, in the order of the file."""
    return [
        found
        for found in vars(module).values()
        if isinstance(found, type)
        and issubclass(found, base)
        and found is not base
        and found.__module__ == module.__name__
    ]


def _rules_with(box: Box) -> Rules:
    least, most = box.rules.players or (_PLAYERS, _PLAYERS)
    players = min(max(_PLAYERS, least), most)
    return Rules.build(players, modules=() if box.origin == BASE else (box.key,))
