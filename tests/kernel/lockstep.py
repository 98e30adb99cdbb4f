"""Plays the kernel and the reference engine in lock step, and compares what is legal, positions, results."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from saboteur.core import engine
from saboteur.core.actions import Action
from saboteur.core.caches import Memo
from saboteur.core.cards import TILES
from saboteur.core.cells import xy
from saboteur.core.position import to_position
from saboteur.core.rules import Rules
from saboteur.core.state import State
from saboteur.core.view import View
from saboteur.kernel.back import Writer
from saboteur.kernel.bridge import Reader
from saboteur.kernel.machine import Machine
from saboteur.kernel.notation import ActionsOf
from saboteur.kernel.state import DEAL, OVER, TURN, grid_cell

Position = dict[str, Any]
EDITIONS = ("classic", "jubilee", "italian")
# The boxes of a table, and how many may play.
TABLES: tuple[tuple[tuple[str, ...], int, int], ...] = (
    ((), 3, 10),
    (("saboteur2",), 2, 12),
    (("saboteur2",), 2, 12),
    (("greedy-dwarf",), 3, 10),
    (("sabotaged-dwarf", "greedy-dwarf"), 3, 10),
    (("tournament",), 5, 9),
)


def some_rules(rng: Random) -> Rules:
    """Return any rules that the kernel knows."""
    modules, low, high = rng.choice(TABLES)
    options = {"placement": rng.choice(("connected", "connected", "adjacent"))}
    options["gold"], options["rounds"] = rng.choice(("secret", "open")), rng.choice("331")
    if options["gold"] == "open" and options["rounds"] == "1":
        options["goal-places"] = "4,-3 6,0 5,3"
    if not modules:
        options["spare"] = rng.choice(("dealt", "none"))
    return Rules.build(rng.randint(low, high), rng.choice(EDITIONS), modules, options)


def position_of(rules: Rules, state: State) -> Position:
    """Return a position; in which order goals became due to be opened does not matter."""
    position = to_position(rules, state)
    for entry in position["pending"]:
        about = entry["data"]
        if isinstance(about, dict) and "due" in about:
            entry["data"] = {
                "due": sorted(about["due"]),
                "left": sorted(about["left"]),
                "choices": [sorted(group) for group in about["choices"]],
            }
    return position


def cards_at_tables() -> set[str]:
    """Return every card that is dealt at these tables, path cards as they are counted when they are laid."""
    decks = [Rules.build(low, edition, boxes).deck for boxes, low, _ in TABLES for edition in EDITIONS]
    paths = {tile.card for tile in TILES.values()}
    return {f"lays {card}" if card in paths else card for deck in decks for card in deck}


class TextsOf(Memo[int, str]):
    """The kernel's number of an action -> its text, worked out once."""

    def __init__(self, actions: ActionsOf) -> None:
        super().__init__()
        self._actions = actions

    def make(self, key: int) -> str:
        return self._actions[key].text


class Pair:
    """One game in both engines."""

    def __init__(self, rules: Rules, state: State) -> None:
        """Begin with a state of the reference."""
        self.rules = rules
        self.state = state
        self.machine = Machine(rules)
        self.actions = ActionsOf(self.machine.table)
        self.texts = TextsOf(self.actions)
        self.games = self.machine.games()
        self.seen: Counter[str] = Counter()
        self.read()

    def read(self) -> None:
        """Take the kernel's record anew from the reference."""
        Reader(self.machine, self.games).read(self.state)

    def legal(self) -> dict[Action, int]:
        """Return what is legal in both, with the kernel's numbers."""
        codes = [int(code) for code in self.machine.legal(self.games)]
        if self.outgrown:
            self.seen["outgrown"] += 1
            return {}
        seat = engine.actors(self.state)[0]
        assert self.machine.seat(self.games) == seat
        found = {self.texts[code]: code for code in codes}
        wanted = {action.text: action for action in engine.legal(self.rules, self.state, seat)}
        assert found.keys() == wanted.keys(), found.keys() ^ wanted.keys()
        assert len(codes) == len(found)
        return {action: found[text] for text, action in wanted.items()}

    @property
    def outgrown(self) -> bool:
        """Tell whether the kernel says that the mine is too large for it."""
        return bool(self.games[0]["edge"])

    def play(self, action: Action, code: int) -> None:
        """Play the same in both."""
        (seat, *_) = engine.actors(self.state)
        self.seen[action.card if action.verb == "play" else action.verb] += 1
        if action.verb == "place":
            self.seen[f"lays {TILES[action.tile].card}"] += 1
        before = self.state.round, self.state.revealed
        self.machine.play(self.games, code)
        engine.play(self.rules, self.state, seat, action, trusted=True, events=False)
        record = self.games[0]
        assert not record["fault"]
        if before != (self.state.round, self.state.revealed):
            self.seen[f"ended: {self.machine.table.sides[int(record['side'])]}"] += not before[1]
        if record["phase"] == DEAL:
            dealt = self.back()
            engine._run(self.rules, dealt, None)
            assert position_of(self.rules, dealt) == position_of(self.rules, self.state)
            Reader(self.machine, self.games).read(dealt)

    def back(self) -> State:
        """Return the kernel's record as a state of the reference."""
        return Writer(self.machine.table, self.games).state(self.state.seed)

    def compare(self) -> None:
        """Compare positions, what every seat sees, and light."""
        back, record = self.back(), self.games[0]
        assert position_of(self.rules, back) == position_of(self.rules, self.state)
        for seat in (None, *range(self.rules.players)):
            assert View(self.rules, back, seat).as_dict() == View(self.rules, self.state, seat).as_dict()
        loose = [int(place) for place in record["loose"][: record["n_loose"]]]
        lit = {grid_cell(place): int(record["lit"][place]) for place in loose if record["lit"][place]}
        assert lit == {cell: sides for cell, sides in self.state.lit.items() if cell not in self.state.fixed}
        live = [int(place) for place in record["live"][: record["n_live"]]]
        assert {grid_cell(place) for place in live} == set(self.state.live)


def chosen(legal: dict[Action, int], rng: Random, guided: bool) -> Action:
    """Choose at random, rare kinds too; if guided, mostly the placement nearest to a goal."""
    actions = list(legal)
    places = [action for action in actions if action.verb == "place"]
    if guided and places and rng.random() < 0.8:
        row = rng.choice((-2, 0, 0, 2))
        return min(places, key=lambda action: (_way(action, row), "|" in action.tile, rng.random()))
    if rng.random() < 0.5:  # else there are few plays among many passes
        kind = rng.choice(sorted({(action.verb, action.card) for action in actions}))
        actions = [action for action in actions if (action.verb, action.card) == kind]
    return rng.choice(actions)


def _way(action: Action, row: int) -> int:
    x, y = xy(action.cell)
    return abs(8 - x) + abs(row - y)


def play_on(pair: Pair, rng: Random, every: int, most: int) -> int:
    """Play to the end of the game, or for so many steps; compare whole positions now and then."""
    guided, steps = rng.random() < 0.6, 0
    while engine.actors(pair.state) and steps < most:
        legal = pair.legal()
        if pair.outgrown:
            return steps
        action = chosen(legal, rng, guided)
        pair.play(action, legal[action])
        steps += 1
        if pair.games[0]["phase"] != TURN or rng.randrange(every) == 0:
            pair.compare()
        if rng.randrange(4 * every) == 0:
            pair.read()
    if not engine.actors(pair.state):
        assert pair.games[0]["phase"] == OVER
    return steps


def lock_steps(seed: str, steps: int, every: int) -> Counter[str]:
    """Play so many steps of games by any rules; return what happened in them."""
    rng, total = Random(seed), 0
    seen: Counter[str] = Counter()
    while total < steps:
        rules = some_rules(rng)
        pair = Pair(rules, engine.new_game(rules, rng.randbytes(32)))
        try:
            total += play_on(pair, rng, every, steps - total)
        except AssertionError as error:
            raise AssertionError(f"{rules!r}, seed {pair.state.seed.hex()}: {error}") from error
        seen += pair.seen
    return seen
