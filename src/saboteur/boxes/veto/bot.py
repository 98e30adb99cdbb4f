"""What bots know about the Veto: which cards to cancel. Boxes say which of theirs are worth it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from saboteur.modding.bots import TILES, Action, Advice, Dwarf, Tile

from .shapes import VetoShape


def _allowed(dwarf: Dwarf, legal: Sequence[Action]) -> Action:
    """Veto a card that harms the bot's own side by more than a card is worth."""
    window = cast(VetoShape, dwarf.view.window)
    return legal[0] if _objects(dwarf, Action.parse(window["action"]), window["by"]) else legal[-1]


def _objects(dwarf: Dwarf, action: Action, by: int) -> bool:
    if action.verb == "place":
        return _objects_to_path(dwarf, TILES[action.tile], action.cell)
    objection = dwarf.advice.objections.get(action.card)
    return objection is not None and objection(dwarf, action, by)


def _objects_to_path(dwarf: Dwarf, tile: Tile, cell: int) -> bool:
    prospect = dwarf.survey.after_laying(tile, cell)
    if dwarf.side < 0 or dwarf.alone:
        return prospect.chance >= 0.3
    return not prospect.chance and prospect.distance - dwarf.survey.distance >= 1.0


ADVICE = Advice(answers={"veto": _allowed}, keep={"veto": 0.6}, waste={"veto": -1.0})
