"""The bot keeps to everything a bot must keep to."""

from greedy_bot import GreedyBot

from saboteur.conformance import check_bot


def test_the_bot_conforms() -> None:
    """It plays by every preset and with every box: always legal, in time, the same for the same view."""
    check_bot(GreedyBot)
