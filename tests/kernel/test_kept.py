"""What is kept of compiled code, and for which source and processor."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numba")
from saboteur.kernel.compiled import numba
from saboteur.kernel.kept import EntryPoint

ONE = "def one(number):\n    return number + 1\n"
KINDS = (numba.int64,)
COMPILING = "Compiling one"


def entry(source: Path, kept: Path) -> EntryPoint[Any]:
    """Return the function of a file as an entry point, to be kept in a folder."""
    spec = importlib.util.spec_from_file_location(source.stem, source)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return EntryPoint(module.one, KINDS, kept)


def test_code_of_a_moved_source_is_not_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "here" / "counting.py"
    source.parent.mkdir()
    source.write_text(ONE)
    kept = tmp_path / "kept"
    assert not entry(source, kept).is_kept()
    assert entry(source, kept).load("one")(1) == 2
    assert COMPILING in capsys.readouterr().err
    assert entry(source, kept).is_kept()
    moved = shutil.copytree(source.parent, tmp_path / "there") / source.name
    assert not entry(moved, kept).is_kept()


def test_code_that_cannot_be_kept_works_all_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without a file of source, as without a folder that can be written, numba finds no place for it."""
    found: dict[str, Any] = {}
    exec(ONE, found)
    (tmp_path / "file").touch()
    made: EntryPoint[Any] = EntryPoint(found["one"], KINDS, tmp_path / "file" / "folder")
    assert made.load("one")(1) == 2
    assert COMPILING in capsys.readouterr().err
    assert not made.is_kept()


# Says whether the code is kept, loads it, and then has numba compile something that needs its own functions.
LOADING = f"""
import sys
from pathlib import Path
from saboteur.kernel.compiled import numba
from saboteur.kernel.kept import EntryPoint
{ONE}
entry = EntryPoint(one, (numba.int64,), Path(sys.argv[1]))
print(entry.is_kept())
assert entry.load("one")(1) == 2
print("numba.np.arrayobj" in sys.modules)
import numpy
assert numba.njit(lambda many: many[1])(numpy.ones(3)) == 1
"""


def loaded(tmp_path: Path, **more: str) -> tuple[list[str], str]:
    """Load a function in a process of its own; return what it says, and what it says of compiling."""
    script = tmp_path / "loading.py"
    script.write_text(LOADING)
    done = subprocess.run(
        [sys.executable, str(script), str(tmp_path / "kept")],
        env=os.environ | more, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return done.stdout.split(), done.stderr


def test_what_is_kept_is_loaded_without_what_compiling_needs(tmp_path: Path) -> None:
    assert loaded(tmp_path) == (["False", "True"], f"{COMPILING} (once, about half a minute) ...\n")
    assert loaded(tmp_path) == (["True", "False"], "")


def test_code_for_another_processor_is_not_kept(tmp_path: Path) -> None:
    """As in a folder that another machine has prepared: nobody waits for compiling without knowing it."""
    loaded(tmp_path)
    said, compiling = loaded(tmp_path, NUMBA_CPU_NAME="generic", NUMBA_CPU_FEATURES="")
    assert said[0] == "False" and COMPILING in compiling
