"""The costume department: whoever reaches it first changes their dwarf (COSTUME-1)."""

from __future__ import annotations

from typing import ClassVar

from saboteur.modding import (
    Changes,
    Landmark,
    Out,
    Rules,
    SetupCards,
    Site,
    State,
    cell_at,
    dwarf_changes,
    lose_dwarf,
    reached_patch,
    take_spare,
)

from .events import CostumeChanged, CostumeReached


class Wardrobe(Site):
    """The first to reach it takes the top spare dwarf and puts their own under the others."""

    def reach(self, rules: Rules, state: State, seat: int, cell: int, by: int, out: Out) -> None:
        """Change the dwarf, if there is another; players who knew the old one know where it is."""
        if out is not None:
            out.append(CostumeReached(seat=by, changes=Changes(reached_patch(Costume, rules))))
        if not state.spare:
            return
        knew = lose_dwarf(state, by)
        old = take_spare(state, by)
        state.spare = (old, *state.spare)
        state.spare_seen = {0: knew, **{place + 1: mask for place, mask in state.spare_seen.items()}}
        if out is not None:
            out.append(CostumeChanged(seat=by, changes=dwarf_changes(state, (by,))))


class Costume(Landmark):
    """One card in the mine."""

    key = "costume"
    title = "the costume department"
    excludes = ("all-dealt", "spare=none")
    traits = ("room",)
    # Our guess: its place was in a lost picture (rulebook, section 12).
    layouts: ClassVar[dict[str, SetupCards]] = {"costume-place": SetupCards("COSTUME-1", (cell_at(4, -2),))}
    place, shape = "costume-place", "NSEW"
    site = Wardrobe
