"""The card of a data set: what is in it, where it comes from and how to cite it, for people and programs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from .dataset import PARQUET, Dataset

_NOTES = """\
- Columns `truth_…` hold what is hidden in the game, `outcome_…` what comes later. Whoever feeds them to a
  player cheats; they are labels.
- A row belongs to the seat that acts. Other seats' rows of the same round hold what this seat does not know.
- An action of several parts has a row for each part. Observations count seats from the one that acts;
  `truth_…` and `outcome_…` count them from the first seat of the table.
- With the seeds below and this version every round can be dealt again, hidden cards included.
"""


def describe_dataset(data: Dataset, facts: dict[str, str], settings: dict[str, Any]) -> dict[str, Any]:
    """Return the card as plain data; it is in the file itself, too."""
    return {
        "title": "Rounds of Saboteur",
        "licence": "MIT",
        "environment": "saboteur_v0",
        "made by": facts,
        "settings": settings,
        "columns": {
            column.name: {
                "of": column.of,
                "type": column.kind,
                "shape": column.shape,
                "meaning": column.meaning,
            }
            for column in data.columns
        },
        **data.names(),
    }


def write_card(file: Path, card: dict[str, Any], rows: int, rounds: int) -> Path:
    """Write the card beside a data set, for people; return its path."""
    lines = [f"# {card['title']}: {file.name}", "", f"{rounds} rounds with {rows} decisions.", ""]
    lines += ["| column | one for each | type | shape | meaning |", "| --- | --- | --- | --- | --- |"]
    for name, told in card["columns"].items():
        shape = " × ".join(map(str, told["shape"])) or "number"
        lines.append(
            f"| `{name}` | {told['of']} | {told['type'].strip('<|')} | {shape} | {told['meaning']} |"
        )
    lines += ["", _NOTES, "## Numbers", ""]
    lines += [f"- {key}: {_listed(card[key])}" for key in ("bots", "dwarves", "goals")]
    lines += [f"- actions: 0 to {card['actions'] - 1}, by `ActionCodes` of {card['environment']}", ""]
    lines += ["## Where it comes from", ""]
    lines += [f"- {key}: {told}" for key, told in card["made by"].items()]
    lines += [f"- rules: {_rules(rules)}" for rules in card["settings"]["rules"]]
    lines += ["", "## Reading it", "", "```python", *_READING[file.suffix == PARQUET](file.name), "```", ""]
    lines += [
        "## Licence and citation", "",
        f"{card['licence']}, like the software. Cite the run `{card['made by']['run']}` of "
        f"{card['made by']['version']}, and the environment as in CITATION.cff.", "",
    ]  # fmt: skip
    path = file.with_suffix(".md")
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def _listed(names: Any) -> str:
    return ", ".join(f"{number} {name}" for number, name in enumerate(names))


def _rules(rules: dict[str, Any]) -> str:
    options = ", ".join(f"{name} {value}" for name, value in rules["options"].items())
    boxes = ", ".join(rules["modules"]) or "the base game alone"
    return f"{rules['players']} players, {rules['edition']} edition, {boxes}; {options}"


def _from_npz(name: str) -> list[str]:
    return [
        "import json, numpy as np",
        f'data = np.load("{name}")',
        'card = json.loads(str(data["card"]))',
        'legal = np.split(data["legal"], np.cumsum(data["legal_count"])[:-1])',
        'dwarves = data["truth_dwarves"][data["round"]]  # labels, by seat',
    ]


def _from_parquet(name: str) -> list[str]:
    return [
        "import json, pyarrow.parquet as parquet",
        f'data = parquet.read_table("{name}")',
        'card = json.loads(data.schema.metadata[b"card"])',
    ]


_READING = {False: _from_npz, True: _from_parquet}
