"""What bots know about the Guide: when two path cards in one turn are worth it."""

from __future__ import annotations

from saboteur.modding.bots import CARDS, Action, Advice, Dwarf


def _play(dwarf: Dwarf, action: Action) -> float:
    """Score laying two path cards: good for a digger who has two, and best just before the end."""
    paths = [CARDS[card].tiles[0] for card in dwarf.view.hand if CARDS[card].tiles]
    if dwarf.side < 0:
        dead = sum(dwarf.place_anywhere(tile) <= 0.0 for tile in paths)
        return 1.0 if dwarf.acts and dead >= 2 else 0.0
    good = sum(dwarf.place_anywhere(tile) >= 0.3 for tile in paths)
    if good < 2:
        return 0.0
    w = dwarf.weights
    return w.progress * 1.7 + (w.treasure if dwarf.survey.nearest <= 2 else 0.0)


ADVICE = Advice(
    plays={"guide": _play},
    keep={"guide": 0.8},
    waste={"guide": 0.8},
    objections={"guide": lambda dwarf, action, by: dwarf.minds_help()},
)
