"""What a seat observes, written straight from the kernel's record: the same as `observations`.

Between two steps of a game, little of its mine changes. So only cells that have changed are written anew,
also when a new game begins: what this saves is memory traffic.
"""

from __future__ import annotations

from typing import Any

from saboteur.kernel.compiled import Record, compiled, fetch_soon
from saboteur.kernel.moves import seat_asked
from saboteur.kernel.state import (
    EVERYONE,
    LIE,
    LINE,
    MOST_SEATS,
    NO_MASK,
    NOBODY,
    OPEN,
    OVER,
    START,
    STATE,
    TAKE,
    TURN,
    WIDTH,
)

from .kernel_tables import CHOICES
from .mine_window import AREA

_MOST = 127
# Where in the records lies what a step uses: numbers and what seats have, lists, the mine around the start.
_FIELDS: Any = STATE.fields, CHOICES.fields
_AT, _OF = ({name: each[1] for name, each in fields.items()} for fields in _FIELDS)
_RNG, _LIVE, _LOOSE, _LAID = _AT["rng"], _AT["live"], _AT["loose"], _AT["laid"]
_TILE, _LIT = _AT["tile"] + START, _AT["lit"] + START
_CODE, _BEGUN, _LOOK, _SEEN = _OF["code"], _OF["begun_with"], _OF["look"], _OF["seen_discard"]
_SEEN_ROW = _FIELDS[1]["seen_discard"][0].shape[1]
_FEW_LINES = 2
_FEW_ROWS = 3
_UNSEEN = -1


@compiled
def observe_seat(e: Record, t: Record, s: Record, g: Record, w: Record, me: int, seen: Record) -> None:
    """Write everything that a seat observes into the vector in which the game's mine already is."""
    _update_mine(e, t, s, g, w, seen)
    seen[e.mine_size :] = 0
    _write_cards(e, t, s, me, seen)
    _write_discards(e, t, s, g, me, seen)
    _write_numbers(e, s, seen)
    _write_seats(e, t, s, me, seen)
    _write_dwarves(e, t, s, me, seen)
    _write_goals(e, t, s, me, seen)
    if e.question[s.phase] >= 0:
        seen[e.at_question + e.question[s.phase]] = 1
    if s.phase != TURN:
        _write_question(e, t, s, g, me, seen)
    if g.begun and me == seat_asked(s):
        _write_begun(e, t, g, seen)


@compiled
def fetch_game(e: Record, t: Record, s: Record, g: Record, me: int, seen: Record) -> None:
    """Have the processor fetch what a seat's step in the next game uses, while it works on another game.

    With a thousand games, every one has left the caches before its next turn.
    """
    for at in range(_RNG, _LIVE, LINE):
        fetch_soon(s, at)
    fetch_soon(s, _LIVE)
    for row in range(-_FEW_ROWS, _FEW_ROWS + 1):
        fetch_soon(s, _TILE + row * WIDTH)
        fetch_soon(s, _LIT + row * WIDTH)
    for at in range(_BEGUN, _LOOK, LINE):
        fetch_soon(g, at)
    fetch_soon(g, _CODE + 8 * g.place)
    # Mostly, the next seat is asked then.
    fetch_soon(g, _SEEN + (me + 1) % t.players * _SEEN_ROW)
    fetch_soon(g, _SEEN + MOST_SEATS * _SEEN_ROW)
    for i in range(_FEW_LINES):
        fetch_soon(s, _LOOSE + i * LINE)
        fetch_soon(s, _LAID + i * LINE)
        fetch_soon(g, _LOOK + i * LINE)
        fetch_soon(seen, e.mine_size + i * LINE)


@compiled
def _look_of(s: Record, cell: int) -> int:
    """Return what is to be seen on a cell, as one number."""
    return (s.lit[cell] & 15) << 20 | s.tile[cell] << 12 | cell


@compiled
def _list_looks(t: Record, s: Record, w: Record) -> None:
    """Write down what all cells with tiles look like: the start, goals that lie open, path cards."""
    look = w.look
    look[0] = _look_of(s, START)
    for goal in range(t.n_goals):
        look[1 + goal] = _look_of(s, t.goal_cell[goal]) if s.shown >> goal & 1 else 0
    n = 1 + t.n_goals
    for i in range(s.n_loose):
        look[n + i] = _look_of(s, s.loose[i])


@compiled
def _draw_cell(e: Record, look: int, value: int, seen: Record) -> None:
    """Set what is to be seen on a cell, or clear it."""
    place = e.window[look & 4095]
    if look == 0 or place < 0:
        return
    tile = look >> 12 & 255
    for i in range(e.n_tile_planes[tile]):
        seen[e.tile_plane[tile, i] + place] = value
    for d in range(4):
        if look >> (20 + d) & 1:
            seen[e.lit_plane[d] + place] = value


@compiled
def _update_mine(e: Record, t: Record, s: Record, g: Record, w: Record, seen: Record) -> None:
    """Write what has changed in the mine: first away with the old, then the new.

    A deed lays one card, removes one, opens goals or leaves the mine as it is; a new round empties it.
    """
    if g.asked:
        seen[e.asked_plane : e.asked_plane + AREA] = 0
        g.asked = 0
    count = 1 + t.n_goals + s.n_loose  # cards that nobody laid are in no other list
    if g.drawn == count and g.laid == s.n_laid and g.open == s.open and g.shown == s.shown:
        return
    g.laid, g.open, g.shown = s.n_laid, s.open, s.shown
    _list_looks(t, s, w)
    for i in range(g.drawn):
        if i >= count or g.look[i] != w.look[i]:
            _draw_cell(e, g.look[i], 0, seen)
    for i in range(count):
        if i >= g.drawn or g.look[i] != w.look[i]:
            _draw_cell(e, w.look[i], 1, seen)
            g.look[i] = w.look[i]
    g.drawn = count
    for goal in range(t.n_goals):
        seen[e.goal_plane + e.window[t.goal_cell[goal]]] = not s.open >> goal & 1
    seen[e.laid_plane : e.laid_plane + AREA] = 0
    for i in range(s.n_laid):
        place = e.window[s.laid[i]]
        if place >= 0:
            seen[e.laid_plane + place] = min(s.n_laid - i, _MOST)


@compiled
def _steps_to(t: Record, me: int, seat: int) -> int:
    """Return how far a seat sits from this one."""
    return seat - me if seat >= me else seat - me + t.players


@compiled
def _write_cards(e: Record, t: Record, s: Record, me: int, seen: Record) -> None:
    for i in range(s.held[me]):
        seen[e.at_hand + e.kind[s.hand[me, i]]] += 1
    for i in range(s.n_given):
        if s.given_by[i] == me:
            row = t.players if s.given_to[i] == NOBODY else _steps_to(t, me, s.given_to[i])
            for j in range(s.n_given_cards[i]):
                seen[e.at_given + row * e.n_kinds + e.kind[s.given_card[i, j]]] += 1


@compiled
def _count_discards(e: Record, t: Record, s: Record, g: Record) -> None:
    """Count the discards since the last time for those who saw them; a new round has none."""
    if s.n_discard < g.counted:
        g.counted = 0
        g.n_seen[:] = 0
        g.seen_discard[:] = 0
    for i in range(g.counted, s.n_discard):
        kind = e.kind[s.discard[i]]
        if s.discard_seen[i] == EVERYONE:
            g.seen_discard[MOST_SEATS, kind] += 1
            g.n_seen[MOST_SEATS] += 1
            continue
        for seat in range(t.players):
            if s.discard_seen[i] >> seat & 1:
                g.seen_discard[seat, kind] += 1
                g.n_seen[seat] += 1
    g.counted = s.n_discard


@compiled
def _write_discards(e: Record, t: Record, s: Record, g: Record, me: int, seen: Record) -> None:
    if g.counted != s.n_discard:
        _count_discards(e, t, s, g)
    mine, all_saw = g.seen_discard[me], g.seen_discard[MOST_SEATS]
    part = seen[e.at_discard : e.at_discard + e.n_kinds]
    for kind in range(e.n_kinds):
        part[kind] = mine[kind] + all_saw[kind]
    seen[e.at_numbers + 7] = s.n_discard - g.n_seen[me] - g.n_seen[MOST_SEATS]


@compiled
def _write_numbers(e: Record, s: Record, seen: Record) -> None:
    at = e.at_numbers
    seen[at] = s.round
    seen[at + 1] = e.rounds
    seen[at + 2] = s.direction > 0
    seen[at + 3] = s.n_pile
    seen[at + 4] = s.n_aside
    seen[at + 5] = s.n_gold_pile
    seen[at + 6] = s.n_discard
    seen[at + 9] = s.phase == OVER


@compiled
def _write_seats(e: Record, t: Record, s: Record, me: int, seen: Record) -> None:
    """Write what is known of each seat, from the one that observes on (S2-INSPECT, ED-DOOR-PLAY)."""
    face_up = s.phase == OVER or t.open_gold == 1
    known = s.inspected[me] | s.proved | 1 << me
    row = e.at_seats
    for steps in range(t.players):
        seat = me + steps if me + steps < t.players else me + steps - t.players
        gold = s.gold[seat]
        seen[row + e.of_cards] = s.held[seat]
        seen[row + e.of_gold] = gold if face_up or steps == 0 else _UNSEEN
        seen[row + e.of_has_gold] = gold > 0
        seen[row + e.of_gold_cards] = s.gold_cards[seat]
        front, looked = s.front[seat], s.looked[seat]
        for bit in range(t.n_fronts):
            seen[row + e.front[bit]] = front >> bit & 1
        for goal in range(t.n_goals):
            seen[row + e.of_looked + e.goal_row[goal]] = looked >> goal & 1
        if s.inspected[seat]:
            for other in range(t.players):
                seen[row + e.of_inspected + _steps_to(t, me, other)] = s.inspected[seat] >> other & 1
        if s.revealed or known >> seat & 1:
            seen[row + e.of_dwarf + e.dwarf[s.dwarf[seat]]] = 1
        row += e.n_seat
    _mark_seat(e, t, me, s.turn, e.of_turn, 1, seen)
    _mark_seat(e, t, me, s.start, e.of_began, 1, seen)
    _mark_seat(e, t, me, s.last_layer, e.of_laid_last, 1, seen)
    _mark_seat(e, t, me, s.last_turn, e.of_acted_last, 1, seen)
    for i in range(s.n_thieves):
        _mark_seat(e, t, me, s.thieves[i], e.of_steals_as, i + 1, seen)
    if s.phase != OVER:
        _mark_seat(e, t, me, seat_asked(s), e.of_asked, 1, seen)


@compiled
def _mark_seat(e: Record, t: Record, me: int, seat: int, column: int, value: int, seen: Record) -> None:
    if seat != NOBODY:
        seen[e.at_seats + _steps_to(t, me, seat) * e.n_seat + column] = value


@compiled
def _write_dwarves(e: Record, t: Record, s: Record, me: int, seen: Record) -> None:
    """Write the spare and discarded dwarves that the seat knows, and count the others."""
    for i in range(s.n_spare):
        knows = s.spare_seen[i] != NO_MASK and s.spare_seen[i] >> me & 1
        seen[e.at_spare + (e.dwarf[s.spare[i]] if s.revealed or knows else e.n_dwarves)] += 1
    for i in range(s.n_dwarf_discard):
        knows = s.dwarf_seen[i] >> me & 1
        place = e.dwarf[s.dwarf_discard[i]] if s.revealed or knows else e.n_dwarves
        seen[e.at_dwarves_discarded + place] += 1


@compiled
def _write_goals(e: Record, t: Record, s: Record, me: int, seen: Record) -> None:
    for goal in range(t.n_goals):
        at = e.at_goals + e.goal_row[goal] * (1 + e.n_goals)
        seen[at] = not s.open >> goal & 1
        if (s.open | s.looked[me]) >> goal & 1:
            seen[at + 1 + e.goal[s.goal[goal]]] = 1


@compiled
def _write_question(e: Record, t: Record, s: Record, g: Record, me: int, seen: Record) -> None:
    g.asked = 1
    if s.phase == OPEN:
        options = s.due
        for i in range(s.groups):
            options |= s.group[i]
        for goal in range(t.n_goals):
            if options >> goal & 1:
                seen[e.asked_plane + e.window[t.goal_cell[goal]]] = 1
    elif s.phase == LIE:
        seen[e.asked_plane + e.window[t.goal_cell[s.lie]]] = 1
    elif s.phase == TAKE:
        for i in range(s.n_order):
            _mark_seat(e, t, me, s.order[i], e.of_order, i + 1, seen)
        seen[e.at_numbers + 8] = s.offer[1] + s.offer[2] + s.offer[3]
        if s.order[0] == me or t.open_gold:
            for value in range(1, 4):
                seen[e.at_gold_offered + value - 1] = s.offer[value]


@compiled
def _write_begun(e: Record, t: Record, g: Record, seen: Record) -> None:
    """Write the first parts of an action that has several: cards, or what it begins with."""
    for i in range(g.begun):
        number = g.begun_with[i]
        if number >= e.and_card:
            seen[e.at_chosen + e.n_kinds + number - e.and_card] += 1
        elif e.pass_card <= number < e.pass_card + e.n_kinds:
            seen[e.at_chosen + e.n_kinds + number - e.pass_card] += 1
        else:
            for bit in range(t.n_fronts):
                if e.deed[bit] == number:
                    seen[e.at_chosen + e.kind[t.front_card[bit]]] += 1
