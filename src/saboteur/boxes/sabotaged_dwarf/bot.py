"""What bots know about the sabotaged dwarf: they repair themselves first anyway."""

from saboteur.modding.bots import Advice

ADVICE = Advice()
