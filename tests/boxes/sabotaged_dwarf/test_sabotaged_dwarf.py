"""The sabotaged dwarf (SABDWARF-1)."""

import pytest

from boxes.variants import BASE, PILE, TOOLS, late_treasure
from rules.gold_positions import EDITIONS, PER_PLAYER, band, found, given_up, gold_cards, take_best
from saboteur import Rules


def sabotaged(edition: str, players: int, *modules: str) -> Rules:
    """Rules with the sabotaged dwarf."""
    return Rules.build(players, edition, ["sabotaged-dwarf", *modules])


def broken(players: int, *seats: int) -> list[list[str]]:
    """Broken tools in front of these seats."""
    return [[f"break-{TOOLS[seat % 3]}"] if seat in seats else [] for seat in range(players)]


@pytest.mark.rule("SABDWARF-1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("tool", TOOLS)
def test_sabdwarf_1_a_digger_with_a_broken_tool_takes_no_card(edition: str, tool: str) -> None:
    """Four diggers, so four cards in every edition; p2 takes none, p1 therefore two."""
    front = [[], [f"break-{tool}"], [], [], []]
    game = found(sabotaged(edition, 5), band(5, 4), finder=0, front=front, gold_pile=PILE)
    assert game.position()["gold_pile"] == PILE[:-4]
    assert take_best(game) == [0, 3, 2]
    assert gold_cards(game) == [2, 0, 1, 1, 0]


@pytest.mark.rule("SABDWARF-1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", BASE)
def test_sabdwarf_1_as_many_cards_as_diggers_in_every_edition(players: int, edition: str) -> None:
    """One digger is whole and takes them all; a broken saboteur changes nothing."""
    front = broken(players, 0, *range(2, players))
    game = found(sabotaged(edition, players), band(players, 0), finder=1, front=front, gold_pile=PILE)
    assert game.position()["gold_pile"] == PILE[: -(players - 1)]
    assert take_best(game) == [1] * (players - 2)
    assert gold_cards(game) == [0, players - 1, *[0] * (players - 2)]


@pytest.mark.rule("SABDWARF-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_sabdwarf_1_nobody_gets_any_if_all_diggers_have_one(edition: str) -> None:
    """Only a saboteur can still reach the treasure; the diggers win but take nothing."""
    game = found(sabotaged(edition, 4), band(4, 0), finder=0, front=broken(4, 1, 2, 3))
    assert (game.round, game.gold) == (2, (0, 0, 0, 0))


@pytest.mark.rule("SABDWARF-1", "GOLD-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_sabdwarf_1_after_a_saboteurs_connection_the_next_whole_digger_is_first(edition: str) -> None:
    game = found(sabotaged(edition, 5), band(5, 3), finder=3, front=broken(5, 2))
    assert take_best(game) == [1, 0, 4]


@pytest.mark.rule("SABDWARF-1", "GOLD-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_sabdwarf_1_saboteurs_are_paid_broken_or_not(edition: str) -> None:
    game = given_up(sabotaged(edition, 5), band(5, 1, 2), front=broken(5, 1, 3))
    assert game.gold == (0, 3, 3, 0, 0)


@pytest.mark.rule("SABDWARF-1", "GOAL-5")
@pytest.mark.parametrize("edition", PER_PLAYER)
def test_sabdwarf_1_holds_for_a_finder_whose_tool_was_broken_later(edition: str) -> None:
    game = late_treasure(sabotaged(edition, 4), band(4, 3), "play break-lamp p1")
    assert take_best(game) == [2, 1]
    assert gold_cards(game) == [0, 1, 2, 0]


@pytest.mark.rule("SABDWARF-1", "WC-2016")
@pytest.mark.parametrize("edition", EDITIONS)
def test_sabdwarf_1_with_a_greedy_dwarf_who_is_no_digger(edition: str) -> None:
    """Three diggers, three cards; p1 is broken, p5 greedy."""
    rules = sabotaged(edition, 5, "greedy-dwarf")
    game = found(rules, band(5, 3, greedy=[4]), finder=2, front=broken(5, 0), gold_pile=PILE)
    assert game.position()["gold_pile"] == PILE[:-3]
    assert take_best(game) == [2, 1]
    assert gold_cards(game) == [0, 1, 2, 0, 0]
