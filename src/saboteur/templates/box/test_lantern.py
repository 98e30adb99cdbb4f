"""The box keeps to everything a box must keep to, and does what its rules say."""

from pathlib import Path

from saboteur import Game, Rules
from saboteur.conformance import check_box

BOX = Path(__file__).parent / "saboteur_lantern"


def test_the_box_conforms() -> None:
    """Legal moves, secrets, copies, texts, rule IDs, lessons and bots: one function checks them all."""
    report = check_box(BOX)
    assert report.languages == {"de": 1.0, "en": 1.0}


def test_both_players_draw_a_card() -> None:
    """LANTERN-1: the pile gets shorter by two."""
    check_box(BOX, games=0)
    position = {
        "grid": {},
        "goals": {"8,-2": "stone-a", "8,0": "treasure", "8,2": "stone-b"},
        "hands": [["lantern"], ["map"], ["map"]],
        "dwarves": ["digger", "digger", "saboteur"],
        "pile": ["EW", "NS", "SW"],
    }
    game = Game.from_position(Rules.build(3, modules=["lantern"]), position)
    game.play(0, "play lantern p2")
    assert game.position()["hands"] == [["SW"], ["NS", "map"], ["map"]]
