"""What bots know of the sabotaged dwarf: they repair themselves first as it is."""

from saboteur.modding.bots import Advice

ADVICE = Advice()
