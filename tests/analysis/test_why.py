"""Why a bot did it is told from its own numbers: the move, the runner-up, and what it believed."""

from random import Random
from typing import Any

import pytest

from saboteur import Game, Rules
from saboteur.analysis.errors import NotInThisGame
from saboteur.analysis.why import DeedMoves, explain, why
from saboteur.bots import make_bot
from saboteur.bots.belief import Certainties, believe
from saboteur.bots.chronicle import Chronicle
from saboteur.bots.rule import RuleBot
from saboteur.claims import Claim
from saboteur.core.events import redact


def middle(moves: int = 18) -> tuple[Game, Chronicle]:
    """Return a game of five in its first round, played by detectives, and what everyone saw."""
    game, bot, rng = Game(Rules.build(5), "why"), make_bot("detective"), Random(1)
    past = Chronicle.of(game.view())
    for _ in range(moves):
        seat = game.actors[0]
        action = bot.choose(game.view(seat), game.legal(seat), rng, 0.0, past)
        past.watch(redact(game.play(seat, action), None))
    return game, past


@pytest.mark.parametrize("level", ["rule", "detective", "bluffer", "seer"])
def test_the_runner_up_is_worth_less_by_what_is_told(level: str) -> None:
    game, past = middle()
    seat = game.actors[0]
    view, legal = game.view(seat), game.legal(seat)
    bot = make_bot(level)
    chosen = bot.choose(view, legal, Random(2), 0.0, past)
    told = explain(bot, view, legal, chosen, past, DeedMoves())
    assert told["action"] == chosen.text and told["runner_up"] != chosen.text
    assert told["runner_up"] in {action.text for action in legal}
    if level != "seer":
        assert isinstance(bot, RuleBot) and told["in"] == "points"
        scorer = bot.scorer(view, bot.trust(view, past), Random(0), past)
        scores = {action.text: scorer.score(action) for action in legal}
        assert told["by"] == pytest.approx(scores[chosen.text] - scores[told["runner_up"]], abs=0.006)
        assert told["by"] > -0.01


def test_the_beliefs_are_those_the_bot_had() -> None:
    game, past = middle()
    seat = game.actors[0]
    told = explain(
        make_bot("detective"), game.view(seat), game.legal(seat), game.legal(seat)[0], past, DeedMoves()
    )
    seen = believe(game.rules, Certainties.to(game.view(seat)), past)
    assert seen is not None
    assert [each["chance"] for each in told["beliefs"]] == [
        round(seen.suspicion(other), 3) for other in range(5)
    ]
    assert any(each["deeds"] for each in told["beliefs"])


def finished() -> Game:
    game, rng = Game(Rules.build(3), "done"), Random(3)
    while not game.over:
        seat = game.actors[0]
        game.play(seat, rng.choice(game.legal(seat)))
    return game


def test_any_move_of_a_finished_game_can_be_asked_about() -> None:
    game = finished()
    levels = ["", "simple", "random"]
    said = [Claim(0, "suspect", 1, move=4)]
    for move in (0, 5, len(game.history) // 2, len(game.history) - 1):
        told: dict[str, Any] = why(game.record(), move, levels, said)
        seat, action = game.history[move]
        assert (told["seat"], told["action"]) == (seat, action.text)
        assert told["level"] == [None, "rule", "random"][seat]
        # A deed is told by the move in which that player did it.
        for other, belief in enumerate(told["beliefs"]):
            done = [deed["move"] for deed in belief["deeds"] if deed["move"] is not None]
            assert all(at < move and game.history[at][0] == other for at in done)
            assert len(done) >= len(belief["deeds"]) - 1
    with pytest.raises(NotInThisGame):
        why(game.record(), len(game.history), levels, [])
