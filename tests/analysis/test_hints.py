"""Hints come from what a seat can know, are legal, and say what each amounts to."""

from random import Random

from saboteur.analysis.hints import hints_for
from saboteur.bots import make_bot
from saboteur.bots.belief import Certainties, believe

from .test_why import middle


def test_hints_are_legal_and_the_best_comes_first() -> None:
    game, past = middle()
    seat = game.actors[0]
    view, legal = game.view(seat), game.legal(seat)
    bot = make_bot("detective")
    told = hints_for(view, legal, past)
    assert told["ideas"][0]["do"] == bot.choose(view, legal, Random(1), 0.0, past).text
    assert {idea["do"] for idea in told["ideas"]} <= {action.text for action in legal}
    amounts = [idea["amount"] for idea in told["ideas"] if idea["amount"]]
    assert 1 < len(told["ideas"]) <= 3 and len(set(amounts)) == len(amounts)


def test_hints_are_told_by_what_the_seat_believes() -> None:
    game, past = middle()
    seat = game.actors[0]
    view = game.view(seat)
    told = hints_for(view, game.legal(seat), past)
    known = believe(view.rules, Certainties.to(view), past)
    assert known is not None
    assert [one["chance"] for one in told["beliefs"]] == [
        round(known.suspicion(other), 3) for other in range(view.rules.players)
    ]
    assert sum(told["goals"]) > 0.99
    amounts = [idea["amount"] for idea in told["ideas"]]
    assert any(amounts) and any(one["deeds"] for one in told["beliefs"])
