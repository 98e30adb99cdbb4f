"""New action cards: S2-THIEF to S2-FREE, S2-SAME, ED-TRAP, ED-THIEF-PLAY."""

import pytest

from rules.positions import at, legal, play, refused, seen, told
from saboteur import Game, redact

from .positions import EDITIONS, rules2, table2


def front(*cards: str) -> list[list[str]]:
    """These cards before p1, p2 and p3."""
    return [card.split() for card in cards]


# -- thieves --------------------------------------------------------------------------------------


@pytest.mark.rule("S2-THIEF")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_thief_is_laid_in_front_of_oneself(edition: str) -> None:
    game = table2({}, ["thief", "NS"], ["thief", "NS"], edition=edition)
    play(game, 0, "play thief")
    play(game, 1, "play thief")
    assert at(game, "front") == front("thief", "thief", "")
    assert at(game, "thieves") == [0, 1] == seen(game, None, "thieves")
    assert at(game, "discard") == []


@pytest.mark.rule("S2-THIEF", "S2-SAME")
def test_nobody_has_two_thieves() -> None:
    game = table2({}, ["thief", "NS"], front=front("thief", "", ""))
    refused(game, 0, "play thief", "already-there", "S2-SAME")


@pytest.mark.rule("S2-THIEF", "ED-THIEF-PLAY")
@pytest.mark.parametrize("edition", EDITIONS)
def test_whether_a_trapped_player_may_lay_a_thief(edition: str) -> None:
    game = table2({}, ["thief", "NS"], edition=edition, front=front("trap", "", ""))
    if edition == "italian":
        refused(game, 0, "play thief", "trapped", "S2-THIEF")
    else:
        play(game, 0, "play thief")


@pytest.mark.rule("S2-HANDSOFF")
@pytest.mark.parametrize("target", [0, 1])
def test_hands_off_discards_a_thief_of_anyone(target: int) -> None:
    game = table2({}, ["hands-off", "NS"], front=front("thief", "thief", ""), thieves=[1, 0])
    play(game, 0, f"play hands-off p{target + 1}")
    assert at(game, "front")[target] == []
    assert at(game, "thieves") == [1 - target]
    assert at(game, "discard") == ["thief", "hands-off"]


@pytest.mark.rule("S2-HANDSOFF")
def test_hands_off_needs_a_thief() -> None:
    game = table2({}, ["hands-off", "NS"], front=front("trap", "thief", ""))
    refused(game, 0, "play hands-off p1", "not-in-front", "S2-HANDSOFF")
    refused(game, 0, "play hands-off p4", "no-such-seat", "S2-HANDSOFF")


@pytest.mark.rule("S2-STEAL")
def test_thieves_that_a_position_does_not_order_lie_by_seat() -> None:
    game = table2({}, ["NS"], front=front("thief", "", "thief"))
    assert at(game, "thieves") == [0, 2]
    assert at(table2({}, ["NS"], front=front("thief", "", "thief"), thieves=[2, 0]), "thieves") == [2, 0]


# -- hands ----------------------------------------------------------------------------------------


@pytest.mark.rule("S2-SWAPHANDS", "TURN-5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_remaining_cards_are_swapped_and_the_other_draws(edition: str) -> None:
    game = table2({}, ["swap-hands", "NS", "EW"], ["map"], pile=["S", "W"], edition=edition)
    events = play(game, 0, "play swap-hands p2")
    assert at(game, "hands")[:2] == [["map"], ["NS", "EW", "W"]]
    assert at(game, "pile") == ["S"]
    assert at(game, "discard") == ["swap-hands"]
    assert [event.seat for event in events if event.kind == "drew"] == [1]


@pytest.mark.rule("S2-SWAPHANDS")
def test_hands_of_any_size_are_swapped() -> None:
    game = table2({}, ["swap-hands"], ["map", "NS"], pile=[])
    play(game, 0, "play swap-hands p2")
    assert at(game, "hands")[:2] == [["NS", "map"], []]
    game = table2({}, ["swap-hands", "NS"], [], pile=["S"])
    play(game, 0, "play swap-hands p2")
    assert at(game, "hands")[:2] == [[], ["NS", "S"]]


@pytest.mark.rule("S2-SWAPHANDS")
def test_hands_are_swapped_with_another_player() -> None:
    game = table2({}, ["swap-hands", "NS"])
    refused(game, 0, "play swap-hands p1", "not-oneself", "S2-SWAPHANDS")
    refused(game, 0, "play swap-hands p9", "no-such-seat", "S2-SWAPHANDS")


@pytest.mark.rule("S2-SWAPHANDS")
def test_both_know_what_they_gave_and_nobody_else_does() -> None:
    game = table2({}, ["swap-hands", "NS", "EW"], ["inspect"], ["map"])
    events = play(game, 0, "play swap-hands p2")
    assert seen(game, 0, "given") == [{"holder": 1, "cards": ["NS", "EW"], "discards": []}]
    assert seen(game, 1, "given") == [{"holder": 0, "cards": ["inspect"], "discards": []}]
    assert seen(game, 2, "given") == [] == seen(game, None, "given")
    heard = [event.as_dict() for event in redact(events, 2)]
    assert "inspect" not in repr(heard)
    play(game, 1, "place NS 0,1")
    assert seen(game, 0, "given") == [{"holder": 1, "cards": ["EW"], "discards": []}]
    play(game, 2, "pass map")
    play(game, 0, "pass inspect")
    assert seen(game, 1, "given") == [{"holder": 0, "cards": ["inspect"], "discards": [2]}]


@pytest.mark.rule("S2-SWAPHANDS")
def test_given_cards_are_followed_from_hand_to_hand() -> None:
    hands = [["swap-hands", "NS", "EW"], ["map", "swap-hands"], ["map", "S"]]
    game = table2({}, *hands, pile=[])
    play(game, 0, "play swap-hands p2")
    game = Game.from_position(game.rules, game.position() | {"turn": 0}, game.seed)
    play(game, 0, "play swap-hands p3")
    by_one = {given["holder"]: given["cards"] for given in seen(game, 0, "given")}
    assert by_one == {1: ["NS", "EW"], 2: ["map"]}
    game = table2({}, ["swap-hands", "NS", "EW"], ["swap-hands", "S"], ["map"], pile=[])
    play(game, 0, "play swap-hands p2")
    play(game, 1, "pass NS")
    play(game, 2, "pass map")
    play(game, 0, "play swap-hands p2")
    gave = seen(game, 0, "given")
    assert gave[0] == {"holder": -1, "cards": ["NS"], "discards": [1]}
    assert gave[1] == {"holder": 1, "cards": ["S"], "discards": []}


# -- dwarves --------------------------------------------------------------------------------------


@pytest.mark.rule("S2-INSPECT")
def test_an_inspection_shows_a_dwarf_to_one_player() -> None:
    game = table2({}, ["inspect", "NS"])
    events = play(game, 0, "play inspect p3")
    assert seen(game, 0, "dwarves") == ["blue", None, "boss"]
    assert seen(game, 1, "dwarves") == [None, "green", None]
    assert seen(game, None, "inspected") == [[2], [], []]
    assert [event.facts.get("dwarf") for event in redact(events, 0) if event.kind == "inspected"] == ["boss"]
    assert [event.facts.get("dwarf") for event in redact(events, 1) if event.kind == "inspected"] == [None]


@pytest.mark.rule("S2-INSPECT")
def test_one_inspects_another_player() -> None:
    refused(table2({}, ["inspect"]), 0, "play inspect p1", "not-oneself", "S2-INSPECT")


@pytest.mark.rule("S2-INSPECT", "S2-SWAPHATS")
def test_an_inspection_stays_known_until_the_hat_is_changed() -> None:
    game = table2({}, ["inspect", "NS"], ["map", "swap-hats"], ["NS", "NS"])
    play(game, 0, "play inspect p3")
    play(game, 1, "pass map")
    play(game, 2, "pass NS")
    play(game, 0, "pass NS")
    assert seen(game, 0, "dwarves")[2] == "boss"
    play(game, 1, "play swap-hats p3")
    assert seen(game, 0, "dwarves")[2] is None
    assert seen(game, None, "inspected") == [[], [], []]
    assert seen(game, 0, "dwarf_discard") == ["boss"] == seen(game, 2, "dwarf_discard")
    assert seen(game, 1, "dwarf_discard") == [None] == seen(game, None, "dwarf_discard")


@pytest.mark.rule("S2-SWAPHATS")
@pytest.mark.parametrize("target", [0, 2])
def test_hats_are_swapped_for_the_top_of_the_pile(target: int) -> None:
    game = table2({}, ["swap-hats", "NS"], spare=["saboteur", "geologist"])
    old = at(game, "dwarves")[target]
    events = play(game, 0, f"play swap-hats p{target + 1}")
    assert at(game, "dwarves")[target] == "geologist"
    assert at(game, "spare") == ["saboteur"]
    assert at(game, "dwarf_discard") == [old]
    assert seen(game, target, "dwarves")[target] == "geologist"
    assert seen(game, 1, "dwarves")[target] is None
    assert told(events, "hats-swapped", "target") == [target]


@pytest.mark.rule("S2-SWAPHATS")
def test_without_a_dwarf_left_no_hat_is_swapped() -> None:
    game = table2({}, ["swap-hats", "NS"], spare=[])
    refused(game, 0, "play swap-hats p2", "no-dwarf-left", "S2-SWAPHATS")
    refused(game, 0, "play swap-hats p7", "no-such-seat", "S2-SWAPHATS")


# -- traps ----------------------------------------------------------------------------------------


@pytest.mark.rule("S2-TRAP", "ED-TRAP", "PATH-5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_whom_one_may_trap(edition: str) -> None:
    game = table2({}, ["trap", "NS"], ["NS", "map"], edition=edition)
    if edition == "classic":
        refused(game, 0, "play trap p1", "not-oneself", "S2-TRAP")
    else:
        play(game.copy(), 0, "play trap p1")
    play(game, 0, "play trap p2")
    assert at(game, "front") == front("", "trap", "")
    refused(game, 1, "place NS 0,1", "trapped", "PATH-5")
    play(game, 1, "play map 8,0")


@pytest.mark.rule("S2-SAME", "S2-TRAP")
def test_nobody_has_two_traps() -> None:
    game = table2({}, ["trap", "NS"], front=front("", "trap", ""))
    refused(game, 0, "play trap p2", "already-there", "S2-SAME")
    refused(game, 0, "play trap p5", "no-such-seat", "S2-TRAP")


@pytest.mark.rule("S2-SAME", "ACT-1")
def test_nor_two_equal_broken_tools() -> None:
    game = table2({}, ["break-lamp", "NS"], front=front("", "break-lamp", ""))
    refused(game, 0, "play break-lamp p2", "already-broken", "ACT-1")


@pytest.mark.rule("PATH-5")
def test_a_broken_tool_is_named_before_a_trap() -> None:
    game = table2({}, ["NS"], front=front("trap break-lamp", "", ""))
    refused(game, 0, "place NS 0,1", "tool-broken", "PATH-5")


@pytest.mark.rule("S2-FREE")
@pytest.mark.parametrize("target", [0, 1])
def test_free_discards_a_trap_of_anyone(target: int) -> None:
    game = table2({}, ["free", "NS"], ["NS", "map"], front=front("trap", "trap", ""))
    play(game, 0, f"play free p{target + 1}")
    assert at(game, "front")[target] == []
    assert at(game, "discard") == ["trap", "free"]
    assert ("place NS 0,1" in legal(game, 1)) == (target == 1)


@pytest.mark.rule("S2-FREE")
def test_free_needs_a_trap() -> None:
    game = table2({}, ["free", "NS"], front=front("thief", "", ""))
    refused(game, 0, "play free p1", "not-in-front", "S2-FREE")


def test_the_new_cards_belong_to_these_rules_alone() -> None:
    assert "thief" in rules2(5).deck
