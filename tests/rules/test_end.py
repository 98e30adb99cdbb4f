"""END-1 to END-3 and NEXT-1: how a round ends and the next one begins."""

from collections import Counter
from itertools import chain
from typing import Any

import pytest

from rules.positions import (
    ACTIONS,
    GOAL_CELLS,
    PATHS,
    TO_MIDDLE,
    TOOLS,
    Grid,
    corridor,
    kinds,
    legal,
    play,
    seen,
    table,
    told,
)
from saboteur import Game, Rules, redact

BREAKS = [f"break-{tool}" for tool in TOOLS]
# Dead ends on all four sides of the start card: no path card can be laid any more.
WALLED: Grid = {"1,0": "W", "-1,0": "E", "0,1": "N", "0,-1": "S"}


def pass_on(game: Game) -> None:
    """Let the seat whose turn it is pass its first card."""
    (seat,) = game.actors
    game.play(seat, next(text for text in legal(game, seat) if text.startswith("pass")))


# -- END-1 ----------------------------------------------------------------------------------------

# A hand that can do nothing but pass, and what else makes it so.
STUCK: list[tuple[list[str], Grid, list[str]]] = [
    ([], {}, []),
    (["EW", "NSEW"], {}, ["break-lamp"]),
    (["EW", "NSEW", "S"], WALLED, []),
    ([f"repair-{tool}" for tool in TOOLS], {}, []),
    (["repair-pickaxe", "repair-pickaxe-cart"], {}, ["break-lamp"]),
    (["rockfall"], {}, []),
]
FREE: list[tuple[list[str], Grid, list[str]]] = [
    (["EW"], {}, []),
    (["EW", "S"], {**WALLED, "1,0": "EW"}, []),
    (["repair-lamp"], {}, ["break-lamp"]),
    (["repair-lamp-cart"], {}, BREAKS),
    (["rockfall"], WALLED, []),
    (["map"], WALLED, BREAKS),
    (["break-lamp"], WALLED, BREAKS),
]


@pytest.mark.rule("END-1")
@pytest.mark.parametrize(("hand", "grid", "broken"), STUCK)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_end_1_empty_pile_and_nothing_but_passes(
    hand: list[str], grid: Grid, broken: list[str], seat: int
) -> None:
    """Wherever the stuck player sits, the one who has just passed included."""
    hands, front = [["map"], [], []], [broken if who == seat else [] for who in range(3)]
    hands[seat] = hands[seat] + hand
    events = play(table(grid, *hands, front=front, pile=[]), 0, "pass map")
    assert told(events, "round-ended", "side") == ["saboteurs"]


@pytest.mark.rule("END-1")
@pytest.mark.parametrize(("hand", "grid", "broken"), STUCK)
def test_end_1_not_while_there_is_a_pile(hand: list[str], grid: Grid, broken: list[str]) -> None:
    """The card that is drawn does not help either: p1 gets another useless one."""
    game = table(grid, ["repair-cart"], hand, [], front=[[], broken, []], pile=["repair-cart"] * 4)
    assert "round-ended" not in kinds(play(game, 0, "pass repair-cart"))


@pytest.mark.rule("END-1")
@pytest.mark.parametrize(("hand", "grid", "broken"), FREE)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_end_1_not_while_somebody_can_do_something(
    hand: list[str], grid: Grid, broken: list[str], seat: int
) -> None:
    hands, front = [["map"], [], []], [broken if who == seat else [] for who in range(3)]
    hands[seat] = hands[seat] + hand
    game = table(grid, *hands, front=front, pile=[])
    assert "round-ended" not in kinds(play(game, 0, "pass map"))
    assert game.actors == (seat,)


@pytest.mark.rule("END-1")
def test_end_1_everything_broken_everywhere_leaves_nothing_to_break() -> None:
    game = table({}, ["map"], ["break-lamp", "EW"], [], front=[BREAKS] * 3, pile=[])
    assert "round-ended" in kinds(play(game, 0, "pass map"))


@pytest.mark.rule("END-1")
@pytest.mark.parametrize(
    "text", ["place EW 2,0", "play map 8,0", "play rockfall 1,0", "play break-lamp p2", "pass map"]
)
def test_end_1_is_seen_right_after_any_turn(text: str) -> None:
    game = table(corridor(1, 1), [text.split()[1]], [], [], pile=[])
    assert "round-ended" in kinds(play(game, 0, text))


@pytest.mark.rule("END-1")
def test_end_1_a_rockfall_may_take_away_the_last_thing_to_do() -> None:
    """p2 has a rockfall too, but nothing is left that it could remove."""
    game = table(corridor(1, 1), ["rockfall"], ["rockfall"], [], pile=[])
    assert "round-ended" in kinds(play(game, 0, "play rockfall 1,0"))


@pytest.mark.rule("END-1")
def test_end_1_drawing_the_last_card_may_end_it() -> None:
    game = table({}, ["map"], ["repair-cart"], [], pile=["repair-lamp"])
    events = play(game, 0, "pass map")
    assert kinds(events).index("drew") < kinds(events).index("round-ended")


@pytest.mark.rule("END-1", "TURN-4")
def test_end_1_is_seen_after_the_pass_of_an_empty_hand_too() -> None:
    """p2 has no cards, passes automatically and draws the last card: now nobody can do anything."""
    game = table({}, ["map"], [], ["repair-lamp"], pile=["repair-cart", "repair-lamp"])
    assert "round-ended" in kinds(play(game, 0, "pass map"))


def can_act(rules: Rules, position: dict[str, Any], seat: int) -> bool:
    """Whether a seat could do anything but pass if it were its turn."""
    game = Game.from_position(rules, {**position, "turn": seat})
    return any(not text.startswith("pass") for text in legal(game, seat))


@pytest.mark.rule("END-1")
@pytest.mark.parametrize("players", [3, 6, 10])
def test_end_1_a_game_of_passes_ends_by_itself_when_it_must_and_not_before(players: int) -> None:
    rules = Rules.build(players)
    game = Game(rules, seed="passes")
    rounds = []
    while not game.over:
        rounds.append(game.round)
        position = game.position()
        seat, pile = position["turn"], position["pile"]
        text = next(text for text in legal(game, seat) if text.startswith("pass"))
        ended = "round-ended" in kinds(play(game, seat, text))
        position["hands"][seat].remove(text.split()[1])
        position["hands"][seat] += pile[-1:]
        goes_on = len(pile) > 1 or any(can_act(rules, position, s) for s in range(players))
        assert ended is not goes_on
    assert sorted(set(rounds)) == [1, 2, 3]
    assert (game.round, game.actors) == (3, ())


# -- END-2 ----------------------------------------------------------------------------------------


@pytest.mark.rule("END-2")
def test_end_2_all_dwarves_are_turned_over() -> None:
    """While the gold is shared everyone sees them, and not before."""
    game = table(TO_MIDDLE, ["EW"], spare=["digger"])
    for seat in (0, 1, 2, None):
        assert None in seen(game, seat, "dwarves")
    events = play(game, 0, "place EW 7,0")
    assert told(events, "round-ended", "dwarves") == [["digger", "digger", "saboteur"]]
    for seat in (0, 1, 2, None):
        assert seen(game, seat, "dwarves") == ["digger", "digger", "saboteur"]


@pytest.mark.rule("END-2", "END-1")
def test_end_2_also_without_the_treasure() -> None:
    game = table({}, ["map"], [], [], pile=[])
    events = play(game, 0, "pass map")
    assert told(events, "round-ended", "dwarves") == [["digger", "digger", "saboteur"]]


@pytest.mark.rule("END-2", "NEXT-1")
def test_end_2_in_the_next_round_they_are_secret_again() -> None:
    game = table({}, ["map"], [], [], pile=[])
    play(game, 0, "pass map")
    assert game.round == 2
    assert seen(game, None, "dwarves") == [None] * 3
    for seat in range(3):
        assert [who for who in range(3) if seen(game, seat, "dwarves")[who]] == [seat]


# -- END-3 ----------------------------------------------------------------------------------------


@pytest.mark.rule("END-3")
@pytest.mark.parametrize("found", [True, False])
def test_end_3_all_goals_are_turned_over_also_after_a_lost_round(found: bool) -> None:
    """Everyone is told where the treasure lay, and what the goals were that nobody reached."""
    game = table(TO_MIDDLE if found else {}, ["EW"], [], [], pile=[])
    goals = game.position()["goals"]
    events = play(game, 0, "place EW 7,0" if found else "pass EW")
    for seat in (0, 1, 2, None):
        assert told(redact(events, seat), "round-ended", "goals") == [goals]
    assert sorted(goals.values()) == ["stone-a", "stone-b", "treasure"]


# -- NEXT-1 ---------------------------------------------------------------------------------------

MESS: dict[str, Any] = {
    "front": [["break-lamp"], ["break-cart", "break-pickaxe"], []],
    "discard": ["EW", "map", "rockfall"],
    "laid": ["1,0"],
    "gold": [2, 5, 1],
    "goals": {"8,-2": "stone-a", "8,0": "stone-b", "8,2": "treasure"},
    "shown": {"8,0": "SW"},
    "known": [{"goals": {"8,2": "treasure"}}, {}, {}],
    "dwarves": ["digger"] * 3,
    "spare": ["saboteur"],
    "pile": [],
}


@pytest.mark.rule("NEXT-1")
@pytest.mark.parametrize("number", [1, 2])
def test_next_1_everything_is_set_up_afresh_and_gold_is_kept(number: int) -> None:
    game = table(corridor(1, 7), ["map"], [], [], round=number, **MESS)
    assert "round-began" in kinds(play(game, 0, "pass map"))
    position = game.position()
    assert position["round"] == game.round == number + 1
    assert position["gold"] == [2, 5, 1], "three diggers without the treasure get nothing"
    assert Counter(position["dwarves"] + position["spare"]) == Counter(digger=3, saboteur=1)
    assert (position["grid"], position["shown"], position["laid"]) == ({}, {}, [])
    assert tuple(position["goals"]) == GOAL_CELLS
    assert sorted(position["goals"].values()) == ["stone-a", "stone-b", "treasure"]
    assert position["front"] == [[], [], []]
    assert position["discard"] == []
    assert [len(hand) for hand in position["hands"]] == [6, 6, 6]
    assert Counter(chain(*position["hands"], position["pile"])) == PATHS + ACTIONS
    assert (position["last_layer"], position["last_turn"]) == (None, None)


@pytest.mark.rule("NEXT-1", "ACT-5")
def test_next_1_what_was_seen_of_the_old_goals_is_void() -> None:
    game = table(corridor(1, 7), ["map"], [], [], **MESS)
    play(game, 0, "pass map")
    assert all(goal["card"] is None for goal in seen(game, 0, "goals").values())


@pytest.mark.rule("NEXT-1")
def test_next_1_dwarves_goals_and_cards_are_shuffled_again() -> None:
    """Over a dozen games every one of them differs from round to round now and then."""
    changed: Counter[str] = Counter()
    for number in range(12):
        game = Game(Rules.build(5), seed=f"next {number}", start=0)
        before = game.position()
        while game.round == 1:
            pass_on(game)
        after = game.position()
        changed.update(k for k in ("dwarves", "goals", "hands", "pile") if before[k] != after[k])
    assert changed["hands"] == changed["pile"] == 12
    assert changed["dwarves"] > 3
    assert changed["goals"] > 3


@pytest.mark.rule("NEXT-1")
def test_next_1_after_the_treasure_the_round_begins_when_the_gold_is_shared() -> None:
    game = table(TO_MIDDLE, ["EW"])
    assert "round-began" not in kinds(play(game, 0, "place EW 7,0"))
    assert game.round == 1
    events = game.play(0, game.legal(0)[0])
    assert kinds(events).index("took") < kinds(events).index("round-began")
    assert game.round == 2


@pytest.mark.rule("NEXT-1", "GOLD-7")
def test_next_1_there_is_no_fourth_round() -> None:
    game = table({}, ["map"], [], [], pile=[], round=3)
    events = play(game, 0, "pass map")
    assert "round-began" not in kinds(events)
    assert (game.over, game.round, game.actors) == (True, 3, ())
    for seat in range(3):
        assert legal(game, seat) == []
