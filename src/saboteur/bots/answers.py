"""What bots answer when they are asked something other than what to do on their turn."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, cast

from ..core.actions import Action
from ..core.cards import TILES
from ..core.cells import parse_cell
from ..core.shapes import CellsShape
from .advice import Reply
from .dwarves import Dwarf, Saboteur
from .trust import is_dead_end


def answered(dwarf: Dwarf, legal: Sequence[Action], rng: Random) -> Action:
    """Return the answer to any question except a plain turn; at random if no box has advice."""
    verb = legal[0].verb
    reply = dwarf.advice.answers.get(verb) or _ANSWERS.get(verb)
    return reply(dwarf, legal) if reply else rng.choice(legal)


def by_verb(legal: Sequence[Action], verb: str) -> Action:
    """Return the first action with a verb."""
    return next(action for action in legal if action.verb == verb)


def _taken(dwarf: Dwarf, legal: Sequence[Action]) -> Action:
    return max(legal, key=lambda action: int(action.word))


def _opened(dwarf: Dwarf, legal: Sequence[Action]) -> Action:
    """Open other sites first, then the likeliest treasure; a saboteur opens that one last."""
    best = max if dwarf.side > 0 else min
    return best(legal, key=lambda action: dwarf.trust.goals.get(action.cell, 0.0))


def _turned(dwarf: Dwarf, legal: Sequence[Action]) -> Action:
    """Turn an opened stone so that the tunnel gets nearer; a saboteur, so that it gets farther."""
    cell = parse_cell(cast(CellsShape, dwarf.view.window)["cells"][0])
    assert cell is not None
    best = min if dwarf.side > 0 else max
    return best(legal, key=lambda action: dwarf.survey.after_laying(TILES[action.tile], cell).distance)


def _kept(dwarf: Dwarf, legal: Sequence[Action]) -> Action:
    """Keep the most useful card; a saboteur keeps the most harmful one."""
    return max(legal, key=lambda action: _worth(dwarf, action.card))


def _worth(dwarf: Dwarf, card: str) -> float:
    if not isinstance(dwarf, Saboteur):
        return dwarf.card_worth(card)
    tile = TILES.get(card)
    return 0.8 if tile and is_dead_end(tile) else -dwarf.waste(card)


# For the questions of every game, and of any box that brings discards back.
_ANSWERS: Final[dict[str, Reply]] = {"take": _taken, "open": _opened, "turn": _turned, "keep": _kept}
