"""Nothing public is left undocumented, and what the README shows really runs."""

from __future__ import annotations

import doctest
import inspect
import re
from pathlib import Path
from types import ModuleType

import pytest

from saboteur import modding
from saboteur.analysis.atlas import shipped_atlas
from saboteur.boxes import BOXES
from saboteur.boxes.base.rules import Base
from saboteur.core.actions import VERBS
from saboteur.core.errors import REASONS
from saboteur.core.module import OWN_STATE, SLOTS, Module
from saboteur.core.rules import REGISTRY, Hooks
from saboteur.modding import bots as modding_bots
from saboteur.modding import terminal as modding_terminal

ROOT = Path(__file__).parents[2]
SOURCES = [path for part in ("core", "boxes") for path in (ROOT / "src/saboteur" / part).rglob("*.py")]


def page(name: str) -> str:
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def told_kinds() -> set[str]:
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    calls = r'(?:Event\(|told|hand_event|front_event)\(\s*(?:rules, )?(?:state, )?"([a-z-]+)"'
    others = (
        r'action\.cards, "([a-z]+)", out',
        r'take_away\(rules, state, "([a-z-]+)"',
        r'kind(?:: str = |=)"([a-z-]+)"',
        r'dwarves_told\(state, "([a-z-]+)"',
        r'TakeAway\(.*"([a-z-]+)"\)',
    )
    return {kind for pattern in (calls, *others) for kind in re.findall(pattern, text)}


@pytest.mark.parametrize("reason", sorted(REASONS))
def test_every_reason_is_documented(reason: str) -> None:
    assert f"| `{reason}` |" in page("reasons.md")


def test_every_reason_in_the_sources_has_a_sentence() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    used = set(re.findall(r'IllegalAction\(\s*"([a-z-]+)"', text))
    assert used and used <= REASONS.keys()


def test_every_kind_of_event_is_documented_and_no_other() -> None:
    kinds = told_kinds()
    documented = set(re.findall(r"^\| `([a-z-]+)` \|", page("events.md"), re.M))
    assert {"placed", "drew", "passed", "round-began"} <= kinds
    assert kinds == documented


@pytest.mark.parametrize("verb", sorted(VERBS))
def test_every_verb_is_documented(verb: str) -> None:
    assert f"| `{verb}` |" in page("notation.md")


@pytest.mark.parametrize("hook", [*Hooks._fields, *SLOTS])
def test_every_hook_and_slot_is_documented_with_its_arguments(hook: str) -> None:
    arguments = ", ".join(list(inspect.signature(getattr(Module, hook)).parameters)[1:])
    assert f"| `{hook}({arguments})` |" in page("boxes-howto.md")


@pytest.mark.parametrize("method", OWN_STATE)
def test_every_method_of_own_state_is_documented(method: str) -> None:
    assert f"`{method}(rules, state" in page("boxes-howto.md")


def test_every_public_method_of_a_module_is_documented() -> None:
    methods = [name for name, _ in inspect.getmembers(Module, inspect.isfunction)]
    assert [name for name in methods if f"`{name}(" not in page("boxes-howto.md")] == []


@pytest.mark.parametrize("key", sorted(REGISTRY))
def test_every_module_has_its_rules_in_the_package(key: str) -> None:
    file = BOXES[key].file("rulebook", "en.md")
    assert file is not None
    assert f"{file.relative_to(ROOT)}" in page("rules/README.md")


@pytest.mark.parametrize("option", sorted(Base.options))
def test_every_option_is_in_the_rules(option: str) -> None:
    assert f"`{option} = " in (ROOT / "src/saboteur/boxes/base/rulebook/en.md").read_text(encoding="utf-8")


def test_every_decision_has_a_number_and_a_title() -> None:
    pages = sorted((ROOT / "docs/decisions").glob("*.md"))
    numbers = [int(path.name[:4]) for path in pages]
    assert len(set(numbers)) == len(numbers)
    for number, path in zip(numbers, pages, strict=True):
        assert path.name.startswith(f"{number:04d}-")
        assert path.read_text(encoding="utf-8").startswith(f"# {number}. ")


def test_the_readme_does_what_it_says() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried >= 5 and not failed


@pytest.mark.parametrize("players", range(3, 11))
def test_the_page_of_balance_tells_what_the_atlas_has(players: int) -> None:
    rows = [shipped_atlas()[f"{level}/{players}/jubilee/base"] for level in ("rule", "detective", "bluffer")]
    told = " | ".join(f"{rate} [{low}, {high}]" for rate, low, high, _ in rows)
    assert f"| {players} | {told} |" in page("balance.md")


@pytest.mark.parametrize("door", [modding, modding_bots, modding_terminal], ids=lambda door: door.__name__)
def test_every_name_that_authors_import_is_documented(door: ModuleType) -> None:
    told = page("boxes-howto.md") + page("bots-howto.md")
    assert [name for name in door.__all__ if not re.search(rf"`{name}\b", told)] == []
