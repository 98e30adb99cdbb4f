"""What bots think of Saboteur 2 in the kernel: `bot.py`, function by function."""

from __future__ import annotations

from saboteur.kernel.compiled import Record, compiled
from saboteur.kernel.judging import enmity_of, is_blocked, knows_dwarf

from . import tastes


@compiled
def weigh_inspection(s: Record, p: Record, me: int, seat: int) -> float:
    """Look at dwarves that are not known yet (`Member.play_new`)."""
    return p.never if knows_dwarf(s, me, seat) else tastes.INSPECT


@compiled
def weigh_hats(s: Record, p: Record, me: int, seat: int) -> float:
    """Give another dwarf to players who are surely enemies (`Member.swap_hats`)."""
    is_enemy = seat != me and enmity_of(s, p, me, seat) > tastes.SURE_ENEMY
    return tastes.SWAP_HATS if is_enemy else p.never


@compiled
def weigh_removal(s: Record, p: Record, me: int, seat: int, is_thief: bool) -> float:
    """Remove others' thieves; set the bot itself free, or allies (`Member.play_new`)."""
    if is_thief:
        return p.never if seat == me else tastes.HANDS_OFF
    if seat == me:
        return tastes.FREE_SELF
    return tastes.FREE_SLOPE * (tastes.FREE_BELOW - enmity_of(s, p, me, seat))


@compiled
def weigh_trap(t: Record, s: Record, p: Record, me: int, seat: int) -> float:
    """Trap players who are not allies; a saboteur, once it is time to act openly (`Member.trap`)."""
    if seat == me or (p.side[s.dwarf[me]] < 0 and not p.is_alarmed):
        return p.never
    near = p.nearest <= tastes.NEAR_THE_END or s.n_pile < t.players
    worth = tastes.TRAP_SLOPE * (enmity_of(s, p, me, seat) - tastes.TRAP_FROM)
    worth += tastes.TRAP_LATE if near else 0.0
    return worth - (tastes.TRAP_BLOCKED if is_blocked(t, s, seat) else 0.0)


@compiled
def weigh_hands(s: Record, p: Record, me: int, kind: int, seat: int) -> float:
    """Swap a bad hand for one that may be better (`Member.swap_hands`)."""
    keep = p.keep[s.dwarf[me], p.located]
    mine = -keep[kind]
    for i in range(s.held[me]):
        mine += keep[s.hand[me, i]]
    return tastes.SWAP_HANDS * (tastes.AVERAGE * s.held[seat] - mine) - tastes.SWAP_HANDS_COST


@compiled
def weigh_clearing(t: Record, s: Record, p: Record, me: int, one: int, two: int, is_trap: bool) -> float:
    """Remove what prevents laying, a trap above all, at the price of two cards (`Member.clear`)."""
    blocking = s.front[me] & t.blocking
    keep = p.keep[s.dwarf[me], p.located]
    worth = tastes.CLEAR_ONE if blocking & (blocking - 1) or not blocking else tastes.CLEAR_ONLY
    if is_trap:
        worth = tastes.CLEAR_TRAP
    return worth - keep[one] - keep[two]
