"""Who wins a round of Saboteur 2, and what it is worth (S2-WIN-1 to S2-WIN-8, S2-GOLD-1, S2-GOLD-2)."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Final, cast

from saboteur.modding import (
    DELTA,
    NOBODY,
    START_CELL,
    STEPS,
    Payout,
    Rules,
    Share,
    State,
    cell_text,
    chips_of,
    sides_text,
)

from .catalogue import TEAMS
from .events import Step, TeamFacts

# Winners -> gold for each, before boss and profiteer get less (S2-GOLD-1).
WORTH: Final = {1: 5, 2: 4, 3: 3, 4: 2}
LESS: Final = {"boss": 1, "profiteer": 2}
SABOTEURS: Final = "saboteurs"
BOTH: Final = "blue-green"
SHUT: Final = "shut-out"


def find_way(state: State, team: str) -> list[tuple[int, int]]:
    """Return the cells and tunnels of a shortest way from the start to the treasure, or nothing.

    It passes no door of another team (S2-WIN-1); without a team, doors do not matter.
    """
    tiles = state.tiles
    ladders = [cell for cell, tile in tiles.items() if tile.source and cell != START_CELL]
    todo = deque((cell, tunnel) for cell in (START_CELL, *ladders) for tunnel in tiles[cell].tunnels)
    came: dict[tuple[int, int], tuple[int, int] | None] = dict.fromkeys(todo)
    while todo:
        here = cell, tunnel = todo.popleft()
        if state.goals.get(cell) == "treasure":
            return _steps(here, came)
        for step, facing in STEPS[tunnel]:
            tile = tiles.get(cell + step)
            beyond = tile.tunnel_at[facing] if tile else 0
            if not tile or not beyond or (cell + step, beyond) in came:
                continue
            # The door stands in the longest tunnel; a stub beside it is not behind the door.
            if team and tile.door and tile.door != team and beyond == tile.tunnels[0]:
                continue
            came[cell + step, beyond] = here
            todo.append((cell + step, beyond))
    return []


def _steps(
    last: tuple[int, int], came: dict[tuple[int, int], tuple[int, int] | None]
) -> list[tuple[int, int]]:
    """Return the way that led here; from a ladder it continues at the start."""
    way: list[tuple[int, int]] = []
    here: tuple[int, int] | None = last
    while here is not None:
        way.append(here)
        here = came[here]
    if way[-1][0] != START_CELL:
        way.append((START_CELL, 0))
    return way[::-1]


def has_way(state: State, team: str) -> bool:
    """Tell whether a way leads from the start to the treasure past no door of the other team (S2-WIN-1)."""
    return bool(find_way(state, team))


def ways_told(state: State) -> dict[str, list[Step]]:
    """Return a way for each team that has one, or else the one that doors shut: cells, cards, sides used."""
    ways = {team: find_way(state, team) for team in TEAMS}
    found = {team: way for team, way in ways.items() if way} or {"shut": find_way(state, "")}
    return {team: _way_told(state, way) for team, way in found.items()}


def _way_told(state: State, way: list[tuple[int, int]]) -> list[Step]:
    cells = [cell for cell, _ in way]
    beside = list(zip([None, *cells], cells, [*cells[1:], None], strict=False))
    used = [
        sides_text(sum(side for side, step in DELTA.items() if cell + step in (before, after)))
        for before, cell, after in beside
    ]
    # Plain data has lists only.
    steps = [
        [cell_text(cell), state.tiles[cell].text, sides] for cell, sides in zip(cells, used, strict=True)
    ]
    return cast(list[Step], steps)


def winning_teams(rules: Rules, state: State, finder: int) -> tuple[str, ...]:
    """Return the teams that win if this seat made the connection (S2-WIN-2, S2-WIN-3, S2-WIN-6)."""
    ways = tuple(team for team in TEAMS if has_way(state, team))
    dwarf = state.dwarves[finder]
    if not ways and rules.switches["doors"] == "connector":
        return _shut_out(dwarf)
    if dwarf in TEAMS:
        return (dwarf,) if dwarf in ways else ways
    return ways


def _shut_out(dwarf: str) -> tuple[str, ...]:
    """Return who wins although doors shut both teams out, by who made the connection (S2-WIN-6)."""
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
    """Return the payout of a round; trapped players do not win and get nothing (S2-TRAP)."""
    side, dwarves = winning_dwarves(rules, state, finder)
    order = [(state.start + step) % rules.players for step in range(rules.players)]
    free = [seat for seat in order if not state.front.get("trap", 0) >> seat & 1]
    winners = tuple(seat for seat in free if state.dwarves[seat] in dwarves)
    if finder == NOBODY and not winners:
        side = "nobody"
    shares = (*_winners(state, winners), *_geologists(state, free))
    ways = {} if finder == NOBODY else ways_told(state)
    trapped = [seat for seat in range(rules.players) if seat not in free]
    facts = TeamFacts(ways, trapped)
    return Payout(side, finder, winners, chips=chips_of(shares), shares=shares, facts=facts)


def _winners(state: State, winners: tuple[int, ...]) -> Iterator[Share]:
    """Return the winners' pay: by their number, less for boss and profiteer, never below 0 (S2-GOLD-1)."""
    worth = WORTH.get(len(winners), 1)
    for seat in winners:
        dwarf = state.dwarves[seat]
        yield Share(seat, "winners", worth, "S2-GOLD-1", len(winners))
        if less := LESS.get(dwarf, 0):
            yield Share(seat, dwarf, -less, "S2-GOLD-1")
        if less > worth:
            yield Share(seat, "not-below", less - worth, "S2-GOLD-1")


def _geologists(state: State, free: list[int]) -> Iterator[Share]:
    """Return the geologists' pay: the visible crystals, halved between two (S2-GOLD-2)."""
    geologists = [seat for seat in free if state.dwarves[seat] == "geologist"]
    crystals = sum(tile.mark == "crystal" for tile in state.tiles.values())
    among = len(geologists)
    for seat in geologists:
        yield Share(seat, "crystals", crystals // among, "S2-GOLD-2", crystals, among)
