"""The kinds of event that this box adds, with their facts."""

from __future__ import annotations

from saboteur.modding import Public


class Vetoed(Public, kind="vetoed"):
    """A card that was just played was cancelled."""

    action: str
