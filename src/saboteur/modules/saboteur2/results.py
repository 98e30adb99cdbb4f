"""Who wins a round of Saboteur 2, and what it is worth (S2-WIN-1 to S2-WIN-8, S2-GOLD-1, S2-GOLD-2)."""

from __future__ import annotations

from typing import Final

from ...core.actions import NOBODY
from ...core.cells import STEPS
from ...core.module import Payout
from ...core.rules import Rules
from ...core.state import START_CELL, State
from .catalogue import TEAMS

# Winners -> gold for each, before boss and profiteer get less (S2-GOLD-1).
WORTH: Final = {1: 5, 2: 4, 3: 3, 4: 2}
LESS: Final = {"boss": 1, "profiteer": 2}
SABOTEURS: Final = "saboteurs"
BOTH: Final = "blue-green"
SHUT: Final = "shut-out"


def has_way(state: State, team: str) -> bool:
    """Tell whether a way leads from the start to the treasure past no door of the other team (S2-WIN-1)."""
    tiles = state.tiles
    ladders = [cell for cell, tile in tiles.items() if tile.source and cell != START_CELL]
    todo = [(cell, tunnel) for cell in (START_CELL, *ladders) for tunnel in tiles[cell].tunnels]
    seen = set(todo)
    while todo:
        cell, tunnel = todo.pop()
        if state.goals.get(cell) == "treasure":
            return True
        for step, facing in STEPS[tunnel]:
            tile = tiles.get(cell + step)
            beyond = tile.tunnel_at[facing] if tile else 0
            if not tile or not beyond or (cell + step, beyond) in seen:
                continue
            # The door stands in the longest tunnel; a stub beside it is not behind the door.
            if tile.door and tile.door != team and beyond == tile.tunnels[0]:
                continue
            seen.add((cell + step, beyond))
            todo.append((cell + step, beyond))
    return False


def winning_teams(rules: Rules, state: State, finder: int) -> tuple[str, ...]:
    """Return the teams that win when this seat made the connection (S2-WIN-2, S2-WIN-3, S2-WIN-6)."""
    ways = tuple(team for team in TEAMS if has_way(state, team))
    dwarf = state.dwarves[finder]
    if not ways and rules.switches["doors"] == "connector":
        return _shut_out(dwarf)
    if dwarf in TEAMS:
        return (dwarf,) if dwarf in ways else ways
    return ways


def _shut_out(dwarf: str) -> tuple[str, ...]:
    """Return who wins though doors shut both teams out, by who made the connection (S2-WIN-6)."""
    if dwarf in TEAMS:
        return tuple(team for team in TEAMS if team != dwarf)
    return TEAMS if dwarf in LESS else ()


def winning_dwarves(rules: Rules, state: State, finder: int) -> tuple[str, tuple[str, ...]]:
    """Return how the round ended and which dwarves win; the profiteer always does (S2-WIN-4)."""
    if finder == NOBODY:
        return SABOTEURS, ("saboteur", "profiteer")
    teams = winning_teams(rules, state, finder)
    if teams:
        return (BOTH if len(teams) > 1 else teams[0]), (*teams, "boss", "profiteer")
    boss = () if rules.switches["doors"] == "connector" else ("boss",)
    return SHUT, (*boss, "profiteer")


def score(rules: Rules, state: State, finder: int) -> Payout:
    """Return the payout of a round; who is still trapped is no winner and gets nothing (S2-TRAP)."""
    side, dwarves = winning_dwarves(rules, state, finder)
    order = [(state.start + step) % rules.players for step in range(rules.players)]
    free = [seat for seat in order if not state.front.get("trap", 0) >> seat & 1]
    winners = tuple(seat for seat in free if state.dwarves[seat] in dwarves)
    if finder == NOBODY and not winners:
        side = "nobody"
    worth = WORTH.get(len(winners), 1)
    pay = [(seat, worth - LESS.get(state.dwarves[seat], 0)) for seat in winners]
    pay += _geologists(state, free)
    return Payout(side, finder, winners, chips=tuple((seat, gold) for seat, gold in pay if gold > 0))


def _geologists(state: State, free: list[int]) -> list[tuple[int, int]]:
    """Return the geologists' pay: the crystals that can be seen, halved between two (S2-GOLD-2)."""
    geologists = [seat for seat in free if state.dwarves[seat] == "geologist"]
    crystals = sum(tile.mark == "crystal" for tile in state.tiles.values())
    return [(seat, crystals // len(geologists)) for seat in geologists]
