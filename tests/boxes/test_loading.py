"""Boxes are found in folders, all in the same way, and what is wrong with one is said in words."""

from __future__ import annotations

import os
import shutil
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

from saboteur import Rules, RulesError
from saboteur.boxes import BOXES, loading
from saboteur.boxes.manifest import BoxError

TEA = Path(__file__).parents[2] / "examples/tea"
OWN = Path(loading.__file__).parent
RULES = """
from saboteur.modding import Box, Module

class Rules(Module):
    key = {key!r}
    title = "a box"
    needs = {needs!r}

BOX = Box(rules=Rules, year=2026, origin="example", action_cards={cards!r})
"""


def made(
    folder: Path,
    key: str = "extra",
    needs: tuple[str, ...] = (),
    cards: dict[str, tuple[str, ...]] | None = None,
) -> Path:
    folder.mkdir()
    text = RULES.format(key=key, needs=needs, cards=cards or {})
    (folder / "__init__.py").write_text(text, encoding="utf-8")
    return folder


def test_every_folder_of_the_package_is_a_box() -> None:
    folders = {start.parent.name for start in OWN.glob("*/__init__.py")}
    assert {key.replace("-", "_") for key in BOXES} == folders


def test_a_box_is_loaded_once(clean: None) -> None:
    assert [box.key for box in loading.load(TEA)] == ["tea"]
    assert loading.load(TEA) == [] and "tea" in BOXES


def test_boxes_act_in_their_order_whenever_they_come(clean: None) -> None:
    before = list(BOXES)
    loading.load(TEA)
    assert list(BOXES) == [*before, "tea"]


def test_processes_that_start_later_know_it_too(clean: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(loading.VARIABLE, "one")
    loading.wish([TEA])
    assert os.environ[loading.VARIABLE] == os.pathsep.join(["one", str(TEA)])


def test_an_installed_package_may_bring_a_box(
    clean: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    made(tmp_path / "saboteur_extra")
    monkeypatch.syspath_prepend(str(tmp_path))
    entries = EntryPoints([EntryPoint("extra", "saboteur_extra", loading.GROUP)])
    monkeypatch.setattr(loading, "entry_points", lambda group: entries.select(group=group))
    loading.load_known()
    assert BOXES["extra"].folder == tmp_path / "saboteur_extra"


@pytest.mark.parametrize(
    ("files", "said"),
    [
        ({}, "contains no box: it has no __init__.py"),
        ({"__init__.py": ""}, "names no BOX"),
        ({"__init__.py": "import nowhere"}, "cannot be imported: ModuleNotFoundError"),
        ({"__init__.py": "this is no Python"}, "cannot be imported: SyntaxError"),
        ({"__init__.py": RULES.format(key="Two Words", needs=(), cards={})}, "has the key 'Two Words'"),
    ],
)
def test_what_is_no_box_is_refused_in_words(
    files: dict[str, str], said: str, clean: None, tmp_path: Path
) -> None:
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    before = list(BOXES)
    with pytest.raises(BoxError, match=f"{tmp_path.name}.*{said}"):
        loading.load(tmp_path)
    assert list(BOXES) == before


def test_a_folder_that_is_not_there_is_named(clean: None, tmp_path: Path) -> None:
    with pytest.raises(BoxError, match="missing is not a folder"):
        loading.load(tmp_path / "missing")


def test_two_boxes_with_one_key_are_refused_with_both_folders(clean: None, tmp_path: Path) -> None:
    copy = shutil.copytree(OWN / "toll", tmp_path / "toll")
    with pytest.raises(BoxError, match=f"two boxes have the key 'toll': .*boxes/toll and {copy}"):
        loading.load(copy)


def test_two_boxes_with_one_card_are_refused(clean: None, tmp_path: Path) -> None:
    with pytest.raises(BoxError, match="two boxes have the action card 'veto'"):
        loading.load(made(tmp_path / "extra", cards={"veto": ()}))


def test_a_box_whose_needs_are_missing_is_refused(clean: None, tmp_path: Path) -> None:
    with pytest.raises(BoxError, match=r"the box 'extra' in .* needs 'dragons', which is missing"):
        loading.load(made(tmp_path / "extra", needs=("dragons",)))


def test_a_box_is_played_only_with_what_it_needs(clean: None, tmp_path: Path) -> None:
    loading.load(made(tmp_path / "extra", needs=("saboteur2",)))
    with pytest.raises(RulesError, match="extra can only be played with saboteur2"):
        Rules.build(5, modules=["extra"])
    assert Rules.build(5, modules=["extra", "saboteur2"]).modules == ("saboteur2", "extra")
