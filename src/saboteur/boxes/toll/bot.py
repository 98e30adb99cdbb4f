"""What bots know about the tunnel toll: where to place miners, and when to pay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from saboteur.modding.bots import Action, Advice, Dwarf, by_verb, cell_text

from .shapes import TollShape

_GOLD: Final = 0.8
# The cost of asking others to pay, and of losing the bot's own miner.
_BEGGING: Final = 1.2
_OWN: Final = 0.2


def _cell(dwarf: Dwarf, cell: int) -> float:
    """Count the gold, or the card lost if nobody pays (TOLL-3); the bot's own miner would be gone."""
    setter = dwarf.view.ext["toll"]["miners"].get(cell_text(cell))
    if setter is None:
        return 0.0
    if setter == dwarf.seat:
        return -_OWN
    return -_GOLD if dwarf.view.gold[dwarf.seat] else -_BEGGING


def _miner(dwarf: Dwarf, action: Action) -> float:
    """Score a miner: it earns and hinders most where the tunnel has to go on."""
    leads = dwarf.survey.leads(action.cell)
    if dwarf.side < 0:
        gain = 1.2 * leads if dwarf.acts else 0.1
    else:
        gain = 0.5 * leads if dwarf.survey.nearest >= 3 else -0.5
    return dwarf.discard((action.card,)) + gain - 0.3


def _tolled(dwarf: Dwarf, legal: Sequence[Action]) -> Action:
    """Pay if the card was worth it, ask the likeliest ally, or else take the card back."""
    verbs = {action.verb for action in legal}
    if "refuse" in verbs:
        return by_verb(legal, "pay" if _pays_for_another(dwarf) else "refuse")
    asked = [action for action in legal if action.verb == "ask"]
    if "pay" in verbs or not asked:
        return by_verb(legal, "pay" if "pay" in verbs else "withdraw")
    return min(asked, key=lambda action: dwarf.side * dwarf.trust.suspicion(action.seat))


def _pays_for_another(dwarf: Dwarf) -> bool:
    """Pay for a likely ally when the tunnel is near."""
    if dwarf.side < 0 or dwarf.alone or dwarf.survey.nearest > 3:
        return False
    window = cast(TollShape, dwarf.view.window)
    return dwarf.trust.suspicion(dwarf.view.turn) < 0.5 and window["to"] != dwarf.seat


ADVICE = Advice(
    deeds={"miner": _miner},
    answers=dict.fromkeys(("pay", "ask", "withdraw"), _tolled),
    cells=(_cell,),
)
