"""The laboratory on a Ray cluster: what it finds, and that it goes on where it was killed.

The cluster is real, with processes of its own, and is found as one of many machines is: by RAY_ADDRESS.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from saboteur.lab.runs import RESULTS
from server.process import PATIENCE, wait_for

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(os.name == "nt", reason="Ray's clusters need Linux or macOS"),
]
ROOT = Path(__file__).parents[2]
ONE = ("--workers", "1")
# Small runs of everything that takes long with real numbers.
RUNS = {
    "match": "match rule random --deals 2 --players 3",
    "sides": "match detective rule --sides --deals 2 --players 5",
    "ladder": "ladder --rounds 2 --players 3 --levels rule,random",
    "belief": "belief --rounds 1 --players 3 --fit 2",
    "tell": "tell rule --rounds 5 --players 3",
    "atlas": "balance --rounds 2 --players 3-4 --levels rule --base",
    "games": "games --rounds 3 --players 3",
    "training": "fit --rounds 1",
    "outside": "match greedy rule --deals 2 --players 3"
    " --bot greedy=src/saboteur/templates/bot/greedy_bot.py:GreedyBot",
}


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """Run a cluster of one machine; give its address."""
    words = ["start", "--head", "--block", "--num-cpus=2", "--port=0"]
    words += ["--include-dashboard=false", "--disable-usage-stats", "--object-store-memory=80000000"]
    # A short path: Ray's sockets lie below it.
    with tempfile.TemporaryDirectory(prefix="ray-", dir="/tmp", ignore_cleanup_errors=True) as home:
        command = [sys.executable, "-m", "ray.scripts.scripts", *words, f"--temp-dir={home}/cluster"]
        said = Path(home) / "said.txt"
        env = os.environ | {"PYTHONUNBUFFERED": "1"}
        with said.open("w") as out:
            head = subprocess.Popen(command, env=env, stdout=out, stderr=out, start_new_session=True)
        try:
            yield wait_for(lambda: address_in(said.read_text("utf-8"), head), "Ray", 2 * PATIENCE)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(head.pid, signal.SIGTERM)
            head.wait(PATIENCE)


def address_in(said: str, head: subprocess.Popen[bytes]) -> str:
    """Return where the cluster can be reached, once it has said so."""
    assert head.poll() is None, said
    found = re.search(r"ray start --address='([^']+)'", said)
    return found[1] if found else ""


def started(words: str, folder: Path, *how: str, **env: str) -> subprocess.Popen[str]:
    """Start a run of the laboratory."""
    out = folder.with_suffix(".npz") if words.startswith("games") else folder
    command = [sys.executable, "-m", "saboteur", "lab", *words.split(), "--quiet", "--out", str(out), *how]
    return subprocess.Popen(
        command,
        env=os.environ | env,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def finished(run: subprocess.Popen[str]) -> None:
    said, _ = run.communicate()
    assert run.returncode == 0, said


def lines(folder: Path) -> list[str]:
    """Return the results of a run, as far as they are there."""
    run = folder if folder.is_dir() else folder.with_suffix(".run")
    file = run / RESULTS
    return file.read_text("utf-8").splitlines(keepends=True) if file.exists() else []


def found(folder: Path) -> dict[str, Any]:
    """Return what a run found, by task."""
    return {result["key"]: result for result in map(json.loads, lines(folder))}


@pytest.mark.parametrize("kind", RUNS)
def test_a_cluster_finds_what_one_process_finds(kind: str, cluster: str, tmp_path: Path) -> None:
    finished(started(RUNS[kind], tmp_path / "ray", "--ray", RAY_ADDRESS=cluster))
    finished(started(RUNS[kind], tmp_path / "one", *ONE))
    assert found(tmp_path / "ray") == found(tmp_path / "one") != {}


def test_a_run_that_was_killed_goes_on_at_the_cluster(cluster: str, tmp_path: Path) -> None:
    words = "match detective rule --deals 40 --players 5"
    run = started(words, tmp_path / "ray", "--ray", RAY_ADDRESS=cluster)
    wait_for(lambda: len(lines(tmp_path / "ray")) >= 2 or run.poll() is not None, "the first results")
    run.kill()
    run.communicate()
    before = [line for line in lines(tmp_path / "ray") if line.endswith("\n")]
    finished(started(words, tmp_path / "ray", "--ray", RAY_ADDRESS=cluster))
    finished(started(words, tmp_path / "one", *ONE))
    assert lines(tmp_path / "ray")[: len(before)] == before, "what was found is not played again"
    whole = found(tmp_path / "one")
    assert len(before) < len(whole) and found(tmp_path / "ray") == whole
