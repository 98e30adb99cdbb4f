"""What bots know about the costume department: the first to get there becomes another dwarf."""

from saboteur.modding.bots import Advice, Chronicle

ADVICE = Advice(
    sites={"costume": lambda dwarf, cell: dwarf.other_hat()},
    notes={"costume-changed": Chronicle.changed},
)
