"""What is legal now, written into `t.out`: lay, play, what boxes add, pass (TURN-1); or answers."""

from __future__ import annotations

from .compiled import Record, compiled
from .hands import act_code, add_action
from .mine import demand_on, fits_demand, list_rim
from .parts import list_box_answers, list_box_deeds, list_card_plays
from .state import (
    ASK,
    DEED,
    LIE,
    OP_SHIFT,
    OPEN,
    OPEN_GOAL,
    OPERAND_BITS,
    PASS,
    PLACE,
    PLAY,
    TAKE,
    TAKE_GOLD,
    TURN,
    TURN_GOAL,
)

# A limit that no list of actions reaches.
ALL = 1 << 30


@compiled
def _sort_tiles(t: Record, s: Record, me: int) -> tuple[int, int]:
    """Write down the tiles that a seat could lay, those that need not be connected apart from the others."""
    plain = 0
    freed = 0
    last = -1
    for i in range(s.held[me]):
        kind = s.hand[me, i]
        if kind >= t.n_paths:
            break
        if kind == last:
            continue
        last = kind
        for way in range(2):
            tile = t.way[kind, way]
            if tile == 0 or t.barred[s.dwarf[me], tile]:
                continue
            if t.free[tile]:
                t.freed[freed] = tile
                freed += 1
            else:
                t.plain[plain] = tile
                plain += 1
    return plain, freed


@compiled
def list_places(t: Record, s: Record, me: int, n: int, most: int) -> int:
    """Append every placement (PATH-1 to PATH-5), or enough of them."""
    if s.front[me] & t.blocking:
        return n
    plain, freed = _sort_tiles(t, s, me)
    if plain and t.connected:
        for i in range(s.n_live):
            n = _list_plain(t, s, s.live[i], plain, n)
            if n >= most:
                return n
    if freed or (plain and not t.connected):
        for i in range(list_rim(t, s)):
            if not t.connected:
                n = _list_plain(t, s, t.rim[i], plain, n)
            n = _list_freed(t, s, t.rim[i], freed, n)
            if n >= most:
                return n
    return n


@compiled
def _list_plain(t: Record, s: Record, cell: int, plain: int, n: int) -> int:
    demand = demand_on(t, s, cell)
    for j in range(plain):
        if fits_demand(t, t.plain[j], demand):
            n = add_action(t, n, act_code(PLACE, t.plain[j], cell, 0))
    return n


@compiled
def _list_freed(t: Record, s: Record, cell: int, freed: int, n: int) -> int:
    """Append cards that need not be connected, where their own rules allow them."""
    demand = demand_on(t, s, cell)
    row = t.few[cell]
    for j in range(freed):
        tile = t.freed[j]
        if t.meets[demand] and fits_demand(t, tile, demand) and (row == 0 or t.few_allow[row, tile]):
            n = add_action(t, n, act_code(PLACE, tile, cell, 0))
    return n


@compiled
def list_plays_of(t: Record, s: Record, me: int, n: int, most: int) -> int:
    """Append every way to play an action card of a hand, or enough of them."""
    last = -1
    for i in range(s.held[me]):
        kind = s.hand[me, i]
        if kind >= t.n_paths and kind != last:
            n = list_card_plays(t, s, me, kind, n)
            if n >= most:
                return n
        last = kind
    return n


@compiled
def _list_passes(t: Record, s: Record, me: int, n: int) -> int:
    """Append every choice of cards to discard, the same choice once (TURN-2, TURN-4, S2-TURN-3)."""
    hand = s.hand[me]
    held = s.held[me]
    if held == 0:
        return add_action(t, n, act_code(PASS, 0, 0, 0))
    for i in range(held):
        if i and hand[i] == hand[i - 1]:
            continue
        n = add_action(t, n, act_code(PASS, hand[i] + 1, 0, 0))
        if t.most_passed == 1:
            continue
        for j in range(i + 1, held):
            if j > i + 1 and hand[j] == hand[j - 1]:
                continue
            n = add_action(t, n, act_code(PASS, hand[i] + 1, hand[j] + 1, 0))
            for k in range(j + 1, held):
                if k == j + 1 or hand[k] != hand[k - 1]:
                    n = add_action(t, n, act_code(PASS, hand[i] + 1, hand[j] + 1, hand[k] + 1))
    return n


@compiled
def _list_openings(t: Record, s: Record, n: int) -> int:
    """Append the goals that may be opened next (ED-GOALS, GOAL-6)."""
    options = s.due
    for i in range(s.groups):
        options |= s.group[i]
    for g in range(t.n_goals):
        if options >> g & 1:
            n = add_action(t, n, act_code(OPEN_GOAL, 0, g, 0))
    return n


@compiled
def list_deeds(t: Record, s: Record) -> int:
    """Write down everything that is legal on a turn but passes; return how much that is."""
    n = list_places(t, s, s.turn, 0, ALL)
    n = list_plays_of(t, s, s.turn, n, ALL)
    return list_box_deeds(t, s, s.turn, 0, n)


@compiled
def list_legal(t: Record, s: Record) -> int:
    """Write down everything that is legal for the seat that is asked; return how much that is."""
    n = 0
    me = s.turn
    if s.phase == TURN:
        n = _list_passes(t, s, me, list_deeds(t, s))
    elif s.phase == OPEN:
        n = _list_openings(t, s, n)
    elif s.phase == LIE:
        for way in range(2):
            n = add_action(t, n, act_code(TURN_GOAL, t.goal_way[s.goal[s.lie], way], 0, 0))
    elif s.phase == TAKE:
        for value in range(1, 4):
            if s.offer[value]:
                n = add_action(t, n, act_code(TAKE_GOLD, value, 0, 0))
    elif s.phase == ASK:
        n = list_box_answers(t, s, s.asked, 0, n)
    return n


@compiled
def seat_asked(s: Record) -> int:
    """Return the seat that the game waits for."""
    if s.phase == TAKE:
        return s.order[0]
    if s.phase == ASK:
        return s.asked
    return s.turn


@compiled
def can_act(t: Record, s: Record, seat: int) -> bool:
    """Tell whether a seat can do anything but pass (END-1)."""
    if s.held[seat] == 0:
        return False
    if list_box_deeds(t, s, seat, 0, 0):
        return True
    return list_plays_of(t, s, seat, 0, 1) > 0 or list_places(t, s, seat, 0, 1) > 0


# In the order of the reference -------------------------------------------------------------------

_OPERAND = (1 << OPERAND_BITS) - 1
# The deeds of a turn in the order in which they are listed.
_LAY_KEY, _PLAY_KEY, _DEED_KEY, _PASS_KEY = range(4)
_KIND_SHIFT = 60
_COUNT_SHIFT = 48


@compiled
def _key_of(action: int) -> int:
    """Return a number by which actions of a turn sort as in `TurnWindow.legal`: it says all of the action."""
    op = action >> OP_SHIFT
    a = action & _OPERAND
    b = action >> OPERAND_BITS & _OPERAND
    c = action >> 2 * OPERAND_BITS & _OPERAND
    if op == PLACE:  # by cell, then tile
        return _LAY_KEY << _KIND_SHIFT | b << OPERAND_BITS | a
    key = a << 2 * OPERAND_BITS | b << OPERAND_BITS | c
    if op == PLAY:
        return _PLAY_KEY << _KIND_SHIFT | key
    if op == DEED:
        return _DEED_KEY << _KIND_SHIFT | key
    count = (a > 0) + (b > 0) + (c > 0)  # passes of fewer cards first
    return _PASS_KEY << _KIND_SHIFT | count << _COUNT_SHIFT | key


@compiled
def _action_of(key: int) -> int:
    """Return the action of a key."""
    kind = key >> _KIND_SHIFT
    high = key >> 2 * OPERAND_BITS & _OPERAND
    middle = key >> OPERAND_BITS & _OPERAND
    low = key & _OPERAND
    if kind == _LAY_KEY:
        return act_code(PLACE, low, middle, 0)
    return act_code(PLAY if kind == _PLAY_KEY else DEED if kind == _DEED_KEY else PASS, high, middle, low)


@compiled
def order_turn(t: Record, count: int) -> None:
    """Sort what is legal on a turn as the reference does, by which it draws lots."""
    keys = t.out
    for i in range(count):
        key = _key_of(keys[i])
        j = i
        while j and keys[j - 1] > key:
            keys[j] = keys[j - 1]
            j -= 1
        keys[j] = key
    for i in range(count):
        keys[i] = _action_of(keys[i])
