"""Failures in the shared checks show their values; examples are the same on every run, however slow."""

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("property.checks", "property.leaks", "property.walks")

settings.register_profile("calm", deadline=None, derandomize=True, database=None)
settings.load_profile("calm")
