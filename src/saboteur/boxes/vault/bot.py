"""What bots know of the Vault: the worse the hand, the better a look into the discards."""

from __future__ import annotations

from saboteur.bots.advice import Advice
from saboteur.bots.dwarves import Dwarf
from saboteur.core.actions import Action
from saboteur.core.cards import CARDS


def _play(dwarf: Dwarf, action: Action) -> float:
    hand = [card for card in dwarf.view.hand if card != action.card]
    paths = sum(bool(CARDS[card].tiles) for card in hand)
    return 0.5 + (0.5 if dwarf.side > 0 and paths < len(hand) / 2 else 0.0)


ADVICE = Advice(plays={"vault": _play}, keep={"vault": 0.5}, waste={"vault": -0.3})
