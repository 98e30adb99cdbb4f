"""What is generated from the schema is as the schema says."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_generated_files_are_as_the_schema_says() -> None:
    """If this fails, run python3 tools/schema.py."""
    check = [sys.executable, "tools/schema.py", "--check"]
    done = subprocess.run(check, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"run python3 tools/schema.py: {done.stdout}{done.stderr}"
