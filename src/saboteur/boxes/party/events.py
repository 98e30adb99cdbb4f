"""The kinds of events this box adds, with their facts."""

from __future__ import annotations

from saboteur.modding import DwarfSeen, PartSecret, Public


class PartyReached(Public, kind="party-reached"):
    """A player reached the tunnel party first."""


class OwnDwarf(DwarfSeen, total=False):
    """For everyone, their own."""


class DealtAgain(PartSecret[OwnDwarf], kind="dealt-again"):
    """All players' dwarves were shuffled and dealt again."""
