"""The bench of the server still speaks the server's language."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import asleep, hostile, server


def test_a_small_run_reaches_its_end_and_everyone_is_told() -> None:
    found = server.served({"tables": 2, "rate": 10, "seconds": 1, "warm": 0.2, "bots": True})
    assert found["unanswered"] == 0
    assert found["actions_s"] > 0
    assert 0 < found["p50_ms"] <= found["p99_ms"]


def test_a_small_attack_is_measured_beside_the_quiet_and_the_echo_server(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hostile, "RETRIES", 1)  # on a busy machine hardly a window would count
    monkeypatch.setattr(hostile, "warm_up", lambda people, wishes: None)  # judging a game takes long
    wishes = {"tables": 2, "rate": 10, "seconds": 1, "laps": 1}
    found = hostile.compare(wishes, ["wrong codes"])["wrong codes"]
    assert found["hit_unanswered"] == found["hit_dropped"] == 0
    # In a second on a busy machine the bystander's bot may not have moved yet.
    assert found["hit_bot_s"] >= 0
    assert found["answer 404"] > 0
    for of in ("", "echo_"):
        assert found[f"{of}quiet_p99_ms"] > 0 and found[f"{of}hit_p99_ms"] > 0
    assert "wrong codes" in hostile.told({"wrong codes": found}, wishes)


def test_a_table_that_sleeps_takes_less_than_two_kilobytes(tmp_path: Path) -> None:
    assert 0 < asleep.taken(str(tmp_path), 150) < 2048
