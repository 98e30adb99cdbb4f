"""What bots know about the new goals: which to open and which to leave alone."""

from __future__ import annotations

from typing import Final

from saboteur.modding.bots import Advice, Dwarf

_SPIDER: Final = 8.0
_GOLD: Final = 0.8
# What opening an unseen goal costs the diggers.
_RISK: Final = 0.5


def _reach(dwarf: Dwarf, cell: int) -> float:
    goal = dwarf.view.goals.get(cell)
    if goal is None:
        return -_RISK * dwarf.side
    match goal.partition("-"):
        case ("spider", _, _):
            return -_SPIDER * dwarf.side
        case ("dragon", _, _):
            return -_GOLD if dwarf.view.gold[dwarf.seat] else 0.0
        case ("sack", _, gold):
            return _GOLD * int(gold)
    return 0.0


ADVICE = Advice(sites={"goal": _reach})
