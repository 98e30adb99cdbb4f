"""The rule bot's policy: it scores everything that is legal on a turn and picks the best (`bots.rule`)."""

from __future__ import annotations

from .chance import random_below
from .compiled import Record, compiled
from .distances import survey_mine
from .judging import weigh_pass, weigh_place
from .moves import list_legal, order_turn
from .parts import weigh_box_deed, weigh_card
from .state import DEED, OP_SHIFT, OPERAND_BITS, PASS, PLACE, TURN

_OPERAND = (1 << OPERAND_BITS) - 1
_DRAWS = 1 << 30


@compiled
def survey_for(t: Record, s: Record, p: Record, me: int) -> None:
    """Survey the mine for a seat: by the goals it has looked at, and else as everyone believes."""
    _weigh_goals(t, s, p, me)
    survey_mine(t, s, p)
    p.is_alarmed = p.nearest <= p.alarm


@compiled
def _weigh_goals(t: Record, s: Record, p: Record, me: int) -> None:
    """Return how likely each face-down goal hides the treasure (`rollout._seen`)."""
    hidden = (1 << t.n_goals) - 1 & ~s.open
    unseen = hidden & ~s.looked[me]
    for g in range(t.n_goals):
        p.weight[g] = 0.0
        if (hidden & s.looked[me]) >> g & 1 and t.goal_ends[s.goal[g]]:
            unseen = 1 << g
    p.weighed = unseen if unseen else hidden
    total = 0.0
    count = 0
    for g in range(t.n_goals):
        if p.weighed >> g & 1:
            total += p.public[g]
            count += 1
    for g in range(t.n_goals):
        if p.weighed >> g & 1:
            p.weight[g] = p.public[g] / total if total > 0.0 else 1.0 / count
    p.located = count < 2


@compiled
def trust_by_sight(t: Record, s: Record, p: Record) -> None:
    """Let the seat that moves believe what is on the table and nothing else (`NaiveTrust`)."""
    harmed = s.n_laid > 0 and _is_dead_end(t, s.tile[s.laid[s.n_laid - 1]])
    for seat in range(t.players):
        caught = harmed and seat == s.last_layer
        p.suspicion[seat] = p.caught if caught else p.unsuspected
        p.guilt[seat] = p.caught if caught else 0.0
        p.stranger[seat] = 0.0 if caught else 1.0
    p.public[:] = 1.0


@compiled
def _is_dead_end(t: Record, tile: int) -> bool:
    """Tell whether no way leads through a tile (`is_dead_end`)."""
    if t.source[tile]:
        return False
    for d in range(4):
        tunnel = t.tunnel[tile, d]
        if tunnel & (tunnel - 1):
            return False
    return True


@compiled
def score_action(t: Record, s: Record, p: Record, me: int, action: int) -> float:
    """Return what an action of a turn is worth (`Dwarf.score`)."""
    op = action >> OP_SHIFT
    a = action & _OPERAND
    b = action >> OPERAND_BITS & _OPERAND
    c = action >> 2 * OPERAND_BITS & _OPERAND
    if op == PLACE:
        return weigh_place(t, s, p, me, a, b)
    if op == PASS:
        return weigh_pass(s, p, me, a, b, c)
    if op == DEED:
        return weigh_box_deed(t, s, p, me, a, b, c)
    return weigh_card(t, s, p, me, a, b, c)


@compiled
def score_legal(t: Record, s: Record, p: Record) -> int:
    """Score everything that is legal for the seat whose turn it is, in order; return how much that is."""
    count = list_legal(t, s)
    order_turn(t, count)
    survey_for(t, s, p, s.turn)
    p.lies_low = p.side[s.dwarf[s.turn]] < 0 and not p.is_alarmed
    for i in range(count):
        p.score[i] = score_action(t, s, p, s.turn, t.out[i])
    return count


@compiled
def choose_action(t: Record, s: Record, p: Record, lot: float) -> int:
    """Return the best action, ties broken by lot; questions are answered at random (`Simulation.step`)."""
    count = list_legal(t, s)
    if count == 1:
        return t.out[0]
    if s.phase != TURN:
        return t.out[random_below(s, count)]
    survey_for(t, s, p, s.turn)
    chosen = 0
    most = -1e9
    for i in range(count):
        score = score_action(t, s, p, s.turn, t.out[i]) + lot * random_below(s, _DRAWS) / _DRAWS
        if score > most:
            most = score
            chosen = i
    return t.out[chosen]
