"""Detour, the championship card of 2023: the last laid path card is moved (WC-2023)."""

from __future__ import annotations

from typing import Final

from saboteur.modding import (
    TILES,
    Action,
    Effect,
    IllegalAction,
    Module,
    Out,
    Rules,
    State,
    cell_text,
    lay_card,
    placements,
    refused_blocked,
    refused_there,
    remove,
    remove_card,
)

from .events import Lifted

CARD: Final = "detour"


class MoveLast(Effect):
    """Take the most recently laid path card that is still there, and lay it on another cell."""

    rule = "WC-2023"

    def targets(self, rules: Rules, state: State, seat: int) -> list[Action]:
        """Return every other cell where it may lie, once it is taken up."""
        if not state.laid or state.blocked >> seat & 1:
            return []
        last = state.laid[-1]
        found = placements(rules, _without_last(state), seat, (state.tiles[last].card,))
        return [Action("play", CARD, tile=p.tile, cell=p.cell) for p in found if p.cell != last]

    def refusal(self, rules: Rules, state: State, seat: int, action: Action) -> IllegalAction:
        """Return the refusal: laying is forbidden, it is the wrong card, or the cell does not fit."""
        if refused := refused_blocked(rules, state, seat):
            return refused
        if not state.laid:
            return IllegalAction("nothing-laid", self.rule)
        last = state.laid[-1]
        tile = TILES[action.tile]
        if tile.card != state.tiles[last].card:
            return IllegalAction("not-the-last", self.rule, action.tile)
        if action.cell == last:
            return IllegalAction("same-cell", self.rule, cell_text(last))
        refused = refused_there(rules, _without_last(state), seat, tile, action.cell)
        return refused or IllegalAction("not-offered", self.rule, str(action))

    def apply(self, rules: Rules, state: State, seat: int, action: Action, out: Out) -> tuple[str, ...]:
        """Take it up and lay it; the player of the Detour counts as having laid it."""
        remove_card(rules, state, seat, state.laid[-1], out, kind=Lifted)
        lay_card(rules, state, seat, TILES[action.tile], action.cell, out)
        return ()


def _without_last(state: State) -> State:
    trial = state.copy()
    remove(trial, trial.laid.pop())
    return trial


class Detour(Module):
    """One action card in the draw pile (WC-0)."""

    key = CARD
    title = "the Detour"

    def cards(self, rules: Rules) -> list[tuple[str, int]]:
        return [(CARD, 1)]

    def effects(self, rules: Rules) -> dict[str, Effect]:
        return {CARD: MoveLast()}
