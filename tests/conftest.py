"""What all tests share."""

from __future__ import annotations

import pytest

# Before any test imports them: what they assert is told in full.
pytest.register_assert_rewrite("property.checks", "property.leaks", "property.walks")
