"""Failures in the shared checks show their values; examples are the same on every run, however slow."""

from hypothesis import settings

settings.register_profile("calm", deadline=None, derandomize=True, database=None)
settings.load_profile("calm")
