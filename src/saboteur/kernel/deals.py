"""Deals by the kernel's own random numbers; those of a seed come from the reference (see `bridge`)."""

from __future__ import annotations

from .chance import random_below, shuffle_cards
from .compiled import Record, compiled
from .hands import draw_card
from .mine import clear_mine
from .parts import round_began
from .state import NO_MASK, NOBODY, TURN, USUAL


@compiled
def shuffle_gold(s: Record) -> None:
    """Shuffle the gold cards that are left."""
    shuffle_cards(s, s.gold_pile, s.n_gold_pile)


@compiled
def deal_game(t: Record, s: Record) -> None:
    """Begin a game: nobody has gold, anyone may start (SETUP-4)."""
    s.dealer = 1
    s.gold[:] = 0
    s.gold_cards[:] = 0
    s.awarded[:] = 0
    s.n_takes = 0
    s.n_gold_pile = t.n_gold
    s.gold_pile[:] = t.gold_deck
    shuffle_gold(s)
    s.round = 1
    deal_round(t, s, random_below(s, t.players))


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
    shuffle_cards(s, t.dwarf_deck, t.n_dwarves)
    s.dwarf[: t.players] = t.dwarf_deck[: t.players]
    s.n_spare = t.n_dwarves - t.players
    s.spare[: s.n_spare] = t.dwarf_deck[t.players : t.n_dwarves]
    s.goal[:] = t.goal_deck
    shuffle_cards(s, s.goal, t.n_goals)
    clear_mine(t, s)
    s.pile[:] = t.deck
    s.n_pile = t.n_deck
    shuffle_cards(s, s.pile, s.n_pile)
    round_began(t, s)
    for seat in range(t.players):
        for _ in range(t.hand_size):
            draw_card(s, seat)
    s.phase = TURN
