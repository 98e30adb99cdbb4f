"""What the base game says in the terminal."""

from __future__ import annotations

from saboteur.modding.terminal import BoxWords, Facts, Names, TellLine, did, goal_name


def _tool(deed: str) -> TellLine:
    def line(names: Names, seat: int, facts: Facts) -> str:
        tool = facts["card"].removeprefix("break-")
        return f"{names.who(seat)} {deed} {names.whose(facts['target'], seat)} {tool}."

    return line


def _looked(names: Names, seat: int, facts: Facts) -> str:
    seen = f" and saw {goal_name(facts['goal'])}" if "goal" in facts else ""
    return f"{names.who(seat)} looked at {names.goal(facts['cell'])}{seen}."


WORDS = BoxWords(
    events={
        "broke": _tool("broke"),
        "repaired": _tool("repaired"),
        "collapsed": did("let the rocks fall {place}: {card} is gone"),
        "looked": _looked,
    },
    dwarves={"digger": "a gold-digger", "saboteur": "a saboteur"},
    goals={"treasure": "the treasure", "stone": "a stone"},
    outcomes={
        "diggers": "the treasure is found and the diggers win",
        "saboteurs": "the treasure was not found and the saboteurs win",
        "nobody": "the treasure was not found, and there was no saboteur to be paid",
    },
    help_moves=(
        "play break-lamp p3    play an action card on a player, by seat or by name",
        "play rockfall 2,0     remove a path card",
        "play map 8,0          look at a face-down goal",
    ),
)
