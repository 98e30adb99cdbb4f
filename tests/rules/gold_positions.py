"""Positions one action before the end of a round, and games that are guided to the goals."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from saboteur import Action, Game, Rules

PositionData = dict[str, Any]

EDITIONS = ("classic", "jubilee", "italian")
# ED-GOLD: in these editions one gold card is drawn per player, nine with ten players.
PER_PLAYER = ("classic", "italian")
CORRIDOR = {f"{x},0": "EW" for x in range(1, 7)}
GOALS = {"8,-2": "stone-a", "8,0": "treasure", "8,2": "stone-b"}
FIND = "place EW 7,0"
GIVE_UP = "pass map"


# -- one action before the end --------------------------------------------------------------------


def band(players: int, *saboteurs: int, greedy: Sequence[int] = ()) -> list[str]:
    """Everyone's dwarf: saboteurs and greedy dwarves at these seats, all others dig."""
    dwarves = ["digger"] * players
    for seat in saboteurs:
        dwarves[seat] = "saboteur"
    for seat in greedy:
        dwarves[seat] = "greedy"
    return dwarves


def last_moment(dwarves: list[str], turn: int, card: str, **more: Any) -> PositionData:
    """One card is left in the game; the corridor ends one cell before the treasure."""
    hands: list[list[str]] = [[] for _ in dwarves]
    hands[turn] = [card]
    mine = {"grid": CORRIDOR, "goals": GOALS, "turn": turn}
    return {**mine, "hands": hands, "dwarves": dwarves, **more}


def found(rules: Rules, dwarves: list[str], finder: int, **more: Any) -> Game:
    """A game in which this seat has just reached the treasure."""
    game = Game.from_position(rules, last_moment(dwarves, finder, "EW", **more), seed="gold")
    game.play(finder, FIND)
    return game


def given_up(rules: Rules, dwarves: list[str], turn: int = 0, **more: Any) -> Game:
    """A game in which the last card has just been passed, the treasure unfound (END-1)."""
    game = Game.from_position(rules, last_moment(dwarves, turn, "map", **more), seed="gold")
    game.play(turn, GIVE_UP)
    return game


def choosing_goal(rules: Rules, **more: Any) -> Game:
    """A game in which p1 has just reached two goals, a stone above and the treasure below."""
    grid = {"0,-1": "SE", **{f"{x},-1": "EW" for x in range(1, 8)}}
    position = last_moment(band(rules.players, 1), 0, "NSW", **{"grid": grid, **more})
    game = Game.from_position(rules, position, seed="gold")
    game.play(0, "place NSW 8,-1")
    return game


def turning_stone(rules: Rules, **more: Any) -> Game:
    """A game in which p1 has just reached a stone that fits neither way: a wall lies below it."""
    grid = {"0,1": "NS", "0,2": "NE", **{f"{x},2": "EW" for x in range(1, 7)}, "8,3": "EW"}
    position = last_moment(band(rules.players, 1), 0, "EW", **{"grid": grid, **more})
    game = Game.from_position(rules, position, seed="gold")
    game.play(0, "place EW 7,2")
    return game


def take_best(game: Game) -> list[int]:
    """Let each chooser take the highest card, and say who chose; the last card goes by itself."""
    takers, number = [], game.round
    while game.round == number and game.actors and can_take(game):
        (seat,) = game.actors
        takers.append(seat)
        game.play(seat, game.legal(seat)[-1])
    return takers


def can_take(game: Game) -> bool:
    """Whether someone is choosing a gold card now."""
    return all(str(action).startswith("take ") for action in game.legal(game.actors[0]))


def round_about(dwarves: list[str], finder: int, count: int, kind: str = "digger") -> list[int]:
    """Who takes each of so many gold cards: counter-clockwise from the finder (GOLD-2)."""
    order = [seat % len(dwarves) for seat in range(finder, finder - len(dwarves), -1)]
    takers = [seat for seat in order if dwarves[seat] == kind]
    return [takers[turn % len(takers)] for turn in range(count)]


def gold_cards(game: Game) -> list[int]:
    """How many gold cards everyone took, as every spectator sees it."""
    cards: list[int] = game.view(None).as_dict()["gold_cards"]
    return cards


# -- whole games ----------------------------------------------------------------------------------


def eastward(action: Action) -> int:
    """How far a placement brings the tunnel to the goals; other actions bring nothing."""
    words = str(action).split()
    if words[0] != "place":
        return -1
    x, y = map(int, words[2].split(","))
    joined = all(len(tunnel) > 1 for tunnel in words[1].split("|"))
    ways_on = {"E": x < 8, "N": y > 0 or x > 7, "S": y < 0 or x > 7}
    return 10 * x * joined + sum(ways_on.get(side, False) for side in words[1]) - abs(y)


def choice(game: Game, rng: Random, *, push: float = 0.8) -> tuple[int, Action]:
    """Pick who acts and how: mostly the placement that goes farthest east."""
    seat = rng.choice(game.actors)
    options = game.legal(seat)
    best = max(options, key=eastward)
    push_on = rng.random() < push and eastward(best) >= 0
    return seat, best if push_on else rng.choice(options)


def guided(rules: Rules, seed: str, *, push: float = 0.8) -> Iterator[Game]:
    """One game again and again, before every action and once when it is over."""
    rng, game = Random(seed), Game(rules, seed=seed)
    while not game.over:
        yield game
        game.play(*choice(game, rng, push=push))
    yield game


def played(rules: Rules, seed: str, moves: int | None = None) -> Game:
    """A guided game after so many actions, or at its end."""
    for number, game in enumerate(guided(rules, seed)):
        if number == moves or game.over:
            break
    return game
