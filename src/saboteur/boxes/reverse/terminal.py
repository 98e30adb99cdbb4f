"""What Reverse says in the terminal."""

from saboteur.modding.terminal import BoxWords, did

WORDS = BoxWords(
    events={"reversed": did("turned the order of play round")},
    standing=lambda view: ["play goes the other way round"] if view["direction"] < 0 else [],
)
