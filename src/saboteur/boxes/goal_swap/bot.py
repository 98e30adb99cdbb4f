"""What bots know about the Goal Swap: when two goals should change places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from saboteur.core.shapes import CellsShape
from saboteur.modding.bots import Action, Advice, Chronicle, Dwarf, Survey, by_verb, parse_cell


def _nearer(dwarf: Dwarf, one: int, other: int) -> float:
    """Return how much nearer the treasure would be if two goals changed places."""
    view, goals = dwarf.view, dwarf.trust.goals
    ways = Survey(view, {c: 1.0 for c, kind in view.sites.items() if kind == "goal"}).ways()
    return (goals.get(one, 0.0) - goals.get(other, 0.0)) * (ways[one] - ways[other])


def _play(dwarf: Dwarf, action: Action) -> float:
    """Score the card: it may bring the treasure nearer, and outdates what others have seen."""
    one, other = action.cell, action.other
    gain = dwarf.side * _nearer(dwarf, one, other)
    seats = [s for s in range(dwarf.view.rules.players) if s != dwarf.seat]
    known = sum({one, other} & set(dwarf.view.looked[seat]) != set() for seat in seats)
    worth = dwarf.weights.progress * max(gain, 0.0) - 0.25 * dwarf.side * known
    return worth - 0.1 if dwarf.acts else min(worth, 0.1)


def _exchanged(dwarf: Dwarf, legal: Sequence[Action]) -> Action:
    """Exchange two goals if that brings the treasure nearer; a saboteur, if it takes it farther away."""
    one, other = (parse_cell(text) for text in cast(CellsShape, dwarf.view.window)["cells"])
    assert one is not None and other is not None
    return by_verb(legal, "exchange" if dwarf.side * _nearer(dwarf, one, other) > 0 else "leave")


def _objects(dwarf: Dwarf, action: Action, by: int) -> bool:
    """Object near the treasure, if the player is not an ally and its place is half known."""
    near = dwarf.survey.nearest <= 3
    friend = dwarf.side > 0 and dwarf.trust.suspicion(by) < 0.5
    return dwarf.side > 0 and near and not friend and max(dwarf.trust.goals.values(), default=0) > 0.6


ADVICE = Advice(
    plays={"goal-swap": _play},
    answers={"exchange": _exchanged},
    keep={"goal-swap": 0.4},
    waste={"goal-swap": -0.6},
    objections={"goal-swap": _objects},
    notes={"put-back": Chronicle.goals_moved},
)
