"""Expansions and variants, one file each, in the order in which they act."""

from ..core.rules import register
from .base import Base
from .greedy_dwarf import GreedyDwarf
from .sabotaged_dwarf import SabotagedDwarf
from .tournament import Tournament

register(Base, GreedyDwarf, SabotagedDwarf, Tournament)
