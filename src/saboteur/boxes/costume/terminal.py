"""What the costume department tells and shows in the terminal."""

from __future__ import annotations

from saboteur.modding.terminal import BoxWords, Facts, Names, did, room


def _changed(names: Names, seat: int, facts: Facts) -> str:
    now = f" and is now: {facts['dwarf']}" if "dwarf" in facts else ""
    return f"{names.who(seat)} changed the dwarf{now}."


WORDS = BoxWords(
    events={"costume-reached": did("reached the costume department"), "costume-changed": _changed},
    draw=room("costume", "C"),
    help_signs=("C costume department",),
)
