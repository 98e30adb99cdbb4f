"""The texts of a page: everyone hears the boxes' names, a table what is said in its own boxes."""

from __future__ import annotations

from .process import Server


def sent(server: Server, path: str) -> set[str]:
    """The names of the texts that a path sends."""
    lines = server.get(path).body.decode().splitlines()
    return {line.partition(" ")[0] for line in lines if line[:1].isalpha()}


def test_every_page_has_the_names_of_the_boxes_and_the_words_of_the_base_game(server: Server) -> None:
    ids = sent(server, "/i18n/de.ftl")
    assert {"module-veto", "module-chests", "card-map", "event-broke", "language"} <= ids
    assert not {"card-veto", "module-veto-about", "lesson-veto", "lesson-map"} & ids


def test_the_lobby_describes_every_box_and_its_options(server: Server) -> None:
    ids = sent(server, "/i18n/it/lobby.ftl")
    assert {"module-base-about", "module-veto-about", "option-chests-zigzag", "option-gold"} <= ids
    assert not {"card-veto", "lesson-veto"} & ids


def test_the_school_has_the_words_of_every_lesson(server: Server) -> None:
    ids = sent(server, "/i18n/uk/lessons.ftl")
    assert {"learn-title", "lesson-map-1", "lesson-veto-end"} <= ids and "card-veto" not in ids


def test_a_table_has_the_words_of_its_own_boxes(server: Server) -> None:
    ids = sent(server, "/i18n/bg/boxes.ftl?of=veto,toll")
    assert {"event-kept", "card-veto", "do-pay", "claim-no-veto"} <= ids
    assert not {"card-vault", "lesson-veto", "module-veto-about"} & ids


def test_a_box_or_a_part_that_is_not_there_is_not_found(server: Server) -> None:
    for path in ("/i18n/en/boxes.ftl?of=nothing", "/i18n/en/nothing.ftl", "/i18n/xx.ftl"):
        assert server.get(path).status == 404
