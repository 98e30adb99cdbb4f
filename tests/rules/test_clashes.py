"""What clashes (MOD-1)."""

from collections import Counter

import pytest

from boxes.variants import BASE
from rules.gold_positions import EDITIONS
from saboteur import Game, Rules, RulesError


@pytest.mark.rule("MOD-1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("modules", "options", "names"),
    [
        (["tournament", "greedy-dwarf"], {}, ("tournament", "greedy-dwarf")),
        (["greedy-dwarf", "tournament"], {}, ("tournament", "greedy-dwarf")),
        (["tournament", "sabotaged-dwarf"], {}, ("tournament", "sabotaged-dwarf")),
        (["tournament"], {"spare": "none"}, ("tournament", "spare=none")),
        (["tournament", "greedy-dwarf", "sabotaged-dwarf"], {"spare": "none"}, ("tournament",)),
    ],
)
def test_mod_1_what_clashes_is_refused_by_name(
    edition: str, modules: list[str], options: dict[str, str], names: tuple[str, ...]
) -> None:
    for players in range(2, 13):
        with pytest.raises(RulesError) as refused:
            Rules.build(players, edition, modules, options)
        if 5 <= players <= 9:
            assert all(name in str(refused.value) for name in names)


@pytest.mark.rule("MOD-1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("module", ["greedy-dwarf", "sabotaged-dwarf", "tournament"])
def test_mod_1_base_variants_are_not_for_saboteur_2(edition: str, module: str) -> None:
    for players in range(2, 13):
        with pytest.raises(RulesError, match="saboteur2"):
            Rules.build(players, edition, ["saboteur2", module])


@pytest.mark.rule("MOD-1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("modules", [[], ["greedy-dwarf"], ["sabotaged-dwarf", "greedy-dwarf"]])
def test_mod_1_the_base_game_is_for_3_to_10(modules: list[str], edition: str) -> None:
    for players in (-1, 0, 1, 2, 11, 12, 99):
        with pytest.raises(RulesError, match=f"{players}"):
            Rules.build(players, edition, modules)
    for players in range(3, 11):
        for spare in ("dealt", "none"):
            rules = Rules.build(players, edition, modules, {"spare": spare})
            assert rules.players == players


@pytest.mark.rule("SETUP-1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", BASE)
def test_setup_1_without_a_spare_every_dwarf_is_dealt(players: int, edition: str) -> None:
    """One digger less, so that no round lacks a saboteur."""
    rules = Rules.build(players, edition, options={"spare": "none"})
    saboteurs, diggers = BASE[players]
    for seed in range(5):
        position = Game(rules, seed=f"{seed}").position()
        assert Counter(position["dwarves"]) == Counter(saboteur=saboteurs, digger=diggers - 1)
        assert position["spare"] == []
