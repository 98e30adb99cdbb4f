"""Saboteur 2 in the kernel: its cards, clearing, results and thieves (S2-TURN-2 to S2-STEAL)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from saboteur.core.actions import Action, seat_text
from saboteur.core.cards import MARKS
from saboteur.core.turns import DRAWS_NOTHING, EMPTY_HAND
from saboteur.kernel.compiled import Record, compiled
from saboteur.kernel.hands import act_code, add_action, discard_shown, pass_cards
from saboteur.kernel.knowledge import change_dwarf, trade_hands
from saboteur.kernel.part import KernelPart
from saboteur.kernel.payout import add_pay, add_winner, end_round_as, give_gold
from saboteur.kernel.state import ANSWER, DEED, MOST_SEATS, NOBODY, PLAY, Unsupported

from . import policy, tastes
from .catalogue import ASIDE, TEAMS
from .deeds import MOST_PASSED
from .doors import BLUE, team_has_way
from .effects import Inspect, SwapHands, SwapHats, TakeAway, Thief, Trap, TrapAnother
from .results import BOTH, LESS, SABOTEURS, SHUT, WORTH

if TYPE_CHECKING:
    from saboteur.kernel.tables import RulesTable

_THIEF, _TAKE_AWAY, _SWAP_HANDS, _INSPECT, _SWAP_HATS, _TRAP, _TRAP_ANOTHER = range(7)
# The first three sides are those of the teams, as bits.
_SIDES: Final = (SABOTEURS, *TEAMS, BOTH, SHUT, "nobody")
_BY_SABOTEURS, _SHUT, _NOBODY = 0, 4, 5
_CRYSTAL = MARKS.index("crystal") + 1
# Places among its own numbers.
(
    _THIEF_BIT, _TRAP_BIT, _FREE_THIEF, _TEAM_DOORS, _CONNECTOR, _BACKWARDS, _TEAM, _GREEN, _BOSS, _PROFITEER,
    _GEOLOGIST, _SABOTEUR, _WORTH,
) = range(1, 14)  # fmt: skip


def _numbers(table: RulesTable) -> Sequence[int]:
    switches = table.rules.switches
    if switches.get(EMPTY_HAND) == DRAWS_NOTHING:
        raise Unsupported("in the kernel, whoever has no cards draws one")
    names = (*TEAMS, "boss", "profiteer", "geologist", "saboteur")
    return [
        table.fronts.index("thief"),
        table.fronts.index("trap"),
        switches["thief"] == "free",
        switches["door"] == "team",
        switches["doors"] == "connector",
        switches["thieves"] == "backwards",
        *[table.dwarf_number(name) for name in names],
        *[WORTH.get(count, 1) for count in range(MOST_SEATS + 1)],
        *[LESS[name] for name in ("boss", "profiteer")],
    ]


_LESS_BOSS: Final = _WORTH + MOST_SEATS + 1
_LESS_PROFITEER: Final = _LESS_BOSS + 1


# Cards -------------------------------------------------------------------------------------------


@compiled
def _has_trap(s: Record, own: Record, seat: int) -> bool:
    return s.front[seat] >> own[_TRAP_BIT] & 1 == 1


@compiled
def _may_aim(t: Record, s: Record, me: int, kind: int, seat: int) -> bool:
    """Tell whether a card may be played on a seat (S2-HANDSOFF to S2-FREE, ED-TRAP)."""
    effect = t.effect[kind] & 255
    if effect == _SWAP_HATS:
        return s.n_spare > 0
    if effect in (_SWAP_HANDS, _INSPECT):
        return seat != me
    lies = s.front[seat] >> t.about[kind, 0] & 1
    if effect == _TAKE_AWAY:
        return lies == 1
    return lies == 0 and not (effect == _TRAP_ANOTHER and seat == me)


@compiled
def _list_plays(t: Record, s: Record, own: Record, me: int, kind: int, n: int) -> int:
    if t.effect[kind] & 255 == _THIEF:  # S2-THIEF, ED-THIEF-PLAY
        there = s.front[me] >> own[_THIEF_BIT] & 1
        if there or (own[_FREE_THIEF] and _has_trap(s, own, me)):
            return n
        return add_action(t, n, act_code(PLAY, kind, 0, 0))
    for seat in range(t.players):
        if _may_aim(t, s, me, kind, seat):
            n = add_action(t, n, act_code(PLAY, kind, seat, 0))
    return n


@compiled
def _take_away(t: Record, s: Record, own: Record, seat: int, bit: int) -> None:
    """Discard what lies in front of a player; a thief is forgotten in the order of thieves."""
    s.front[seat] &= ~(1 << bit)
    if bit == own[_THIEF_BIT]:
        count = 0
        for i in range(s.n_thieves):
            if s.thieves[i] != seat:
                s.thieves[count] = s.thieves[i]
                count += 1
        s.n_thieves = count
    discard_shown(s, t.front_card[bit])


@compiled
def _play(t: Record, s: Record, own: Record, me: int, kind: int, target: int, word: int) -> None:
    effect = t.effect[kind] & 255
    if effect == _THIEF:
        s.front[me] |= 1 << own[_THIEF_BIT]
        s.thieves[s.n_thieves] = me
        s.n_thieves += 1
        return
    if effect in (_TRAP, _TRAP_ANOTHER):
        s.front[target] |= 1 << own[_TRAP_BIT]
        return
    if effect == _TAKE_AWAY:
        _take_away(t, s, own, target, t.about[kind, 0])
    elif effect == _SWAP_HANDS:  # the other player draws instead
        trade_hands(s, me, target)
        s.draws = 1
        s.drawer = target
    elif effect == _INSPECT:
        s.inspected[me] |= 1 << target
    else:
        change_dwarf(t, s, target)
    discard_shown(s, kind)


@compiled
def _placed(t: Record, s: Record, own: Record, me: int, cell: int, tile: int, unused: int) -> None:
    """Let a door reveal its player's team, if only that team may lay it (ED-DOOR-PLAY)."""
    if own[_TEAM_DOORS] and BLUE <= t.mark[tile] < BLUE + 2:
        s.proved |= 1 << me


# Clearing ----------------------------------------------------------------------------------------


@compiled
def _list_clearings(t: Record, s: Record, own: Record, me: int, unused: int, n: int) -> int:
    """Append every two cards with every card in front of the player (S2-TURN-2)."""
    hand = s.hand[me]
    for bit in range(t.n_fronts):
        if not s.front[me] >> bit & 1:
            continue
        for i in range(s.held[me]):
            if i and hand[i] == hand[i - 1]:
                continue
            for j in range(i + 1, s.held[me]):
                if j == i + 1 or hand[j] != hand[j - 1]:
                    n = add_action(t, n, act_code(DEED, hand[i] + 1, hand[j] + 1, bit))
    return n


@compiled
def _clear(t: Record, s: Record, own: Record, me: int, a: int, b: int, bit: int) -> None:
    pass_cards(t, s, me, a, b, 0)
    _take_away(t, s, own, me, bit)


# Results -----------------------------------------------------------------------------------------


@compiled
def _winning_teams(t: Record, s: Record, own: Record, finder: int) -> int:
    """Return the teams that win if this seat made the connection, as bits (S2-WIN-2, S2-WIN-3, S2-WIN-6)."""
    ways = 0
    for team in range(2):
        if team_has_way(t, s, BLUE + team):
            ways |= 1 << team
    dwarf = s.dwarf[finder]
    mine = 1 if dwarf == own[_TEAM] else 2 if dwarf == own[_GREEN] else 0
    if not ways and own[_CONNECTOR]:
        if mine:
            return 3 - mine
        return 3 if dwarf == own[_BOSS] or dwarf == own[_PROFITEER] else 0
    return mine if ways & mine else ways


@compiled
def _winning_dwarves(s: Record, own: Record, teams: int, finder: int) -> int:
    """Return which dwarves win, as bits; the profiteer always does (S2-WIN-4)."""
    win = 1 << own[_PROFITEER]
    if finder == NOBODY:
        return win | 1 << own[_SABOTEUR]
    for team in range(2):
        if teams >> team & 1:
            win |= 1 << own[_TEAM + team]
    if teams or not own[_CONNECTOR]:
        win |= 1 << own[_BOSS]
    return win


@compiled
def _score(t: Record, s: Record, own: Record, finder: int) -> None:
    """Pay everyone who won and is not trapped (S2-TRAP, S2-GOLD-1), then the geologists."""
    s.in_chips = 1
    teams = 0 if finder == NOBODY else _winning_teams(t, s, own, finder)
    win = _winning_dwarves(s, own, teams, finder)
    for step in range(t.players):
        seat = (s.start + step) % t.players
        if not _has_trap(s, own, seat) and win >> s.dwarf[seat] & 1:
            add_winner(s, seat)
    if finder == NOBODY:
        end_round_as(s, own[0], _BY_SABOTEURS if s.n_winners else _NOBODY)
    else:
        end_round_as(s, own[0], teams if teams else _SHUT)
    for i in range(s.n_winners):
        seat = s.winner[i]
        worth = own[_WORTH + s.n_winners]
        if s.dwarf[seat] == own[_BOSS]:
            worth -= own[_LESS_BOSS]
        elif s.dwarf[seat] == own[_PROFITEER]:
            worth -= own[_LESS_PROFITEER]
        if worth > 0:
            add_pay(s, seat, worth)
    _pay_geologists(t, s, own)


@compiled
def _pay_geologists(t: Record, s: Record, own: Record) -> None:
    """Pay the visible crystals, halved between two (S2-GOLD-2)."""
    geologists = 0
    for seat in range(t.players):
        geologists += s.dwarf[seat] == own[_GEOLOGIST] and not _has_trap(s, own, seat)
    crystals = 0
    for i in range(s.n_loose):
        crystals += t.mark[s.tile[s.loose[i]]] == _CRYSTAL
    if geologists == 0 or crystals < geologists:
        return
    for step in range(t.players):
        seat = (s.start + step) % t.players
        if s.dwarf[seat] == own[_GEOLOGIST] and not _has_trap(s, own, seat):
            add_pay(s, seat, crystals // geologists)


# Thieves -----------------------------------------------------------------------------------------


@compiled
def _ended(t: Record, s: Record, own: Record) -> None:
    """Line up the thieves in the edition's order (ED-THIEF); trapped players may not steal (S2-STEAL)."""
    s.n_queue = 0
    for i in range(s.n_thieves - 1, -1, -1):
        if not _has_trap(s, own, s.thieves[i]):
            s.queue[s.n_queue] = s.thieves[i]
            s.n_queue += 1
    if own[_BACKWARDS]:
        return
    last = s.queue[0]
    for i in range(1, s.n_queue):  # by seat, from the last thief on
        seat = s.queue[i]
        j = i
        while (s.queue[j - 1] - last) % t.players > (seat - last) % t.players:
            s.queue[j] = s.queue[j - 1]
            j -= 1
        s.queue[j] = seat


@compiled
def _list_victims(t: Record, s: Record, own: Record, me: int, unused: int, n: int) -> int:
    """Append everyone else who has gold, and nobody (S2-STEAL)."""
    for seat in range(t.players):
        if s.gold[seat] and seat != me:
            n = add_action(t, n, act_code(ANSWER, 0, seat + 1, 0))
    return add_action(t, n, act_code(ANSWER, 0, 0, 0))


@compiled
def _asks(t: Record, s: Record, own: Record) -> bool:
    """Ask the next thief; if there is nothing to steal, nobody is asked."""
    while s.n_queue:
        thief = s.queue[0]
        s.n_queue -= 1
        for i in range(s.n_queue):
            s.queue[i] = s.queue[i + 1]
        if _list_victims(t, s, own, thief, 0, 0) > 1:
            s.asked = thief
            return True
    return False


@compiled
def _steal(t: Record, s: Record, own: Record, me: int, a: int, b: int, c: int) -> None:
    if b:
        give_gold(s, b - 1, -1)
        give_gold(s, me, 1)


@compiled
def _began(t: Record, s: Record, own: Record) -> None:
    """Set the top ten cards aside unseen (S2-SETUP-1)."""
    s.n_aside = ASIDE
    for i in range(ASIDE):
        s.aside[i] = s.pile[s.n_pile - ASIDE + i]
    s.n_pile -= ASIDE


# What bots think of it ---------------------------------------------------------------------------


@compiled
def _weigh(t: Record, s: Record, p: Record, own: Record, me: int, kind: int, seat: int, word: int) -> float:
    """Score one of the new action cards (`Member.play_new`)."""
    effect = t.effect[kind] & 255
    if effect == _THIEF:
        return tastes.THIEF
    if effect == _SWAP_HANDS:
        return policy.weigh_hands(s, p, me, kind, seat)
    if effect == _INSPECT:
        return policy.weigh_inspection(s, p, me, seat)
    if effect == _SWAP_HATS:
        return policy.weigh_hats(s, p, me, seat)
    if effect == _TAKE_AWAY:
        return policy.weigh_removal(s, p, me, seat, t.about[kind, 0] == own[_THIEF_BIT])
    return policy.weigh_trap(t, s, p, me, seat)


@compiled
def _weigh_clearing(t: Record, s: Record, p: Record, own: Record, me: int, a: int, b: int, bit: int) -> float:
    """Score clearing; the bot keeps its own thief (`Member.clear`)."""
    return (
        p.never
        if bit == own[_THIEF_BIT]
        else policy.weigh_clearing(t, s, p, me, a - 1, b - 1, bit == own[_TRAP_BIT])
    )


def _action(table: RulesTable, op: int, a: int, b: int, c: int) -> Action:
    if op == DEED:
        return Action("clear", cards=table.cards_of((a, b)), card=table.fronts[c])
    return Action("steal", word=seat_text(b - 1) if b else "none")


PART = KernelPart(
    effects=(Thief, TakeAway, SwapHands, Inspect, SwapHats, Trap, TrapAnother),
    sides=_SIDES,
    most_passed=MOST_PASSED,
    numbers=_numbers,
    list_plays=_list_plays,
    play=_play,
    list_deeds=_list_clearings,
    deed=_clear,
    list_answers=_list_victims,
    answer=_steal,
    placed=_placed,
    began=_began,
    score=_score,
    ended=_ended,
    asks=_asks,
    question=("thieves", "steal"),
    action=_action,
    weigh_play=_weigh,
    weigh_deed=_weigh_clearing,
)
