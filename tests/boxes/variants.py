"""What tests of variants share: dwarves dealt, path cards, and gold to be drawn."""

from rules.gold_positions import GOALS
from saboteur import Game, Rules

# Players -> saboteurs, diggers (SETUP-1); saboteurs, diggers, greedy dwarves (TOUR-1).
BASE = {3: (1, 3), 4: (1, 4), 5: (2, 4), 6: (2, 5), 7: (3, 5), 8: (3, 6), 9: (3, 7), 10: (4, 7)}
TOURNAMENT = {5: (1, 3, 1), 6: (2, 3, 1), 7: (2, 3, 2), 8: (3, 3, 2), 9: (3, 4, 2)}
PATHS = {"NSEW": 5, "SEW": 5, "NSW": 5, "NS": 4, "EW": 3, "SW": 5, "SE": 4} | dict.fromkeys(
    ("N|S|E|W", "S|E|W", "N|S|W", "N|S", "E|W", "S|W", "S|E", "S", "W"), 1
)
TOOLS = ("pickaxe", "lamp", "cart")
PILE = [1, 1, 2, 3, 1, 2, 1, 3, 1, 2, 1, 1, 3, 2, 1]


def turned(tile: str) -> str:
    """A path card after a half turn, as it is then written."""
    tunnels = tile.translate(str.maketrans("NSEW", "SNWE")).split("|")
    tunnels = ["".join(sorted(tunnel, key="NSEW".index)) for tunnel in tunnels]
    return "|".join(sorted(tunnels, key=lambda tunnel: (-len(tunnel), "NSEW".index(tunnel[0]))))


def card_of(tile: str) -> str:
    """The key of a card as it lies."""
    return tile if tile in PATHS else turned(tile)


def late_treasure(rules: Rules, dwarves: list[str], breaker: str) -> Game:
    """p1 reaches treasure and stone and turns the stone; p2 acts; p3's card turns the treasure."""
    grid = {"0,-1": "SE", **{f"{x},-1": "EW" for x in range(1, 8)}}
    hands: list[list[str]] = [["NSW"], [breaker.split()[1]], ["SE"], *([] for _ in dwarves[3:])]
    position = {"grid": grid, "goals": GOALS, "hands": hands, "dwarves": dwarves, "gold_pile": PILE}
    game = Game.from_position(rules, position)
    game.play(0, "place NSW 8,-1")
    game.play(0, "open 8,-2")
    game.play(1, breaker)
    game.play(2, "place NW 0,1")
    return game
