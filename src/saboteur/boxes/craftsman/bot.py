"""What bots know about the Craftsman: it repairs as the repair cards do."""

from saboteur.modding.bots import Advice

ADVICE = Advice(
    plays={"craftsman": lambda dwarf, action: dwarf.repair(action)},
    keep={"craftsman": 0.6},
    waste={"craftsman": 0.6},
    objections={"craftsman": lambda dwarf, action, by: dwarf.minds_help()},
)
