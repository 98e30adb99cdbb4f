"""The tunnel party: once somebody reaches it, all players' dwarves are dealt again (PARTY-1)."""

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
    Stream,
    cell_at,
    dwarf_changes,
    lose_dwarf,
    reached_patch,
)

from .events import DealtAgain, PartyReached


class Dance(Site):
    """All dwarves are gathered unseen, shuffled and dealt again; everyone looks at their own."""

    def reach(self, rules: Rules, state: State, seat: int, cell: int, by: int, out: Out) -> None:
        """Deal again; what people knew about each other is void."""
        if out is not None:
            out.append(PartyReached(seat=by, changes=Changes(reached_patch(Party, rules))))
        everyone = tuple(range(rules.players))
        for other in everyone:
            lose_dwarf(state, other)
        stream = Stream(state.seed, f"{state.round}/{Party.key}/1")
        state.dwarves = tuple(stream.shuffled(state.dwarves))
        if out is not None:
            out.append(DealtAgain(seat=by, changes=dwarf_changes(state, everyone)))


class Party(Landmark):
    """One card in the mine."""

    key = "party"
    title = "the tunnel party"
    traits = ("room",)
    # Our guess: its place was in a lost picture (rulebook, section 12).
    layouts: ClassVar[dict[str, SetupCards]] = {"party-place": SetupCards("PARTY-1", (cell_at(4, 2),))}
    place, shape = "party-place", "NSEW"
    site = Dance
