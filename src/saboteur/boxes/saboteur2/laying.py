"""Where ladders may lie, and who may lay doors (S2-LADDER-1, S2-LADDER-2, S2-DOOR)."""

from __future__ import annotations

from saboteur.modding import DELTA, OPPOSITE, TILES, IllegalAction, Laying, Rules, State, Tile, cell_text


class Ladder(Laying):
    """A ladder need not be connected; the edition says what it must be next to (ED-LADDER)."""

    free = True

    def __init__(self, joined: bool, beside: bool) -> None:
        """Store whether it must join an open side, and whether it may be next to a goal."""
        self.joined = joined
        self.beside = beside
        # Goals seldom move: per cell next to one, the ladders that may lie there.
        self._goals: frozenset[int] = frozenset()
        self._allowed: dict[int, frozenset[str]] = {}

    def refusal(self, rules: Rules, state: State, tile: Tile, cell: int) -> IllegalAction | None:
        """Refuse a ladder at a goal, or one that joins nothing."""
        allowed = self.fewer(rules, state).get(cell)
        if allowed is not None and tile.text not in allowed:
            return IllegalAction("ladder-at-goal", "S2-LADDER-2", cell_text(cell))
        if self.joined and not state.rim[cell] & 15:
            return IllegalAction("ladder-not-joined", "S2-LADDER-1", cell_text(cell))
        return None

    def meets(self, demand: int) -> bool:
        """Require an open side, in some editions (S2-LADDER-1)."""
        return not self.joined or bool(demand & 15)

    def fewer(self, rules: Rules, state: State) -> dict[int, frozenset[str]]:
        """Return the cells beside goals (S2-LADDER-2)."""
        if self._goals != state.goals.keys():
            self._look_at(rules, state)
        return self._allowed

    def _may_face(self, tile: Tile, sides: int) -> bool:
        """Tell whether a ladder may lie with goals on these sides, face up or down (S2-LADDER-2)."""
        return not (tile.mask & sides if self.beside else sides)

    def _look_at(self, rules: Rules, state: State) -> None:
        self._goals = frozenset(state.goals)
        facing: dict[int, int] = {}
        for goal in state.goals:
            for side, step in DELTA.items():
                facing[goal + step] = facing.get(goal + step, 0) | OPPOSITE[side]
        ladders = [tile for tile in TILES.values() if tile.mark == "ladder" and tile.card in rules.deck]
        self._allowed = {
            cell: frozenset(tile.text for tile in ladders if self._may_face(tile, sides))
            for cell, sides in facing.items()
        }


class Door(Laying):
    """A door that only dwarves of its team may lay (ED-DOOR-PLAY)."""

    def __init__(self, team: str) -> None:
        self.team = team

    def barred(self, rules: Rules, state: State, seat: int) -> IllegalAction | None:
        if state.dwarves[seat] == self.team:
            return None
        return IllegalAction("door-of-another", "S2-DOOR", self.team)
