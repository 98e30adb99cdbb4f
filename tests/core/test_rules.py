"""Rules: what goes together, what clashes and how it is said (MOD-1), equality and repr."""

from __future__ import annotations

from typing import Any

import pytest

from saboteur import Game, Rules, RulesError
from saboteur.core.module import OWN_STATE, SLOTS, Module
from saboteur.core.rules import REGISTRY, Hooks


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8, 9, 10])
def test_the_base_game_is_for_three_to_ten(players: int) -> None:
    assert Rules.build(players).players == players


@pytest.mark.parametrize("players", [0, 1, 2, 11, -3, 3.0, "3", None, True])
def test_other_numbers_of_players_are_refused(players: Any) -> None:
    with pytest.raises(RulesError, match="players"):
        Rules.build(players)


@pytest.mark.parametrize("players", [3, 4, 10])
def test_the_tournament_is_for_five_to_nine(players: int) -> None:
    with pytest.raises(RulesError, match=r"5 to 9.*MOD-1"):
        Rules.build(players, modules=["tournament"])


@pytest.mark.parametrize(
    "modules, options, named",
    [
        (["tournament", "greedy-dwarf"], {}, ("tournament", "greedy-dwarf")),
        (["tournament", "sabotaged-dwarf"], {}, ("tournament", "sabotaged-dwarf")),
        (["tournament"], {"spare": "none"}, ("tournament", "spare=none")),
    ],
)
def test_a_clash_names_both_sides(
    modules: list[str], options: dict[str, str], named: tuple[str, ...]
) -> None:
    with pytest.raises(RulesError) as error:
        Rules.build(6, modules=modules, options=options)
    for name in named:
        assert name in str(error.value)


@pytest.mark.parametrize(
    "wishes, message",
    [
        ({"edition": "deluxe"}, "deluxe"),
        ({"modules": ["ghosts"]}, "ghosts"),
        ({"modules": "veto"}, "list"),
        ({"options": {"speed": "high"}}, "speed"),
        ({"options": {"gold": "shiny"}}, "shiny"),
    ],
)
def test_unknown_wishes_are_refused_by_name(wishes: dict[str, Any], message: str) -> None:
    with pytest.raises(RulesError, match=message):
        Rules.build(5, **wishes)


def test_rules_errors_are_value_errors() -> None:
    assert issubclass(RulesError, ValueError)


def test_rules_are_equal_when_the_wishes_are() -> None:
    one = Rules.build(5, "classic", ["sabotaged-dwarf", "greedy-dwarf"])
    two = Rules.build(5, "classic", ["greedy-dwarf", "sabotaged-dwarf"], {"gold": "secret"})
    assert one == two
    assert hash(one) == hash(two)
    assert one.modules == ("greedy-dwarf", "sabotaged-dwarf")  # in registry order
    assert one != Rules.build(5, "italian", ["greedy-dwarf", "sabotaged-dwarf"])
    assert one != Rules.build(5, "classic", ["greedy-dwarf"])
    assert one != Rules.build(5, "classic", one.modules, {"gold": "open"})


def test_rules_say_how_to_build_them_again() -> None:
    rules = Rules.build(7, "italian", ["tournament"], {"placement": "adjacent"})
    assert Rules.build(**rules.as_dict()) == rules
    assert eval(repr(rules), {"Rules": Rules}) == rules


def test_the_first_option_is_the_default() -> None:
    for part in (REGISTRY[key]() for key in REGISTRY):
        for name, values in part.options.items():
            assert len(values) > 1
            if part.key == "base":
                assert Rules.build(5).options[name] == values[0]


def test_rules_name_only_readings_that_are_not_ours() -> None:
    """So that records from before there was a choice stay as they are."""
    for key, module in REGISTRY.items():
        modules = [] if key == "base" else [key]
        for name, (ours, *others) in module.readings.items():
            assert Rules.build(5, modules=modules, options={name: ours}) == Rules.build(5, modules=modules)
            assert name not in Rules.build(5, modules=modules).options
            for other in others:
                rules = Rules.build(5, modules=modules, options={name: other})
                assert rules.as_dict()["options"][name] == rules.switches[name] == other


def test_hooks_slots_and_own_state_are_methods_of_a_module() -> None:
    names = [*Hooks._fields, *SLOTS, *OWN_STATE]
    assert len(names) == len(set(names))
    assert all(callable(getattr(Module, name)) for name in names)


def test_every_module_has_a_key_and_a_title() -> None:
    for key, module in REGISTRY.items():
        assert module.key == key
        assert module.title
        assert set(module.excludes).isdisjoint({key})


def test_every_module_can_be_played_alone() -> None:
    for key in list(REGISTRY)[1:]:
        low, high = REGISTRY[key].players or (3, 10)
        for players in (low, high):
            game = Game(Rules.build(players, modules=[key]), seed=key)
            assert game.legal(game.actors[0])


def test_rules_are_built_once_and_shared() -> None:
    assert Rules.build(5) is Rules.build(5)
