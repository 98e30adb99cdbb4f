"""A run is what it says: other settings are refused, more deals continue it, and mistakes get a sentence."""

import json
from pathlib import Path

import pytest

from saboteur.cli import app
from saboteur.lab import plots
from saboteur.lab.runs import RESULTS, Run
from saboteur.lab.settings import DEAL_SETS, SETTINGS, DealSet, RunError, RunSettings
from saboteur.lab.stats import Interval

MATCH = ("match", "rule", "random", "--sides", "--players", "3", "--budget", "0")


def lab(*words: str) -> int:
    """Run a command of the lab and return its exit code."""
    with pytest.raises(SystemExit) as ended:
        app(["lab", *words, "--workers", "1", "--quiet"])
    return int(ended.value.code or 0)


def about(folder: Path) -> dict[str, str]:
    found: dict[str, str] = json.loads((folder / "found.json").read_text("utf-8"))["about"]
    return found


def deals_of(folder: Path) -> int:
    return int(json.loads((folder / "found.json").read_text("utf-8"))["found"][0]["deals"])


def test_more_deals_continue_a_run(tmp_path: Path) -> None:
    """Ten, then thirty make thirty, as thirty at once do; then ten are ten again."""
    grown, whole = tmp_path / "grown", tmp_path / "whole"
    assert lab(*MATCH, "--deals", "3", "--out", str(grown)) == 0
    first, before = about(grown), (grown / RESULTS).read_text("utf-8")
    assert lab(*MATCH, "--deals", "7", "--out", str(grown)) == 0
    assert lab(*MATCH, "--deals", "7", "--out", str(whole)) == 0
    assert deals_of(grown) == deals_of(whole) == 7
    assert (grown / RESULTS).read_text("utf-8").startswith(before), "what was played is not played again"
    found = [json.loads((each / "found.json").read_text("utf-8"))["found"] for each in (grown, whole)]
    assert found[0] == found[1]
    assert about(grown)["run"] == about(whole)["run"] != first["run"]
    assert about(grown)["settings"] == first["settings"]
    assert lab(*MATCH, "--deals", "3", "--out", str(grown)) == 0
    assert deals_of(grown) == 3


@pytest.mark.parametrize(
    ("more", "told"),
    [
        (("--seed", "2"), 'seed "1" instead of "2"'),
        (("--set", "validation"), 'deals "tuning" instead of "validation"'),
        (("--edition", "classic"), "other rules"),
        (("--budget", "0.5"), "budget 0.0 instead of 0.5"),
    ],
)
def test_a_folder_with_other_settings_is_refused(
    more: tuple[str, ...], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = (*MATCH, "--deals", "1", "--out", str(tmp_path))
    assert lab(*asked) == 0
    before = (tmp_path / RESULTS).read_bytes()
    capsys.readouterr()
    assert lab(*asked, *more) == 2
    error = capsys.readouterr().err
    assert told in error and "--out" in error and len(error.splitlines()) < 4
    assert (tmp_path / RESULTS).read_bytes() == before


def test_results_without_settings_are_not_trusted(tmp_path: Path) -> None:
    (tmp_path / RESULTS).write_text("", encoding="utf-8")
    with pytest.raises(RunError, match="older version"):
        Run(tmp_path, quiet=True)
    (tmp_path / SETTINGS).write_text("[", encoding="utf-8")
    with pytest.raises(RunError, match="cannot be read"):
        Run(tmp_path, quiet=True)
    with pytest.raises(RunError, match="cannot be used as a folder"):
        Run(tmp_path / SETTINGS, quiet=True)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("match", "rule", "nobody"), "There is no player 'nobody'; there are random, novice"),
        (("match", "rule", "rule:odd"), "There is no player 'rule:odd'"),
        (("match", "rule", "rule", "--players", "7-5"), "'7-5' has no numbers in it"),
        (("match", "rule", "rule", "--players", "many"), "'many' is no list of numbers"),
        (("match", "rule", "rule", "--budget", "-1"), "A budget is a number of seconds from 0 on, not -1.0."),
        (("match", "rule", "rule", "--set", "best"), "There is no set of deals 'best'"),
        (("match", "naive", "rule", "--sides"), "'naive' is played anyway"),
        (("ladder", "--levels", "rule,"), "There is no player ''"),
        (("balance", "--players", "40", "--base"), "40"),
        (("pace", "--levels", "genius"), "There is no player 'genius'"),
    ],
)
def test_a_mistake_is_told_in_a_sentence(
    words: tuple[str, ...], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert lab(*words, "--out", str(tmp_path / "new")) == 2
    error = capsys.readouterr().err
    assert told in error and "Traceback" not in error
    assert not (tmp_path / "new").exists(), "nothing was begun"


def test_sets_share_no_deal_and_each_release_has_fresh_final_ones() -> None:
    seeds = [DealSet.named(name).seeds("match/5", 0, 50) for name in DEAL_SETS]
    assert len({seed for each in seeds for seed in each}) == 150
    assert DealSet.named("final").seed != DealSet.named("tuning").seed == "1"
    assert DealSet.named("final", "7").seed == "7"


def test_settings_have_one_hash() -> None:
    one, same, other = (RunSettings("match", players=("rule",), budget=b) for b in (0.1, 0.1, 0.2))
    assert one.digest == same.digest != other.digest


def test_plots_have_ticks_names_and_room_for_their_legends() -> None:
    long = "a rather long name of a player, as styles have"
    series = {long: {"5": Interval(0.2, -0.13, 0.47)}, "other": {"5": Interval(0.0, -0.1, 0.1)}}
    axis = plots.fitting("gold", [each["5"] for each in series.values()], 0.0)
    assert [axis.text(value) for value in axis.ticks()] == ["−0.2", "0.0", "0.2", "0.4", "0.6"]
    for plot in (
        plots.by_column("t", ["5"], series, "players", axis),
        plots.by_row("t", ["5"], series, axis),
    ):
        assert all(text in plot for text in (">gold<", ">−0.2<", ">0.6<", f">{long}<", ">5<"))
        left = float(plot.split(f">{long}<")[0].rpartition('<text x="')[2].partition('"')[0])
        assert left + 7 * len(long) < plots.WIDTH
