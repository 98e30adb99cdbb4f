"""What Saboteur 2 asks and tells in the terminal, and who won a round and why."""

from __future__ import annotations

from collections.abc import Sequence

from saboteur.modding.terminal import BoxWords, Facts, Names, TellLine, TurnVerb, did

from .catalogue import TEAMS
from .results import BOTH, SHUT


def _to_whom(deed: str) -> TellLine:
    return lambda names, seat, facts: f"{names.who(seat)} {deed} {_whom(names, seat, facts)}."


def _whom(names: Names, seat: int, facts: Facts) -> str:
    target = facts["target"]
    if target != seat:
        return names.name(target)
    return "yourself" if seat == names.you else "themselves"


def _chased(names: Names, seat: int, facts: Facts) -> str:
    return f"{names.who(seat)} chased {names.whose(facts['target'], seat)} thief away."


def _cleared(names: Names, seat: int, facts: Facts) -> str:
    card = facts["card"].replace("-", " ")
    return f"{names.who(seat)} put two cards down to get rid of this: {card}."


def _hats(names: Names, seat: int, facts: Facts) -> str:
    now = f", who is now: {facts['dwarf']}" if "dwarf" in facts else ""
    return f"{names.who(seat)} gave {_whom(names, seat, facts)} another hat{now}."


def _hands(names: Names, seat: int, facts: Facts) -> str:
    return f"{names.who(seat)} swapped hands with {names.name(facts['target'])}."


def _stole(names: Names, seat: int, facts: Facts) -> str:
    if facts["target"] is None:
        return f"{names.who(seat)} stole nothing."
    return f"{names.who(seat)} stole 1 gold from {names.name(facts['target'])}."


def _proved(names: Names, seat: int, facts: Facts) -> str:
    return f"Laying this door shows that {names.name(seat)} is on the {facts['dwarf']} team."


def _outcome(names: Names, facts: Facts) -> str:
    """Say how a round with teams ended, and why."""
    finder: int = facts["finder"]
    dwarf = facts["dwarves"][finder]
    found = f"{names.name(finder)} ({dwarf}) reached the treasure"
    return f"{found}; {_why(facts['side'], dwarf)}. {_winners(names, facts['winners'])}"


def _winners(names: Names, winners: Sequence[int]) -> str:
    return f"Winners: {', '.join(map(names.name, winners))}" if winners else "Nobody wins"


def _why(side: str, dwarf: str) -> str:
    if side == SHUT:
        return "doors shut both teams out"
    if side == BOTH:
        return "both teams win"
    if side == dwarf:
        return f"the {side} team wins"
    if dwarf in TEAMS:
        return f"doors shut the {dwarf} team out, and the {side} team wins"
    return f"only the {side} team has a way, and wins"


WORDS = BoxWords(
    events={
        "thief-laid": did("hired a thief"),
        "thief-chased": _chased,
        "trapped": _to_whom("trapped"),
        "freed": _to_whom("freed"),
        "cleared": _cleared,
        "hats-swapped": _hats,
        "swapped-hands": _hands,
        "stole": _stole,
        "proved": _proved,
    },
    questions={"steal": "Your thief may take 1 gold from another player. Whom do you rob?"},
    answers={"steal": "{word}"},
    verbs={
        "clear": TurnVerb(
            "Discard two cards unseen to remove",
            lambda action: (action.card, " ".join(action.cards)),
        ),
    },
    dwarves={
        "blue": "a blue digger, who wins with the blue team",
        "green": "a green digger, who wins with the green team",
        "boss": "the boss, who wins with either team and gets 1 less",
        "profiteer": "the profiteer, who always wins and gets 2 less",
        "geologist": "a geologist, who is paid for the crystals in the mine",
    },
    front={"trap": "you are trapped", "thief": "you have a thief"},
    outcomes=dict.fromkeys((*TEAMS, BOTH, SHUT), _outcome),
)
