"""MOD-1: what can be played together, by how many, and how the rest is refused."""

from itertools import chain, combinations

import pytest

from saboteur import Game, Rules, RulesError
from saboteur.core.rules import REGISTRY

EDITIONS = ("classic", "jubilee", "italian")
VARIANTS = ("greedy-dwarf", "sabotaged-dwarf")
TWO_DWARVES = ("greedy-dwarf", "sabotaged-dwarf", "tournament")
OPTIONS = {"placement": ("connected", "adjacent"), "gold": ("secret", "open"), "spare": ("dealt", "none")}

with_saboteur2 = pytest.mark.skipif("saboteur2" not in REGISTRY, reason="not written yet")


def subsets(names: tuple[str, ...]) -> list[tuple[str, ...]]:
    return list(chain.from_iterable(combinations(names, size) for size in range(len(names) + 1)))


def clash(players: int, modules: tuple[str, ...] = (), **options: str) -> str:
    """Build what cannot be played and return the message."""
    with pytest.raises(RulesError) as caught:
        Rules.build(players, modules=modules, options=options)
    return str(caught.value)


# -- what goes ------------------------------------------------------------------------------------


@pytest.mark.rule("MOD-1")
@pytest.mark.parametrize("players", range(3, 11))
@pytest.mark.parametrize("modules", subsets(VARIANTS), ids="+".join)
@pytest.mark.parametrize("edition", EDITIONS)
def test_mod_1_the_base_game_and_its_variants_for_3_to_10(
    players: int, modules: tuple[str, ...], edition: str
) -> None:
    for spare in OPTIONS["spare"]:
        game = Game(Rules.build(players, edition, modules, {"spare": spare}), seed="build")
        dwarves = game.position()["dwarves"] + game.position()["spare"]
        assert dwarves.count("greedy") == ("greedy-dwarf" in modules)
        assert len(dwarves) == players + (spare == "dealt")


@pytest.mark.rule("MOD-1")
@pytest.mark.parametrize("players", range(5, 10))
@pytest.mark.parametrize("edition", EDITIONS)
def test_mod_1_the_tournament_for_5_to_9(players: int, edition: str) -> None:
    for placement in OPTIONS["placement"]:
        rules = Rules.build(players, edition, ["tournament"], {"placement": placement})
        assert len(Game(rules, seed="build").position()["hands"]) == players


@pytest.mark.rule("MOD-1")
@pytest.mark.parametrize(("option", "value"), [(o, v) for o, vs in OPTIONS.items() for v in vs])
@pytest.mark.parametrize("edition", EDITIONS)
def test_mod_1_house_rules_go_with_every_edition(option: str, value: str, edition: str) -> None:
    rules = Rules.build(5, edition, options={option: value})
    assert rules.options[option] == value
    assert (rules.edition, rules.players, rules.modules) == (edition, 5, ())


@pytest.mark.rule("MOD-1")
def test_mod_1_house_rules_are_off_unless_asked_for() -> None:
    assert Rules.build(5).options == {
        "placement": "connected",
        "gold": "secret",
        "spare": "dealt",
        "rounds": "3",
    }


@pytest.mark.rule("GOLD-7")
def test_gold_7_a_quick_game_is_over_after_one_round() -> None:
    game = Game(Rules.build(3, options={"rounds": "1"}), seed="quick")
    while game.actors:
        game.play(game.actors[0], game.legal(game.actors[0])[-1])
    assert game.over and game.round == 1 and game.winners


# -- what does not --------------------------------------------------------------------------------


@pytest.mark.rule("MOD-1")
@pytest.mark.parametrize("modules", subsets(VARIANTS), ids="+".join)
@pytest.mark.parametrize("players", [-1, 0, 1, 2, 11, 12, 100])
@pytest.mark.parametrize("edition", EDITIONS)
def test_mod_1_the_base_game_is_for_3_to_10(modules: tuple[str, ...], players: int, edition: str) -> None:
    with pytest.raises(RulesError, match=rf"base game.*\b3\b.*\b10\b.*{players} ") as caught:
        Rules.build(players, edition, modules)
    assert isinstance(caught.value, ValueError)


@pytest.mark.rule("MOD-1")
@pytest.mark.parametrize("players", [2, 3, 4, 10, 11])
def test_mod_1_the_tournament_is_not_for_fewer_than_5_or_more_than_9(players: int) -> None:
    message = clash(players, ("tournament",))
    assert "tournament" in message
    assert f"not {players}" in message


@pytest.mark.rule("MOD-1")
@pytest.mark.parametrize("players", range(5, 10))
@pytest.mark.parametrize("other", VARIANTS)
def test_mod_1_the_tournament_brings_its_own_dwarves(players: int, other: str) -> None:
    for modules in (("tournament", other), (other, "tournament")):
        message = clash(players, modules)
        assert "tournament" in message
        assert other in message


@pytest.mark.rule("MOD-1")
@pytest.mark.parametrize("players", range(5, 10))
def test_mod_1_the_tournament_has_no_spare_dwarf_to_leave_out(players: int) -> None:
    message = clash(players, ("tournament",), spare="none")
    assert "tournament" in message
    assert "spare=none" in message


@pytest.mark.rule("MOD-1")
@with_saboteur2
@pytest.mark.parametrize("other", TWO_DWARVES)
def test_mod_1_not_with_saboteur_2(other: str) -> None:
    message = clash(6, ("saboteur2", other))
    assert "saboteur2" in message
    assert other in message


@pytest.mark.rule("MOD-1")
def test_mod_1_unknown_names_are_refused_by_name() -> None:
    assert "gold-rush" in clash(5, ("gold-rush",))
    assert "weather" in clash(5, weather="fine")
    assert "sideways" in clash(5, placement="sideways")
    with pytest.raises(RulesError, match="deluxe"):
        Rules.build(5, "deluxe")
