"""What bots know about the tunnel party: players about to lose would rather be somebody else."""

from __future__ import annotations

from saboteur.modding.bots import Advice, Chronicle, Dwarf


def _reach(dwarf: Dwarf, cell: int) -> float:
    near = dwarf.survey.nearest <= 3
    return -0.7 * dwarf.side if near else 0.0


ADVICE = Advice(sites={"party": _reach}, notes={"dealt-again": Chronicle.dealt_again})
