"""Detour, the championship card of 2023: the path card laid last is laid elsewhere (WC-2023)."""

from __future__ import annotations

from typing import Final

from ..core.actions import Action, add_plays
from ..core.cards import CARDS, TILES, add_action_cards
from ..core.cells import cell_text
from ..core.deeds import lay_card, refused_blocked, refused_there, remove_card
from ..core.errors import IllegalAction, add_reasons
from ..core.events import Out
from ..core.frontier import find_places
from ..core.module import Effect, Module
from ..core.rules import Rules
from ..core.state import State
from ..core.tunnels import remove

CARD: Final = "detour"
add_action_cards(CARD)
add_plays(CARD, operands=("tile", "cell"))
add_reasons(
    nothing_laid="No path card that was laid lies on the grid.",
    not_the_last="{detail} is not the path card that was laid last.",
    same_cell="The card lies at {detail} already.",
)


class MoveLast(Effect):
    """Take the path card laid last, of those that still lie there, and lay it on another cell."""

    rule = "WC-2023"

    def targets(self, rules: Rules, state: State, seat: int) -> list[Action]:
        """Return every other cell where it may lie, once it is taken up."""
        if not state.laid or state.blocked >> seat & 1:
            return []
        last = state.laid[-1]
        bits = sum(rules.tile_bits[tile.text] for tile in CARDS[state.tiles[last].card].tiles)
        found: list[Action] = []
        find_places(rules, _without_last(state), seat, bits, found)
        return [Action("play", CARD, tile=p.tile, cell=p.cell) for p in found if p.cell != last]

    def refusal(self, rules: Rules, state: State, seat: int, action: Action) -> IllegalAction:
        """Name what forbids laying, the wrong card, or what is wrong with the cell."""
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
        """Take it up and lay it; the player of the Detour counts as the one who laid it."""
        remove_card(rules, state, seat, state.laid[-1], out, kind="lifted")
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
        """Return the card."""
        return [(CARD, 1)]

    def effects(self, rules: Rules) -> dict[str, Effect]:
        """Return what it does."""
        return {CARD: MoveLast()}
