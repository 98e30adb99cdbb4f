"""A copy that lacks a part of its page is not served: it says which."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import saboteur
from saboteur.server.http.missing_files import missing_files

PACKAGE = Path(saboteur.__file__).parent


def served_without(folder: Path, *names: str) -> subprocess.CompletedProcess[str]:
    """Serve a copy of the package that lacks files or folders of its page."""
    copy = shutil.copytree(PACKAGE, folder / "saboteur", ignore=shutil.ignore_patterns("__pycache__"))
    for name in names:
        path = copy / name
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink()
    words = ["serve", "--no-open", "--host", "127.0.0.1", "--port", "0", "--data", str(folder / "data")]
    return subprocess.run(
        [sys.executable, "-m", "saboteur", *words],
        env={"PYTHONPATH": str(folder)},
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize(
    ("gone", "told"),
    [
        (["web/vendor"], [f"web/vendor/{name}.js" for name in ("fluent/bundle", "hooks", "htm", "preact")]),
        # Neither stands in index.html: a library's own part, and a page that comes when it is needed.
        (["web/vendor/fluent/scope.js"], ["web/vendor/fluent/scope.js"]),
        (["web/table/table.js", "web/style/base.css"], ["web/style/base.css", "web/table/table.js"]),
        (["boxes/saboteur2/ways.js"], ["boxes/saboteur2/ways.js"]),
        (["web/index.html"], ["web/index.html"]),
    ],
)
def test_a_page_with_holes_is_not_served(gone: list[str], told: list[str], tmp_path: Path) -> None:
    done = served_without(tmp_path, *gone)
    assert done.returncode == 1
    assert done.stdout == ""
    lines = done.stderr.splitlines()
    assert "files of its page are missing" in lines[0]
    named = [line.strip() for line in lines if line.startswith("  ")]
    assert set(told) <= set(named)
    assert [name for name in named if not name.startswith(tuple(gone))] == []
    assert "pip install --force-reinstall" in done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "data").exists()


def test_a_whole_page_lacks_nothing() -> None:
    assert missing_files() == []
