"""What the lab says about minds: trees, messages, suspicion over time, duels, hiding, and all on one page."""

import json
from pathlib import Path
from random import Random

import pytest

from saboteur import Rules
from saboteur.bots import belief
from saboteur.bots.chronicle import Chronicle
from saboteur.bots.likelihood import Likelihoods
from saboteur.claims import Claim
from saboteur.cli import app
from saboteur.core.cells import cell_text
from saboteur.lab import duels, fit_files, ladder, match, messages, suspicion, tell, trees
from saboteur.lab.arena import deal
from saboteur.lab.beliefs import LAPS, BeliefRow
from saboteur.lab.runs import RESULTS, Run
from saboteur.lab.stats import auc

RULES = Rules.build(5)


def test_trees_see_what_a_sum_cannot() -> None:
    """Two signs that only mean something together: either alone says nothing."""
    rng = Random(1)
    rows = [[float(rng.random() < 0.5), float(rng.random() < 0.5), rng.random()] for _ in range(400)]
    truths = [int(row[0] == row[1]) for row in rows]
    grown = trees.boosted(rows[:300], truths[:300])
    held_out = [(grown.height(row), truth) for row, truth in zip(rows[300:], truths[300:], strict=True)]
    assert auc(held_out) > 0.95
    noise = trees.boosted(rows[:300], [rng.randrange(2) for _ in range(300)])
    assert 0.3 < auc([(noise.height(row), truth) for row, truth in zip(rows, truths, strict=True)]) < 0.7


def test_the_tell_counts_the_better_model() -> None:
    """Saboteurs accuse when they are silent about goals and keep from it otherwise: no sum can see that."""
    rng = Random(7)
    rounds = []
    for _ in range(40):
        sides = [int(rng.random() < 0.5) for _ in range(5)]
        rows = []
        for side in sides:
            row = [0.0] * len(tell.HEARD)
            row[0] = float(rng.random() < 0.5)
            row[4] = float((row[0] > 0) == bool(side))
            rows.append(row)
        rounds.append({"rows": rows, "saboteurs": sides, "beliefs": [], "messages": []})
    found = tell.tell_figures(5, rounds)
    assert found["by_model"]["logistic regression"].value < 0.65
    assert found["auc"] == found["by_model"]["boosted trees"] and found["auc"].value > 0.9


def test_a_message_moves_what_the_others_believe() -> None:
    """Gold claimed under a goal by somebody who has looked there makes it likelier."""
    game = deal(RULES, "moved")
    dwarves = list(game.state.dwarves)
    treasure = next(cell for cell, goal in game.state.goals.items() if goal == "treasure")
    digger, saboteur = dwarves.index("digger"), dwarves.index("saboteur")
    past, talk = Chronicle.of(game.view()), messages.Overheard("moved")
    past.looked[digger] = {treasure}
    talk.told(game, past, Claim(digger, "saw-goal", cell=cell_text(treasure), word="gold", move=1))
    talk.told(game, past, Claim(digger, "suspect", saboteur, move=2))
    first, second = talk.messages
    assert first.name == "says gold, true" and first.subject > 0.2 and first.side == 0
    assert second.name == "accuses a saboteur" and second.subject > 0
    found = messages.message_figures([talk.messages, []])
    assert found["digger says gold, true"]["a_round"].value == 0.5
    assert found["digger says gold, true"]["subject"].value == pytest.approx(first.subject)


def test_a_saboteur_is_uncovered_when_diggers_suspect_it_on_average() -> None:
    def rows(seat: int, *beliefs: tuple[float, float]) -> list[BeliefRow]:
        return [
            BeliefRow(lap, observer, seat, belief, 0.4, 1)
            for lap, pair in enumerate(beliefs, 1)
            for observer, belief in enumerate(pair)
        ]

    honest = [BeliefRow(1, 0, 4, 0.2, 0.4, 0)]
    found = [*rows(2, (0.3, 0.4), (0.4, 0.7)), *rows(3, (0.1, 0.2), (0.9, 0.05)), *honest]
    assert suspicion.uncovered(found) == [2, None]
    figures = suspicion.suspicion_figures([found])
    assert [figures["hidden"][lap].value for lap in (1, 2, LAPS)] == [1.0, 0.5, 0.5]
    assert figures["seems"]["saboteurs"][1].value == pytest.approx(0.25)
    assert figures["seems"]["diggers"][1].value == pytest.approx(0.2)


def test_who_suspects_a_saboteur_most_has_won_the_duel() -> None:
    game = deal(RULES, "duel")
    past = Chronicle.of(game.view())
    names = ["rule" if dwarf != "saboteur" else "rule:open" for dwarf in game.state.dwarves]
    before = duels.judged_duels(game, past, names)
    assert before and {won for *_, won in before} == {0}, "nobody has done anything yet"
    names = ["knowing" if dwarf != "saboteur" else "rule:open" for dwarf in game.state.dwarves]
    assert {won for *_, won in duels.judged_duels(game, past, names)} == {1}


def test_duels_are_rated_for_both_sides(tmp_path: Path) -> None:
    found = duels.duel_ratings(Run(tmp_path, quiet=True), [RULES], 6)
    assert found["duels"] > 20
    rated = [name for name in found["ratings"] if "house" not in name]
    assert {"rule detects", "detective detects"} < set(rated)
    assert any(name.endswith(" deceives") for name in rated)
    for won, better, worse in ((1, "a detects", "b deceives"), (-1, "b deceives", "a detects")):
        ratings = ladder.rated([duels.duel_contest(5, "a", "b", won)] * 3)
        assert ratings[better].mu > 25 > ratings[worse].mu


def test_a_draw_moves_the_better_down() -> None:
    won = ladder.Contest((["a"], ["b"]), (0.0, 1.0))
    drawn = ladder.Contest((["a"], ["b"]), (0.0, 0.0))
    assert ladder.rated([won, drawn])["a"].mu < ladder.rated([won])["a"].mu


def test_hiding_is_compared_on_the_same_deals(tmp_path: Path) -> None:
    run = Run(tmp_path, quiet=True)
    (found,) = match.hiding_costs(run, [RULES], "detective", ["rule:open", "rule:sleeper"], 20)
    (alone,) = match.hiding_costs(run, [RULES], "detective", ["rule:sleeper"], 20)
    wins, cost = found["wins"], found["costs"]["rule:sleeper"]
    assert wins["rule:sleeper"] == alone["wins"]["rule:sleeper"]
    assert cost.value == pytest.approx(wins["rule:open"].value - wins["rule:sleeper"].value)
    assert cost.low < cost.value < cost.high


def test_tables_are_fitted_from_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever tables are shipped, the same command writes the same tables; steps learn from each other."""
    monkeypatch.setattr(fit_files, "STEPS", 3)
    first = fit_files.fitted_tables(Run(tmp_path / "a", quiet=True), [""], 1)

    def refused(modules: tuple[str, ...]) -> Likelihoods:
        raise AssertionError(modules)

    monkeypatch.setattr(belief, "shipped_likelihoods", refused)
    run = Run(tmp_path / "b", quiet=True)
    assert fit_files.fitted_tables(run, [""], 1) == first
    believed = {json.dumps(each["given"]["tables"]) for each in run.results().values()}
    assert len(believed) == fit_files.STEPS
    deeds = {amount for stage in first[""]["free"].values() for amount in stage}
    assert "break" not in deeds and any(amount.startswith("break ") for amount in deeds)


def test_one_page_has_everything(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["report", "--rounds", "5", "--players", "3", "--levels", "rule"]
    with pytest.raises(SystemExit) as ended:
        app(["lab", *words, "--out", str(tmp_path), "--workers", "1", "--quiet"])
    assert not ended.value.code
    page = Path(capsys.readouterr().out.splitlines()[-1]).read_text("utf-8")
    lines = [json.loads(line)["key"] for line in (tmp_path / RESULTS).read_text("utf-8").splitlines()]
    assert len(lines) == len(set(lines)), "what two measurements need is played once"
    kept = json.loads((tmp_path / "found.json").read_text("utf-8"))
    asked = {"balance", "deduction", "aloud", "hiding", "talk", "belief", "ratings", "minds", "pace"}
    assert kept["found"].keys() == asked and all(kept["found"].values())
    assert all(f'<h2 id="{key}">' in page and f'href="#{key}"' in page for key in asked)
    assert page.count("<svg") >= len(asked) and kept["about"]["commit"] and "{&#x27;" not in page
