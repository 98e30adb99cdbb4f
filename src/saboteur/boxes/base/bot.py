"""What bots know about the base game: its action cards, its dwarves, and what deeds give away."""

from __future__ import annotations

from typing import Final

from saboteur.modding.bots import (
    Action,
    Advice,
    Chronicle,
    Digger,
    Dwarf,
    Keep,
    Note,
    Objection,
    Saboteur,
    Weigh,
)

from .action_cards import BREAKS, DOUBLE_REPAIRS, REPAIRS

_REPAIRS: Final = (*REPAIRS, *DOUBLE_REPAIRS)


def _objects_to_rockfall(dwarf: Dwarf, action: Action, by: int) -> bool:
    return dwarf.side * (dwarf.survey.after_removing(action.cell) - dwarf.survey.distance) >= 1.0


_plays: dict[str, Weigh] = {
    **dict.fromkeys(BREAKS, lambda dwarf, action: dwarf.break_tool(action)),
    **dict.fromkeys(_REPAIRS, lambda dwarf, action: dwarf.repair(action)),
    "rockfall": lambda dwarf, action: dwarf.rockfall(action.cell),
    "map": lambda dwarf, action: dwarf.look(action.cell),
}
_keep: dict[str, Keep] = {
    **dict.fromkeys(BREAKS, lambda weights: weights.keep_break),
    **dict.fromkeys(_REPAIRS, lambda weights: weights.keep_repair),
    "rockfall": lambda weights: weights.keep_rockfall,
    "map": lambda weights: weights.keep_map,
}
_objections: dict[str, Objection] = {
    **dict.fromkeys(BREAKS, lambda dwarf, action, by: action.seat == dwarf.seat),
    **dict.fromkeys(_REPAIRS, lambda dwarf, action, by: dwarf.minds_help()),
    "rockfall": _objects_to_rockfall,
}
_seen_as: dict[str, Note] = {
    **dict.fromkeys(BREAKS, Chronicle.broke),
    **dict.fromkeys(_REPAIRS, Chronicle.repaired),
    "rockfall": Chronicle.collapsed,
    "map": Chronicle.looked_at,
}

ADVICE = Advice(
    plays=_plays,
    keep=_keep,
    waste={**dict.fromkeys(BREAKS, -1.0), **dict.fromkeys(_REPAIRS, 0.3), "rockfall": -1.0, "map": 0.0},
    objections=_objections,
    dwarves={"digger": Digger, "saboteur": Saboteur},
    stranger=Digger,
    notes={
        "collapsed": Chronicle.collapsed,
        "broke": Chronicle.broke,
        "repaired": Chronicle.repaired,
        "looked": Chronicle.looked_at,
    },
    seen_as=_seen_as,
)
