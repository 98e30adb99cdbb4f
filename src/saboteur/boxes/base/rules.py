"""The base game: cards, set-up, goals and gold (rulebook sections 2 to 7)."""

from __future__ import annotations

from typing import ClassVar, Final

from saboteur.modding import (
    NOBODY,
    Deed,
    Effect,
    Goal,
    GoalSite,
    Module,
    Out,
    Pass,
    Payout,
    Place,
    Play,
    Rules,
    SetupCards,
    Share,
    Site,
    State,
    cell_at,
    chips_of,
    finish_round,
    seats_of,
)

from .action_cards import BREAKS, DOUBLE_REPAIRS, REPAIRS, Break, Map, Repair, Rockfall

PATHS: Final = (
    ("NSEW", 5), ("SEW", 5), ("NSW", 5), ("NS", 4), ("EW", 3), ("SW", 5), ("SE", 4),
    ("N|S|E|W", 1), ("S|E|W", 1), ("N|S|W", 1), ("N|S", 1), ("E|W", 1), ("S|W", 1), ("S|E", 1),
    ("S", 1), ("W", 1),
)  # fmt: skip
ACTIONS: Final = (
    *((card, 3) for card in BREAKS),
    *((card, 2) for card in REPAIRS),
    *((card, 1) for card in DOUBLE_REPAIRS),
    ("rockfall", 3),
    ("map", 6),
)
GOLD: Final = (1,) * 16 + (2,) * 8 + (3,) * 4
GOAL_CELLS: Final = (cell_at(8, -2), cell_at(8, 0), cell_at(8, 2))
# So that at least three path cards are needed, wherever a table lays its goals (SETUP-8).
GOALS_AWAY: Final = 4
GOALS: Final = {"treasure": "NSEW", "stone-a": "NW", "stone-b": "SW"}
# Players -> saboteurs, diggers (SETUP-1).
DWARVES: Final = {
    3: (1, 3), 4: (1, 4), 5: (2, 4), 6: (2, 5), 7: (3, 5), 8: (3, 6), 9: (3, 7), 10: (4, 7),
}  # fmt: skip
# Saboteurs among the players -> gold for each (GOLD-4).
SABOTEUR_GOLD: Final = {1: 4, 2: 3, 3: 3, 4: 2}


class Treasure(Goal):
    """The treasure ends the round at once (GOAL-2); the seat that reached it is the finder (GOAL-5)."""

    always = True

    def opened(self, rules: Rules, state: State, by: int, out: Out) -> None:
        finish_round(rules, state, by, out)


class Base(Module):
    """The base game for 3 to 10 players."""

    key = "base"
    title = "the base game"
    players = (3, 10)
    options: ClassVar[dict[str, tuple[str, ...]]] = {
        "placement": ("connected", "adjacent"),
        "gold": ("secret", "open"),
        "spare": ("dealt", "none"),
        # Our addition, for a quick game; GOLD-7 has three.
        "rounds": ("3", "1"),
    }
    layouts: ClassVar[dict[str, SetupCards]] = {
        "goal-places": SetupCards("SETUP-2", GOAL_CELLS, far=GOALS_AWAY)
    }
    editions: ClassVar[dict[str, dict[str, str]]] = {
        "classic": {"gold": "players", "goldpile": "stay", "goals": "one", "starter": "turn"},
        "jubilee": {"gold": "diggers", "goldpile": "shuffle", "goals": "all", "starter": "layer"},
        "italian": {"gold": "players", "goldpile": "stay", "goals": "one", "starter": "turn"},
    }

    def cards(self, rules: Rules) -> list[tuple[str, int]]:
        """Return 40 path cards and 27 action cards (SETUP-3)."""
        return [*PATHS, *ACTIONS]

    def effects(self, rules: Rules) -> dict[str, Effect]:
        """Return what the action cards do."""
        effects: dict[str, Effect] = {card: Break(card) for card in BREAKS}
        for card, tools in {**REPAIRS, **DOUBLE_REPAIRS}.items():
            effects[card] = Repair(card, tools)
        return {**effects, "rockfall": Rockfall(), "map": Map()}

    def deeds(self, rules: Rules) -> dict[str, Deed]:
        """Return lay, play and pass (TURN-1)."""
        return {"place": Place(), "play": Play(), "pass": Pass()}

    def sites(self, rules: Rules) -> dict[str, Site]:
        return {"goal": GoalSite()}

    def goal_kinds(self, rules: Rules) -> dict[str, Goal]:
        """Return treasure and stones (SETUP-2)."""
        return {goal: Treasure(shape) if goal == "treasure" else Goal(shape) for goal, shape in GOALS.items()}

    def blocking(self, rules: Rules) -> dict[str, str]:
        """Return the broken tools (PATH-5)."""
        return dict.fromkeys(BREAKS, "tool-broken")

    def dwarves(self, rules: Rules) -> tuple[str, ...]:
        """Return the dwarf cards by number of players (SETUP-1)."""
        if rules.players not in DWARVES:
            return ()
        saboteurs, diggers = DWARVES[rules.players]
        diggers -= rules.options["spare"] == "none"
        return ("saboteur",) * saboteurs + ("digger",) * diggers

    def goals(self, rules: Rules) -> tuple[tuple[int, ...], tuple[str, ...]]:
        """Return the three goals and their cells (SETUP-2)."""
        return rules.laid["goal-places"], tuple(GOALS)

    def hand_size(self, rules: Rules) -> int:
        """Return 6, 5 or 4 cards by number of players (SETUP-3)."""
        return 6 if rules.players <= 5 else 5 if rules.players <= 7 else 4

    def gold_deck(self, rules: Rules) -> tuple[int, ...]:
        """Return the 28 gold cards (SETUP-4)."""
        return GOLD

    def score(self, rules: Rules, state: State, finder: int) -> Payout:
        """Return the payout of a round (GOLD-1 to GOLD-5)."""
        if finder == NOBODY:
            saboteurs = seats_of(state, "saboteur", state.start, 1)
            gold = SABOTEUR_GOLD.get(len(saboteurs), 2)
            side = "saboteurs" if saboteurs else "nobody"
            shares = tuple([Share(s, "saboteurs", gold, "GOLD-4", len(saboteurs)) for s in saboteurs])
            return Payout(side, finder, saboteurs, sums=chips_of(shares), shares=shares)
        diggers = seats_of(state, "digger", finder, -state.direction)
        count = len(diggers) if rules.switches["gold"] == "diggers" else min(rules.players, 9)
        shares = tuple([Share(s, "gold-cards", None, "GOLD-2", count, len(diggers)) for s in diggers])
        return Payout("diggers", finder, diggers, cards=count, sharers=diggers, shares=shares)
