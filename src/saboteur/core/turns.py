"""A turn as a whole: one deed, then the draws that are due, then whose turn it is next."""

from __future__ import annotations

from .actions import Action
from .errors import IllegalAction
from .events import Event, Out, told
from .frontier import find_places, grow, place_at, placements
from .hands import draw, tell_drew
from .module import Window
from .offers import find_offers, list_plays, play_at
from .placing import EMPTY_PASS
from .rounds import end_round_if_stuck, is_forbidding
from .rules import Rules
from .state import Frame, State


class TurnWindow(Window):
    """The plain turn of one seat: any deed of these rules."""

    def legal(self, rules: Rules, state: State, frame: Frame, seat: int) -> list[Action]:
        """Return the legal actions of all deeds: lay, play, what modules add, pass."""
        found: list[Action] = []
        hand = state.hands[seat]
        tiles, by_card = rules.paths_of(hand)
        plays = rules.plays[hand >> rules.path_shift]
        find_places(rules, state, seat, tiles, found)
        list_plays(rules, state, seat, plays, found)
        for offer in rules.other_offers:
            found += offer(rules, state, seat)
        if not hand:
            found.append(EMPTY_PASS)
        elif passing := rules.passing:
            found += [passing.pass_by(rules, hand, way) for way in passing.pass_ways(rules, hand)]
        else:
            found += by_card + plays.by_card
        if rules.forbids and is_forbidding(rules, state):
            return _allowed(rules, state, seat, found)
        return found

    def pick(self, rules: Rules, state: State, frame: Frame, seat: int, chance: float) -> Action:
        """Count what is legal, and find only the one that is meant."""
        hand = state.hands[seat]
        if not hand or (rules.forbids and is_forbidding(rules, state)):
            return super().pick(rules, state, frame, seat, chance)
        return pick_plain(rules, state, seat, hand, chance)

    def check(
        self, rules: Rules, state: State, frame: Frame, seat: int, action: Action
    ) -> IllegalAction | None:
        """Ask the deed, then the modules that may forbid it."""
        check = rules.deed_checks.get(action.verb)
        if check is None:
            return IllegalAction("wrong-moment", "TURN-1", str(action))
        refused = check(rules, state, seat, action)
        if refused is None and rules.forbids:
            refused = _forbidden(rules, state, seat, action)
        return refused

    def resolve(self, rules: Rules, state: State, frame: Frame, seat: int, action: Action, out: Out) -> None:
        """Do the deed; the end of the turn waits below whatever it opens."""
        state.stack = AFTER
        if state.hands[seat]:  # passes of an empty hand do not count (ED-STARTER)
            state.last_turn = seat
        rules.deed_does[action.verb](rules, state, seat, action, out)
        if state.stack is AFTER and not rules.on_turn_end:
            finish_turn(rules, state, out)


def pick_plain(rules: Rules, state: State, seat: int, hand: int, chance: float) -> Action:
    """Return one of the legal actions of a seat that has cards, where nothing is forbidden."""
    tiles, by_card = rules.paths[hand & rules.low_mask]
    if rules.more_mask:  # as `paths_of`, whose call is felt here
        more, more_by_card = rules.more_paths[(hand & rules.more_mask) >> rules.more_shift]
        tiles, by_card = tiles | more, by_card + more_by_card
    plays = rules.plays[hand >> rules.path_shift]
    tiles *= not state.blocked >> seat & 1
    if tiles & rules.marked_bits:
        cells, rows = placements(rules, state, seat, tiles)
    else:
        cells, rows, ones = state.frontier or grow(rules, state)
        rows &= tiles * ones
    places = rows.bit_count()
    offers = (find_offers(rules, state) if state.offers is None else state.offers) & plays.mask
    count = places + offers.bit_count()
    for _, targets in plays.asked:
        count += len(targets(rules, state, seat))
    for offer in rules.other_offers:
        count += len(offer(rules, state, seat))
    passing = rules.passing
    ways = passing.pass_ways(rules, hand) if passing else by_card + plays.by_card
    index = int(chance * (count + len(ways)))
    if index >= count:
        return passing.pass_by(rules, hand, ways[index - count]) if passing else ways[index - count]
    if index < places:
        return place_at(rules, cells, rows, index)
    return play_at(rules, state, seat, plays, offers, index - places)


def _allowed(rules: Rules, state: State, seat: int, found: list[Action]) -> list[Action]:
    return [action for action in found if not _forbidden(rules, state, seat, action)]


def _forbidden(rules: Rules, state: State, seat: int, action: Action) -> IllegalAction | None:
    for forbids in rules.forbids:
        refused: IllegalAction | None = forbids(rules, state, seat, action)
        if refused:
            return refused
    return None


class EndWindow(Window):
    """The end of a turn: modules react, then the draws begin."""

    def run(self, rules: Rules, state: State, frame: Frame, out: Out) -> None:
        """Go on to the draws."""
        state.stack = _DRAWING
        for hook in rules.on_turn_end:
            hook(rules, state, state.turn, out)


class DrawsWindow(Window):
    """The draws that are due; a draw that asks something leaves the rest for later."""

    def run(self, rules: Rules, state: State, frame: Frame, out: Out) -> None:
        """Carry out what is left of the plan, then let the next turn begin."""
        finish_turn(rules, state, out)


AFTER = (Frame("end"),)
_DRAWING = (Frame("draws"),)


def finish_turn(rules: Rules, state: State, out: Out) -> None:
    """Carry out the draws that are due; then the round ends or the next turn begins."""
    turn, pile, hands = state.turn, state.pile, state.hands
    if state.plan is not rules.plans[turn]:
        if not _carry_out_plan(rules, state, out):
            return
    elif pile:  # nearly always: one plain draw, written out here because every turn comes by
        card = pile.pop()
        hands[turn] += rules.unit[card]
        if out is not None:
            args = (rules, turn, hands[turn], card, len(pile))
            out.append(Event(("drew", turn, tell_drew, args, False)))
    if not pile and end_round_if_stuck(rules, state):
        return
    seat = (turn + state.direction) % rules.players
    while not hands[seat]:
        state.turn = seat
        seat = _pass_by_itself(rules, state, seat, out)
        if not state.pile and end_round_if_stuck(rules, state):
            return
    state.turn = seat
    state.plan = rules.plans[seat]
    state.stack = rules.turn_stacks[seat]


def _carry_out_plan(rules: Rules, state: State, out: Out) -> bool:
    """Draw as planned (TURN-5); return whether it was all, or a draw asks something first."""
    plan, pile = state.plan, state.pile
    for number, (kind, seat) in enumerate(plan, 1):
        if kind == "draw":
            if pile and out is None:
                state.hands[seat] += rules.unit[pile.pop()]
            elif pile:
                draw(rules, state, seat, out)
            continue
        state.stack = _DRAWING
        state.plan = plan[number:]
        rules.draws[kind].run(rules, state, seat, out)
        if state.stack is not _DRAWING:
            return False
    return True


def _pass_by_itself(rules: Rules, state: State, seat: int, out: Out) -> int:
    """Let a seat without cards pass (TURN-4); return the seat after it."""
    if out is not None:
        out.append(told("passed", seat, {"count": 0}))
    draw(rules, state, seat, out)
    return (seat + state.direction) % rules.players
