"""Rounds: set-up and deal, the end and its result, the next round, the end of the game."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING, cast

from .actions import NOBODY
from .cards import TILES
from .cells import NOWHERE, cell_text
from .event_kinds import GameOver, RoundBegan, RoundEnded
from .events import Changes, Out, Patch, Secret
from .frontier import grow
from .gold import PayWindow, take_shown
from .plays import find_offers
from .rng import Stream
from .shapes import Nothing, ShareShape
from .sites import drawn_goals, open_all
from .state import NOTHING_KNOWN, OVER, START_CELL, Able, Pending, State
from .tunnels import rebuild
from .view import own_patch, round_patch
from .window import Window

if TYPE_CHECKING:
    from .rules import Rules

START_TILE = "NSEW"


def begin_game(rules: Rules, seed: bytes, start: int | None, out: Out) -> State:
    """Return a new game with its first round dealt; the start is drawn at random unless it is chosen."""
    state = State()
    state.seed = seed
    nothing = (0,) * rules.players
    state.gold = state.gold_cards = state.awarded = nothing
    state.gold_pile = tuple(Stream(seed, "1/gold").shuffled(rules.gold_deck))
    first = Stream(seed, "start").below(rules.players) if start is None else start
    begin_round(rules, state, 1, first, out)
    return state


def begin_round(rules: Rules, state: State, number: int, start: int, out: Out) -> None:
    """Set up a round: dwarves, goals, hands (SETUP-1 to SETUP-3, NEXT-1)."""
    state.round = number
    state.start = start
    state.direction = 1
    state.last_layer = state.last_turn = NOBODY
    state.thieves = ()
    state.dwarf_discard = state.dwarf_seen = ()
    state.given = ()
    state.proved = {}
    state.front = {}
    find_offers(rules, state)
    state.blocked = 0
    state.known = (NOTHING_KNOWN,) * rules.players
    state.laid = []
    state.discard = []
    state.discard_seen = {}
    state.aside = ()
    state.ext = {}
    deal_dwarves(rules, state)
    lay_goals(rules, state)
    cards = Stream(state.seed, f"{number}/deck").shuffled(rules.deck)
    state.pile = cards
    if rules.hooks.on_round:
        before = (state.tiles.copy(), state.sites.copy(), state.fixed)
        for key, hook in rules.hooks.on_round:
            hook(rules, state, Stream(state.seed, f"{number}/{key}"))
        if (state.tiles, state.sites, state.fixed) != before:
            rebuild(state, start)
    deal_hands(rules, state)
    begin_turn(rules, state, start)
    if out is not None:
        changes = partial(_began_changes, rules, state.copy())
        out.append(RoundBegan(seat=start, round=state.round, changes=changes))


def deal_dwarves(rules: Rules, state: State) -> None:
    """Shuffle the dwarf cards and deal one to each seat; the others are spare (SETUP-1)."""
    dwarves = Stream(state.seed, f"{state.round}/dwarves").shuffled(rules.dwarf_deck)
    state.dwarves = tuple(dwarves[: rules.players])
    state.spare = tuple(dwarves[rules.players :])
    state.spare_seen = {}


def lay_goals(rules: Rules, state: State) -> None:
    """Lay the start card and, face down, the shuffled goals (SETUP-2)."""
    stream = Stream(state.seed, f"{state.round}/goals")
    goals = drawn_goals(rules, list(rules.goal_deck), len(rules.goal_cells), stream)
    state.goals = dict(zip(rules.goal_cells, goals, strict=True))
    state.shown = {}
    bare = _bare_grid(rules.goal_cells)
    state.sites, state.fixed = bare.sites, bare.fixed
    state.tiles, state.rim = bare.tiles.copy(), bare.rim.copy()
    state.live, state.lit = bare.live.copy(), bare.lit.copy()
    state.frontier = state.wide = None
    state.loose = []
    state.reached = dict.fromkeys(bare.reached, state.start)


@lru_cache
def _bare_grid(goal_cells: tuple[int, ...]) -> State:
    """Return a grid with only the start card and goals; every round begins with a copy."""
    bare = State()
    bare.tiles = {START_CELL: TILES[START_TILE]}
    bare.sites = dict.fromkeys(goal_cells, "goal")
    bare.fixed = frozenset((START_CELL, *goal_cells))
    rebuild(bare, NOBODY)
    return bare


def deal_hands(rules: Rules, state: State) -> None:
    """Deal the hands from the top of the shuffled pile (SETUP-3)."""
    size, unit, hands = rules.hand_size, rules.tables.unit, []
    dealt = -size * rules.players
    units = [unit[card] for card in state.pile[dealt:]]
    for _ in range(rules.players):
        hands.append(sum(units[-size:]))
        del units[-size:]
    state.hands = hands
    del state.pile[dealt:]


def begin_turn(rules: Rules, state: State, seat: int) -> None:
    """Make it this seat's turn."""
    state.turn = seat
    state.other_plan = None
    resume_turn(rules, state, seat)


def resume_turn(rules: Rules, state: State, seat: int) -> None:
    """Ask for a deed, and for nothing else that was pending."""
    state.stack = rules.tables.turn_stacks[seat]


def _began_changes(rules: Rules, state: State) -> Changes[Nothing]:
    secret: Secret[Nothing] = tuple(
        [(seat, {}, own_patch(rules, state, seat)) for seat in range(rules.players)]
    )
    return Changes(round_patch(rules, state), secret)


# The end -----------------------------------------------------------------------------------------


def end_round_if_stuck(rules: Rules, state: State) -> bool:
    """End the round if the pile is empty and nobody can do anything but pass (END-1)."""
    seat, card, offer, cell, demand = state.able
    if state.hands[seat] & card and (
        state.offers & offer or (state.live.get(cell) == demand and not state.blocked >> seat & 1)
    ):
        return False
    if not _is_stuck(rules, state):
        return False
    state.other_plan = ()
    state.stack = (Pending("finish"),)
    if state.reached:
        open_all(state)
    return True


def _is_stuck(rules: Rules, state: State) -> bool:
    """Ask everyone, starting where it shows soonest: in front of players, then in the mine."""
    if rules.hooks.forbids and is_forbidding(rules, state):
        return not any(_is_allowed(rules, state, seat) for seat in range(rules.players))
    hands = state.hands  # without cards nobody can act (TURN-4)
    seats = [seat for seat in rules.tables.backwards[state.turn] if hands[seat]]
    if able := _find_able(rules, state, seats):
        if not rules.hooks.forbids:  # otherwise nobody knows what it depends on
            state.able = able
        return False
    return not any(possible(rules, state, seat) for seat in seats for possible in rules.tables.possibles)


def _find_able(rules: Rules, state: State, seats: list[int]) -> Able | None:
    """Look for a seat that can play a card because of what lies in front of players, or lay a path card.

    The player who acted last is asked first, because their hand stays unchanged longest.
    """
    hands, offers, tables = state.hands, state.offers, rules.tables
    for seat in seats:
        keeping = tables.plays[hands[seat] >> tables.path_shift].keeping
        if ways := offers & keeping:
            place = ways.bit_length() - 1
            return seat, tables.places[tables.plays.offered[place].card], 1 << place, NOWHERE, -1
    frontier = state.frontier or grow(rules, state)
    for seat in seats:
        if not state.blocked >> seat & 1:
            tiles = tables.paths[hands[seat] & tables.path_mask][0] & ~tables.marked_bits
            for cell, fits in frontier:
                if here := fits & tiles:
                    return seat, tables.tile_places[here.bit_length() - 1], 0, cell, state.rim[cell]
    return None


def is_forbidding(rules: Rules, state: State) -> bool:
    """Tell whether any box forbids something now."""
    return any(may_forbid(rules, state) for may_forbid in rules.hooks.may_forbid)


def _is_allowed(rules: Rules, state: State, seat: int) -> bool:
    """Tell whether boxes leave the seat something to do that keeps the round going."""
    legal = rules.windows["turn"].legal(rules, state, rules.tables.turn_stacks[seat][0], seat)
    return any(rules.keeps_round(action) for action in legal)


class FinishWindow(Window):
    """The end of a round in which the treasure was not turned over."""

    def run(self, rules: Rules, state: State, pending: Pending, out: Out) -> None:
        finish_round(rules, state, NOBODY, out)


def finish_round(rules: Rules, state: State, finder: int, out: Out) -> None:
    """End the round at once, whatever was pending (GOAL-2, END-2, END-3), and work out who gets what."""
    payout = rules.score(rules, state, finder)
    for adjust in rules.hooks.adjust_payout:
        payout = adjust(rules, state, payout)
    state.stack = (
        Pending("next-round"),
        Pending("round-end", (), payout),
        Pending("pay", (), payout),
    )
    if out is not None:
        patch: Patch = (
            (("dwarves",), list(state.dwarves)),
            (("spare",), list(state.spare)),
            (("dwarf_discard",), list(state.dwarf_discard)),
        )
        out.append(
            RoundEnded(
                seat=finder,
                round=state.round,
                side=payout.side,
                winners=list(payout.winners),
                finder=finder,
                dwarves=list(state.dwarves),
                goals={cell_text(cell): goal for cell, goal in state.goals.items()},
                shares=[cast(ShareShape, share._asdict()) for share in payout.shares],
                more=payout.facts,
                changes=Changes(patch),
            )
        )


class RoundEndWindow(PayWindow):
    """After the gold is shared, boxes may still do something, such as stealing."""

    def run(self, rules: Rules, state: State, pending: Pending, out: Out) -> None:
        state.pop()
        for hook in rules.hooks.on_round_end:
            hook(rules, state, pending.data, out)


class NextRoundWindow(Window):
    """The next round begins, or the game is over (NEXT-1, GOLD-7)."""

    def run(self, rules: Rules, state: State, pending: Pending, out: Out) -> None:
        """Begin the next round with the seat the edition names (ED-STARTER)."""
        if state.round >= rules.rounds:
            state.stack = (OVER,)
            if out is not None:
                out.append(_over(state))
            return
        number = state.round + 1
        if rules.switches["goldpile"] == "shuffle":
            stream = Stream(state.seed, f"{number}/gold")
            state.gold_pile = tuple(stream.shuffled(sorted(state.gold_pile)))
        begin_round(rules, state, number, next_start(rules, state), out)


def next_start(rules: Rules, state: State) -> int:
    """Return who begins the next round: left of the last player to lay or to act (ED-STARTER)."""
    by_layer = rules.switches["starter"] == "layer" and state.last_layer != NOBODY
    last = state.last_layer if by_layer else state.last_turn
    return ((state.turn if last == NOBODY else last) + 1) % rules.players


def winners(state: State) -> tuple[int, ...]:
    """Return the seats with the most gold once the game is over (GOLD-7)."""
    if state.stack[-1].kind != "over":
        return ()
    best = max(state.gold)
    return tuple(seat for seat, gold in enumerate(state.gold) if gold == best)


def _over(state: State) -> GameOver:
    best = list(winners(state))
    gold = list(state.gold)
    takes = [take_shown(take, True) for take in state.takes]
    patch: Patch = ((("over",), True), (("gold",), gold), (("takes",), takes), (("winners",), best))
    return GameOver(seat=NOBODY, gold=gold, winners=best, changes=Changes(patch))
