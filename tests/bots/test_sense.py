"""What diggers do not do, whatever the scores say."""

from random import Random
from typing import Any

from saboteur import Action, Game, Rules
from saboteur.bots.chronicle import Chronicle
from saboteur.bots.detective import DetectiveBot
from saboteur.bots.seer import SeerBot, Tried, best
from saboteur.bots.sense import sensible

DEAD = "N|S|E|W"


def played(hand: list[str], *deeds: str, dwarf: str = "digger", **more: Any) -> tuple[Game, Chronicle]:
    """Return a game of four in which the first seat is to move after the others have done these deeds."""
    position: dict[str, Any] = {
        "grid": {"1,0": "EW"},
        "goals": {"8,-2": "stone-a", "8,0": "treasure", "8,2": "stone-b"},
        "hands": [["EW", *hand], [DEAD, DEAD, "map"], ["map", "EW", "EW"], ["EW", "EW", "break-lamp"]],
        "pile": ["NS"] * 20,
        "dwarves": [dwarf, "saboteur", "digger", "digger"],
    }
    game = Game.from_position(Rules.build(4), {**position, **more})
    past = Chronicle.of(game.view())
    for deed in deeds:
        past.watch(game.play(game.actors[0], deed))
    return game, past


def considered(game: Game, past: Chronicle) -> set[str]:
    view = game.view(0)
    return {action.text for action in sensible(view, game.legal(0), DetectiveBot().trust(view, past))}


def test_nobody_repairs_whom_they_hold_guilty() -> None:
    deeds = ["place EW 2,0", f"place {DEAD} 3,0", "pass EW", "play break-lamp p2"]
    # Keeping every card is worth more than the repair costs, by the scores alone.
    game, past = played(["repair-lamp", "NSEW", "map"], *deeds)
    assert "play repair-lamp p2" in {action.text for action in game.legal(0)}
    assert "play repair-lamp p2" not in considered(game, past)
    for bot in (DetectiveBot(), SeerBot()):
        for seed in range(3):
            chosen = bot.choose(game.view(0), game.legal(0), Random(seed), 0.02, past)
            assert chosen.text != "play repair-lamp p2"


def test_a_saboteur_may_repair_an_ally_and_a_digger_somebody_trusted() -> None:
    deeds = ["place EW 2,0", f"place {DEAD} 3,0", "pass EW", "play break-lamp p2"]
    game, past = played(["repair-lamp", "map"], *deeds, dwarf="saboteur")
    assert "play repair-lamp p2" in considered(game, past)
    game, past = played(["repair-lamp", "map"], "pass EW", "pass map", "place EW 2,0", "play break-lamp p3")
    assert "play repair-lamp p3" in considered(game, past)


def test_diggers_share_the_work_of_maps() -> None:
    game, past = played(["map"], "place EW 2,0", f"pass {DEAD}", "play map 8,0", "place EW 3,0")
    looks = {text for text in considered(game, past) if text.startswith("play map")}
    assert looks == {"play map 8,-2", "play map 8,2"}


def test_what_a_suspect_has_seen_is_looked_at_again() -> None:
    deeds = ["place EW 2,0", f"place {DEAD} 3,0", "pass EW", "pass EW", "pass map", "play map 8,0", "pass EW"]
    game, past = played(["map", "map"], *deeds, "pass EW")
    assert "play map 8,0" in considered(game, past)


def test_the_search_takes_the_best_move_that_is_better_beyond_its_error() -> None:
    first, good, early = (Action.parse(text) for text in ("pass EW", "place EW 2,0", "place NS 1,1"))
    sure = [Tried(first, [0.5, 0.4] * 10), Tried(good, [0.7, 0.6] * 10), Tried(early, [0.9, 0.4] * 3)]
    assert best(sure) == good, "a move dropped early is not taken"
    unsure = [Tried(first, [0.5, 0.5] * 10), Tried(good, [1.5, -0.48] * 10)]
    assert best(unsure) == first
