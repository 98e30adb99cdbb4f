"""Deals, by the seed of a game that has one, or by the kernel's own random numbers."""

from __future__ import annotations

from .compiled import Record, compiled, copy_row
from .hands import draw_card
from .mine import clear_mine
from .parts import round_began
from .state import NO_MASK, NOBODY, TURN, USUAL
from .streams import BEGINNER, DECK, DWARVES, GOALS, GOLD, draw_below, shuffle_deck


@compiled
def shuffle_gold(t: Record, s: Record) -> None:
    """Shuffle the gold cards that are left, sorted before: in which order they lay does not matter."""
    pile = s.gold_pile
    for i in range(1, s.n_gold_pile):
        card = pile[i]
        j = i
        while j and pile[j - 1] > card:
            pile[j] = pile[j - 1]
            j -= 1
        pile[j] = card
    shuffle_deck(t, s, pile, s.n_gold_pile, GOLD)


@compiled
def deal_game(t: Record, s: Record) -> None:
    """Begin a game: nobody has gold, anyone may start (SETUP-4)."""
    s.dealer = 1
    s.gold[:] = 0
    s.gold_cards[:] = 0
    s.awarded[:] = 0
    s.n_takes = 0
    s.n_gold_pile = t.n_gold
    copy_row(s.gold_pile, t.gold_deck)
    s.round = 1
    shuffle_deck(t, s, s.gold_pile, s.n_gold_pile, GOLD)
    deal_round(t, s, draw_below(t, s, t.players, BEGINNER))


@compiled
def _forget_round(s: Record) -> None:
    s.direction = 1
    s.last_layer = NOBODY
    s.last_turn = NOBODY
    s.draws = USUAL
    s.n_thieves = 0
    s.n_dwarf_discard = 0
    s.n_given = 0
    s.n_discard = 0
    s.n_aside = 0
    s.n_queue = 0
    s.proved = 0
    s.ending = 0
    s.revealed = 0
    s.opening = 0
    s.front[:] = 0
    s.looked[:] = 0
    s.inspected[:] = 0
    s.spare_seen[:] = NO_MASK
    s.held[:] = 0


@compiled
def deal_round(t: Record, s: Record, start: int) -> None:
    """Set up a round: dwarves, goals, hands (SETUP-1 to SETUP-3)."""
    _forget_round(s)
    s.start = start
    s.turn = start
    dwarves = t.pool
    copy_row(dwarves[: t.n_dwarves], t.dwarf_deck[: t.n_dwarves])
    shuffle_deck(t, s, dwarves, t.n_dwarves, DWARVES)
    copy_row(s.dwarf[: t.players], dwarves[: t.players])
    s.n_spare = t.n_dwarves - t.players
    copy_row(s.spare[: s.n_spare], dwarves[t.players : t.n_dwarves])
    copy_row(s.goal, t.goal_deck)
    shuffle_deck(t, s, s.goal, t.n_goals, GOALS)
    clear_mine(t, s)
    copy_row(s.pile, t.deck)
    s.n_pile = t.n_deck
    shuffle_deck(t, s, s.pile, s.n_pile, DECK)
    round_began(t, s)
    for seat in range(t.players):
        for _ in range(t.hand_size):
            draw_card(s, seat)
    s.phase = TURN
