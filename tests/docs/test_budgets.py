"""docs/security.md lists the budgets as they are."""

from __future__ import annotations

import re
from pathlib import Path

from saboteur.server.admission.budgets import BUDGETS, Budget

PAGE = Path(__file__).parents[2] / "docs" / "security.md"
MB = 1024 * 1024


def row(name: str, budget: Budget) -> str:
    """Return a budget's row of the table."""
    size = f"{budget.size / MB:g} MB" if budget.size >= MB else f"{budget.size:,.0f}"
    back = "when given back" if budget.is_held else rate(budget.rate)
    return f"| `{name}` | {size} | {back} | {budget.meaning} |"


def rate(a_second: float) -> str:
    """Return how much comes back, in the smallest unit of time in which it is at least one."""
    units = (("a second", 1), ("a minute", 60), ("an hour", 3600), ("a day", 86_400))
    unit, seconds = next((unit, seconds) for unit, seconds in units if a_second * seconds >= 0.999)
    return f"{round(a_second * seconds, 2):,g} {unit}"


def test_the_table_of_budgets_is_the_one_in_the_code() -> None:
    rows = re.findall(
        r"^\| `\w+` \| [^|]+ \| [^|]+ \| [^|]+ \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE
    )
    assert rows == [row(name, budget) for name, budget in BUDGETS.items()]
