"""The Craftsman: WC-2021."""

import pytest

from boxes.positions import both, box, play_folded
from rules.positions import TOOLS, at, legal, play, refused, told
from saboteur import Rules


@pytest.mark.rule("WC-2021", "WC-0")
@pytest.mark.parametrize("modules", both("craftsman"))
@pytest.mark.parametrize("tool", TOOLS)
@pytest.mark.parametrize("target", [0, 1])
def test_he_repairs_any_tool_of_anyone(modules: tuple[str, ...], tool: str, target: int) -> None:
    front: list[list[str]] = [[], [], []]
    front[target] = [f"break-{tool}"]
    game = box({}, ["craftsman", "NSEW"], modules=modules, front=front)
    events = play_folded(game, 0, f"play craftsman p{target + 1} {tool}")
    assert told(events, "repaired", "card") == [f"break-{tool}"]
    assert at(game, "front") == [[], [], []]
    assert at(game, "discard") == [f"break-{tool}", "craftsman"]


@pytest.mark.rule("WC-2021")
def test_he_repairs_one_of_several() -> None:
    front = [["break-pickaxe", "break-cart"], [], ["break-lamp"]]
    game = box({}, ["craftsman"], modules="craftsman", front=front)
    ways = [text for text in legal(game, 0) if text.startswith("play")]
    assert ways == ["play craftsman p1 pickaxe", "play craftsman p1 cart", "play craftsman p3 lamp"]
    play(game, 0, "play craftsman p1 cart")
    assert at(game, "front")[0] == ["break-pickaxe"]


@pytest.mark.rule("WC-2021")
def test_he_needs_something_to_repair() -> None:
    front = [[], ["break-cart"], []]
    game = box({}, ["craftsman"], ["map"], modules="craftsman", front=front)
    refused(game, 0, "play craftsman p1 cart", "nothing-to-repair", "WC-2021")
    refused(game, 0, "play craftsman p2 lamp", "nothing-to-repair", "WC-2021")
    refused(game, 0, "play craftsman p2 ladder", "wrong-tool", "WC-2021")
    refused(game, 0, "play craftsman p4 cart", "no-such-seat", "WC-2021")
    refused(game, 1, "play craftsman p2 cart", "not-your-turn", "TURN-1")
    game = box({}, ["map"], modules="craftsman", front=front)
    refused(game, 0, "play craftsman p2 cart", "card-not-in-hand", "TURN-1")


@pytest.mark.rule("WC-2021", "S2-TRAP")
def test_a_trap_is_no_tool() -> None:
    game = box({}, ["craftsman"], modules=["saboteur2", "craftsman"], front=[[], ["trap"], []])
    refused(game, 0, "play craftsman p2 trap", "wrong-tool", "WC-2021")


@pytest.mark.rule("WC-2021", "END-1")
def test_only_where_there_is_something_to_repair_he_keeps_the_round_going() -> None:
    keys = {"modules": "craftsman", "pile": [], "goals": {"8,0": "treasure"}}
    events = box({}, ["W"], ["craftsman"], [], **keys).play(0, "pass W")  # type: ignore[arg-type]
    assert told(events, "round-ended", "round") == [1]
    front = [["break-cart"], [], []]
    events = box({}, ["W"], ["craftsman"], [], front=front, **keys).play(0, "pass W")  # type: ignore[arg-type]
    assert told(events, "round-ended", "round") == []


@pytest.mark.rule("WC-0")
@pytest.mark.parametrize("modules", both("craftsman"))
def test_one_card_is_in_the_pile(modules: tuple[str, ...]) -> None:
    assert Rules.build(5, modules=modules).deck.count("craftsman") == 1
