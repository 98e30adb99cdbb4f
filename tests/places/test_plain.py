"""The check for what players never read finds it."""

from __future__ import annotations

import pytest

from e2e.plain_words import faults_in, foreign_in


@pytest.mark.parametrize(
    "text",
    [
        "Ada places a path card at 3,-1.",
        "goal at 8,−2: stone",
        "break-pickaxe p4",
        "+2.99",
        "placement=adjacent",
        "Tilde laid NSEW.",
        "place-beside-start",
    ],
)
def test_keys_and_coordinates_are_found(text: str) -> None:
    assert faults_in(text)


@pytest.mark.parametrize(
    "text",
    ["beside the crossing next to the start, toward goal 1", "Round 1, 14 cards", "0,5×", "face-down goal"],
)
def test_plain_words_are_left_alone(text: str) -> None:
    assert faults_in(text) == []


def test_untranslated_words_are_found() -> None:
    assert foreign_in("Гравець Ada: path card", "uk") == ["path", "card"]
    assert foreign_in("It is your turn.", "de") and foreign_in("Play with friends ", "it")
    assert foreign_in("Saboteur 2", "de") == foreign_in("Игра Saboteur", "ru") == []
