"""Print what the rule bot wins beside the random one in Saboteur 2, for every number of players.

python tools/bot_table.py [GAMES] [EDITION]
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from saboteur import Rules  # noqa: E402
from saboteur.bots import make_bot  # noqa: E402
from saboteur.cli.sim import simulate  # noqa: E402

HEAD = "players     rule   random   ratio   treasure found"


def row(players: int, games: int, edition: str) -> tuple[float, float, float]:
    """Return the gold a game of either bot, taking turns round the table, and how often it was found."""
    rules = Rules.build(players, edition, ["saboteur2"])
    found = simulate(rules, {name: make_bot(name) for name in ("rule", "random")}, games, "table").as_dict()
    gold = found["gold_by_bot"]
    return gold["rule"], gold["random"], found["diggers_win"]["rate"]


def main(args: list[str]) -> int:
    """Print the table."""
    games = int(args[0]) if args else 60
    edition = args[1] if len(args) > 1 else "jubilee"
    print(f"Saboteur 2, {edition}, gold a game over {games} games each\n{HEAD}")
    for players in range(2, 13):
        rule, chance, found = row(players, games, edition)
        print(
            f"{players:>7}{rule:>9.2f}{chance:>9.2f}{rule / max(chance, 0.01):>8.2f}{found:>17.0%}",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
