"""tools/pythons.py knows every supported Python, and says which it did not find."""

from __future__ import annotations

import sys

from .building import ROOT, ran


def test_a_python_that_is_not_here_is_named() -> None:
    told = ran(sys.executable, ROOT / "tools/pythons.py", "3.0")
    assert told == "Python 3.0: not found on this machine\n"
