"""New goals: NEWGOAL-1 to NEWGOAL-3."""

from collections import Counter
from typing import Any

import pytest

from boxes.positions import assert_nothing_leaks, both, box, play_folded
from rules.positions import EDITIONS, TO_FORK, TO_MIDDLE, at, kinds, legal, play, refused, told
from saboteur import Game, Rules

CELLS = ("8,-4", "8,-2", "8,0", "8,2", "8,4")


def goals(**some: str) -> dict[str, str]:
    """Five goals, some of them as asked for: n and m are the fourth and the third."""
    laid = dict(zip(CELLS, ("stone-a", "stone-b", "treasure", "dragon", "spider"), strict=True))
    return {**laid, **{{"m": "8,0", "n": "8,2"}[place]: goal for place, goal in some.items()}}


def reach(goal: str, modules: tuple[str, ...] = ("new-goals",), **keys: Any) -> tuple[Game, list[Any]]:
    """p1 has just reached the middle goal."""
    other = "treasure" if goal != "treasure" else "dragon"
    game = box(TO_MIDDLE, ["EW", "map"], modules=modules, goals=goals(m=goal, n=other), **keys)
    return game, play_folded(game, 0, "place EW 7,0")


@pytest.mark.rule("NEWGOAL-1")
@pytest.mark.parametrize("modules", both("new-goals"))
def test_the_treasure_and_four_of_seven_are_laid(modules: tuple[str, ...]) -> None:
    rules = Rules.build(5, modules=modules)
    others = Counter(["stone-a", "stone-b", "sack-1", "sack-2", "dragon", "dragon", "spider"])
    found: Counter[str] = Counter()
    for seed in range(60):
        laid = at(Game(rules, seed=str(seed)), "goals")
        assert tuple(laid) == CELLS
        rest = Counter(laid.values()) - Counter(["treasure"])
        assert rest.total() == 4
        assert not rest - others
        found += rest
    assert set(found) == set(others)


@pytest.mark.rule("NEWGOAL-1")
def test_guessed_worlds_have_the_treasure_too() -> None:
    game = Game(Rules.build(4, modules=["new-goals"]), seed="guess")
    for number in range(40):
        assert "treasure" in game.guess(1, str(number)).position()["goals"].values()


@pytest.mark.rule("NEWGOAL-2", "GOLD-8")
@pytest.mark.parametrize(("goal", "gold"), [("sack-1", 1), ("sack-2", 2)])
@pytest.mark.parametrize("modules", both("new-goals"))
def test_a_sack_pays_at_once(goal: str, gold: int, modules: tuple[str, ...]) -> None:
    game, events = reach(goal, modules)
    assert told(events, "paid", "gold") == [gold]
    assert at(game, "gold") == [gold, 0, 0]
    assert len(at(game, "gold_pile")) == len(game.rules.gold_deck)
    assert game.actors == (1,)


@pytest.mark.rule("NEWGOAL-2", "GOLD-8")
@pytest.mark.parametrize(("before", "after"), [(3, 2), (1, 0), (0, 0)])
def test_a_dragon_takes_one_if_there_is_any(before: int, after: int) -> None:
    game, events = reach("dragon", gold=[before, 5, 5])
    assert at(game, "gold") == [after, 5, 5]
    assert kinds(events).count("lost-gold") == (before > 0)


@pytest.mark.rule("NEWGOAL-2")
@pytest.mark.parametrize("modules", both("new-goals"))
def test_a_spider_ends_the_round_for_the_saboteurs(modules: tuple[str, ...]) -> None:
    game, events = reach("spider", modules, dwarves=["saboteur"] * 3)
    assert told(events, "round-ended", "side") == ["saboteurs"]
    assert told(events, "round-ended", "finder") == [-1]
    assert game.round == 2


@pytest.mark.rule("NEWGOAL-2", "GOAL-2", "GOAL-3")
def test_stone_and_treasure_are_as_usual() -> None:
    game, events = reach("stone-a")
    assert at(game, "shown") == {"8,0": "NW"}
    _, events = reach("treasure", dwarves=["saboteur"] * 3)
    assert told(events, "round-ended", "finder") == [0]


@pytest.mark.rule("NEWGOAL-3", "ED-GOALS", "GOAL-6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_several_are_opened_one_after_the_other_in_his_order(edition: str) -> None:
    two = goals(m="dragon", n="sack-1")
    game = box(TO_FORK, ["NSW", "map"], modules="new-goals", goals=two, edition=edition)
    play_folded(game, 0, "place NSW 8,1")
    assert legal(game, 0) == ["open 8,0", "open 8,2"]
    refused(game, 0, "open 8,4", "not-offered", "GOAL-6")
    events = play_folded(game, 0, "open 8,2")
    assert [kind for kind in kinds(events) if kind in ("paid", "lost-gold", "opened")] == [
        "opened", "paid", "opened", "lost-gold",
    ]  # fmt: skip
    assert at(game, "gold") == [0, 0, 0]


@pytest.mark.rule("NEWGOAL-3", "GOAL-6")
def test_the_end_of_the_round_cancels_the_rest() -> None:
    two = goals(m="spider", n="sack-2")
    game = box(TO_FORK, ["NSW", "map"], modules="new-goals", goals=two)
    play(game, 0, "place NSW 8,1")
    play(game, 0, "open 8,0")
    assert game.gold[0] == 0


@pytest.mark.rule("NEWGOAL-2")
def test_nothing_leaks() -> None:
    assert_nothing_leaks(["new-goals"], "new goals")
