"""The base game in the kernel: its action cards and its gold (ACT-1 to ACT-5, GOLD-1 to GOLD-5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from saboteur.kernel.compiled import Record, compiled
from saboteur.kernel.hands import act_code, add_action, discard_shown
from saboteur.kernel.judging import weigh_aim, weigh_look, weigh_rockfall
from saboteur.kernel.mine import clear_tile
from saboteur.kernel.part import KernelPart
from saboteur.kernel.payout import add_pay, add_sharer, add_winner, end_round_as
from saboteur.kernel.state import MOST_SEATS, NOBODY, PLAY
from saboteur.kernel.tastes import BREAKING, REPAIRING

from .action_cards import Break, Map, Repair, Rockfall
from .rules import SABOTEUR_GOLD, Treasure

if TYPE_CHECKING:
    from saboteur.kernel.tables import RulesTable

_BREAK, _REPAIR, _ROCKFALL, _MAP = range(4)
_DIGGERS, _SABOTEURS, _NOBODY = range(3)
# Places among its own numbers.
_SABOTEUR, _DIGGER, _BY_DIGGERS, _CARDS, _GOLD = range(1, 6)
_MOST_CARDS: Final = 9


def _numbers(table: RulesTable) -> Sequence[int]:
    rules = table.rules
    gold = [SABOTEUR_GOLD.get(count, 2) for count in range(MOST_SEATS + 1)]
    by_diggers = rules.switches["gold"] == "diggers"
    dwarves = [table.dwarf_number(name) for name in ("saboteur", "digger")]
    return [*dwarves, by_diggers, min(rules.players, _MOST_CARDS), *gold]


@compiled
def _list_plays(t: Record, s: Record, own: Record, me: int, kind: int, n: int) -> int:
    effect = t.effect[kind] & 255
    if effect in (_BREAK, _REPAIR):
        for word in range(2):
            bit = t.about[kind, word]
            for seat in range(t.players):
                if bit >= 0 and (s.front[seat] >> bit & 1) == effect:
                    n = add_action(t, n, act_code(PLAY, kind, seat, word))
    elif effect == _ROCKFALL:
        for i in range(s.n_loose):
            n = add_action(t, n, act_code(PLAY, kind, s.loose[i], 0))
    else:
        for g in range(t.n_goals):
            if not s.open >> g & 1:
                n = add_action(t, n, act_code(PLAY, kind, g, 0))
    return n


@compiled
def _play(t: Record, s: Record, own: Record, me: int, kind: int, target: int, word: int) -> None:
    effect = t.effect[kind] & 255
    if effect == _BREAK:
        s.front[target] |= 1 << t.about[kind, 0]
        return
    if effect == _REPAIR:
        bit = t.about[kind, word]
        s.front[target] &= ~(1 << bit)
        discard_shown(s, t.front_card[bit])
    elif effect == _ROCKFALL:
        discard_shown(s, t.card[s.tile[target]])
        clear_tile(t, s, target)
    else:
        s.looked[me] |= 1 << target
    discard_shown(s, kind)


@compiled
def _score(t: Record, s: Record, own: Record, finder: int) -> None:
    """Pay the saboteurs (GOLD-4, GOLD-5), or let the diggers share gold cards (GOLD-1 to GOLD-3)."""
    if finder == NOBODY:
        for step in range(t.players):
            seat = (s.start + step) % t.players
            if s.dwarf[seat] == own[_SABOTEUR]:
                add_winner(s, seat)
        for i in range(s.n_winners):
            add_pay(s, s.winner[i], own[_GOLD + s.n_winners])
        end_round_as(s, own[0], _SABOTEURS if s.n_winners else _NOBODY)
        return
    for step in range(t.players):
        seat = (finder - s.direction * step) % t.players
        if s.dwarf[seat] == own[_DIGGER]:
            add_winner(s, seat)
            add_sharer(s, seat)
    s.pay_cards = s.n_winners if own[_BY_DIGGERS] else own[_CARDS]
    end_round_as(s, own[0], _DIGGERS)


@compiled
def _weigh(t: Record, s: Record, p: Record, own: Record, me: int, kind: int, target: int, word: int) -> float:
    """Score playing one of the action cards, as the advice in `bot.py` does."""
    effect = t.effect[kind] & 255
    if effect == _BREAK:
        return weigh_aim(t, s, p, me, BREAKING, target)
    if effect == _REPAIR:
        return weigh_aim(t, s, p, me, REPAIRING, target)
    if effect == _ROCKFALL:
        return weigh_rockfall(t, s, p, me, target)
    return weigh_look(s, p, me, target)


PART = KernelPart(
    effects=(Break, Repair, Rockfall, Map),
    goals_that_end=(Treasure,),
    sides=("diggers", "saboteurs", "nobody"),
    numbers=_numbers,
    list_plays=_list_plays,
    play=_play,
    score=_score,
    weigh_play=_weigh,
)
