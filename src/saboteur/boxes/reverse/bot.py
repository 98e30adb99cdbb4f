"""What bots know about Reverse: it is better if an ally moves next."""

from __future__ import annotations

from saboteur.modding.bots import Action, Advice, Dwarf


def _play(dwarf: Dwarf, action: Action) -> float:
    view, players = dwarf.view, dwarf.view.rules.players
    after, before = ((dwarf.seat + step) % players for step in (view.direction, -view.direction))
    return 0.3 + dwarf.side * (dwarf.trust.suspicion(after) - dwarf.trust.suspicion(before))


ADVICE = Advice(plays={"reverse": _play}, keep={"reverse": 0.2}, waste={"reverse": 0.0})
