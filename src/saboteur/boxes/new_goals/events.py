"""The kinds of events this box adds, with their facts."""

from __future__ import annotations

from saboteur.modding import Public


class LostGold(Public, kind="lost-gold"):
    """A player had to pay gold to the bank."""

    gold: int
