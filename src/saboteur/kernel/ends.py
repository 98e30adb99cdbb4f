"""Opening goals, the end of a turn, of a round and of the game; gold (rulebook, sections 4, 6 and 7)."""

from __future__ import annotations

from .compiled import Record, compiled, copy_row
from .deals import deal_round, shuffle_gold
from .hands import draw_card
from .mine import demand_on, fits_demand, set_tile
from .moves import can_act
from .parts import adjust_payout, box_asks, round_ended, score_round
from .payout import give_gold
from .state import ASK, DEAL, LIE, NOBODY, OPEN, OVER, RUN, TAKE, TURN, USUAL


@compiled
def go_on(t: Record, s: Record) -> None:
    """Go on until somebody is asked, a round is to be dealt, or the game is over."""
    s.phase = RUN
    while s.phase == RUN:
        if s.opening:
            _open_next(t, s)
        elif s.revealed:
            _close_round(t, s)
        elif s.ending:
            _finish_round(t, s, NOBODY)
        else:
            _end_turn(t, s)


# Goals -------------------------------------------------------------------------------------------


@compiled
def begin_opening(s: Record, due: int) -> None:
    """Open goals next: those due, and whatever else is reached by then (GOAL-4)."""
    s.opening = 1
    s.due = due
    s.groups = 0
    s.left = 0


@compiled
def _refresh_opening(s: Record, goals_all: int) -> int:
    """Add goals reached meanwhile, drop those no longer reached; return which may come next (ED-GOALS)."""
    seen = s.due | s.left
    for i in range(s.groups):
        seen |= s.group[i]
    fresh = s.reached & ~seen
    if fresh and goals_all:
        s.due |= fresh
    elif fresh:
        s.group[s.groups] = fresh
        s.groups += 1
    s.due &= s.reached
    options = s.due
    count = 0
    for i in range(s.groups):
        here = s.group[i] & s.reached
        if here:
            s.group[count] = here
            count += 1
            options |= here
    s.groups = count
    return options


@compiled
def _open_next(t: Record, s: Record) -> None:
    """Open the only goal that may come next, or ask which (GOAL-6)."""
    options = _refresh_opening(s, t.goals_all)
    if options == 0:
        s.opening = 0
    elif options & (options - 1):
        s.phase = OPEN
    else:
        for g in range(t.n_goals):
            if options >> g & 1:
                open_goal(t, s, g)


@compiled
def open_goal(t: Record, s: Record, g: int) -> None:
    """Turn a goal over (GOAL-1); ask how it lies if both ways fit or neither does (GOAL-3)."""
    bit = 1 << g
    s.due &= ~bit
    count = 0
    for i in range(s.groups):
        if s.group[i] & bit:
            s.left |= s.group[i] & ~bit
        else:
            s.group[count] = s.group[i]
            count += 1
    s.groups = count
    s.reached &= ~bit
    s.open |= bit
    s.lie_by = s.reached_by[g]
    one = t.goal_way[s.goal[g], 0]
    two = t.goal_way[s.goal[g], 1]
    if two:
        demand = demand_on(t, s, t.goal_cell[g])
        fits = fits_demand(t, one, demand)
        if fits == fits_demand(t, two, demand):
            s.phase = LIE
            s.lie = g
            return
        if not fits:
            one = two
    lay_open_goal(t, s, g, one)


@compiled
def lay_open_goal(t: Record, s: Record, g: int, tile: int) -> None:
    """Make an open goal part of the mine; the treasure ends the round at once (GOAL-2, GOAL-5)."""
    s.shown |= 1 << g
    set_tile(t, s, t.goal_cell[g], tile, s.turn)
    if t.goal_ends[s.goal[g]]:
        _finish_round(t, s, s.lie_by)


# Turns -------------------------------------------------------------------------------------------


@compiled
def _is_stuck(t: Record, s: Record) -> bool:
    """Tell whether nobody can do anything but pass (END-1)."""
    seat = s.turn
    for _ in range(t.players):
        if can_act(t, s, seat):
            return False
        seat = seat - 1 if seat else t.players - 1
    return True


@compiled
def _ends_now(t: Record, s: Record) -> bool:
    """End the round if the pile is empty and nobody can act; reached goals are opened first (GOAL-4)."""
    if s.n_pile or not _is_stuck(t, s):
        return False
    s.ending = 1
    s.draws = 0
    if s.reached:
        begin_opening(s, s.reached)
    return True


@compiled
def _end_turn(t: Record, s: Record) -> None:
    """Carry out the draws that are due and begin the next turn (TURN-1, TURN-4, TURN-5)."""
    if s.draws == USUAL:
        draw_card(s, s.turn)
    else:
        for _ in range(s.draws):
            draw_card(s, s.drawer)
    s.draws = USUAL
    if _ends_now(t, s):
        return
    seat = (s.turn + s.direction) % t.players
    while s.held[seat] == 0:
        s.turn = seat
        draw_card(s, seat)
        seat = (seat + s.direction) % t.players
        if _ends_now(t, s):
            return
    s.turn = seat
    s.phase = TURN


# Rounds ------------------------------------------------------------------------------------------


@compiled
def _finish_round(t: Record, s: Record, finder: int) -> None:
    """End the round at once, work out who gets what (GOAL-2, END-2) and pay it."""
    s.opening = 0
    s.revealed = 1
    s.closed = 0
    s.finder = finder
    s.pay_cards = 0
    s.in_chips = 0
    s.n_winners = 0
    s.n_sharers = 0
    s.n_pay = 0
    s.n_order = 0
    score_round(t, s, finder)
    adjust_payout(t, s)
    _pay(t, s)


@compiled
def _pay(t: Record, s: Record) -> None:
    """Hand out what needs no choice, then offer gold cards to those who share them (GOLD-1 to GOLD-6)."""
    for i in range(s.n_pay):
        if s.in_chips:
            give_gold(s, s.pay_seat[i], s.pay[i])
        else:
            _pay_sum(t, s, s.pay_seat[i], s.pay[i])
    s.offer[:] = 0
    if s.n_sharers:
        for _ in range(min(s.pay_cards, s.n_gold_pile)):
            s.n_gold_pile -= 1
            s.offer[s.gold_pile[s.n_gold_pile]] += 1
        s.n_order = s.n_sharers
        copy_row(s.order, s.sharer)


@compiled
def _can_make(amount: int, ones: int, twos: int, threes: int) -> bool:
    """Tell whether some of these gold cards make exactly this sum."""
    for three in range(min(amount // 3, threes) + 1):
        for two in range(min((amount - 3 * three) // 2, twos) + 1):
            if amount - 3 * three - 2 * two <= ones:
                return True
    return False


@compiled
def _pay_sum(t: Record, s: Record, seat: int, amount: int) -> None:
    """Draw gold cards for exactly this sum, or the highest below it (GOLD-4, GOLD-6)."""
    have = t.have
    have[:] = 0
    for i in range(s.n_gold_pile):
        have[s.gold_pile[i]] += 1
    want = amount
    while not _can_make(want, have[1], have[2], have[3]):
        want -= 1
    paid = want
    while want:
        card = s.gold_pile[s.n_gold_pile - 1]
        have[card] -= 1
        if card <= want and _can_make(want - card, have[1], have[2], have[3]):
            s.n_gold_pile -= 1
            s.gold_cards[seat] += 1
            want -= card
        else:  # it goes under the pile
            have[card] += 1
            for i in range(s.n_gold_pile - 1, 0, -1):
                s.gold_pile[i] = s.gold_pile[i - 1]
            s.gold_pile[0] = card
    s.gold[seat] += paid
    if paid == amount:
        s.awarded[seat] += paid


@compiled
def take_gold(s: Record, value: int) -> None:
    """Give one of the gold cards to the first in order and pass the others on (GOLD-2)."""
    seat = s.order[0]
    take = s.take[s.n_takes]
    take[0] = s.round
    take[1] = seat
    for i in range(1, 4):
        take[2 + i] = s.offer[i]
    take[2] = value
    s.n_takes += 1
    s.gold[seat] += value
    s.gold_cards[seat] += 1
    s.offer[value] -= 1
    for i in range(s.n_order - 1):
        s.order[i] = s.order[i + 1]
    s.order[s.n_order - 1] = seat


@compiled
def _close_round(t: Record, s: Record) -> None:
    """Do the next thing after a round: share gold, let boxes ask, begin the next round (GOLD-2, NEXT-1)."""
    offered = s.offer[1] + s.offer[2] + s.offer[3]
    if offered == 1:  # the last card is given without asking
        take_gold(s, 1 if s.offer[1] else 2 if s.offer[2] else 3)
    elif offered:
        s.phase = TAKE
    elif not s.closed:
        s.closed = 1
        round_ended(t, s)
    elif box_asks(t, s):
        s.phase = ASK
    elif s.round >= t.rounds:
        s.phase = OVER
    elif s.dealer:
        s.round += 1
        if t.gold_shuffled:
            shuffle_gold(t, s)
        deal_round(t, s, next_starter(t, s))
    else:
        s.phase = DEAL


@compiled
def next_starter(t: Record, s: Record) -> int:
    """Return who begins the next round: left of the last player to lay or to act (ED-STARTER)."""
    last = s.last_layer if t.starter_layer and s.last_layer != NOBODY else s.last_turn
    if last == NOBODY:
        last = s.turn
    return (last + 1) % t.players
