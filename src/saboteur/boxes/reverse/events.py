"""The kinds of events this box adds, with their facts."""

from __future__ import annotations

from saboteur.modding import Public


class Reversed(Public, kind="reversed"):
    """The order of play was reversed."""
