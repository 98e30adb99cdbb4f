"""Tables and games for the property tests, all drawn from the `random.Random` that is handed in.

A table is everything `Rules.build` wants to know. A label names a whole stream of games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

from saboteur import Game, Rules, RulesError
from saboteur.conformance.walks import EDITIONS, Pilot, some_pilot, walk, window

MODULES: tuple[tuple[str, ...], ...] = (
    (),
    ("greedy-dwarf",),
    ("sabotaged-dwarf",),
    ("greedy-dwarf", "sabotaged-dwarf"),
    ("tournament",),
    ("saboteur2",),
)
OPTIONS = {"placement": ("connected", "adjacent"), "gold": ("secret", "open"), "spare": ("dealt", "none")}
CORRIDOR = ("NSEW", "NSEW", "SEW", "EW", "EW", "NSEW")


class Table(NamedTuple):
    """What the players agreed on before the game."""

    players: int
    edition: str = "jubilee"
    modules: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()

    def rules(self) -> Rules:
        """Return the rules, built once."""
        return _rules(self)


@cache
def _rules(table: Table) -> Rules:
    return Rules.build(table.players, table.edition, table.modules, dict(table.options))


def some_table(rng: Random) -> Table:
    """Return any table that can be played."""
    while True:
        # A house rule is the exception.
        options = tuple((name, rng.choice((*values[:1] * 3, values[1]))) for name, values in OPTIONS.items())
        modules = rng.choice((*MODULES, (), ()))
        table = Table(
            rng.randint(2, 12) if "saboteur2" in modules else rng.randint(3, 10),
            rng.choice(EDITIONS),
            modules,
            options,
        )
        try:
            table.rules()
        except RulesError:
            continue
        return table


def some_game(rng: Random, table: Table | None = None) -> Game:
    """Return a game at its deal, or one in four times with a corridor laid most of the way."""
    table = table or some_table(rng)
    seed = f"{rng.random()}"
    if rng.random() < 0.25:
        return Game.from_position(table.rules(), corridor(rng, table.rules()), seed)
    return Game(table.rules(), seed)


def corridor(rng: Random, rules: Rules) -> dict[str, Any]:
    """Return a position dealt from the full decks, with a tunnel laid to the column before the goals."""
    deck = Counter(rules.deck) - Counter(CORRIDOR)
    cards = list(deck.elements())
    rng.shuffle(cards)
    size = rules.hand_size
    hands = [[cards.pop() for _ in range(size)] for _ in range(rules.players)]
    aside = [cards.pop() for _ in range(10)] if "saboteur2" in rules.modules else []
    left = rng.choice((0, 3, len(cards)))
    dwarves = list(rules.dwarf_deck)
    rng.shuffle(dwarves)
    return {
        "turn": rng.randrange(rules.players),
        "round": rng.randint(1, 3),
        "grid": {f"{x},0": card for x, card in enumerate(CORRIDOR, 1)},
        "hands": hands,
        "pile": cards[:left],
        "discard": cards[left:],
        "aside": aside,
        "dwarves": dwarves[: rules.players],
        "spare": dwarves[rules.players :],
    }


def walks(label: str, count: int) -> Iterator[tuple[Random, Game, Pilot]]:
    """Return games to walk through, all different."""
    for number in range(count):
        rng = Random(f"{label} {number}")
        yield rng, some_game(rng), some_pilot(rng)


def moments(label: str, games: int, every: int = 4) -> Iterator[tuple[Random, Game]]:
    """Show games at about one in `every` moments, and at every window that opens."""
    for number, (rng, game, guide) in enumerate(walks(label, games)):
        # Whatever a test draws, the walk stays the same.
        own = Random(f"{label} {number} looked at")
        if own.randrange(every) == 0:
            yield own, game
        for _ in walk(rng, game, guide):
            if own.randrange(every) == 0 or window(game) != "turn":
                yield own, game
