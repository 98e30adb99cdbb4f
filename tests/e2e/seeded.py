"""Serve tables whose deals are known: python tests/e2e/seeded.py DATA — prints its address."""

import hashlib
import itertools
import sys
from pathlib import Path
from types import SimpleNamespace

from saboteur.server import decide
from saboteur.server.serve import serve


def main() -> None:
    """Serve with deals counted from 1 in place of random ones."""
    numbers = itertools.count(1)
    known = SimpleNamespace(token_hex=lambda _: hashlib.sha256(f"deal {next(numbers)}".encode()).hexdigest())
    vars(decide)["secrets"] = known
    serve("127.0.0.1", 0, Path(sys.argv[1]), opens=False, tables_an_hour=1_000_000)


if __name__ == "__main__":
    main()
