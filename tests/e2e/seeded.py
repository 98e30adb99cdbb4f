"""Serve tables whose deals are known: python tests/e2e/seeded.py DATA — prints its address.

Where DATA holds a file NAME.json, a table whose host is called NAME begins with that position.
"""

import hashlib
import itertools
import json
import sys
from pathlib import Path

from saboteur import Game
from saboteur.core.rules import RULES_VERSION
from saboteur.server.admission.budgets import BUDGETS, budgets_with
from saboteur.server.admission.visitors import Visitors
from saboteur.server.journal.entries import Dealt
from saboteur.server.serve import serve
from saboteur.server.tables import fair
from saboteur.server.tables.beginning import first_seat
from saboteur.server.tables.table import Table
from saboteur.server.tables.timing import Timing

SLOWEST_PACE = 10_000


def main() -> None:
    """Serve with known deals in place of random ones."""
    data = Path(sys.argv[1])
    deal_known_cards()
    sys.path.append(str(Path(__file__).resolve().parents[1]))
    from server.launch import PATIENT, set_limits

    # Neither turning points nor the rest after a deal are what these tests are about.
    set_limits(
        {
            **PATIENT,
            "tables.archive.RECKONING": 0.2,
            "tables.timing.REST": 0.5,
            "tables.intermission.LONGEST": 600.0,
        }
    )
    hurry_bots()
    begin_with_positions(data)
    serve("127.0.0.1", 0, data, opens=False, visitors=Visitors(budgets_with(dict.fromkeys(BUDGETS, 1e12))))


def deal_known_cards() -> None:
    """Deal what is counted from 1, as before tables could prove that nobody chose it."""
    numbers = itertools.count(1)

    def known(table: Table) -> Dealt:
        seed = hashlib.sha256(f"deal {next(numbers)}".encode())
        start = first_seat(table, seed.digest())
        return Dealt(seed=seed.hexdigest(), version=RULES_VERSION, start=start)

    vars(fair)["dealt"] = known


def hurry_bots() -> None:
    """Let bots answer soon, unless a table wants them as slow as can be."""
    pause = Timing.pause

    def shorter(timing: Timing) -> float:
        return pause(timing) if timing.table.settings.pace == SLOWEST_PACE else min(pause(timing), 0.1)

    setattr(Timing, "pause", shorter)  # noqa: B010


def begin_with_positions(data: Path) -> None:
    """Let tables begin with the position that is kept under their host's name."""
    deal = Table._deal

    def deal_so(table: Table, entry: Dealt) -> None:
        deal(table, entry)
        host = table.seats[table.host]
        file = data / f"{host.name if host else ''}.json"
        if file.is_file():
            position = json.loads(file.read_text())
            table.game = Game.from_position(table.rules, position, bytes.fromhex(entry.seed))

    setattr(Table, "_deal", deal_so)  # noqa: B010


if __name__ == "__main__":
    main()
