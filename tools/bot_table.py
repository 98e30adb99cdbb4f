"""Print what the rule bot wins beside the random one: in Saboteur 2 by players, or with each module on.

python tools/bot_table.py [players|modules] [GAMES] [EDITION]
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from saboteur import Rules  # noqa: E402
from saboteur.bots import make_bot  # noqa: E402
from saboteur.cli.sim import simulate  # noqa: E402
from saboteur.core.rules import REGISTRY  # noqa: E402
from saboteur.modules.presets import BOX  # noqa: E402

HEAD = "rule   random   ratio   treasure found"
PLAYERS = 5


def tables(which: str, edition: str) -> dict[str, Rules]:
    """Return the tables to play at, by what is written before their row."""
    if which == "players":
        return {f"{n} players": Rules.build(n, edition, ["saboteur2"]) for n in range(2, 13)}
    second = "saboteur2"
    sets = {
        "base game": (), **{key: (key,) for key in list(REGISTRY)[1:]}, "all of the box": BOX,
        **{f"{second} {key}": (second, key) for key in BOX}, f"{second} and all of the box": (second, *BOX),
    }  # fmt: skip
    return {name: Rules.build(PLAYERS, edition, modules) for name, modules in sets.items()}


def row(rules: Rules, games: int) -> tuple[float, float, float]:
    """Return the gold a game of either bot, taking turns round the table, and how often it was found."""
    found = simulate(rules, {name: make_bot(name) for name in ("rule", "random")}, games, "table").as_dict()
    gold = found["gold_by_bot"]
    return gold["rule"], gold["random"], found["diggers_win"]["rate"]


def main(args: list[str]) -> int:
    """Print the table."""
    which, games, edition = [*args, *("players", "60", "jubilee")[len(args) :]]
    print(f"{edition}, gold a game over {games} games each\n{'':30}  {HEAD}")
    for name, rules in tables(which, edition).items():
        rule, chance, found = row(rules, int(games))
        print(
            f"{name:30}{rule:>6.2f}{chance:>9.2f}{rule / max(chance, 0.01):>8.2f}{found:>17.0%}", flush=True
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
