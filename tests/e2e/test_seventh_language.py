"""A seventh language with ten texts, from a folder outside: it is offered, played, and English fills in."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from saboteur.conformance import check_language
from saboteur.languages import VARIABLE, LanguageError, add_language, languages

from .browsing import Person
from .pictures import served, wait_for_turn

FILES = {
    "language.ftl": "language-name = Español\n",
    "ui.ftl": """play-with-friends = Jugar con amigos
play-with-bots = Jugar con bots
your-name = Tu nombre
""",
    "game.ftl": "window-turn-you = Te toca\nwindow-turn = Cava { $who }\n",
    "words/toll.ftl": "module-toll = Peaje\nmodule-toll-about = Los mineros cortan un túnel.\n",
    "words/base.ftl": "card-map = Mapa\ncard-rockfall = Derrumbe\n",
    "rulebook/costume.md": "# El guardarropa\n\n- COSTUME-1 Quien llega primero cambia de enano.\n",
}


@pytest.fixture
def spanish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Write a language into a folder."""
    monkeypatch.setenv(VARIABLE, "")
    for name, text in FILES.items():
        file = tmp_path / "es" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return tmp_path / "es"


@pytest.fixture
def ada(spanish: Path, browser: Browser, tmp_path: Path) -> Iterator[Person]:
    """Serve the game with it to somebody whose browser asks for it."""
    data = tmp_path / "tables"
    data.mkdir()
    with served(data, **{VARIABLE: str(spanish)}) as home:
        who = Person(browser, home, "Ada", locale="es-AR")
        yield who
        who.close()


def test_it_is_played_with_english_filling_in(ada: Person) -> None:
    page = ada.page
    page.goto(ada.home)
    expect(page.locator("html")).to_have_attribute("lang", "es")
    assert page.locator(".language option").all_inner_texts()[:4] == [
        "English", "Български", "Deutsch", "Español (1 %)",
    ]  # fmt: skip
    page.get_by_label("Tu nombre").fill(ada.name)
    page.get_by_role("button", name="Jugar con bots").click()
    page.locator(".hand").wait_for()
    for _ in range(2):
        wait_for_turn(ada)
        expect(page.locator(".question.mine-now")).to_contain_text("Te toca")
        ada.takes_a_turn()
    text = page.locator("body").inner_text()
    assert "cards to draw" in text and not re.search(r"\b(table|card|event|window)-[a-z-]+\b", text), text


def test_its_texts_come_from_its_folder(ada: Person) -> None:
    got = ada.context.request
    assert "Jugar con amigos" in got.get(f"{ada.home}/i18n/es.ftl").text()
    assert "module-toll = Peaje" in got.get(f"{ada.home}/i18n/es.ftl").text()
    assert got.get(f"{ada.home}/i18n/es/replay.ftl").text() == ""
    assert "El guardarropa" in got.get(f"{ada.home}/rulebook/es/costume.md").text()
    assert "The tunnel party" in got.get(f"{ada.home}/rulebook/es/party.md").text()
    assert got.get(f"{ada.home}/i18n/fr.ftl").status == 404
    ada.page.goto(ada.home)


def test_the_check_tells_how_complete_it_is(spanish: Path) -> None:
    report = check_language(spanish)
    assert 0 < report.languages["es"] < 0.02
    assert "play-alone" not in report.missing and "your-name" not in report.missing
    assert languages()["es"] == ("es", "Español", 1)
    assert os.environ[VARIABLE] == str(spanish)


@pytest.mark.parametrize(
    ("file", "text", "told"),
    [
        ("ui.ftl", "play-wit-bots = Jugar\n", "no text 'play-wit-bots' in English"),
        ("game.ftl", "window-turn = Cava { $quien }\n", "do not both use $quien, $who"),
        ("ui.ftl", "Jugar con bots\n", "ui.ftl, line 1 is no text and no comment: Jugar con bots"),
        ("language.ftl", "# nothing\n", "does not say what the language calls itself"),
        ("rulebook/costume.md", "- COSTUME-9 Otra cosa.\n", "do not both have ['COSTUME-1', 'COSTUME-9']"),
    ],
)
def test_what_is_wrong_with_a_language_is_named(spanish: Path, file: str, text: str, told: str) -> None:
    (spanish / file).write_text(text, encoding="utf-8")
    with pytest.raises(AssertionError, match="The language 'es' does not conform") as caught:
        check_language(spanish)
    assert told in str(caught.value)


def test_a_folder_that_holds_no_language_is_explained(tmp_path: Path) -> None:
    for name, told in (
        ("Spanish", "called by its code"),
        ("de", "has the language 'de' already"),
        ("fr", "no language.ftl"),
    ):
        (tmp_path / name).mkdir()
        with pytest.raises(LanguageError, match=told):
            add_language(tmp_path / name)
