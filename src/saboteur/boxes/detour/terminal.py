"""What the Detour says in the terminal."""

from saboteur.modding.terminal import BoxWords, did

WORDS = BoxWords(events={"lifted": did("took {card} up {place}")})
