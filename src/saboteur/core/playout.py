"""Random play to the end of a game, as searches and balance runs need it: nothing checked, no events.

It is the same as picking and playing action by action, and a test says so. Plain turns, which are nearly all
there is, take a straight path: one loop with everything bound once, without frames and windows in between.
"""

from __future__ import annotations

from collections.abc import Callable

from .frontier import grow, place_at, placements
from .offers import find_offers, play_at
from .rules import Rules
from .state import State
from .turns import AFTER, finish_turn


def play_out(rules: Rules, state: State, draw: Callable[[], float]) -> int:
    """Let everyone act at random until nobody is asked any more; return how many actions that took.

    The numbers drawn go from 0 to below 1, as `random.random`'s.
    """
    windows = rules.windows
    # Modules that watch every turn's end or forbid actions take the long way.
    is_plain = not rules.on_turn_end and not rules.forbids
    moves = 0
    while True:
        frame = state.stack[-1]
        window = windows[frame.kind]
        if not frame.seats:
            if frame.kind == "over":
                return moves
            window.run(rules, state, frame, None)
        elif is_plain and state.stack is rules.turn_stacks[state.turn] and state.hands[state.turn]:
            moves += _play_turns(rules, state, draw)
        else:
            seat = frame.seats[0]
            window.resolve(rules, state, frame, seat, window.pick(rules, state, frame, seat, draw()), None)
            moves += 1


def _play_turns(rules: Rules, state: State, draw: Callable[[], float]) -> int:
    """Play plain turns until something else is asked; see `TurnWindow` for what a turn is."""
    paths, mask, plays_of, shift = rules.paths, rules.low_mask, rules.plays, rules.path_shift
    more_paths, more_mask, more_shift = rules.more_paths, rules.more_mask, rules.more_shift
    marked, others, passing = rules.marked_bits, rules.other_offers, rules.passing
    stacks, does, hands, seat, moves = rules.turn_stacks, rules.deed_does, state.hands, state.turn, 0
    while state.stack is stacks[seat]:
        hand = hands[seat]
        tiles, by_card = paths[hand & mask]
        if more_mask:
            more, more_by_card = more_paths[(hand & more_mask) >> more_shift]
            tiles, by_card = tiles | more, by_card + more_by_card
        plays = plays_of[hand >> shift]
        tiles *= not state.blocked >> seat & 1
        if tiles & marked:
            cells, rows = placements(rules, state, seat, tiles)
        else:
            cells, rows, ones = state.frontier or grow(rules, state)
            rows &= tiles * ones
        places = rows.bit_count()
        offers = (find_offers(rules, state) if state.offers is None else state.offers) & plays.mask
        count = places + offers.bit_count()
        for _, targets in plays.asked:
            count += len(targets(rules, state, seat))
        for offer in others:
            count += len(offer(rules, state, seat))
        ways = passing.pass_ways(rules, hand) if passing else by_card + plays.by_card
        index = int(draw() * (count + len(ways)))
        if index >= count:
            action = passing.pass_by(rules, hand, ways[index - count]) if passing else ways[index - count]
        elif index < places:
            action = place_at(rules, cells, rows, index)
        else:
            action = play_at(rules, state, seat, plays, offers, index - places)
        state.stack, state.last_turn = AFTER, seat
        does[action.verb](rules, state, seat, action, None)
        moves += 1
        if state.stack is AFTER:
            finish_turn(rules, state, None)
        seat = state.turn
    return moves
