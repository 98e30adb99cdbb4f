"""What the chests ask, tell and show in the terminal."""

from __future__ import annotations

from typing import Final

from saboteur.modding.terminal import BoxWords, Facts, MinePieces, Names, Seen, did, happened

_CHESTS: Final = {
    "nugget": "a nugget of gold",
    "fog": "fog over the goals",
    "tired": "tired arms, no card to draw",
    "extra": "one more card to draw",
    "farther": "a goal farther away",
    "pickpocket": "a card out of another hand instead of a draw",
    "pick-of-three": "the pick of three cards",
    "spyglass": "a look at somebody's dwarf",
    "rummage": "a rummage among the discards",
    "landslide": "a landslide in the pile",
}


def _opened(names: Names, seat: int, facts: Facts) -> str:
    return f"{names.who(seat)} opened the chest {names.place(facts['cell'])}: {_CHESTS[facts['chest']]}."


def _looked(names: Names, seat: int, facts: Facts) -> str:
    saw = f" and saw {_CHESTS[facts['chest']]} under {facts['card']}" if "chest" in facts else ""
    return f"{names.who(seat)} looked into the chest {names.place(facts['cell'])}{saw}."


def _robbed(names: Names, seat: int, facts: Facts) -> str:
    card = facts.get("card", "a card")
    return f"{names.who(seat)} took {card} out of {names.whose(facts['target'], seat)} hand."


def _slid(names: Names, seat: int, facts: Facts) -> str:
    return f"The top {facts['count']} cards of the pile were discarded unseen."


def _draw(view: Seen) -> MinePieces:
    chests = view["ext"].get("chests", {"open": {}, "covered": {}})
    seen = {cell: chest[:5] for cell, (_, chest, _) in chests["covered"].items() if chest}
    return MinePieces(tiles=chests["open"], hidden=seen)


WORDS = BoxWords(
    events={
        "chest-opened": _opened,
        "chest-turned": happened(""),
        "chest-buried": did("buried the chest's tunnel {place}"),
        "looked-into-chest": _looked,
        "fogged": happened("Fog covers the goals: no Map can be used on them this round."),
        "goal-moved": did("moved {number} one space further away"),
        "robbed": _robbed,
        "drew-several": did("drew {count} cards to keep one of"),
        "slid": _slid,
    },
    questions={
        "lie-chest": "The chest's tunnel fits both ways, or neither. Which way should it lie?",
        "move": "One goal is moved farther away. Which one?",
        "look": "You may look at another player's dwarf. Whose?",
        "rob": "You take a card out of another hand. Whose?",
    },
    answers={"move": "the one {place}", "look": "{seat}", "rob": "{seat}"},
    standing=lambda view: ["fog: no Map shows a goal"] if view["ext"].get("chests", {}).get("fog") else [],
    draw=_draw,
    help_signs=("chest  face-down chest",),
)
