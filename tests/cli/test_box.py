"""The jubilee box at the terminal: every event and window has words, and the mine shows what lies there."""

from random import Random
from typing import Any

import pytest
from rich.text import Text

from property.walks import AIMS, eastward, walk
from saboteur import Game, Rules, redact
from saboteur.cli.mine import draw_mine
from saboteur.cli.moves import Moves
from saboteur.cli.picture import Picture, goal_name
from saboteur.cli.telling import Teller
from saboteur.modules.presets import BOX

from .test_drawing import console, plain

NAMES = ["Ann", "Ben", "Cid", "Dot"]
CHEST = ["NSEW", "fog", 0]


def mine(**more: Any) -> Game:
    """Everything on the table at once, p1 to act."""
    base: dict[str, Any] = {
        "grid": {"1,0": "EW", "0,-1": "NS"},
        "goals": {"8,-4": "sack-1", "8,-2": "stone-a", "8,0": "treasure", "8,2": "dragon", "8,4": "spider"},
        "hands": [["EW", "guide", "map", "goal-swap"], ["veto", "NS"], ["NS"], ["NS"]],
        "pile": ["NS"] * 5,
        "discard": ["NSEW"],
        "dwarves": ["digger"] * 3 + ["saboteur"],
        "spare": ["digger"],
        "gold": [1, 1, 1, 1],
        "ext": {
            "toll": {"ready": 1, "miners": {"2,0": 2}},
            "chests": {"covered": {"5,0": CHEST, "5,2": ["NSW", "tired", 1]}, "open": {"3,2": "SEW"}},
        },
    }
    return Game.from_position(Rules.build(4, modules=BOX), {**base, **more})


def lines_of(game: Game, seat: int) -> str:
    return "\n".join(plain(draw_mine(Picture.of(game.view(seat).as_dict()), 100, console(100))))


def test_the_mine_shows_rooms_chests_and_miners() -> None:
    text = lines_of(mine(), 0)
    assert " Mp3 " in text and "━P━" not in text and "─P─" in text and "─C─" in text
    assert "chest" in text and "tired" in text, "p1 has looked into the second one"
    assert "chest" in lines_of(mine(), 1) and "tired" not in lines_of(mine(), 1)
    assert "─┬─" in text, "an open chest's tunnel"


def answers(game: Game, seat: int) -> list[str]:
    lines: list[Text] = Moves(game.legal(seat), game.view(seat), NAMES).lines(80)
    return [line.strip() for line in plain(lines)]


def test_windows_are_asked_in_words() -> None:
    game = mine()
    game.play(0, "play guide")
    first, *rest = answers(game, 1)
    assert first == "A card was played. Do you let it be?"
    assert rest == ["1) veto it", "2) let it be"]
    for seat in (1, 2, 3):
        game.play(seat, "allow")
    assert answers(game, 0)[0] == "The guide leads on. Which path card do you lay?"
    game.play(0, "place EW 2,0")
    assert answers(game, 0)[1:3] == ["1) pay 1 gold", "2) ask p2 Ben"]
    assert answers(game, 0)[-1].startswith("4) take the card back")


def test_miners_are_listed_by_cell() -> None:
    game = mine()
    lines = answers(game, 0)
    assert "Put a card down unseen to set a miner at" in lines
    numbers = [n for group in Moves(game.legal(0), game.view(0), NAMES).groups() for n, _ in group.entries]
    assert numbers == list(range(1, len(game.legal(0)) + 1))


@pytest.mark.parametrize("also", [(), ("saboteur2",)])
def test_everything_that_happens_has_words(also: tuple[str, ...]) -> None:
    told: set[str] = set()
    for number in range(6):
        rng = Random(f"words {number}")
        game = Game(Rules.build(4, modules=(*BOX, *also), options={"rounds": "1"}), seed=f"{number}")
        tellers = [Teller(NAMES, seat) for seat in range(4)]
        for step in walk(rng, game, eastward(rng.choice(AIMS))):
            for seat, teller in enumerate(tellers):
                for event in redact(step.events, seat):
                    told.add(event.kind)
                    lines = teller.tell([event])
                    assert lines == [] or event.kind in ("played", *teller._tell), event
                    assert all(line.endswith(".") and NAMES[seat] not in line for line in lines)
            for seat in game.actors:
                question = Moves(game.legal(seat), game.view(seat), NAMES).question()
                assert (
                    not question.startswith("You are asked about this")
                    or game.view().window["kind"] == "turn"
                )
    assert told >= {"vetoed", "miner-set", "toll-paid", "chest-opened", "goal-moved", "put-back"}


def test_goals_have_names() -> None:
    assert [goal_name(goal) for goal in ("treasure", "stone-b", "sack-2", "dragon", "spider")] == [
        "the treasure", "a stone", "a sack with 2 gold", "a dragon", "a giant spider",
    ]  # fmt: skip
