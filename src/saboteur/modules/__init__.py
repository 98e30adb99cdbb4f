"""Expansions and variants, one file or folder each, in the order in which they act."""

from ..core.rules import register
from .base import Base
from .chests import Chests
from .costume import Costume
from .craftsman import Craftsman
from .detour import Detour
from .goal_swap import GoalSwap
from .greedy_dwarf import GreedyDwarf
from .guide import Guide
from .new_goals import NewGoals
from .party import Party
from .reverse import Reverse
from .sabotaged_dwarf import SabotagedDwarf
from .saboteur2 import Saboteur2
from .toll import Toll
from .tournament import Tournament
from .vault import Vault
from .veto import Veto

register(Base, Saboteur2, GreedyDwarf, SabotagedDwarf, Tournament)
register(Reverse, Craftsman, Vault, GoalSwap, Detour, Guide, Veto, NewGoals, Costume, Party, Toll, Chests)
