"""The kinds of event that this box adds, with their facts."""

from __future__ import annotations

from saboteur.modding import Removed


class Lifted(Removed, kind="lifted"):
    """The path card laid last was taken up, to be laid elsewhere."""
