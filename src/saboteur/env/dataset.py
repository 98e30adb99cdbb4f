"""Data sets of whole rounds: rows of what the seat that acts observes, does and believes, as npz or Parquet.

The rounds come from a run of the lab; they are played once more here, and every decision becomes a row.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import numpy as np
from numpy.typing import NDArray

from saboteur.core.actions import Action
from saboteur.core.rules import Rules

from .numbered_game import NumberedGame

NPZ: Final = ".npz"
PARQUET: Final = ".parquet"
# Number of an action that the environment does not have: a card laid outside of the window.
OUTSIDE: Final = -1
Arrays = dict[str, NDArray[Any]]


@dataclass(frozen=True)
class Column:
    """One thing that is told of every row, or of every round."""

    name: str
    kind: str
    shape: tuple[int, ...]
    meaning: str
    of: str = "row"


class Dataset:
    """Turns rounds of the lab into rows."""

    def __init__(self, rules: Rules, bots: Sequence[str]) -> None:
        """Prepare for rounds by these rules between these bots."""
        self.rules, self.bots = rules, tuple(bots)
        self.table = NumberedGame(rules)
        self.layout = self.table.observations.layout
        players, goals = rules.players, len(rules.goal_cells)
        self.columns = (
            Column("round", "<i4", (), "number of the round; all rows of a round belong to one deal"),
            Column("seat", "|i1", (), "the seat that acts; the row holds what it may know, and no more"),
            Column("bot", "|i1", (), "who acts: its place in `bots` of the card"),
            Column("observation", "|i1", (self.layout.size,), "what the seat observes, as in docs/env.md"),
            Column("legal_count", "<i2", (), "how many actions are legal"),
            Column("action", "<i4", (), "number of the action; -1 if a card is laid outside of the window"),
            Column(
                "belief", "<f4", (players,),
                "how likely the seat itself, the next one and so on are saboteurs, to a careful reader of "
                "what the seat saw, whatever bot sits there; NaN if nothing fits",
            ),
            Column("legal", "<i4", (), "the legal actions of all rows, row after row", "legal action"),
            Column("outcome_found", "|b1", (), "whether the treasure was found in the end", "round"),
            Column("outcome_gold", "|i1", (players,), "gold of each seat at the end", "round"),
            Column("truth_dwarves", "|i1", (players,), "dealt dwarf of each seat, as in `dwarves`", "round"),
            Column("truth_goals", "|i1", (goals,), "what the goals are, as in `goals` of the card", "round"),
        )  # fmt: skip

    def names(self) -> dict[str, Any]:
        """Return what the numbers mean: bots, dwarves, goals, actions and the parts of an observation."""
        parts = self.layout.slices.values()
        return {
            "bots": self.bots,
            "dwarves": self.layout.dwarves,
            "goals": self.layout.goals,
            "actions": self.table.codes.size,
            "observation": [
                {"name": part.name, "start": part.start, "shape": part.shape, "names": part.names}
                for part in parts
            ],
        }

    def round(self, number: int, told: dict[str, Any]) -> Arrays:
        """Play a round of the lab once more; return its columns."""
        table = self.table
        table.deal(told["seed"])
        labels = table.labels()
        rows: dict[str, list[Any]] = {column.name: [] for column in self.columns}
        for seat, text, suspicions in told["deeds"]:
            action, players = Action.parse(text), self.rules.players
            shared = {"round": number, "seat": seat, "bot": self.bots.index(told["bots"][seat])}
            belief = [np.nan] * players if suspicions is None else suspicions[seat:] + suspicions[:seat]
            for choice in self._choices(seat, action):
                legal = sorted(table.legal(seat))
                row = {**shared, "observation": table.observe(seat), "belief": belief, "action": choice}
                for name, value in (row | {"legal_count": len(legal)}).items():
                    rows[name].append(value)
                rows["legal"] += legal
                if choice == OUTSIDE:
                    table.play(seat, action)
                else:
                    table.choose(seat, choice)
        rows |= {"truth_dwarves": [labels["dwarves"]], "truth_goals": [labels["goals"]]}
        rows |= {"outcome_found": [told["found"]], "outcome_gold": [told["gold"]]}
        return {c.name: np.array(rows[c.name], c.kind).reshape(-1, *c.shape) for c in self.columns}

    def _choices(self, seat: int, action: Action) -> list[int]:
        """Return the numbers of an action, with `done` if it could go on."""
        path = self.table.codes.path(action, seat)
        if path is None:
            return [OUTSIDE]
        more = self.table.codes.following(path, self.table.paths(seat))
        return [*path, self.table.codes.to_index("done")] if len(more) > 1 else list(path)

    def write(self, file: Path, rounds: Iterable[dict[str, Any]], card: dict[str, Any]) -> int:
        """Write a file with all rounds and its card; return how many rows it has."""
        found = (self.round(number, told) for number, told in enumerate(rounds))
        fresh = file.with_name(f".{file.name}.new")
        rows = (_write_npz if file.suffix == NPZ else _write_parquet)(fresh, self.columns, found, card)
        os.replace(fresh, file)
        return rows


def why_not(file: Path) -> str | None:
    """Say why a file cannot be written, if it cannot."""
    if file.suffix not in (NPZ, PARQUET):
        return f"A data set is a file that ends with {NPZ} or {PARQUET}, not {file.name!r}."
    if file.suffix == PARQUET and find_spec("pyarrow") is None:
        return f"Parquet needs pyarrow: python -m pip install pyarrow; {NPZ} needs nothing more."
    return None


def _write_npz(file: Path, columns: Sequence[Column], rounds: Iterable[Arrays], card: dict[str, Any]) -> int:
    """Write columns by way of the disk, since all observations together may not fit into memory."""
    counts = dict.fromkeys((column.name for column in columns), 0)
    with (
        TemporaryDirectory(dir=file.parent) as held,
        ZipFile(file, "w", ZIP_DEFLATED, compresslevel=4) as archive,
    ):
        for arrays in rounds:
            for name, array in arrays.items():
                counts[name] += len(array)
                with (Path(held) / name).open("ab") as raw:
                    raw.write(array.tobytes())
        for column in columns:
            with archive.open(_entry(column.name), "w", force_zip64=True) as entry:
                shape = (counts[column.name], *column.shape)
                head = {"descr": column.kind, "fortran_order": False, "shape": shape}
                np.lib.format.write_array_header_1_0(entry, head)
                with (Path(held) / column.name).open("rb") as raw:
                    shutil.copyfileobj(raw, entry)
        with archive.open(_entry("card"), "w") as entry:
            np.lib.format.write_array(entry, np.array(json.dumps(card)))
    return counts["round"]


def _entry(name: str) -> ZipInfo:
    """Return an entry without the time, so that the same settings give the same file."""
    entry = ZipInfo(f"{name}.npy")
    entry.compress_type = ZIP_DEFLATED
    return entry


def _write_parquet(
    file: Path, columns: Sequence[Column], rounds: Iterable[Arrays], card: dict[str, Any]
) -> int:
    """Write one table, in which what is told of a round stands in each of its rows."""
    arrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
    found = ({name: _cells(arrow, column, arrays) for name, column in _named(columns)} for arrays in rounds)
    first = next(found)
    rows = 0
    schema = arrow.table(first).schema.with_metadata({"card": json.dumps(card)})
    with parquet.ParquetWriter(file, schema, compression="zstd") as writer:
        for cells in chain([first], found):
            table = arrow.table(cells, schema=schema)
            rows += len(table)
            writer.write_table(table)
    return rows


def _named(columns: Sequence[Column]) -> Iterator[tuple[str, Column]]:
    return ((column.name, column) for column in columns if column.name != "legal_count")


def _cells(arrow: Any, column: Column, arrays: Arrays) -> Any:
    """Return a column of a round for its table: numbers, or lists of them."""
    array, rows = arrays[column.name], len(arrays["round"])
    if column.of == "legal action":
        ends = np.concatenate([[0], np.cumsum(arrays["legal_count"])]).astype(np.int32)
        return arrow.ListArray.from_arrays(arrow.array(ends), arrow.array(array))
    if column.of == "round":
        array = np.repeat(array, rows, axis=0)
    if not column.shape:
        return arrow.array(array)
    return arrow.FixedSizeListArray.from_arrays(arrow.array(array.reshape(-1)), column.shape[0])
