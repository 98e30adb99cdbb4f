"""What bots know about the Vault: the worse the hand, the better a look into the discards."""

from __future__ import annotations

from saboteur.modding.bots import CARDS, Action, Advice, Dwarf


def _play(dwarf: Dwarf, action: Action) -> float:
    hand = [card for card in dwarf.view.hand if card != action.card]
    paths = sum(bool(CARDS[card].tiles) for card in hand)
    return 0.5 + (0.5 if dwarf.side > 0 and paths < len(hand) / 2 else 0.0)


ADVICE = Advice(plays={"vault": _play}, keep={"vault": 0.5}, waste={"vault": -0.3})
