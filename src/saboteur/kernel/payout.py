"""How parts write down the payout of a round: who won, who shares gold cards, who gets how much."""

from __future__ import annotations

from .compiled import Record, compiled


@compiled
def end_round_as(s: Record, part: int, side: int) -> None:
    """Say how the round ended: one of the sides that a part names."""
    s.side = part << 4 | side


@compiled
def add_winner(s: Record, seat: int) -> None:
    """Add a seat to those who won."""
    s.winner[s.n_winners] = seat
    s.n_winners += 1


@compiled
def add_sharer(s: Record, seat: int) -> None:
    """Add a seat to those who share gold cards, in order."""
    s.sharer[s.n_sharers] = seat
    s.n_sharers += 1


@compiled
def add_pay(s: Record, seat: int, amount: int) -> None:
    """Add what a seat is paid."""
    s.pay_seat[s.n_pay] = seat
    s.pay[s.n_pay] = amount
    s.n_pay += 1


@compiled
def give_gold(s: Record, seat: int, amount: int) -> None:
    """Give a seat gold (or take it) so that everyone sees how much."""
    s.awarded[seat] += amount
    s.gold[seat] += amount
