"""What the new goals are called in the terminal."""

from saboteur.modding.terminal import BoxWords, did

WORDS = BoxWords(
    events={"lost-gold": did("had to pay {gold} gold")},
    goals={
        "sack-1": "a sack with 1 gold",
        "sack-2": "a sack with 2 gold",
        "dragon": "a dragon",
        "spider": "a giant spider",
    },
)
