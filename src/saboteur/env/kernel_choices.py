"""What an actor may choose, as numbers, and what comes of a number: the same as `numbered_game`."""

from __future__ import annotations

from saboteur.kernel.chance import random_below
from saboteur.kernel.compiled import Record, compiled
from saboteur.kernel.deals import deal_game
from saboteur.kernel.deeds import carry_out
from saboteur.kernel.moves import list_legal, seat_asked
from saboteur.kernel.state import (
    ANSWER,
    DEED,
    OP_SHIFT,
    OPEN_GOAL,
    OPERAND_BITS,
    OVER,
    PASS,
    PLACE,
    PLAY,
    START,
    TAKE_GOLD,
    TURN_GOAL,
    WIDTH,
)

from .kernel_tables import AT_CELL, AT_NOTHING, MOST_NUMBERS
from .numbered_game import REWARDS, WAY_WORTH

_OPERAND = (1 << OPERAND_BITS) - 1
_GOLD, _SHAPED = REWARDS.index("gold"), REWARDS.index("shaped")
# Deeds that no number stands for, because they reach out of the window.
_OUTSIDE = -1


@compiled
def _first_number(e: Record, t: Record, me: int, code: int) -> int:
    """Return the number of an action that has only one."""
    op = code >> OP_SHIFT
    a = code & _OPERAND
    b = code >> OPERAND_BITS & _OPERAND
    c = code >> 2 * OPERAND_BITS & _OPERAND
    if op == PLACE:
        place = e.window[b]
        return e.place[a] + place if place >= 0 else _OUTSIDE
    if op == PLAY:
        if e.play_at[a] == AT_NOTHING:
            return e.play[a, 0]
        if e.play_at[a] == AT_CELL:
            place = e.window[t.goal_cell[b] if b < t.n_goals else b]
            return e.play[a, 0] + place if place >= 0 else _OUTSIDE
        return e.play[a, c] + e.play_step[a] * (b - me if b >= me else b - me + t.players)
    if op == OPEN_GOAL:
        return e.open + e.window[t.goal_cell[b]]
    if op == TURN_GOAL:
        return e.turn[a]
    if op == TAKE_GOLD:
        return e.take[a]
    if op == ANSWER:
        return e.answer[1 + (b - 1 - me) % t.players if b else 0]
    return e.pass_none


@compiled
def _sort_cards(e: Record, w: Record, a: int, b: int, c: int) -> int:
    """Write down up to three cards (kind and 1, 0 is none) in the order of the layout; return how many."""
    count = 0
    for i in range(3):
        card = a if i == 0 else b if i == 1 else c
        if card:
            kind = e.kind[card - 1]
            j = count
            while j and w.card[j - 1] > kind:
                w.card[j] = w.card[j - 1]
                j -= 1
            w.card[j] = kind
            count += 1
    return count


@compiled
def _write_path(e: Record, t: Record, w: Record, me: int, code: int) -> int:
    """Write down the numbers that an action consists of; return how many, 0 if it is out of the window."""
    op = code >> OP_SHIFT
    a = code & _OPERAND
    b = code >> OPERAND_BITS & _OPERAND
    c = code >> 2 * OPERAND_BITS & _OPERAND
    if op == DEED:
        cards = _sort_cards(e, w, a, b, 0)
        w.path[0] = e.deed[c]
        for i in range(cards):
            w.path[i + 1] = e.and_card + w.card[i]
        return cards + 1
    if op == PASS and a:
        cards = _sort_cards(e, w, a, b, c)
        w.path[0] = e.pass_card + w.card[0]
        for i in range(1, cards):
            w.path[i] = e.and_card + w.card[i]
        return cards
    w.path[0] = _first_number(e, t, me, code)
    return w.path[0] != _OUTSIDE


@compiled
def list_choices(e: Record, t: Record, s: Record, g: Record, w: Record, mask: Record) -> int:
    """Write down which numbers the actor may choose now, and mark them in the mask; return the actor."""
    for i in range(g.count):
        mask[g.number[i]] = 0
    g.count = 0
    me = seat_asked(s)
    begun = g.begun
    for i in range(list_legal(t, s)):
        code = t.out[i]
        if begun:
            _add_path(e, g, w, mask, _write_path(e, t, w, me, code), code)
        else:
            _add_first(e, t, g, w, mask, me, code)
    return me


@compiled
def _add_first(e: Record, t: Record, g: Record, w: Record, mask: Record, me: int, code: int) -> None:
    """Add the first number of an action."""
    op = code >> OP_SHIFT
    a = code & _OPERAND
    b = code >> OPERAND_BITS & _OPERAND
    c = code >> 2 * OPERAND_BITS & _OPERAND
    if op == DEED:
        _merge_choice(g, w, mask, e.deed[c], code, 1)
    elif op == PASS and a:
        kind = e.kind[a - 1]
        if b:
            kind = min(kind, e.kind[b - 1])
        if c:
            kind = min(kind, e.kind[c - 1])
        _merge_choice(g, w, mask, e.pass_card + kind, code, b != 0)
    else:
        number = _first_number(e, t, me, code)
        if number != _OUTSIDE:
            _append_choice(g, mask, number, code, 0)


@compiled
def _add_path(e: Record, g: Record, w: Record, mask: Record, length: int, code: int) -> None:
    """Add the next number of an action that goes on as the one begun, or the word that ends it."""
    begun = g.begun
    if length < begun or length == 0:
        return
    for i in range(begun):
        if w.path[i] != g.begun_with[i]:
            return
    number = w.path[begun] if length > begun else e.done
    _merge_choice(g, w, mask, number, code, length > begun + 1)


@compiled
def _merge_choice(g: Record, w: Record, mask: Record, number: int, code: int, more: int) -> None:
    """Add a number with which several actions may go on."""
    place = w.slot[number]
    if place >= g.count or g.number[place] != number:
        w.slot[number] = g.count
        _append_choice(g, mask, number, 0 if more else code, more)
    elif more:
        g.more[place] = 1
    else:
        g.code[place] = _packed(code)


@compiled
def _append_choice(g: Record, mask: Record, number: int, code: int, more: int) -> None:
    """Add a number that may be chosen."""
    place = min(g.count, MOST_NUMBERS - 1)
    mask[number] = 1
    g.number[place] = number
    g.more[place] = more
    g.code[place] = _packed(code)
    g.count = place + 1


@compiled
def _packed(code: int) -> int:
    """Write an action in 32 bits."""
    return (
        code >> OP_SHIFT << 27
        | (code >> 2 * OPERAND_BITS & 127) << 20
        | (code >> OPERAND_BITS & 4095) << 8
        | code & 255
    )


@compiled
def _unpacked(code: int) -> int:
    """Return what `_packed` has written."""
    return (
        (code >> 27 & 15) << OP_SHIFT
        | (code >> 20 & 127) << 2 * OPERAND_BITS
        | (code >> 8 & 4095) << OPERAND_BITS
        | code & 255
    )


@compiled
def find_choice(g: Record, number: int) -> bool:
    """Look for a number among those that may be chosen now, and note its place."""
    for i in range(g.count):
        if g.number[i] == number:
            g.place = i
            return True
    return False


@compiled
def take_choice(e: Record, t: Record, s: Record, g: Record) -> None:
    """Take the number that was found; its action is carried out as soon as it is complete."""
    g.steps += 1
    if g.more[g.place]:
        g.begun_with[g.begun] = g.number[g.place]
        g.begun += 1
    else:
        g.begun = 0
        carry_out(t, s, _unpacked(g.code[g.place]))


@compiled
def pay_rewards(e: Record, t: Record, s: Record, g: Record, rewards: Record) -> None:
    """Write what each seat is rewarded with since the last call (`NumberedGame.rewards`)."""
    if e.reward == _GOLD:
        for seat in range(t.players):
            rewards[seat] = s.gold[seat] - g.gold[seat]
            g.gold[seat] = s.gold[seat]
        return
    _pay_winners(e, t, s, rewards)
    if e.reward == _SHAPED:
        worth = _worth_of_mine(e, t, s)
        for seat in range(t.players):
            now = -worth if s.dwarf[seat] == e.saboteur else worth
            rewards[seat] += now - g.potential[seat]
            g.potential[seat] = now


@compiled
def _pay_winners(e: Record, t: Record, s: Record, rewards: Record) -> None:
    """Write 1 for winners and -1 for the others once all is over: of a round, or of a game by its gold."""
    most = 0
    for seat in range(t.players):
        rewards[seat] = 0
        most = max(most, s.gold[seat])
    if s.phase != OVER:
        return
    for seat in range(t.players):
        rewards[seat] = 1 if e.rounds > 1 and s.gold[seat] == most else -1
    if e.rounds == 1:
        for i in range(s.n_winners):
            rewards[s.winner[i]] = 1


@compiled
def _worth_of_mine(e: Record, t: Record, s: Record) -> float:
    """Return the worth of the part of the way that is dug; nothing at the end."""
    if s.phase == OVER:
        return 0.0
    dug = 0
    for i in range(s.n_loose):
        if s.lit[s.loose[i]] & 15:
            dug = max(dug, s.loose[i] % WIDTH - START % WIDTH)
    for goal in range(t.n_goals):
        if s.shown >> goal & 1 and s.lit[t.goal_cell[goal]] & 15:
            dug = max(dug, t.goal_cell[goal] % WIDTH - START % WIDTH)
    return WAY_WORTH * min(dug / e.way, 1.0)


@compiled
def deal_seeded(t: Record, s: Record, g: Record, seed: Record) -> None:
    """Begin the game of a seed."""
    s.seeded = 1
    s.seed[:] = seed
    s.edge = 0
    deal_game(t, s)
    g.begun = 0
    g.steps = 0
    g.gold[:] = 0
    g.potential[:] = 0.0


@compiled
def any_choice(s: Record, g: Record) -> int:
    """Return one of the numbers that may be chosen, each equally likely."""
    return int(g.number[random_below(s, g.count)])
