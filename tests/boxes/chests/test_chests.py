"""Chests: CHEST-1 to CHEST-6."""

from collections import Counter
from typing import Any

import pytest

from boxes.positions import assert_nothing_leaks, assert_sound, both, box, play_folded
from rules.positions import GOALS, at, kinds, legal, play, refused, seen, told
from saboteur import Game, PositionError, Rules, RulesError
from saboteur.boxes.chests.layouts import CHEST_LAYOUTS, CHESTS
from saboteur.core.cells import cell_at, parse_cell
from saboteur.core.layout import around

EFFECTS = (*CHESTS,)


def covered(*chests: str, card: str = "NSEW", **cells: Any) -> dict[str, Any]:
    """Chests on 2,0 and, with a second one, on 3,1."""
    places = ("2,0", "3,1")
    entries = {place: [card, chest, 0] for place, chest in zip(places, chests, strict=False)}
    return {"chests": {"covered": entries, **cells}}


def facing(chest: str, modules: tuple[str, ...] = ("chests",), card: str = "NSEW", **keys: Any) -> Game:
    """p1 may reach the chest on 2,0 with `place EW 1,0`."""
    hands = keys.pop("hands", (["EW", "map"], ["NS", "SW"], ["NS", "SW"]))
    ext = {**covered(chest, card=card), **keys.pop("ext", {})}
    return box(
        {}, *hands, modules=modules, ext=ext, **{"pile": ["S", "W", "N|S", "E|W", "SE", "NSW"], **keys}
    )


def opened(chest: str, **keys: Any) -> tuple[Game, list[Any]]:
    """p1 has just opened it."""
    game = facing(chest, **keys)
    return game, play_folded(game, 0, "place EW 1,0")


@pytest.mark.rule("CHEST-1")
@pytest.mark.parametrize("layout", ["zigzag", "corners", "random"])
@pytest.mark.parametrize("modules", both("chests"))
def test_four_lie_covered_and_no_two_touch(layout: str, modules: tuple[str, ...]) -> None:
    rules = Rules.build(5, modules=modules, options={"chests": layout})
    found: Counter[str] = Counter()
    for seed in range(25):
        position = Game(rules, seed=str(seed)).position()
        chests = position["ext"]["chests"]["covered"]
        cells = [parse_cell(text) or 0 for text in chests]
        assert len(cells) == 4
        assert all(two not in around(one) for one in cells for two in cells if one != two)
        assert all(cell_at(0, 0) not in around(one) for one in cells)
        if layout in CHEST_LAYOUTS:
            assert set(cells) == set(CHEST_LAYOUTS[layout])
        assert len({chest for _, chest, _ in chests.values()}) == 4
        found += Counter(chest for _, chest, _ in chests.values())
    assert set(found) == set(EFFECTS)


@pytest.mark.rule("CHEST-1")
def test_a_random_layout_keeps_clear_of_everything() -> None:
    options = {"chests": "random"}
    rules = Rules.build(5, modules=["chests", "costume", "party", "new-goals"], options=options)
    for seed in range(25):
        state = Game(rules, seed=str(seed)).state
        chests = [cell for cell, kind in state.sites.items() if kind == "chest"]
        others = ({*state.tiles, *state.sites}) - set(chests)
        assert not any(around(cell) & others for cell in chests)


@pytest.mark.rule("CHEST-1", "MOD-1")
@pytest.mark.parametrize("other", ["costume", "party"])
def test_corners_would_touch_a_landmark(other: str) -> None:
    with pytest.raises(RulesError, match=f"{other}.*chests=corners"):
        Rules.build(5, modules=["chests", other], options={"chests": "corners"})


@pytest.mark.rule("CHEST-2")
@pytest.mark.parametrize("modules", both("chests"))
def test_who_reaches_it_opens_it_and_the_tunnel_stays(modules: tuple[str, ...]) -> None:
    game, events = opened("fog", modules=modules)
    assert told(events, "chest-opened", "chest") == ["fog"]
    assert seen(game, None, "ext")["chests"]["open"] == {"2,0": "NSEW"}
    assert seen(game, None, "ext")["chests"]["covered"] == {}
    assert seen(game, None, "lit")["2,0"] == "NSEW"
    assert "2,0" not in seen(game, None, "sites")
    assert at(game, "grid") == {"1,0": "EW"}
    assert game.actors == (1,)


@pytest.mark.rule("CHEST-2", "GOAL-3")
def test_it_is_turned_so_that_it_fits_or_he_chooses() -> None:
    game, _ = opened("fog", card="NSW")
    assert seen(game, None, "ext")["chests"]["open"] == {"2,0": "NSW"}
    game, _ = opened("fog", card="SEW")
    assert legal(game, 0) == ["turn SEW", "turn NEW"]
    refused(game, 0, "turn NSW", "not-offered", "CHEST-2")
    play_folded(game, 0, "turn NEW")
    assert seen(game, None, "ext")["chests"]["open"] == {"2,0": "NEW"}


@pytest.mark.rule("CHEST-3", "GOAL-6")
def test_one_chest_may_lead_to_the_next() -> None:
    ext = {"chests": {"covered": {"2,0": ["NSEW", "extra", 0], "3,0": ["NSEW", "extra", 0]}}}
    game = facing("extra", ext=ext)
    events = play_folded(game, 0, "place EW 1,0")
    assert told(events, "chest-opened", "cell") == ["2,0", "3,0"]
    assert len([event for event in events if event.kind == "drew"]) == 3


@pytest.mark.rule("CHEST-3", "GOAL-6")
def test_several_at_once_in_his_order() -> None:
    ext = {"chests": {"covered": {"2,0": ["NSEW", "tired", 0], "1,1": ["NSEW", "extra", 0]}}}
    game = facing("tired", ext=ext, hands=(["NSEW", "map"], ["NS"], ["NS"]))
    play_folded(game, 0, "place NSEW 1,0")
    assert legal(game, 0) == ["open 2,0", "open 1,1"]
    events = play_folded(game, 0, "open 1,1")
    assert told(events, "chest-opened", "chest") == ["extra", "tired"]


@pytest.mark.rule("CHEST-4")
def test_nugget() -> None:
    game, events = opened("nugget", gold_pile=[3, 1, 2])
    assert game.gold == (1, 0, 0)
    assert sorted(at(game, "gold_pile")) == [2, 3]
    assert seen(game, None, "gold_cards") == [1, 0, 0]
    game, events = opened("nugget", gold_pile=[3, 2])
    assert game.gold == (0, 0, 0)
    game, events = opened("nugget", modules=("saboteur2", "chests"))
    assert told(events, "paid", "cards") == [0]
    assert game.gold == (1, 0, 0)


@pytest.mark.rule("CHEST-4")
def test_fog() -> None:
    game = facing("fog", hands=(["EW"], ["map"], ["map"]))
    play_folded(game, 0, "place EW 1,0")
    refused(game, 1, "play map 8,0", "fog", "CHEST-4")
    refused(game, 1, "play map 5,5", "not-a-hidden-goal", "ACT-5")


@pytest.mark.rule("CHEST-4", "TURN-5")
@pytest.mark.parametrize(("chest", "drawn"), [("tired", 0), ("extra", 2), ("fog", 1)])
def test_tired_and_extra(chest: str, drawn: int) -> None:
    _, events = opened(chest)
    assert len([event for event in events if event.kind == "drew"]) == drawn


@pytest.mark.rule("CHEST-4")
def test_farther() -> None:
    known = [{}, {"goals": {"8,0": "treasure"}}, {}]
    game, _ = opened("farther", known=known)
    assert legal(game, 0) == ["move 8,-2", "move 8,0", "move 8,2"]
    refused(game, 0, "move 9,0", "not-offered", "CHEST-4")
    play_folded(game, 0, "move 8,0")
    assert set(at(game, "goals")) == {"8,-2", "9,0", "8,2"}
    assert seen(game, 1, "goals")["9,0"]["card"] == "treasure"
    assert seen(game, 2, "goals")["9,0"]["card"] is None
    assert seen(game, None, "looked") == [[], ["9,0"], []]


@pytest.mark.rule("CHEST-4", "TOLL-2")
def test_farther_needs_an_empty_cell_without_a_miner() -> None:
    goals = {"8,0": "treasure", "9,0": "stone-a", "5,3": "stone-b"}
    toll = {"toll": {"ready": 1, "miners": {"6,3": 1}}}
    game, events = opened("farther", modules=("toll", "chests"), ext=toll, goals=goals)
    assert told(events, "goal-moved", "to") == ["10,0"]
    goals = {"5,3": "treasure"}
    game, events = opened("farther", modules=("toll", "chests"), ext=toll, goals=goals)
    assert "goal-moved" not in kinds(events)
    assert game.actors == (1,)


@pytest.mark.rule("CHEST-4", "TURN-5")
def test_pickpocket() -> None:
    game, _ = opened("pickpocket", hands=(["EW", "map"], ["NS", "NS"], [], ["rockfall", "SW"]))
    assert legal(game, 0) == ["rob p2", "rob p4"]
    refused(game, 0, "rob p3", "not-offered", "CHEST-4")
    play_folded(game, 0, "rob p2")
    assert at(game, "hands")[:2] == [["NS", "map"], ["NS"]]
    assert seen(game, 1, "given") == [{"holder": 0, "cards": ["NS"], "discards": []}]
    assert len(at(game, "pile")) == 6


@pytest.mark.rule("CHEST-4", "TURN-5")
def test_pick_of_three() -> None:
    game, _ = opened("pick-of-three")
    assert set(legal(game, 0)) == {"keep NSW", "keep SE", "keep E|W"}
    assert seen(game, 1, "discard") == ["?"] * 3
    play_folded(game, 0, "keep SE")
    assert at(game, "hands")[0] == ["SE", "map"]
    assert Counter(at(game, "discard")) == Counter(["NSW", "E|W"])
    assert at(game, "pile") == ["S", "W", "N|S"]


@pytest.mark.rule("CHEST-4")
def test_spyglass() -> None:
    game, _ = opened("spyglass")
    assert legal(game, 0) == ["look p2", "look p3"]
    refused(game, 0, "look p1", "not-offered", "CHEST-4")
    play_folded(game, 0, "look p3")
    assert seen(game, 0, "dwarves") == ["digger", None, "saboteur"]
    assert seen(game, 1, "dwarves") == [None, "digger", None]


@pytest.mark.rule("CHEST-4", "TURN-5")
def test_rummage() -> None:
    discard = ["rockfall", "break-cart", "NS", "SW", "EW", "map", "SE"]
    game = facing("rummage", discard=discard)
    game.state.discard_seen[0] = -1
    play_folded(game, 0, "place EW 1,0")
    assert seen(game, 1, "given")[0]["cards"] == ["rockfall"]
    choices = legal(game, 0)
    assert len(choices) == 5
    play_folded(game, 0, choices[0])
    assert len(at(game, "discard")) == 6
    assert len(at(game, "pile")) == 6
    for number in range(20):
        world = game.guess(1, str(number)).position()
        assert "rockfall" in {*world["discard"], *world["hands"][0]}
    game, _ = opened("rummage")
    assert game.actors == (1,)
    assert len(at(game, "pile")) == 6


@pytest.mark.rule("CHEST-4")
def test_landslide() -> None:
    game, _ = opened("landslide")
    assert at(game, "discard") == ["NSW", "SE", "E|W", "N|S", "W"]
    assert seen(game, 0, "discard") == ["?"] * 5
    assert at(game, "pile") == []


@pytest.mark.rule("CHEST-5")
def test_a_map_may_look_at_a_covered_chest() -> None:
    game = facing("spyglass", hands=(["map", "map"], ["map"], ["map"]))
    play_folded(game, 0, "play map 2,0")
    assert seen(game, 0, "ext")["chests"]["covered"]["2,0"] == ["NSEW", "spyglass", 1]
    assert seen(game, 1, "ext")["chests"]["covered"]["2,0"] == [None, None, 1]
    for number in range(10):
        world = game.guess(0, str(number)).position()
        assert world["ext"]["chests"]["covered"]["2,0"][:2] == ["NSEW", "spyglass"]
    worlds = [game.guess(1, str(n)).position()["ext"]["chests"]["covered"]["2,0"][1] for n in range(40)]
    assert len(set(worlds)) > 4


@pytest.mark.rule("CHEST-6", "ACT-4")
@pytest.mark.parametrize("opened_first", [True, False])
def test_a_rockfall_may_remove_the_tunnel_card(opened_first: bool) -> None:
    game = facing("extra", hands=(["EW", "rockfall"], ["rockfall"], ["map"]))
    play(game, 0, "place EW 1,0" if opened_first else "pass EW")
    play_folded(game, 1, "play rockfall 2,0")
    chests = seen(game, None, "ext")["chests"]
    assert chests["covered"] == chests["open"] == {}
    assert chests["gone"] == ([["NSEW", "extra", -1]] if opened_first else [[None, None, 0]])
    assert "2,0" not in seen(game, None, "sites")
    assert at(game, "discard")[-1] == "rockfall"
    assert "NSEW" not in at(game, "discard")


@pytest.mark.rule("CHEST-1")
def test_positions_have_no_chests_unless_they_say_so() -> None:
    game = box({}, modules="chests", goals=GOALS)
    assert seen(game, None, "ext")["chests"]["covered"] == {}
    with pytest.raises(PositionError, match="2,0"):
        box({"2,0": "EW"}, modules="chests", ext=covered("fog"))
    with pytest.raises(PositionError):
        box({}, modules="chests", ext=covered("gold"))


@pytest.mark.rule("CHEST-2", "CHEST-4")
def test_nothing_leaks() -> None:
    assert_nothing_leaks(["chests"], "chests", games=5)
    assert_nothing_leaks(["saboteur2", "chests"], "chests", games=1)
    assert_sound("chests", "vault", "goal-swap", steps=120)
