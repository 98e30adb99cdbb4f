"""The bench of the server still speaks the server's language."""

from __future__ import annotations

from bench import server


def test_a_small_run_reaches_its_end_and_everyone_is_told() -> None:
    found = server.served({"tables": 2, "rate": 10, "seconds": 1, "warm": 0.2, "bots": True})
    assert found["unanswered"] == 0
    assert found["actions_s"] > 0
    assert 0 < found["p50_ms"] <= found["p99_ms"]
