"""The booklets: every card is drawn and explained in six languages, and nothing stays unfilled."""

from __future__ import annotations

import re
from itertools import product

import pytest

from saboteur.boxes import BOXES
from saboteur.boxes.manifest import Box
from saboteur.conformance.booklet import check_booklet
from saboteur.conformance.faults import Report
from saboteur.core.rules import EDITIONS, Rules
from saboteur.languages import languages, page_file, rules_file
from saboteur.presets import PRESETS
from saboteur.server.http.booklet.assembled import assembled, booklet_file
from saboteur.server.http.booklet.source import Block, booklet_chapters
from saboteur.server.http.booklet.words import notation_in_words
from saboteur.server.http.booklet.writing import BookletWriter

EVERY_BOX = [box for box in BOXES.values() if "saboteur/boxes" in box.folder.as_posix()]


@pytest.mark.parametrize("box", EVERY_BOX, ids=lambda box: box.key)
def test_every_card_is_drawn_and_explained_in_every_language(box: Box) -> None:
    assert [code for code in languages() if not booklet_file(box, code)] == []
    report = Report(f"The booklet of {box.key!r}")
    check_booklet(box, report)
    report.told()


@pytest.mark.parametrize(("language", "preset"), [*product(languages(), PRESETS)])
def test_nothing_stays_unfilled(language: str, preset: str) -> None:
    edition, modules = PRESETS[preset]
    for players in (5, 6):
        page = BookletWriter(Rules.build(players, edition, modules), language, "/v/x").page()
        assert not re.findall(r"\{[^}]*\}|\*\*|:cards|:try|\?\?|<h[234]></h", page)
        assert page.count("<img") > 30
        assert 'alt="card-' not in page
        # Every letter for a printed booklet is explained before it is used.
        used = set(re.findall(r"\[([A-Z])\]", page))
        assert used <= set(re.findall(r"<strong>\[([A-Z])\]</strong>", page)) != set()


@pytest.mark.parametrize("language", languages())
def test_no_rule_page_leaves_a_word_of_the_notation_unnamed(language: str) -> None:
    pages = [file.read_text("utf-8") for box in EVERY_BOX if (file := rules_file(box, language))]
    words = {word for page in pages for word in re.findall(r"`([^`]+)`", page)}
    assert len(words) > 20
    unnamed = {word for word in words if "<code>" in notation_in_words(language, word)}
    # The tunnels of a card are no words.
    assert unnamed == {word for word in words if re.fullmatch("[NSEW]+", word)}


def test_the_edition_decides_what_is_told() -> None:
    told = {edition: BookletWriter(Rules.build(5, edition), "en", "").page() for edition in EDITIONS}
    assert "turns over only one of them" in told["classic"]
    assert "one after the other" in told["jubilee"]
    assert "as there are gold-diggers among you" in told["jubilee"]
    assert "as there are gold-diggers among you" not in told["classic"]
    few, many = (BookletWriter(Rules.build(n, "jubilee"), "en", "").page() for n in (4, 9))
    assert "If nobody is a saboteur" in few
    assert "If nobody is a saboteur" not in many
    assert "for this number of players: 9" in many


def test_a_box_may_replace_a_chapter_or_add_to_it() -> None:
    base, more = (
        {chapter.key: chapter for chapter in assembled(Rules.build(5, "jubilee", modules), "en")}
        for modules in ((), ("saboteur2",))
    )
    assert [part.box.key for part in more["gold"].parts] == ["saboteur2"]
    assert [part.box.key for part in more["paths"].parts] == ["base", "saboteur2"]
    assert list(base) == list(more)


def test_a_booklet_is_read_block_by_block() -> None:
    text = (
        "## turn! A turn\n\n{if gold=open} One\nline.\n- a point\n\n:cards map\nA **map**.\n"
        ":try map Look.\n?? Why?\n{if players<5} So."
    )
    (chapter,) = booklet_chapters(text)
    assert (chapter.key, chapter.heading, chapter.replaces) == ("turn", "A turn", True)
    assert chapter.blocks == (
        Block("text", "", "One line.", ("gold=open",)),
        Block("point", "", "a point"),
        Block("cards", "map", "A **map**."),
        Block("try", "map", "Look."),
        Block("question", "Why?", "So.", ("players<5",)),
    )


def test_a_rule_that_we_decided_is_marked_with_the_sentence_it_belongs_to() -> None:
    page = BookletWriter(Rules.build(5, "jubilee"), "de", "").page()
    rulings = page[page.index('id="booklet-rulings"') : page.index('<details class="by-number"')]
    assert rulings.count("<mark>") >= 12
    assert rulings.count("<li") <= rulings.count("<mark>")


def test_the_front_page_says_for_whom_the_game_is() -> None:
    base, more = BOXES["base"], BOXES["saboteur2"]
    least, most = more.rules.players or (0, 0)
    for language in languages():
        file = page_file(language, "ui.ftl")
        assert file
        told = re.search(r"^credits = (.+)$", file.read_text(encoding="utf-8"), re.MULTILINE)
        assert told
        assert all(str(fact) in told[1] for fact in (f"{least}–{most}", base.age, base.minutes))
