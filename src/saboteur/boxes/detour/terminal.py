"""What the Detour says at the terminal."""

from saboteur.cli.box_words import BoxWords, did

WORDS = BoxWords(events={"lifted": did("took {card} up at {cell}")})
