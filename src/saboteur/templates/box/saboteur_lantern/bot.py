"""What bots know of the Lantern: play it early, on a player they trust."""

from saboteur.modding.bots import Action, Advice, Dwarf


def _play(dwarf: Dwarf, action: Action) -> float:
    """Return what it is worth to play it like this; 2 is one card's progress of the tunnel."""
    return 1.0 - dwarf.trust.suspicion(action.seat)


ADVICE = Advice(plays={"lantern": _play}, keep={"lantern": 0.5}, waste={"lantern": 0.2})
