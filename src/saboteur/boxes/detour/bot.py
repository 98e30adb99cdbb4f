"""What bots know about the Detour: where the last path card would be better."""

from __future__ import annotations

from saboteur.modding.bots import NEVER, TILES, Action, Advice, Dwarf, Survey


class _Without:
    """The mine without one card, in the form a survey needs."""

    def __init__(self, dwarf: Dwarf, cell: int) -> None:
        view = dwarf.view
        self.tiles = {c: tile for c, tile in view.tiles.items() if c != cell}
        self.lit = dwarf.survey.lit_without(cell)
        self.sites = view.sites
        self.reached: dict[int, int] = {}
        self.goals = view.goals


def _play(dwarf: Dwarf, action: Action) -> float:
    """Score moving the last card: the mine without it, and with it in the new place."""
    survey = Survey(_Without(dwarf, dwarf.view.laid[-1]), dwarf.trust.goals)
    prospect = survey.after_laying(TILES[action.tile], action.cell)
    nearer = dwarf.survey.distance - prospect.distance
    if not dwarf.acts:
        return NEVER
    worth = dwarf.weights.progress * nearer + dwarf.weights.treasure * prospect.chance
    return dwarf.side * worth + dwarf.at_cell(action.cell) - 0.3


ADVICE = Advice(
    plays={"detour": _play},
    keep={"detour": 0.5},
    waste={"detour": -1.0},
    objections={"detour": lambda dwarf, action, by: _play(dwarf, action) <= -1.5},
)
