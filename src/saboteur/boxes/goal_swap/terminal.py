"""What the Goal Swap asks and tells in the terminal."""

from __future__ import annotations

from saboteur.modding.terminal import BoxWords, Facts, Names


def _put_back(names: Names, seat: int, facts: Facts) -> str:
    one, two = facts["cells"]
    done = ", exchanged" if facts.get("exchanged") else ", not exchanged" if "exchanged" in facts else ""
    return f"{names.who(seat)} put the goals at {one} and {two} back{done}."


WORDS = BoxWords(
    events={"put-back": _put_back},
    questions={"exchange": "You hold two goals ({cells}). Do you swap them or leave them?"},
    answers={"exchange": "exchange them", "leave": "leave them as they lie"},
)
