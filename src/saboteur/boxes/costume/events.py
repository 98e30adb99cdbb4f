"""The kinds of events this box adds, with their facts."""

from __future__ import annotations

from saboteur.modding import DwarfSeen, PartSecret, Public


class CostumeReached(Public, kind="costume-reached"):
    """A player reached the costume department first."""


class CostumeChanged(PartSecret[DwarfSeen], kind="costume-changed"):
    """A player swapped their dwarf for the top spare one."""
