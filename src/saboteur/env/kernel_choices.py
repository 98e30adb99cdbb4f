"""What an actor may choose, as numbers, and what comes of a number: the same as `numbered_game`."""

from __future__ import annotations

from saboteur.kernel.chance import random_below
from saboteur.kernel.compiled import Record, compiled, copy_row
from saboteur.kernel.deals import deal_game
from saboteur.kernel.deeds import carry_out
from saboteur.kernel.hands import act_code
from saboteur.kernel.moves import list_deeds, list_legal, seat_asked
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
    TURN,
    TURN_GOAL,
    WIDTH,
)

from .kernel_tables import AT_CELL, AT_NOTHING, MOST_NUMBERS
from .numbered_game import REWARDS, WAY_WORTH

_OPERAND = (1 << OPERAND_BITS) - 1
_GOLD, _SHAPED = REWARDS.index("gold"), REWARDS.index("shaped")
# Deeds that no number stands for, because they reach out of the window.
_OUTSIDE = -1
# Beside the action that a choice completes: whether more may be chosen.
_MORE = 1 << 62


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
    if g.begun == 0 and s.phase == TURN and t.most_passed > 1:
        _add_firsts(e, t, g, w, mask, me, list_deeds(t, s))
        _add_first_passes(e, s, g, mask, me)
    elif g.begun == 0:
        _add_firsts(e, t, g, w, mask, me, list_legal(t, s))
    elif e.pass_card <= g.begun_with[0] < e.pass_card + e.n_kinds:
        _add_next_cards(e, t, s, g, mask, me)
    else:
        for i in range(list_legal(t, s)):
            code = t.out[i]
            _add_path(e, g, w, mask, _write_path(e, t, w, me, code), code)
    return me


@compiled
def _add_firsts(e: Record, t: Record, g: Record, w: Record, mask: Record, me: int, count: int) -> None:
    """Add the first numbers of the actions that were listed."""
    for i in range(count):
        code = t.out[i]
        op = code >> OP_SHIFT
        a = code & _OPERAND
        if op == DEED:
            _merge_choice(g, w, mask, e.deed[code >> 2 * OPERAND_BITS & _OPERAND], code, 1)
        elif op == PASS and a:
            _append_choice(g, mask, e.pass_card + e.kind[a - 1], code, 0)
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
        _append_choice(g, mask, number, code, more)
    elif more:
        g.code[place] |= _MORE
    else:
        g.code[place] = g.code[place] & _MORE | code


@compiled
def _append_choice(g: Record, mask: Record, number: int, code: int, more: int) -> None:
    """Add a number that may be chosen."""
    place = min(g.count, MOST_NUMBERS - 1)
    mask[number] = 1
    g.number[place] = number
    g.code[place] = code | (_MORE if more else 0)
    g.count = place + 1


# Passes of several cards (S2-TURN-3), in the order of the layout ---------------------------------


@compiled
def _cards_from(e: Record, s: Record, me: int, kind: int) -> int:
    """Return how many cards of a hand come no sooner in the layout than a kind."""
    count = 0
    for i in range(s.held[me]):
        count += e.kind[s.hand[me, i]] >= kind
    return count


@compiled
def _card_of(e: Record, s: Record, me: int, kind: int) -> int:
    """Return a card of a hand, its kind in the kernel and 1, that is of a kind of the layout."""
    i = 0
    while e.kind[s.hand[me, i]] != kind:
        i += 1
    return int(s.hand[me, i] + 1)


@compiled
def _add_first_passes(e: Record, s: Record, g: Record, mask: Record, me: int) -> None:
    """Add the first card of every pass."""
    hand = s.hand[me]
    if s.held[me] == 0:
        _append_choice(g, mask, e.pass_none, act_code(PASS, 0, 0, 0), 0)
    for i in range(s.held[me]):
        if i == 0 or hand[i] != hand[i - 1]:
            kind = e.kind[hand[i]]
            code = act_code(PASS, hand[i] + 1, 0, 0)
            _append_choice(g, mask, e.pass_card + kind, code, _cards_from(e, s, me, kind) > 1)


@compiled
def _add_next_cards(e: Record, t: Record, s: Record, g: Record, mask: Record, me: int) -> None:
    """Add the cards with which the pass that was begun may go on, and the word that ends it."""
    first = g.begun_with[0] - e.pass_card
    last = g.begun_with[g.begun - 1] - e.and_card if g.begun > 1 else first
    one = _card_of(e, s, me, first)
    two = _card_of(e, s, me, last) if g.begun > 1 else 0
    _append_choice(g, mask, e.done, act_code(PASS, one, two, 0), 0)
    spent = 1 + (g.begun > 1 and first == last)  # cards of the last kind
    hand = s.hand[me]
    for i in range(s.held[me]):
        kind = e.kind[hand[i]]
        if kind < last or (i and hand[i] == hand[i - 1]):
            continue
        chosen = spent if kind == last else 0
        if chosen == 0 or _cards_from(e, s, me, kind) - _cards_from(e, s, me, kind + 1) > chosen:
            code = act_code(PASS, one, two or hand[i] + 1, hand[i] + 1 if two else 0)
            more = g.begun + 1 < t.most_passed and _cards_from(e, s, me, kind) > chosen + 1
            _append_choice(g, mask, e.and_card + kind, code, more)


# Taking a choice ----------------------------------------------------------------------------------


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
    code = g.code[g.place]
    if code & _MORE:
        g.begun_with[g.begun] = g.number[g.place]
        g.begun += 1
    else:
        g.begun = 0
        carry_out(t, s, code)


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
    copy_row(s.seed, seed)
    s.edge = 0
    deal_game(t, s)
    g.begun = 0
    g.steps = 0
    g.laid = -1  # whatever lay in the last game's mine is drawn over
    g.gold[:] = 0
    g.potential[:] = 0.0


@compiled
def any_choice(g: Record) -> int:
    """Return one of the numbers that may be chosen, each equally likely."""
    return int(g.number[random_below(g, g.count)])
