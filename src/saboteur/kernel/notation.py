"""The kernel's actions in the notation: a number -> the action it stands for."""

from __future__ import annotations

from saboteur.core.actions import Action, operands_of
from saboteur.core.caches import Memo
from saboteur.core.module import FrontEffect

from . import state as ops
from .state import OP_SHIFT, OPERAND_BITS, grid_cell
from .tables import RulesTable

_MASK = (1 << OPERAND_BITS) - 1


class ActionsOf(Memo[int, Action]):
    """Number -> action, each made once."""

    def __init__(self, table: RulesTable) -> None:
        super().__init__()
        self._table = table

    def make(self, key: int) -> Action:
        """Read what the action does, and its operands."""
        table = self._table
        a, b, c = key & _MASK, key >> OPERAND_BITS & _MASK, key >> 2 * OPERAND_BITS & _MASK
        match key >> OP_SHIFT:
            case ops.PLACE:
                return Action("place", tile=table.tiles[a], cell=grid_cell(b))
            case ops.PLAY:
                return self._play(table.kinds[a], b, c)
            case ops.PASS:
                return Action("pass", cards=table.cards_of((a, b, c)))
            case ops.OPEN_GOAL:
                return Action("open", cell=table.rules.goal_cells[b])
            case ops.TURN_GOAL:
                return Action("turn", tile=table.tiles[a])
            case ops.TAKE_GOLD:
                return Action("take", word=str(a))
        (action,) = [part.action for part in table.parts if part.action]
        return action(table, key >> OP_SHIFT, a, b, c)

    def _play(self, card: str, target: int, word: int) -> Action:
        """Name the target: a seat, a goal, a cell or nothing, as the card asks."""
        match operands_of("play", card)[1:]:
            case ("seat",):
                return Action("play", card, seat=target)
            case ("seat", "word"):
                effect = self._table.rules.effects[card]
                assert isinstance(effect, FrontEffect)
                return Action("play", card, seat=target, word=effect.fronts[word].word)
            case ("cell",):
                goals = self._table.rules.goal_cells
                return Action("play", card, cell=goals[target] if target < len(goals) else grid_cell(target))
        return Action("play", card)
