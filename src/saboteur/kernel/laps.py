"""Looking ahead: candidates tried in a sampled world, everyone plays on, and a model judges what comes of it.

The same as `bots.rollout`, `bots.value` and `SeerBot.worth`.
"""

from __future__ import annotations

from math import exp

from .compiled import Record, compiled
from .deeds import carry_out
from .distances import survey_mine, way_now
from .judging import is_blocked
from .policy import choose_action
from .state import DEAL, OVER, TURN

# As in `bots.rollout`: how much chance decides between good moves, and when to give up a world.
_LOT = 0.05
_MOST_ANSWERS = 40
# More than a round has.
_MOST_STEPS = 2000


@compiled
def play_laps(t: Record, s: Record, p: Record, turns: int) -> int:
    """Play on for so many turns, or until the round is over; return how many steps that were."""
    steps = 0
    most = _MOST_ANSWERS * turns
    while turns > 0 and not s.revealed and s.phase not in (DEAL, OVER) and steps < most:
        turns -= s.phase == TURN
        steps += 1
        carry_out(t, s, choose_action(t, s, p, _LOT))
        if s.edge or s.fault:
            return steps
    return steps


@compiled
def play_to_end(t: Record, s: Record, p: Record) -> None:
    """Play on until the round has been paid out."""
    steps = 0
    while s.phase not in (DEAL, OVER) and steps < _MOST_STEPS and not s.edge and not s.fault:
        steps += 1
        carry_out(t, s, choose_action(t, s, p, _LOT))


@compiled
def _treasure(t: Record, s: Record) -> int:
    for g in range(t.n_goals):
        if t.goal_ends[s.goal[g]]:
            return g
    return -1


@compiled
def judge_chance(t: Record, s: Record, p: Record) -> float:
    """Return how likely the diggers find the treasure (`ValueModel.chance`)."""
    g = _treasure(t, s)
    p.weighed = 0 if g < 0 else 1 << g
    p.weight[:] = 1.0
    survey_mine(t, s, p)
    way = p.far if g < 0 else way_now(s, p, g)
    cards = s.n_pile
    bad = 0
    digs_free = 0
    bad_free = 0
    knows = 0
    for seat in range(t.players):
        cards += s.held[seat]
        free = 0 if is_blocked(t, s, seat) else 1
        if s.dwarf[seat] == p.saboteur:
            bad += 1
            bad_free += free
        else:
            digs_free += free
            knows += g >= 0 and s.looked[seat] >> g & 1
    good = t.players - bad
    turns = cards / t.players
    v = p.value
    height = v[0] + v[1] * way / 8 + v[2] * way * way / 64 + v[3] * min(turns, 12.0) / 10
    height += v[4] * 4 * way / (turns * good + 1) + v[5] * digs_free / max(good, 1)
    height += v[6] * bad_free / max(bad, 1) + v[7] * bad / t.players + v[8] * min(s.n_live, 10) / 10
    height += v[9] * knows / max(good, 1)
    return 1 / (1 + exp(-max(min(height, 30.0), -30.0)))


@compiled
def expect_gold(t: Record, s: Record, p: Record, seat: int) -> float:
    """Return how much gold a seat may expect (`SeerBot.worth`)."""
    g = _treasure(t, s)
    found = g >= 0 and s.open >> g & 1 == 1
    chance = judge_chance(t, s, p) if not s.revealed else 1.0 if found else 0.0
    mine = s.dwarf[seat]
    if mine == p.saboteur:
        count = 0
        for other in range(t.players):
            count += s.dwarf[other] == p.saboteur
        return (1 - chance) * p.by_saboteurs[count]
    first = 1.0 if s.revealed and found and s.last_layer == seat else 0.0
    if p.alone[mine]:
        return first * (p.share + p.finder) if s.revealed else chance / t.players
    return chance * p.share + first * p.finder


@compiled
def try_one(t: Record, s: Record, p: Record, seat: int, number: int, turns: int) -> bool:
    """Play a candidate in a copy of a world, and judge what comes of it; tell whether the mine had room.

    Without a number of turns, play to the end of the round and count the gold.
    """
    p.suspicion[seat] = p.blame[number]
    p.guilt[seat] = p.blame[number]
    p.stranger[seat] = 1.0 - p.blame[number]
    before = s.gold[seat]
    carry_out(t, s, p.tried[number])
    if turns:
        play_laps(t, s, p, turns)
        p.result[number] = expect_gold(t, s, p, seat)
    else:
        play_to_end(t, s, p)
        p.result[number] = s.gold[seat] - before
    return not (s.edge or s.fault)
