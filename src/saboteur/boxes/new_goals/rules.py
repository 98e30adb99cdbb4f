"""New goals: five of eight, with gold sacks, dragons and a giant spider (NEWGOAL-1 to NEWGOAL-3)."""

from __future__ import annotations

from typing import ClassVar, Final

from saboteur.boxes.base.rules import GOALS_AWAY
from saboteur.modding import (
    NOBODY,
    Changes,
    Goal,
    Module,
    Nothing,
    Out,
    Rules,
    SetupCards,
    State,
    award,
    cell_at,
    change_gold,
    finish_round,
    own_gold,
)

from .events import LostGold

# Shapes and places shown in the box's lost pictures are our defaults, easy to change here. Only the numbers
# are certain: 8 goals, of which 5 are laid (rulebook, section 12). Card -> shape, and how many there are.
GOALS: Final = {
    "treasure": ("NSEW", 1),
    "stone-a": ("NW", 1),
    "stone-b": ("SW", 1),
    "sack-1": ("NSEW", 1),
    "sack-2": ("NSEW", 1),
    "dragon": ("NSEW", 2),
    "spider": ("NSEW", 1),
}
GOAL_CELLS: Final = tuple(cell_at(8, y) for y in (-4, -2, 0, 2, 4))

SACKS: Final = {"sack-1": 1, "sack-2": 2}
FANGS: Final = 1


class Sack(Goal):
    """Gives gold at once to the player who reached it (NEWGOAL-2)."""

    def __init__(self, shape: str, gold: int) -> None:
        """Store how much is in it."""
        super().__init__(shape)
        self.gold = gold

    def opened(self, rules: Rules, state: State, by: int, out: Out) -> None:
        """Pay from the bank (GOLD-8)."""
        award(rules, state, by, self.gold, 0, out)


class Dragon(Goal):
    """Takes one gold from the player who reached it, if they have any (NEWGOAL-2)."""

    def opened(self, rules: Rules, state: State, by: int, out: Out) -> None:
        """Take it for the bank (GOLD-8)."""
        if not state.gold[by]:
            return
        patch = change_gold(rules, state, by, -FANGS)
        if out is not None:
            changes = Changes(patch, own_gold(state, by, Nothing()))
            out.append(LostGold(seat=by, gold=FANGS, changes=changes))


class Spider(Goal):
    """Ends the round at once as if the treasure had not been reached (NEWGOAL-2)."""

    def opened(self, rules: Rules, state: State, by: int, out: Out) -> None:
        """End the round without a finder: the saboteurs win."""
        finish_round(rules, state, NOBODY, out)


class NewGoals(Module):
    """Eight goals instead of three; the treasure and four others are laid in every round (NEWGOAL-1)."""

    key = "new-goals"
    title = "the new goals"
    layouts: ClassVar[dict[str, SetupCards]] = {
        "goal-places": SetupCards("NEWGOAL-1", GOAL_CELLS, far=GOALS_AWAY)
    }
    # All reached goals are opened, one at a time, in every edition (ED-GOALS, NEWGOAL-3).
    editions: ClassVar[dict[str, dict[str, str]]] = {
        edition: {"goals": "all"} for edition in ("classic", "jubilee", "italian")
    }

    def goals(self, rules: Rules) -> tuple[tuple[int, ...], tuple[str, ...]]:
        """Return five cells and eight cards."""
        return rules.laid["goal-places"], tuple(
            goal for goal, (_, count) in GOALS.items() for _ in range(count)
        )

    def goal_kinds(self, rules: Rules) -> dict[str, Goal]:
        """Return sacks, dragon and spider; treasure and stones are the base game's."""
        kinds: dict[str, Goal] = {sack: Sack(GOALS[sack][0], gold) for sack, gold in SACKS.items()}
        return {**kinds, "dragon": Dragon(GOALS["dragon"][0]), "spider": Spider(GOALS["spider"][0])}
