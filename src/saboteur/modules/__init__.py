"""Expansions and variants, one file or folder each, in the order in which they act."""

from ..core.rules import register
from .base import Base
from .greedy_dwarf import GreedyDwarf
from .sabotaged_dwarf import SabotagedDwarf
from .saboteur2 import Saboteur2
from .tournament import Tournament

register(Base, Saboteur2, GreedyDwarf, SabotagedDwarf, Tournament)
