"""A record names its boxes: another version is refused, other files are worth a warning."""

from __future__ import annotations

from pathlib import Path

import pytest

from saboteur import Game, RecordError, Rules, verify
from saboteur.boxes import BOXES
from saboteur.boxes.manifest import rules_hash
from saboteur.cli.verify import doubts_in
from saboteur.game import doubts

STAMP = '"' + BOXES["toll"].stamp.rules + '"'


def record() -> str:
    game = Game(Rules.build(3, modules=["toll"]), seed="stamped")
    game.play(game.actors[0], game.legal(game.actors[0])[0])
    return game.record()


def without_digest(text: str, *also: str) -> str:
    return "\n".join(line for line in text.splitlines() if not line.startswith(("digest", *also)))


def test_a_record_tells_the_version_and_the_files_of_its_boxes() -> None:
    assert f"toll = {{version = 1, rules = {STAMP}}}" in record()
    assert verify(record()) == doubts(record()) == []


def test_an_older_record_does_not_tell_and_verifies() -> None:
    old = without_digest(record(), "boxes")
    assert verify(old) == doubts(old) == []


def test_another_version_is_refused_by_name() -> None:
    text = without_digest(record().replace("toll = {version = 1", "toll = {version = 2"))
    with pytest.raises(RecordError, match="version 2 of the box 'toll', not 1"):
        Game.replay(text)


def test_other_files_are_worth_a_warning(tmp_path: Path) -> None:
    text = without_digest(record().replace(STAMP, '"0123456789abcdef"'))
    assert verify(text) == []
    file = tmp_path / "game.sab"
    file.write_text(text, encoding="utf-8")
    assert doubts_in(file) == ["the rules of the box 'toll' are not those the game was recorded with"]


def test_the_stamps_cannot_be_changed_unseen() -> None:
    changed = record().replace(STAMP, '"0123456789abcdef"')
    assert verify(changed) == ["the record was changed after it was written"]


@pytest.mark.parametrize(
    "said", ["3", "{version = 1}", '{version = "1", rules = "ab"}', "{version = 1, rules = 2}"]
)
def test_a_stamp_of_another_shape_is_refused(said: str) -> None:
    with pytest.raises(RecordError, match="cannot be read"):
        Game.replay(f"boxes = {{toll = {said}}}\n{without_digest(record(), 'boxes')}")


def test_bots_and_words_are_no_rules(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text("one", encoding="utf-8")
    before = rules_hash(tmp_path)
    for name, same in (("bot.py", True), ("terminal.py", True), ("more.py", False)):
        (tmp_path / name).write_text("two", encoding="utf-8")
        rules_hash.cache_clear()
        assert (rules_hash(tmp_path) == before) is same
