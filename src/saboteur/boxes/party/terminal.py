"""What the tunnel party tells and shows in the terminal."""

from __future__ import annotations

from saboteur.modding.terminal import BoxWords, Facts, Names, did, room


def _dealt_again(names: Names, seat: int, facts: Facts) -> str:
    now = f"; you are now: {facts['dwarf']}" if "dwarf" in facts and names.you is not None else ""
    return f"All dwarves were dealt again{now}."


WORDS = BoxWords(
    events={"party-reached": did("reached the tunnel party"), "dealt-again": _dealt_again},
    draw=room("party", "P"),
    help_signs=("P tunnel party",),
)
