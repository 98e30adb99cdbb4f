"""The kinds of events this box adds, with their facts."""

from __future__ import annotations

from saboteur.modding import Removed


class Lifted(Removed, kind="lifted"):
    """The last laid path card was taken up, to be laid elsewhere."""
