"""Commit subjects fit into one line of any log."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
# Older commits are as they are.
SINCE = "948ee42"
LONGEST = 72


def git(*words: str) -> str:
    """Ask git about this project; skip where it is no clone, or one without its history."""
    try:
        done = subprocess.run(
            ["git", "-C", str(ROOT), *words], capture_output=True, text=True, check=False, encoding="utf-8"
        )
    except OSError:
        pytest.skip("there is no git")
    if done.returncode:
        pytest.skip("this is no clone with its history")
    return done.stdout


def test_new_subjects_are_short() -> None:
    git("rev-parse", "--verify", f"{SINCE}^{{commit}}")
    subjects = git("log", "--format=%s", f"{SINCE}..HEAD").splitlines()
    assert [subject for subject in subjects if len(subject) > LONGEST] == []
