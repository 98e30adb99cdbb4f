"""Carrying out an action: a deed of a turn, or the answer to a question."""

from __future__ import annotations

from .compiled import Record, compiled
from .ends import begin_opening, go_on, lay_open_goal, open_goal, take_gold
from .hands import drop_card, pass_cards
from .knowledge import note_shown_card
from .mine import set_tile
from .parts import answer_box, do_box_deed, play_card, tile_placed
from .state import DEED, LIE, OP_SHIFT, OPEN, OPERAND_BITS, PASS, PLACE, TAKE, TURN

_OPERAND = (1 << OPERAND_BITS) - 1


@compiled
def carry_out(t: Record, s: Record, action: int) -> None:
    """Carry out a legal action, and what follows from it until somebody is asked again."""
    a = action & _OPERAND
    b = action >> OPERAND_BITS & _OPERAND
    c = action >> 2 * OPERAND_BITS & _OPERAND
    if s.phase == TURN:
        _do_deed(t, s, action >> OP_SHIFT, a, b, c)
    elif s.phase == OPEN:
        open_goal(t, s, b)
        if s.phase == LIE:
            return
    elif s.phase == LIE:
        lay_open_goal(t, s, s.lie, a)
    elif s.phase == TAKE:
        take_gold(s, a)
    else:
        answer_box(t, s, s.asked, a, b, c)
    go_on(t, s)


@compiled
def _do_deed(t: Record, s: Record, op: int, a: int, b: int, c: int) -> None:
    """Lay, play, pass, or do what a box adds (TURN-1)."""
    me = s.turn
    if s.held[me]:  # passes of an empty hand do not count (ED-STARTER)
        s.last_turn = me
    if op == PLACE:
        _lay_card(t, s, me, a, b)
    elif op == PASS:
        count = pass_cards(t, s, me, a, b, c)
        if count > 1:  # as many draws are due (S2-TURN-3)
            s.draws = count
            s.drawer = me
    elif op == DEED:
        do_box_deed(t, s, me, a, b, c)
    else:
        drop_card(s, me, a)
        if s.n_given:
            note_shown_card(s, me, a)
        play_card(t, s, me, a, b, c)


@compiled
def _lay_card(t: Record, s: Record, me: int, tile: int, cell: int) -> None:
    """Lay a path card; goals that it reaches are opened next (PATH-6, GOAL-1, GOAL-4)."""
    drop_card(s, me, t.card[tile])
    if s.n_given:
        note_shown_card(s, me, t.card[tile])
    before = s.reached
    set_tile(t, s, cell, tile, me)
    s.loose[s.n_loose] = cell
    s.n_loose += 1
    s.laid[s.n_laid] = cell
    s.n_laid += 1
    s.last_layer = me
    tile_placed(t, s, me, cell, tile, 0)
    if s.reached:
        begin_opening(s, before & s.reached)
