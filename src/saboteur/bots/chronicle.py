"""What everyone at the table saw in this round, as deeds: the memory all bots share.

A chronicle is a fold of public events. It can be rebuilt from them, so a bot needs no memory of its own and a
restart loses nothing. What else a seat knows is in its view.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple

from ..claims import Claim
from ..core.actions import Action
from ..core.cards import TILES, Tile
from ..core.cells import SIDE_LETTERS, cell_text, parse_cell
from ..core.events import GONE, Event
from ..core.rules import Rules
from ..core.view import View
from .advice import advice_for
from .survey import Survey, Ways
from .trust import is_dead_end

NOBODY: Final = -1
Amounts = Mapping[int, str]
NO_AMOUNTS: Final[Amounts] = {}
# What a claim about a goal amounts to, depending on where the treasure is.
TRUE_WORD: Final = "true word"
FALSE_WORD: Final = "false word"
Facts = Mapping[str, Any]


class Moment(NamedTuple):
    """What else everyone knew at one time: goals, and since which deed each seat has had its dwarf."""

    goals: Mapping[int, str | None]
    since: tuple[int, ...]
    # The dwarves given up before: which seat's, and from which deed on.
    former: tuple[tuple[int, int], ...]


class SeenDeed(NamedTuple):
    """One thing a seat did, as far as everyone could see what it meant."""

    seat: int
    kind: str
    # The seat it was aimed at.
    target: int
    # How far the tunnel was from the nearest goal, and whether the seat could lay path cards.
    stage: str
    blocked: bool
    # What the deed amounts to for each place of the treasure; empty if that does not matter.
    amounts: Amounts
    # Seats whose tools were broken.
    broken: frozenset[int]
    # The mark of the laid card, if it had one.
    mark: str
    # What happened, in the words of the public events, for the explanation of a move.
    what: str
    turn: int
    # Since which deed the seat has had its present dwarf, and how often goals had been moved.
    segment: int
    epoch: int
    # For a deed aimed at somebody: what was known then, and how the target was regarded, if anyone asked.
    moment: Moment | None = None
    regard: str = ""

    def amount(self, goal: int) -> str:
        """Return what the deed amounts to if the treasure is at this goal."""
        return self.amounts.get(goal) or (f"{self.kind} {self.regard}" if self.regard else self.kind)


class Chronicle:
    """The round so far as everyone saw it: the mine, the fronts, and every seat's deeds."""

    def __init__(self, rules: Rules, seen: Mapping[str, Any]) -> None:
        """Begin with a spectator's view, as plain data, before anything has happened."""
        self.rules = rules
        self._advice = advice_for(rules)
        self.tiles: dict[int, Tile] = {}
        self.lit: dict[int, int] = {}
        self.sites: dict[int, str] = {}
        self.reached: dict[int, int] = {}
        self.goals: dict[int, str | None] = {}
        self.looked: list[set[int]] = []
        self.front: list[list[str]] = []
        self.deeds: list[SeenDeed] = []
        # Deeds before these say nothing about the seats' present dwarves; how often goals were moved.
        self.since: list[int] = []
        self.epoch = 0
        # The former dwarves of players who changed theirs: which seat, and from which deed on.
        self.former: list[tuple[int, int]] = []
        self._heard: set[Claim] = set()
        # A cache of what others have derived from this chronicle.
        self.kept: dict[object, object] = {}
        self.turns = 0
        self._survey: Survey | None = None
        self._begin(seen.items())

    @classmethod
    def of(cls, view: View) -> Chronicle:
        """Begin from a view taken before anything has happened."""
        return cls(view.rules, view.as_dict())

    def _begin(self, seen: Iterable[tuple[str, Any]]) -> None:
        for key, value in seen:
            self._patch((key,), value)
        self.deeds = []
        self.since = [0] * self.rules.players
        self.former = []
        self.epoch = self.turns = 0
        self.kept = {}
        self._heard = set()

    def watch(self, events: Iterable[Event]) -> None:
        """Continue with events as a spectator may know them."""
        for event in events:
            facts, patch = event.facts, event.patch
            if event.kind == "round-began":
                self._begin((str(path[0]), value) for path, value in patch)
                continue
            note = self._advice.notes.get(event.kind) or _NOTES.get(event.kind)
            deed = note(self, event.seat, facts) if note else None
            if deed:
                self.deeds.append(deed)
            for path, value in patch:
                self._patch(path, value)

    # Words ---------------------------------------------------------------------------------------

    def hear(self, claims: Iterable[Claim]) -> None:
        """Add the round's claims; those heard before are ignored."""
        for claim in claims:
            if claim not in self._heard:
                self._heard.add(claim)
                deed = self._claimed(claim)
                if deed:
                    self.deeds.append(deed)

    def _claimed(self, claim: Claim) -> SeenDeed | None:
        if claim.kind in ("suspect", "trust") and claim.about != claim.seat:
            return self._deed(claim.seat, claim.kind, f"{claim.kind} p{claim.about + 1}", target=claim.about)
        cell = parse_cell(claim.cell)
        if claim.kind != "saw-goal" or claim.word not in ("gold", "stone") or cell is None:
            return None
        # A player who has not looked cannot have seen it, so nobody draws conclusions.
        if cell not in self.looked[claim.seat]:
            return None
        true = {goal: (goal == cell) == (claim.word == "gold") for goal in self.goals}
        amounts = {goal: TRUE_WORD if said else FALSE_WORD for goal, said in true.items()}
        return self._deed(claim.seat, "claim", f"claim {claim.cell} {claim.word}", amounts)

    # Deeds ---------------------------------------------------------------------------------------

    def imagine(self, seat: int, action: Action) -> SeenDeed | None:
        """Return the deed everyone would see in an action; None if it would say nothing."""
        if action.verb == "place":
            return self._placed(seat, {"cell": cell_text(action.cell), "card": action.tile})
        if action.verb == "pass":
            return self._passed(seat, {"count": len(action.cards)})
        if action.verb != "play":
            return None
        facts = {"target": action.seat, "card": action.card, "cell": cell_text(action.cell)}
        note = self._advice.seen_as.get(action.card)
        return note(self, seat, facts) if note else None

    def _deed(
        self,
        seat: int,
        kind: str,
        what: str,
        amounts: Amounts = NO_AMOUNTS,
        target: int = NOBODY,
        mark: str = "",
    ) -> SeenDeed:
        whole = self.rules.blocking.keys().isdisjoint
        broken = frozenset([s for s, cards in enumerate(self.front) if cards and not whole(cards)])
        stage = stage_of(self.survey().nearest)
        when = (self.turns, self.since[seat], self.epoch, self.moment() if target >= 0 else None)
        return SeenDeed(seat, kind, target, stage, seat in broken, amounts, broken, mark, what, *when)

    def moment(self) -> Moment:
        """Return what everyone knows by now."""
        return Moment(dict(self.goals), tuple(self.since), tuple(self.former))

    def survey(self) -> Survey:
        """Return a survey that weighs all face-down goals equally."""
        if self._survey is None:
            hidden = self.hidden()
            self._survey = Survey(self, dict.fromkeys(hidden, 1 / max(len(hidden), 1)))
        return self._survey

    def hidden(self) -> list[int]:
        """Return the cells of the goals that lie face down."""
        return [cell for cell, kind in self.sites.items() if kind == "goal"]

    def _placed(self, seat: int, facts: Facts) -> SeenDeed | None:
        cell, tile = parse_cell(facts["cell"]), TILES.get(facts["card"])
        if cell is None or tile is None:
            return None
        survey = self.survey()
        amounts = self._steps(seat, survey.ways(), survey.ways_after(tile, cell), is_dead_end(tile))
        return self._deed(seat, "place", f"place {tile.text} {facts['cell']}", amounts, mark=tile.mark)

    def collapsed(self, seat: int, facts: Facts) -> SeenDeed | None:
        """Note a card that was removed."""
        cell = parse_cell(facts["cell"])
        if cell is None or cell not in self.tiles:
            return None
        survey = self.survey()
        steps = self._steps(seat, survey.ways(), survey.ways_without(cell), False)
        amounts = {goal: _FALLS[step] for goal, step in steps.items()}
        return self._deed(seat, "rockfall", f"rockfall {facts['cell']}", amounts)

    def _steps(self, seat: int, before: Ways, after: Ways, dead: bool) -> dict[int, str]:
        """Return what a change of distances amounts to, given where the treasure is and what the seat saw."""
        seen = self.looked[seat]
        unseen = [goal for goal in before if goal not in seen] or list(before)
        gains = {goal: before[goal] - after[goal] for goal in before}
        blind = sum(gains[goal] for goal in unseen) / max(len(unseen), 1)
        return {goal: _step(gains[goal] if goal in seen else blind, dead) for goal in before}

    def looked_at(self, seat: int, facts: Facts) -> SeenDeed:
        """Note a look at a goal."""
        return self._deed(seat, "map", f"map {facts['cell']}")

    def _passed(self, seat: int, facts: Facts) -> SeenDeed:
        return self._deed(seat, "pass", f"pass {facts['count']}")

    def broke(self, seat: int, facts: Facts) -> SeenDeed:
        """Note a deed that hinders somebody."""
        return self._towards("break", seat, facts)

    def repaired(self, seat: int, facts: Facts) -> SeenDeed:
        """Note a deed that helps somebody."""
        return self._towards("repair", seat, facts)

    def _towards(self, kind: str, seat: int, facts: Facts) -> SeenDeed:
        target = facts["target"]
        what = f"{facts['card']} p{target + 1}"
        if target == seat:
            return self._deed(seat, f"{kind} self", what)
        return self._deed(seat, kind, what, target=target)

    # What lies there, though no patch of the grid says so -----------------------------------------

    def lies(self, seat: int, facts: Facts) -> None:
        """Add a card to the mine."""
        cell = parse_cell(facts["cell"])
        if cell is not None and facts.get("card") in TILES:
            self.tiles[cell] = TILES[facts["card"]]

    def gone(self, seat: int, facts: Facts) -> None:
        """Remove a card from the mine."""
        self.tiles.pop(parse_cell(facts["cell"]) or 0, None)

    # What voids what was seen before -------------------------------------------------------------

    def _turn(self, seat: int, facts: Facts) -> None:
        self.turns += 1

    def changed(self, seat: int, facts: Facts) -> None:
        """Note that somebody now has another dwarf."""
        changed = facts.get("target", seat)
        self.former.append((changed, self.since[changed]))
        self.since[changed] = len(self.deeds)

    def dealt_again(self, seat: int, facts: Facts) -> None:
        """Note that everyone may have another dwarf."""
        self.since = [len(self.deeds)] * self.rules.players
        self.former = []

    def goals_moved(self, seat: int, facts: Facts) -> None:
        """Note that the treasure may be elsewhere now."""
        self.epoch += 1

    # The fold ------------------------------------------------------------------------------------

    def _patch(self, path: tuple[str | int, ...], value: Any) -> None:
        """Apply a patch to the table; ignore what a chronicle does not need."""
        key, inner = path[0], path[1:]
        if key in ("grid", "lit", "sites", "goals", "ext"):
            self._survey = None
        match key:
            case "goals" if len(inner) > 1:
                self._patch_goal(parse_cell(str(inner[0])), str(inner[1]), value)
            case "grid" | "lit" | "sites" | "goals":
                self._patch_cells(str(key), {str(inner[0]): value} if inner else value, not inner)
            case "looked" | "front":
                self._patch_seats(str(key), inner, value)
            case "ext":
                self._patch_landmarks(value if not inner else {})

    def _patch_cells(self, key: str, values: Mapping[str, Any], anew: bool) -> None:
        kept: Any = {"lit": self.lit, "sites": self.sites, "goals": self.goals}.get(key, self.tiles)
        if anew:
            kept.clear()
            if key == "grid":
                self.tiles[0] = TILES["NSEW"]
        for text, value in values.items():
            cell = parse_cell(text)
            if cell is None:
                continue
            if value == GONE:
                kept.pop(cell, None)
            else:
                self._set(key, cell, value)

    def _set(self, key: str, cell: int, value: Any) -> None:
        match key:
            case "grid":
                self.tiles[cell] = TILES[value]
            case "lit":
                self.lit[cell] = sum(SIDE_LETTERS[letter] for letter in value)
            case "sites":
                self.sites[cell] = value
            case "goals":
                self.goals[cell] = value["card"]
                if value["lies"]:
                    self.tiles[cell] = TILES[value["lies"]]

    def _patch_goal(self, cell: int | None, part: str, value: Any) -> None:
        if cell is not None and part == "card":
            self.goals[cell] = value

    def _patch_seats(self, key: str, inner: tuple[str | int, ...], value: Any) -> None:
        rows: Any = self.looked if key == "looked" else self.front
        make: Callable[[Any], Any] = _cells if key == "looked" else list
        if not inner:
            rows[:] = [make(row) for row in value]
        elif len(inner) == 1:
            rows[int(inner[0])] = make(value)

    def _patch_landmarks(self, ext: Mapping[str, Any]) -> None:
        """Lay the set-up cards that boxes show."""
        for shown in ext.values():
            if isinstance(shown, dict) and shown.get("card") in TILES:
                cell = parse_cell(str(shown.get("cell")))
                if cell is not None:
                    self.tiles[cell] = TILES[shown["card"]]


def _cells(texts: Iterable[str]) -> set[int]:
    return {cell for text in texts if (cell := parse_cell(text)) is not None}


def stage_of(nearest: float) -> str:
    """Return the stage of the round by how many cards the tunnel still needs to the nearest goal."""
    return "end" if nearest <= 2 else "middle" if nearest <= 5 else "start"


def _step(gain: float, dead: bool) -> str:
    """Return what a path card amounts to that brings the tunnel this many cards nearer."""
    if dead:
        return "dead end in the way" if gain < -0.05 else "dead end aside"
    if gain > 0.75:
        return "ahead"
    if gain > 0.05:
        return "nearer"
    return "aside" if gain > -0.05 else "back"


Note = Callable[[Chronicle, int, Facts], SeenDeed | None]
_FALLS: Final = {
    "ahead": "rockfall that helps", "nearer": "rockfall that helps", "aside": "rockfall aside",
    "back": "rockfall that harms",
}  # fmt: skip


# What everyone notes in every game; boxes add their own.
_NOTES: Final[dict[str, Note]] = {
    "turn": Chronicle._turn,
    "placed": Chronicle._placed,
    "passed": Chronicle._passed,
}
