"""Data sets hold what the environment shows, truth apart, and the same settings give the same file."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

import numpy as np
import pytest

from saboteur import Rules
from saboteur.cli import app
from saboteur.env.dataset import OUTSIDE, Dataset
from saboteur.env.numbered_game import NumberedGame
from saboteur.lab.arena import one_round
from saboteur.lab.games import play_rounds

GAMES = ("--bots", "rule,random", "--players", "4", "--module", "saboteur2", "--budget", "0")


def write(file: Path, *words: str) -> int:
    with pytest.raises(SystemExit) as ended:
        app(["lab", "games", *GAMES, *words, "--out", str(file), "--workers", "1", "--quiet"])
    return int(ended.value.code or 0)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("games") / "games.npz"
    assert write(file, "--rounds", "3") == 0
    return file


def test_rows_are_what_the_environment_shows(file: Path) -> None:
    """Playing the actions again gives the same observations, legal actions and gold."""
    data = np.load(file)
    game = NumberedGame(one_round(Rules.build(4, modules=["saboteur2"])))
    row, legal = 0, np.split(data["legal"], np.cumsum(data["legal_count"])[:-1])
    for number in range(3):
        game.deal(f"tuning/1/games/4/{number}")
        labels = game.labels()
        assert np.array_equal(labels["dwarves"], data["truth_dwarves"][number])
        assert np.array_equal(labels["goals"], data["truth_goals"][number])
        while not game.game.over:
            seat, action = int(data["seat"][row]), int(data["action"][row])
            assert data["round"][row] == number and action != OUTSIDE
            assert np.array_equal(game.observe(seat), data["observation"][row])
            assert sorted(game.legal(seat)) == legal[row].tolist()
            game.choose(seat, action)
            row += 1
        assert list(game.game.gold) == data["outcome_gold"][number].tolist()
    assert row == len(data["round"]) == len(data["belief"])
    assert "done" in {game.codes.to_text(int(action)) for action in data["action"]}, "cards passed together"


def test_beliefs_start_with_the_seat_itself(file: Path) -> None:
    data = np.load(file)
    card = json.loads(str(data["card"]))
    dwarves = data["truth_dwarves"][data["round"], data["seat"]]
    saboteur = dwarves == card["dwarves"].index("saboteur")
    known = ~np.isnan(data["belief"][:, 0])
    assert known.mean() > 0.9
    own, others = data["belief"][known, 0], data["belief"][known, 1:]
    # A hat may be swapped, so that a dwarf is no longer the one that was dealt.
    assert (own == saboteur[known]).mean() > 0.8
    assert ((others > 0) & (others < 1)).any()


def test_the_card_says_everything(file: Path) -> None:
    text = file.with_suffix(".md").read_text("utf-8")
    for told in (
        "`truth_dwarves`",
        "random (0.",
        "tuning/1/",
        "4 players, jubilee edition, saboteur2",
        "MIT",
    ):
        assert told in text, told


def test_rounds_are_added_and_other_settings_refused(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    grown = shutil.copytree(file.parent, tmp_path / "grown") / file.name
    assert write(grown, "--rounds", "4") == 0
    results = [(each.with_suffix(".run") / "results.jsonl").read_text("utf-8") for each in (file, grown)]
    assert results[1].startswith(results[0]), "what was played is not played again"
    before, after = np.load(file), np.load(grown)
    for name in set(before) - {"card"}:
        assert after[name][: len(before[name])].tobytes() == before[name].tobytes()
    assert write(grown, "--rounds", "3", "--seed", "2") == 2
    assert 'seed "1" instead of "2"' in capsys.readouterr().err.replace("\n", " ")
    assert write(tmp_path / "games.csv") == 2
    assert "ends with .npz or .parquet" in capsys.readouterr().err.replace("\n", " ")


@pytest.mark.soak
def test_parquet_has_the_same_rows(tmp_path: Path) -> None:
    from pyarrow import parquet

    rules = Rules.build(3)
    told = play_rounds(dict(rules.as_dict()), ["random"], ["a", "b"])["rounds"]
    data = Dataset(rules, ["random"])
    rows = data.write(tmp_path / "a.npz", told, {"title": "a"})
    assert data.write(tmp_path / "a.parquet", told, {"title": "a"}) == rows
    flat, table = np.load(tmp_path / "a.npz"), parquet.read_table(tmp_path / "a.parquet")
    assert np.array_equal(np.array(table["observation"].to_pylist()), flat["observation"])
    assert np.array_equal(np.concatenate(table["legal"].to_pylist()), flat["legal"])
    assert json.loads(table.schema.metadata[b"card"]) == {"title": "a"}


def test_without_pyarrow_one_sentence_says_what_to_install(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)  # importing it fails
    assert write(tmp_path / "games.parquet") == 2
    assert "python -m pip install pyarrow" in capsys.readouterr().err.replace("\n", " ")
