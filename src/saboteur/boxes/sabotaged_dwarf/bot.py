"""What bots know of the sabotaged dwarf: they repair themselves first as it is."""

from saboteur.bots.advice import Advice

ADVICE = Advice()
