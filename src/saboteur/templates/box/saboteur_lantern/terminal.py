"""What the terminal says when the Lantern is played."""

from saboteur.modding.terminal import BoxWords, Facts, Names


def _lit(names: Names, seat: int, facts: Facts) -> str:
    return f"{names.who(seat)} gives {names.name(facts['target'])} light: both draw a card."


WORDS = BoxWords(events={"lantern-lit": _lit})
