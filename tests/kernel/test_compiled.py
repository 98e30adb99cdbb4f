"""What numba keeps of compiled code, and for which source."""

from __future__ import annotations

import importlib.util
import shutil
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numba")
from saboteur.kernel.compiled import entry_point, is_kept


def loaded(source: Path, kept: Path) -> Any:
    """Load the function of a file, to be kept in a folder."""
    spec = importlib.util.spec_from_file_location(source.stem, source)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return entry_point(module.one, kept)


def test_code_of_a_moved_source_is_not_kept(tmp_path: Path) -> None:
    source = tmp_path / "here" / "counting.py"
    source.parent.mkdir()
    source.write_text("def one():\n    return 1\n")
    kept = tmp_path / "kept"
    assert not is_kept(loaded(source, kept))
    assert loaded(source, kept)() == 1
    assert is_kept(loaded(source, kept))
    moved = shutil.copytree(source.parent, tmp_path / "there") / source.name
    assert not is_kept(loaded(moved, kept))
