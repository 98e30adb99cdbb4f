"""Map and Rockfall with chests (CHEST-5, CHEST-6), and the fog (CHEST-4)."""

from __future__ import annotations

from collections.abc import Sequence

from saboteur.boxes.base.action_cards import Map, Rockfall
from saboteur.modding import (
    Action,
    Changes,
    IllegalAction,
    Out,
    Patch,
    Rules,
    State,
    cell_text,
    lit_patch,
    rebuild,
)

from .events import ChestBuried, ChestSeen, LookedIntoChest
from .hoard import KEY, hoard_changes, hoard_of, hoard_patch


class ChestMap(Map):
    """Look at a goal, or at a covered chest and its tunnel card; in the fog, at chests only."""

    def targets(self, rules: Rules, state: State, seat: int) -> Sequence[Action]:
        """Return every face-down goal and every covered chest."""
        hoard = hoard_of(state)
        goals = [] if hoard.fog else [cell for cell in state.sites if cell in state.goals]
        return self.at.all(sorted([*goals, *(cell for cell, _ in hoard.covered)]))

    def refusal(self, rules: Rules, state: State, seat: int, action: Action) -> IllegalAction:
        """Return the refusal: fog, or nothing hidden there."""
        if hoard_of(state).fog and action.cell in state.goals and action.cell in state.sites:
            return IllegalAction("fog", "CHEST-4", cell_text(action.cell))
        return super().refusal(rules, state, seat, action)

    def apply(self, rules: Rules, state: State, seat: int, action: Action, out: Out) -> tuple[str, ...]:
        """Show the goal, or the chest with its card."""
        chest = hoard_of(state).at(action.cell)
        if chest is None:
            return super().apply(rules, state, seat, action, out)
        state.keep(KEY, hoard_of(state).looked_at(action.cell, seat))
        if out is not None:
            seen = ChestSeen(card=chest.card, chest=chest.chest)
            secret = tuple(
                (s, seen if s == seat else ChestSeen(), hoard_patch(rules, state, s))
                for s in range(rules.players)
            )
            changes = Changes(hoard_patch(rules, state, None), secret)
            out.append(LookedIntoChest(seat=seat, cell=cell_text(action.cell), changes=changes))
        return ()


class ChestRockfall(Rockfall):
    """Remove a path card or a chest's tunnel card, open or covered; a covered one takes its chest along."""

    def cells(self, state: State) -> list[int]:
        """Return every cell with a path card or a chest's tunnel card."""
        hoard = hoard_of(state)
        return [*state.loose, *dict(hoard.covered), *dict(hoard.opened)]

    def apply(self, rules: Rules, state: State, seat: int, action: Action, out: Out) -> tuple[str, ...]:
        """Remove it; what belongs to a chest leaves the round and is never discarded."""
        hoard = hoard_of(state)
        cell = action.cell
        if cell in dict(hoard.covered):
            state.keep(KEY, hoard.uncovered(cell, 0))
            state.sites = {c: kind for c, kind in state.sites.items() if c != cell}
            state.reached = {c: by for c, by in state.reached.items() if c != cell}
        elif cell in dict(hoard.opened):
            left = tuple(entry for entry in hoard.opened if entry[0] != cell)
            state.keep(KEY, hoard._replace(opened=left))
            del state.tiles[cell]
        else:
            return super().apply(rules, state, seat, action, out)
        state.fixed = state.fixed - {cell}
        rebuild(state, seat)
        if out is not None:
            out.append(_buried(rules, state, seat, cell))
        return ()


def _buried(rules: Rules, state: State, seat: int, cell: int) -> ChestBuried:
    patch: Patch = (
        (("sites",), {cell_text(c): kind for c, kind in state.sites.items()}),
        (("lit",), {}),
        *lit_patch(list(state.lit.items())),
    )
    return ChestBuried(seat=seat, cell=cell_text(cell), changes=hoard_changes(rules, state, patch))
