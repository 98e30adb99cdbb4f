"""The example of training learns something, is taken up again and measures itself."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parent.parent


def test_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """In a process of its own: JAX starts threads, which processes of other tests must not inherit."""
    command = [sys.executable, "-m", "env.training", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=TESTS)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    first, second = found["first"], found["second"]
    assert second["told"]["updates"] > first["told"]["updates"] > 0
    assert second["told"]["settings"] == first["told"]["settings"]
    assert first["weights"] != second["weights"]
    assert first["finite"] and second["finite"] and found["returns"]
    assert (tmp_path / "curve.svg").read_text("utf-8").startswith("<svg")
    final = json.loads((tmp_path / "final.json").read_text("utf-8"))
    assert [each["other"] for each in final] == ["random", "rule", "detective"]
