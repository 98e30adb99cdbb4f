"""The kinds of events this box adds, with their facts."""

from __future__ import annotations

from saboteur.modding import Public


class Vetoed(Public, kind="vetoed"):
    """A card that had just been played was cancelled."""

    action: str
