"""The laboratory deals alike, counts right, goes on where it was stopped and reports what it found."""

import json
import math
import os
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from saboteur import Rules
from saboteur.analysis.atlas import Cell, as_json, cell_of, evening_cells, percent, shipped_atlas
from saboteur.bots.chronicle import Chronicle
from saboteur.bots.likelihood import Likelihoods
from saboteur.bots.value import NAMES, fitted, shipped_value
from saboteur.claims import Claim
from saboteur.cli import app
from saboteur.core.cells import cell_text
from saboteur.lab import balance, beliefs, fit, ladder, match, pace, tell, values
from saboteur.lab.arena import RoundTalk, by_side, deal, one_round, play_seats
from saboteur.lab.runs import RESULTS, Run, Task
from saboteur.lab.stats import auc, brier, calibration, calibration_error, log_loss, p_value, paired, wilson

RULES = Rules.build(3)


def some_tasks(x: str, y: str, deals: int, chunk: int) -> list[Task]:
    """Return tasks that play these deals."""
    given = {"rules": RULES.as_dict(), "design": "sides", "x": x, "y": y, "budget": 0.0}
    return [
        Task(f"{x}/{n}", "match.play_deals", {**given, "seeds": [f"{m}" for m in range(n, n + chunk)]})
        for n in range(0, deals, chunk)
    ]


def test_rates_have_wilson_intervals() -> None:
    """Compared with the formula's published example: 8 of 10."""
    found = wilson(8, 10)
    assert found.value == 0.8 and abs(found.low - 0.490) < 0.001 and abs(found.high - 0.943) < 0.001
    assert wilson(0, 0) == (0.0, 0.0, 1.0)


def test_differences_are_paired_by_deal() -> None:
    rng = Random(1)
    deals = [rng.gauss(0, 3) for _ in range(300)]
    noisy = [(deal_ + 0.3 + rng.gauss(0, 0.2)) - deal_ for deal_ in deals]
    found = paired(noisy, times=300)
    assert found.low < 0.3 < found.high and found.high - found.low < 0.1
    assert p_value(noisy) < 1e-6
    assert p_value([rng.gauss(0, 1) for _ in range(50)]) > 0.05


def test_scores_of_beliefs() -> None:
    pairs = [(0.9, 1), (0.8, 1), (0.4, 0), (0.3, 1), (0.1, 0)]
    assert auc(pairs) == 5 / 6
    assert auc([(0.5, 1), (0.5, 0)]) == 0.5
    assert brier([(0.8, 1), (0.2, 0)]) == pytest.approx(0.04)
    assert log_loss([(0.5, 1), (0.5, 0)]) == pytest.approx(math.log(2))
    assert calibration_error([(0.25, 0)] * 3 + [(0.25, 1)]) == 0
    assert calibration_error([(0.95, 0)] * 4) == pytest.approx(0.95)
    assert calibration(pairs)[9] == (1, 0.9, 1.0)


def test_the_same_seed_is_the_same_round() -> None:
    first, second = (
        play_seats(game := deal(RULES, "twice"), by_side(game, "detective", "rule"), "twice")
        for _ in range(2)
    )
    assert first == second and one_round(RULES).rounds == 1


def test_the_twins_know_what_they_should() -> None:
    """The all-knowing twin plays by the rules too, and each round has one result."""
    for name in ("naive", "knowing", "rule:open"):
        assert play_seats(deal(RULES, name), [name] * 3, name).side in ("diggers", "saboteurs", "nobody")


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    tasks = some_tasks("rule", "rule", 4, 1)
    whole = Run(tmp_path / "whole", quiet=True).finish(tasks)
    stopped = Run(tmp_path / "stopped", quiet=True)
    stopped.finish(tasks[:2])
    path = tmp_path / "stopped" / RESULTS
    path.write_text(path.read_text("utf-8") + '{"key": "3//sides/ru', encoding="utf-8")
    assert len(stopped.results()) == 2
    assert stopped.finish(tasks) == whole
    before = path.read_text("utf-8")
    assert stopped.finish(tasks) == whole and path.read_text("utf-8") == before


@pytest.mark.skipif(os.name == "nt", reason="spawning takes too long there")
def test_processes_find_the_same(tmp_path: Path) -> None:
    tasks = some_tasks("rule", "random", 4, 2)
    assert Run(tmp_path / "two", workers=2, quiet=True).finish(tasks) == Run(
        tmp_path / "one", quiet=True
    ).finish(tasks)


def test_without_ray_the_command_line_says_what_is_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # as if it were not installed
    with pytest.raises(SystemExit) as ended:
        app(["lab", "match", "rule", "random", "--ray", "--out", str(tmp_path)])
    assert ended.value.code == 2 and "saboteur[ray]" in capsys.readouterr().err


def test_a_match_is_played_on_every_seat(tmp_path: Path) -> None:
    found, back = match.focal(Run(tmp_path, quiet=True), [RULES], "rule", "random", 12)
    assert found["deals"] == 12 and found["gold_x"].value > found["gold_y"].value
    assert found["gain"].value > 0 > back["gain"].value
    assert sum(count for count, _ in found["by_dwarf"].values()) == 36


def test_the_share_of_a_gap() -> None:
    found = match.share_closed([0] * 10, [1] * 5 + [0] * 5, [1] * 10)
    assert found.value == 0.5


def rated(*rows: dict[str, Any]) -> dict[str, ladder.Rating]:
    """Rate everyone in some rounds."""
    return ladder.rated(ladder.contests_of(rows))


def test_winners_are_rated_up_and_losers_down() -> None:
    names, dwarves = ["rule", "random", "rule"], ["digger", "digger", "saboteur"]
    row = {"names": names, "dwarves": dwarves, "found": True}
    found = rated(row)
    assert found["rule digs"].mu > 25 > found["rule sabotages"].mu and found["rule digs"].sigma < 25 / 3
    assert found["house 3 1 digs"].mu > 25 > found["house 3 1 sabotages"].mu
    more, surprise = rated(row, row), rated(row, {**row, "found": False})
    expected = more["rule digs"].mu - found["rule digs"].mu
    assert found["rule digs"].mu - surprise["rule digs"].mu > expected > 0
    assert not rated({**row, "dwarves": ["digger"] * 3}), "without saboteurs nobody is rated"


def test_the_ladder_knows_rule_from_random(tmp_path: Path) -> None:
    found = ladder.rated_levels(Run(tmp_path, quiet=True), [RULES], ["random", "rule"], 30, 0.0)
    ratings = found["ratings"]
    assert ratings["rule digs"]["rating"].value > ratings["random digs"]["rating"].value
    assert any(name.startswith("house 3") for name in ratings)


def test_counts_become_tables_that_can_be_read() -> None:
    counts = fit.deed_counts(Rules.build(5), [f"count/{n}" for n in range(4)])
    made = fit.tables(counts)
    styles = len(fit.POPULATION)
    for stages in (made["free"], made["blocked"]):
        for rows in stages.values():
            assert {len(row) for row in rows.values()} == {styles}
            for style in range(styles):
                assert sum(row[style] for row in rows.values()) == pytest.approx(1, abs=0.01)
    import tomllib

    read = Likelihoods(tomllib.loads(fit.likelihoods_toml(made)))
    assert read.mimicry == fit.MIMICRY and list(read.styles[0]) == list(fit.DIGGERS)


def test_a_style_can_be_left_out_of_the_tables() -> None:
    counts = Counter({("row", "free", "start", "pass", name): 5 for name in fit.POPULATION})
    made = fit.tables(counts, without="person:hot")
    assert (
        "person:hot" not in made["diggers"] and len(made["free"]["start"]["pass"]) == len(fit.POPULATION) - 1
    )
    assert sum(made["diggers"].values()) == pytest.approx(1, abs=1e-3)


def test_beliefs_are_measured_beside_the_prior(tmp_path: Path) -> None:
    run = Run(tmp_path, quiet=True)
    asked = beliefs.Tested(Rules.build(5), "rule:open", beliefs.SABOTEURS, "matched")
    (results,) = run.measure([beliefs.wanted_beliefs(asked, None, 8, chunk=4)])
    found = beliefs.belief_figures(asked, beliefs.belief_rows(results))
    assert found["rounds"] == 8 and found["laps"][3]["auc"] > 0.8 and found["laps"][3]["skill"] > 0.2
    assert found["falsely_accused"].low <= found["falsely_accused"].value <= found["falsely_accused"].high


def test_one_odd_digger_sits_among_detectives() -> None:
    game = deal(Rules.build(5), "odd")
    names = beliefs.styles_at_table(game, "person:hot", beliefs.DIGGERS, "odd")
    odd = beliefs.odd_seat(game.state.dwarves, "odd")
    assert names[odd] == "person:hot" and game.state.dwarves[odd] != "saboteur"
    assert names.count("person:hot") == 1
    (rows,) = beliefs.witnessed(Rules.build(5), "person:hot", beliefs.DIGGERS, ["odd"])
    assert {row.seat for row in rows if row.odd} == {odd} and not any(row.truth for row in rows if row.odd)


def test_the_value_model_sees_who_is_ahead() -> None:
    rng = Random(2)
    rows = [[1.0, rng.random(), *[0.0] * (len(NAMES) - 2)] for _ in range(500)]
    won = [int(rng.random() < 1 / (1 + math.exp(-(4 * row[1] - 2)))) for row in rows]
    found = fitted(rows, won, ridge=0.01)
    assert abs(found[0] + 2) < 0.8 and abs(found[1] - 4) < 1.2
    game = deal(RULES, "value")
    assert 0 < shipped_value().chance(game.rules, game.state) < 1


def test_the_atlas_and_the_lobby_speak_of_the_same_rules(tmp_path: Path) -> None:
    wanted = [Cell("bluffer", 3), Cell("bluffer", 5, modules=("tournament",)), Cell("bluffer", 3, talk=True)]
    found = balance.atlas(Run(tmp_path, quiet=True), wanted, 2, chunk=1)
    files = as_json(json.loads(json.dumps(found)))
    keys = {key: row for text in files.values() for key, row in json.loads(text).items()}
    assert set(keys) == {cell.key for cell in wanted}
    assert cell_of(Rules.build(3, options={"rounds": "1"})).key in keys
    assert all(len(row) == 4 and row[1] <= row[0] <= row[2] for row in keys.values())
    assert percent(Rules.build(4, "classic", ["greedy-dwarf"], {"placement": "adjacent"})) is None


def test_the_shipped_atlas_has_every_cell_of_every_level() -> None:
    wanted = balance.cells(["rule", "detective", "bluffer"], range(3, 11))
    assert set(shipped_atlas()) <= {cell.key for cell in wanted}
    evening = {cell.key for n in range(3, 11) for cell in evening_cells("bluffer", n)}
    assert {cell.key for cell in wanted if not cell.talk} & evening <= set(shipped_atlas())
    for rate, low, high, rounds in shipped_atlas().values():
        assert 0 <= low <= rate <= high <= 100 and rounds >= 50


def test_cells_that_are_known_closely_enough_get_no_more_rounds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(balance, "_FIRST", 3)
    monkeypatch.setattr(balance, "count_wins", lambda **given: _counted(given))
    # Three of three are known within 0.56, one of three within 0.46.
    monkeypatch.setattr(balance, "WITHIN", 0.5)
    found = balance.atlas(Run(tmp_path, quiet=True), [Cell("bluffer", 3), Cell("bluffer", 4)], 6)
    assert [each["rounds"] for each in found] == [6, 3]


def _counted(given: dict[str, Any]) -> dict[str, Any]:
    """Count as if the diggers won every round of three players, and one of three of four."""
    rounds, all_won = len(given["seeds"]), given["rules"]["players"] == 3
    won = rounds if all_won else -(-rounds // 3)
    return {
        "rounds": rounds, "moves": rounds, "sides": {"diggers": won, "saboteurs": rounds - won},
        "by_saboteurs": {}, "gold": {}, "seats": {},
    }  # fmt: skip


def test_cells_that_cannot_be_played_are_left_out() -> None:
    cells = balance.cells(["rule"], range(3, 11))
    assert {cell.players for cell in cells if cell.modules == ("tournament",)} == set(range(5, 10))
    assert any(cell.modules == ("saboteur2",) and cell.players == 12 for cell in cells)


def test_the_command_line_writes_a_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for number, words in enumerate((
        ["match", "rule", "random", "--deals", "2", "--players", "3"],
        ["match", "rule", "rule:open", "--sides", "--deals", "2", "--players", "3-4"],
        ["ladder", "--rounds", "2", "--players", "3", "--levels", "random,rule"],
        ["match", "rule", "random", "--talk", "--deals", "1", "--players", "3"],
        ["tell", "rule", "--rounds", "5", "--players", "3"],
        ["balance", "--rounds", "1", "--players", "3,4", "--levels", "rule", "--base"],
    )):  # fmt: skip
        out = tmp_path / str(number)
        with pytest.raises(SystemExit) as ended:
            app(["lab", *words, "--out", str(out), "--workers", "1", "--quiet"])
        assert not ended.value.code
        *figures, last = capsys.readouterr().out.splitlines()
        page = Path(last)
        assert len(figures) > 2
        text = page.read_text("utf-8")
        assert page.parent == out and "<table>" in text and "<svg" in text and "{&#x27;" not in text
        kept = json.loads((out / "found.json").read_text("utf-8"))
        assert kept["found"] and all(kept["about"].values())
        assert {"run", "command", "date", "commit", "deals", "machine"} <= set(kept["about"])


def test_a_task_is_plain_data() -> None:
    task = Task("a", "match.play_deals", {"x": 1})
    assert json.loads(json.dumps(task)) == ["a", "match.play_deals", {"x": 1}]


def test_thinking_time_is_counted_for_every_choice() -> None:
    took = pace.time_moves("rule", RULES.as_dict(), ["pace"])["took"]
    found = pace.pace_figures(took)
    assert 0 < found["median"] <= found["p99"] <= found["worst"] and found["choices"] == len(took) > 10


def test_numbers_found_by_experiment_are_kept_when_the_value_model_is_fitted() -> None:
    result = values.value_positions(RULES.as_dict(), "rule", ["value/0", "value/1"])
    assert len(result["rows"]) == len(result["won"]) > 4
    found = fitted(result["rows"], result["won"], fixed={5: 0.6})
    assert found[5] == 0.6 and len(found) == len(NAMES)
    assert '"way" = ' in values.values_toml(dict(zip(NAMES, found, strict=True)))


def test_talking_tables_are_as_repeatable_as_silent_ones() -> None:
    rules = Rules.build(5)
    first, second = (RoundTalk("aloud") for _ in range(2))
    for talk in (first, second):
        play_seats(deal(rules, "aloud"), ["bluffer"] * 5, "aloud", talk=talk)
    assert first.claims == second.claims != []
    silent = RoundTalk("aloud")
    play_seats(deal(rules, "aloud"), ["random"] * 5, "aloud", talk=silent)
    assert not silent.claims


def test_the_tell_hears_a_side_that_gives_itself_away() -> None:
    """Saboteurs who always accuse are found out, those who speak like everyone are not."""
    rng, size = Random(4), len(tell.HEARD)
    rounds = []
    for _ in range(60):
        saboteurs = [int(rng.random() < 0.4) for _ in range(5)]
        loud = [[rng.random() for _ in range(size - 1)] + [float(side)] for side in saboteurs]
        rounds.append({"rows": loud, "saboteurs": saboteurs, "beliefs": [], "messages": []})
    assert tell.tell_figures(5, rounds)["auc"].low > 0.95
    quiet = [{**each, "rows": [[rng.random() for _ in tell.HEARD] for _ in range(5)]} for each in rounds]
    found = tell.tell_figures(5, quiet)["auc"]
    assert found.low < 0.55 and found.value < 0.65


def test_what_is_heard_of_a_seat_is_counted() -> None:
    game = deal(Rules.build(3), "heard")
    past = Chronicle.of(game.view())
    past.looked[0] = {8, 8 + 1}
    claims = [
        *(
            Claim(seat, "saw-goal", cell=cell_text(8), word=word)
            for seat, word in ((0, "gold"), (1, "stone"))
        ),
        *(Claim(seat, "suspect", 1) for seat in (0, 2)),
        Claim(0, "repair-me"),
    ]
    found = dict(zip(tell.HEARD, tell.features_of(0, claims, past), strict=True))
    assert found["says gold"] == found["is contradicted"] == found["asks for a repair"] == 1
    assert found["looks and keeps quiet"] == found["accuses as others do"] == 1
    assert found["says stone"] == found["is alone in an accusation"] == found["is confirmed"] == 0
