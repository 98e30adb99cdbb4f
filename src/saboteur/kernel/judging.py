"""How each dwarf scores cards, by its tastes and by whom it trusts: `bots.dwarves`, function by function.

`p` is a record of `TASTES`; the mine has been surveyed for the seat `me` (`policy.survey_for`).
"""

from __future__ import annotations

from .compiled import Record, compiled
from .distances import distance_without, is_in_the_way, survey_after
from .tastes import AGAIN, BREAKING, OTHERS, OWN, SLOPE


@compiled
def knows_dwarf(s: Record, me: int, seat: int) -> bool:
    """Tell whether a seat knows another's dwarf, or its own."""
    return seat == me or (s.inspected[me] | s.proved) >> seat & 1 == 1


@compiled
def suspicion_of(s: Record, p: Record, me: int, seat: int) -> float:
    """Return how likely a seat is a saboteur (`Trust.suspicion`)."""
    if knows_dwarf(s, me, seat):
        return 1.0 if s.dwarf[seat] == p.saboteur else 0.0
    return p.suspicion[seat]


@compiled
def enmity_of(s: Record, p: Record, me: int, seat: int) -> float:
    """Return how much a seat works against this dwarf (`Dwarf.enmity`)."""
    mine = s.dwarf[me]
    if knows_dwarf(s, me, seat):
        return p.enmity[mine, s.dwarf[seat]]
    return p.guilt[seat] * p.enmity[mine, p.saboteur] + p.stranger[seat] * p.doubt[mine]


@compiled
def is_blocked(t: Record, s: Record, seat: int) -> bool:
    """Tell whether a seat has a broken tool in front of it (`Dwarf.is_blocked`)."""
    return s.front[seat] & t.blocking != 0


@compiled
def weigh_place(t: Record, s: Record, p: Record, me: int, tile: int, cell: int) -> float:
    """Score laying a path card (`Digger.place`, `Saboteur.place` and those of the boxes)."""
    mine = s.dwarf[me]
    survey_after(t, s, p, tile, cell)
    if p.side[mine] < 0:
        return _weigh_harm(p, p.then_distance - p.distance)
    nearer = p.distance - p.then_distance
    dig = p.progress * nearer + p.opening * p.openings + p.treasure * p.chance
    lets_others_finish = p.then_nearest <= 1.0 < p.nearest and p.chance == 0.0
    return p.dig_by[mine] * dig + p.bonus[mine, tile] - (p.helps[mine] if lets_others_finish else 0.0)


@compiled
def _weigh_harm(p: Record, harm: float) -> float:
    """Lay dead ends in the way once it matters; before that, cards that do no good (`Saboteur.place`)."""
    if p.is_alarmed:
        return p.harm * harm + (p.harm_bonus if harm > 0.0 else 0.0)
    if p.openings == 0:
        return 0.0
    return p.quiet_path if harm >= 0.0 else p.quiet_help + harm


@compiled
def weigh_pass(s: Record, p: Record, me: int, a: int, b: int, c: int) -> float:
    """Score discarding up to three cards, each a kind and 1 (`Dwarf.discard`)."""
    mine = s.dwarf[me]
    cards = p.pass_card[mine, p.located]
    score = p.pass_base[mine, p.located]
    if a:
        score += cards[a - 1]
    if b:
        score += cards[b - 1]
    if c:
        score += cards[c - 1]
    return score


@compiled
def weigh_aim(t: Record, s: Record, p: Record, me: int, what: int, seat: int) -> float:
    """Score breaking or repairing a tool of a seat (`Dwarf.break_tool`, `Dwarf.repair`)."""
    mine = s.dwarf[me]
    if what == BREAKING and p.side[mine] < 0:
        return _weigh_strike(t, s, p, me, seat)
    aim = p.aim[mine, what]
    if seat == me:
        return aim[OWN]
    doubt = enmity_of(s, p, me, seat) if p.by_enmity[mine] else suspicion_of(s, p, me, seat)
    return aim[OTHERS] + aim[SLOPE] * doubt - (aim[AGAIN] if is_blocked(t, s, seat) else 0.0)


@compiled
def _weigh_strike(t: Record, s: Record, p: Record, me: int, seat: int) -> float:
    """Break tools of likely diggers, those who move next first (`Saboteur.break_tool`)."""
    if not p.is_alarmed or seat == me or suspicion_of(s, p, me, seat) > p.friend_from:
        return p.never
    if is_blocked(t, s, seat):
        return p.strike_again
    turns = (seat - me) * s.direction % t.players
    return p.strike - turns / t.players


@compiled
def weigh_rockfall(t: Record, s: Record, p: Record, me: int, cell: int) -> float:
    """Score removing a path card (`Dwarf.rockfall`)."""
    mine = s.dwarf[me]
    if p.side[mine] < 0:
        return p.harm * (distance_without(t, s, p, cell) - p.distance) if p.is_alarmed else p.never
    if p.spares[mine, s.tile[cell]] or not is_in_the_way(t, s, p, cell):
        return p.never
    return p.progress * (p.distance - distance_without(t, s, p, cell)) - p.rockfall_cost


@compiled
def weigh_look(s: Record, p: Record, me: int, g: int) -> float:
    """Score a look at a goal, useful as long as the treasure is not located (`Dwarf.look`)."""
    return p.never if s.looked[me] >> g & 1 or p.located else p.look
