"""What bots know of the costume department: whoever gets there becomes another dwarf."""

from saboteur.modding.bots import Advice, Chronicle

ADVICE = Advice(
    sites={"costume": lambda dwarf, cell: dwarf.other_hat()},
    notes={"costume-changed": Chronicle.changed},
)
