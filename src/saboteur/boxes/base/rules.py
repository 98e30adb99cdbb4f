"""The base game: cards, set-up, goals and gold (rulebook sections 2 to 7)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from saboteur.modding import (
    EVERYONE,
    NOBODY,
    Deed,
    DrawsWindow,
    Effect,
    EffectWindow,
    EndWindow,
    FinishWindow,
    Given,
    Goal,
    GoalSite,
    KeepWindow,
    LieWindow,
    Module,
    NextRoundWindow,
    OpenWindow,
    Out,
    Pass,
    Payout,
    PayWindow,
    Place,
    Plan,
    Play,
    RoundEndWindow,
    Rules,
    ShareWindow,
    Site,
    SitesWindow,
    State,
    Take,
    TakeWindow,
    TurnWindow,
    Window,
    cell_at,
    cell_text,
    finish_round,
    parse_cell,
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
GOALS: Final = {"treasure": "NSEW", "stone-a": "NW", "stone-b": "SW"}
# Players -> saboteurs, diggers (SETUP-1).
DWARVES: Final = {
    3: (1, 3), 4: (1, 4), 5: (2, 4), 6: (2, 5), 7: (3, 5), 8: (3, 6), 9: (3, 7), 10: (4, 7),
}  # fmt: skip
# Saboteurs among the players -> gold for each (GOLD-4).
SABOTEUR_GOLD: Final = {1: 4, 2: 3, 3: 3, 4: 2}


class Treasure(Goal):
    """The treasure ends the round at once (GOAL-2); who made it reached is the finder (GOAL-5)."""

    always = True

    def opened(self, rules: Rules, state: State, by: int, out: Out) -> None:
        """End the round."""
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
        # Ours, for a quick game; GOLD-7 has three.
        "rounds": ("3", "1"),
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

    def windows(self, rules: Rules) -> dict[str, Window]:
        """Return the machine's own windows."""
        return {
            "turn": TurnWindow(), "effect": EffectWindow(), "end": EndWindow(), "draws": DrawsWindow(),
            "sites": SitesWindow(), "open": OpenWindow(), "lie": LieWindow(), "keep": KeepWindow(),
            "finish": FinishWindow(), "pay": PayWindow(), "share": ShareWindow(), "take": TakeWindow(),
            "round-end": RoundEndWindow(), "next-round": NextRoundWindow(), "over": Window(),
        }  # fmt: skip

    def deeds(self, rules: Rules) -> dict[str, Deed]:
        """Return lay, play and pass (TURN-1)."""
        return {"place": Place(), "play": Play(), "pass": Pass()}

    def sites(self, rules: Rules) -> dict[str, Site]:
        """Return the goals."""
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
        return GOAL_CELLS, tuple(GOALS)

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
            return Payout(side, finder, saboteurs, sums=tuple([(s, gold) for s in saboteurs]))
        diggers = seats_of(state, "digger", finder, -state.direction)
        count = len(diggers) if rules.switches["gold"] == "diggers" else min(rules.players, 9)
        return Payout("diggers", finder, diggers, cards=count, sharers=diggers)

    def view_ext(self, rules: Rules, state: State, seat: int | None) -> None:
        """Show nothing: all of it has fields of its own in the view."""

    def encode_ext(self, rules: Rules, state: State) -> dict[str, Any]:
        """Write what a position has no key for: who reached what, who knows which gold and discard."""
        return {
            "reached": {cell_text(cell): seat for cell, seat in state.reached.items()},
            "plan": [list(step) for step in state.plan],
            "gold_cards": list(state.gold_cards),
            "awarded": list(state.awarded),
            "takes": [[*take[:3], list(take.cards)] for take in state.takes],
            "discard_seen": list(state.discard_seen),
            "dwarf_seen": list(state.dwarf_seen),
            "spare_seen": {str(place): mask for place, mask in state.spare_seen.items()},
            "proved": sorted(state.proved),
            "given": [[g.by, g.holder, list(g.cards), list(g.discards), g.least] for g in state.given],
        }

    def decode_ext(self, rules: Rules, state: State, data: Any) -> None:
        """Read it again; by default nobody has seen a discard, and gold is in one card."""
        data = {} if data is None else data
        nobody = (0,) * rules.players
        reached = {parse_cell(text): seat for text, seat in data.get("reached", {}).items()}
        numbers([*reached.values()], len(reached), rules.players)
        state.reached = {c: reached.get(c, by) for c, by in state.reached.items()}
        one_each = [min(gold, 1) for gold in state.gold] if rules.gold_deck else nobody
        state.gold_cards = numbers(data.get("gold_cards", one_each), rules.players)
        awarded = data.get("awarded", nobody)
        numbers([abs(amount) for amount in awarded], rules.players)  # who paid more than he was given
        state.awarded = tuple(awarded)
        state.takes = tuple(self._take(rules, entry) for entry in data.get("takes", ()))
        seen = data.get("discard_seen", [0] * len(state.discard))
        numbers([mask - EVERYONE for mask in seen], len(state.discard))
        state.discard_seen = list(seen)
        hats = data.get("dwarf_seen", [0] * len(state.dwarf_discard))
        numbers([mask - EVERYONE for mask in hats], len(state.dwarf_discard))
        state.dwarf_seen = tuple(hats)
        spare = {int(place): mask for place, mask in data.get("spare_seen", {}).items()}
        numbers([*spare, *(mask - EVERYONE for mask in spare.values())], 2 * len(spare))
        numbers([*spare], len(spare), len(state.spare))
        state.spare_seen = spare
        proved = data.get("proved", ())
        state.proved = {s: state.dwarves[s] for s in numbers(proved, len(proved), rules.players)}
        state.given = tuple(self._given(rules, state, entry) for entry in data.get("given", ()))
        if "plan" in data:
            state.plan = self._plan(rules, state, data["plan"])

    def _take(self, rules: Rules, entry: Any) -> Take:
        round_, seat, value, cards = entry
        numbers([round_, value, *cards], len(cards) + 2)
        numbers([seat], 1, rules.players)
        return Take(round_, seat, value, tuple(cards))

    def _given(self, rules: Rules, state: State, entry: Any) -> Given:
        by, holder, cards, discards, least = entry
        numbers([by, holder - NOBODY], 2, rules.players + 1)
        numbers([least], 1, len(cards) + 1)
        numbers(discards, len(discards), len(state.discard))
        if any(card not in rules.rank for card in cards) or by >= rules.players:
            raise ValueError(f"{entry} names what is not there")
        return Given(by, holder, tuple(cards), tuple(discards), least)

    def _plan(self, rules: Rules, state: State, steps: Any) -> Plan:
        plan = tuple((str(kind), seat) for kind, seat in steps)
        numbers([seat for _, seat in plan], len(plan), rules.players)
        if any(kind != "draw" and kind not in rules.draws for kind, _ in plan):
            raise ValueError("'plan' names a draw that these rules do not have")
        return plan


def numbers(values: Any, count: int, below: int = 1 << 62) -> tuple[int, ...]:
    """Return so many whole numbers, none negative, or raise ValueError."""
    if len(values) != count or any(type(v) is not int or not 0 <= v < below for v in values):
        raise ValueError(f"{values} should be {count} numbers")
    return tuple(values)
