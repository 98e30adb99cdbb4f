"""Places in the words of the page, for the terminal; tests/places holds both to the same English."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..places import PlaceWords

_TEXTS: Final = {
    "start": "on the start card",
    "goal": "at goal {goal}",
    "between": "between goals {goal} and {other}",
    "beside-start": "beside the start",
    "before-goal": "in front of goal {goal}",
    "behind-goal": "behind goal {goal}",
    "beside-goal": "beside goal {goal}",
    "card": "beside the {card}{near}",
    "toward": "toward goal {goal}",
    "away": "away from goal {goal}",
    "toward-goals": "toward the goals",
    "away-goals": "away from the goals",
    "toward-start": "toward the start",
    "from-start": "{count} from the start",
    "behind-start": "{count} behind the start",
    "level-start": "level with the start",
    "from-goals": "{count} short of the goals",
    "behind-goals": "{count} behind the goals",
    "level-goals": "level with the goals",
    "line-goal": "in line with goal {goal}",
    "line-between": "between the lines of goals {goal} and {other}",
    "line-off": "{count} from the line of goal {goal} toward goal {other}",
    "line-out": "{count} outside the line of goal {goal}",
    "line-left": "{count} left of the line of goal {goal} as seen from the start",
    "line-right": "{count} right of the line of goal {goal} as seen from the start",
}
_KINDS: Final = {
    "cross": "crossing", "fork": "junction", "bend": "bend", "straight": "straight tunnel",
    "bridge": "bridge", "end": "dead end",
}  # fmt: skip
_NEAR: Final = {"start": " next to the start", "no": ""}


def place_text(parts: Sequence[PlaceWords]) -> str:
    """Return the name of a place in English."""
    return ", ".join(_TEXTS[part].format(**_worded(facts)) for part, facts in parts)


def _worded(facts: dict[str, str | int]) -> dict[str, str | int]:
    count = facts.get("count", 0)
    return {
        **facts,
        "count": "one card" if count == 1 else f"{count} cards",
        "card": _KINDS.get(str(facts.get("card")), ""),
        "near": _NEAR.get(str(facts.get("near")), ""),
    }
