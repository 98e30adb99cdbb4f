"""The jubilee box in words: what happens, and what its windows ask."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from ..core.view import View
from .teams import Names

Facts = dict[str, Any]

CHESTS: Final = {
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
# By kind of window, with the window's subject filled in.
QUESTIONS: Final = {
    "exchange": "You hold the goals of {cells}. Do you swap them or leave them?",
    "keep": "You keep one of these cards. Which one?",
    "veto": "{by} played: {action}. Do you let it be?",
    "guide": "The guide leads on. Which path card do you lay?",
    "toll": "{to}'s miner wants 1 gold at {cells}. Who pays?",
    "pay-for": "{turn} asks you to pay 1 gold to {to} at {cells}. Do you?",
    "lie-chest": "The chest's tunnel fits both ways, or neither. Which way should it lie?",
    "move": "One goal is moved farther away. Which one?",
    "look": "You may look at another player's dwarf. Whose?",
    "rob": "You take a card out of another hand. Whose?",
}
ANSWERS: Final = {
    "exchange": "exchange them",
    "leave": "leave them as they lie",
    "veto": "veto it",
    "allow": "let it be",
    "pay": "pay 1 gold",
    "refuse": "refuse",
    "withdraw": "take the card back: the cell is barred to you for this turn",
}


def question(view: View, names: Sequence[str]) -> str:
    """Return the question of a window of the box; empty for other windows."""
    window = view.window
    seats = {key: names[window[key]] for key in ("by", "to") if window.get(key) in range(len(names))}
    cells = " and ".join(window.get("cells") or ())
    about = {"cells": cells, "action": window.get("action"), "turn": names[view.turn], **seats}
    return QUESTIONS.get(window["kind"], "").format(**about)


def standing(view: Mapping[str, Any]) -> list[str]:
    """Return what is in force but not visible on the table."""
    ext = view["ext"]
    ready = ext["toll"]["ready"] if "toll" in ext else 0
    return [
        *(["play goes the other way round"] if view["direction"] < 0 else []),
        *([f"{ready} miner{'s' if ready > 1 else ''} ready"] if ready else []),
        *(["fog: no Map shows a goal"] if ext.get("chests", {}).get("fog") else []),
    ]


# Told with the name of the player who did it and what everyone may know.
_DONE: Final = {
    "reversed": "turned the order of play round",
    "lifted": "took {card} up at {cell}",
    "lost-gold": "had to pay {gold} gold",
    "costume-reached": "reached the costume department",
    "party-reached": "reached the tunnel party",
    "miner-set": "set a miner at {cell}",
    "chest-buried": "buried the chest's tunnel at {cell}",
    "goal-moved": "moved the goal at {cell} to {to}",
    "withdrew": "took {card} back from {cell}: nobody paid",
}
_ALONE: Final = {
    "shuffled": "The discards were shuffled.",
    "fogged": "Fog covers the goals: no Map can be used on them this round.",
    "chest-turned": "",
    "toll-over": "",
}


class Box:
    """Tells the events of the jubilee box."""

    def __init__(self, names: Names) -> None:
        """Remember everyone's names."""
        self.names = names
        self.tell: dict[str, Callable[[int, Facts], str]] = {
            **{kind: self._did(words) for kind, words in _DONE.items()},
            **{kind: self._happened(words) for kind, words in _ALONE.items()},
            "dealt-again": self._dealt_again,
            "searched": self._searched,
            "kept": self._kept,
            "put-back": self._put_back,
            "vetoed": self._vetoed,
            "costume-changed": self._changed,
            "toll-paid": self._paid,
            "asked-to-pay": self._asked,
            "refused-to-pay": self._refused,
            "chest-opened": self._opened,
            "looked-into-chest": self._looked,
            "robbed": self._robbed,
            "drew-several": self._drew,
            "slid": self._slid,
            "miner-left": self._left,
        }

    def _did(self, words: str) -> Callable[[int, Facts], str]:
        return lambda seat, facts: f"{self.names.who(seat)} {words.format(**facts)}."

    def _happened(self, words: str) -> Callable[[int, Facts], str]:
        return lambda _, __: words

    def _dealt_again(self, _: int, facts: Facts) -> str:
        now = f"; you are now: {facts['dwarf']}" if "dwarf" in facts and self.names.you is not None else ""
        return f"All dwarves were dealt again{now}."

    def _left(self, seat: int, facts: Facts) -> str:
        return f"{self.names.who(seat)} built at {facts['cell']}, past {self.names.whose(seat, seat)} miner."

    def _searched(self, seat: int, facts: Facts) -> str:
        cards = f": {', '.join(facts['cards'])}" if "cards" in facts else ""
        return f"{self.names.who(seat)} looked at {facts['count']} of the discards{cards}."

    def _kept(self, seat: int, facts: Facts) -> str:
        return f"{self.names.who(seat)} kept {facts.get('card', 'one of them')}."

    def _put_back(self, seat: int, facts: Facts) -> str:
        one, two = facts["cells"]
        done = ", exchanged" if facts.get("exchanged") else ", not exchanged" if "exchanged" in facts else ""
        return f"{self.names.who(seat)} put the goals at {one} and {two} back{done}."

    def _vetoed(self, seat: int, facts: Facts) -> str:
        return f"{self.names.who(seat)} vetoed it: {facts['action']} has no effect."

    def _changed(self, seat: int, facts: Facts) -> str:
        now = f" and is now: {facts['dwarf']}" if "dwarf" in facts else ""
        return f"{self.names.who(seat)} changed the dwarf{now}."

    def _paid(self, seat: int, facts: Facts) -> str:
        return f"{self.names.who(seat)} paid {self.names.name(facts['target'])} 1 gold at {facts['cell']}."

    def _asked(self, seat: int, facts: Facts) -> str:
        return f"{self.names.who(seat)} asked {self.names.name(facts['target'])} to pay the miner."

    def _refused(self, seat: int, facts: Facts) -> str:
        return f"{self.names.who(seat)} did not pay for {self.names.name(facts['target'])}."

    def _opened(self, seat: int, facts: Facts) -> str:
        chest = CHESTS[facts["chest"]]
        return f"{self.names.who(seat)} opened the chest at {facts['cell']}: {chest}."

    def _looked(self, seat: int, facts: Facts) -> str:
        saw = f" and saw {CHESTS[facts['chest']]} under {facts['card']}" if "chest" in facts else ""
        return f"{self.names.who(seat)} looked into the chest at {facts['cell']}{saw}."

    def _robbed(self, seat: int, facts: Facts) -> str:
        card = facts.get("card", "a card")
        return f"{self.names.who(seat)} took {card} out of {self.names.whose(facts['target'], seat)} hand."

    def _drew(self, seat: int, facts: Facts) -> str:
        return f"{self.names.who(seat)} drew {facts['count']} cards to keep one of."

    def _slid(self, seat: int, facts: Facts) -> str:
        return f"The top {facts['count']} cards of the pile were discarded unseen."
