"""What the Veto asks and tells in the terminal."""

from saboteur.modding.terminal import BoxWords, did

WORDS = BoxWords(
    events={"vetoed": did("vetoed it: {action} has no effect")},
    questions={"veto": "{by} played: {action}. Do you let it be?"},
    answers={"veto": "veto it", "allow": "let it be"},
)
