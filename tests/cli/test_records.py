"""Replaying and verifying records, good ones, tampered ones and things that are no records."""

import re
from pathlib import Path
from random import Random

import pytest

from saboteur import Game, Rules
from saboteur.bots import make_bot

from .program import refused, run

BROKEN = b'format = 1\nseed = "00"\nactions = []\n[rules]\nplayers = 3\noptions = 7\n'


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    game, bot, rng = Game(Rules.build(4), "record"), make_bot("rule"), Random(1)
    while not game.over:
        (seat,) = game.actors
        game.play(seat, bot.choose(game.view(seat), game.legal(seat), rng))
    file = tmp_path_factory.mktemp("record") / "game.sab"
    file.write_text(game.record())
    return file


def test_replay_goes_step_by_step(record: Path) -> None:
    game = Game.replay(record.read_text())
    total = len(game.history)
    done = run("replay", str(record), typed="\n\n20\nwhat\n5\n")
    assert (done.returncode, done.stderr) == (0, "")
    steps = re.findall(rf"^(\d+)/{total}  (.+)$", done.stdout, re.M)
    actions = [f"p{seat + 1} {action}" for seat, action in game.history]
    assert steps == [(str(n), actions[n - 1]) for n in (1, 2, 20, 5)]
    assert f"Press Enter, or type a number from 0 to {total}, a or q." in done.stdout
    assert done.stdout.count("p4 holds ") == 5


def test_replay_prints_everything(record: Path) -> None:
    done = run("replay", str(record), "--all")
    total = len(Game.replay(record.read_text()).history)
    assert len(re.findall(rf"^\d+/{total}  ", done.stdout, re.M)) == total
    assert done.stdout.count("the round is over") == 3
    assert "The game is over. Gold: p1 " in done.stdout
    assert re.search(r"p\d (took a gold card of|got) \d", done.stdout)


def test_replay_goes_on_to_the_end_when_asked(record: Path) -> None:
    last = run("replay", str(record), typed="30\na\n").stdout
    assert "The game is over. Gold: p1 " in last


def test_replay_with_one_players_eyes_hides_the_rest(record: Path) -> None:
    text = run("replay", str(record), "--all", "--seat", "p2").stdout
    assert "You are p2" in text and "holds" not in text
    assert re.search(r"^\d+/\d+  p2 pass [^?\n]+$", text, re.M)
    assert re.search(r"^\d+/\d+  p1 pass \?$", text, re.M)
    assert not re.search(r"p[134] drew|p[134] pass [^?]", text)


def test_verify_says_what_it_checked(record: Path) -> None:
    done = run("verify", str(record))
    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout.splitlines()) == 5
    assert all(line.startswith("fair: ") for line in done.stdout.splitlines())
    assert "does not say how the seed was made" in done.stdout


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (r'^seed = "(.)', 'seed = "0', "the seed is not the one whose SHA-256 was published"),
        (r"gold = \[\d+", "gold = [99", "the result should be"),
        (r'^    "p(\d) place [^"]+",$', r'    "p\1 place NSEW 40,40",', "is not legal"),
    ],
)
def test_verify_finds_what_was_tampered_with(
    record: Path, tmp_path: Path, old: str, new: str, fault: str
) -> None:
    file = tmp_path / "other.sab"
    text = re.sub(old, new, record.read_text(), count=1, flags=re.M)
    assert text != record.read_text()
    file.write_text(text)
    status, out, errors = refused("verify", str(file))
    assert (status, errors) == (1, "")
    assert fault in out and "fair:" not in out


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    "content",
    [
        None,
        b"",
        b"\xff\x00\x80",
        b"not a record",
        b"format = 1\nactions = []\n[rules]\nplayers = 99\nx=1",
        BROKEN,
    ],
)
def test_what_is_no_record_is_said_to_be_none(command: str, content: bytes | None, tmp_path: Path) -> None:
    file = tmp_path / "thing.sab"
    if content is not None:
        file.write_bytes(content)
    status, out, errors = refused(command, str(file))
    assert status in (1, 2)
    assert len((out + errors).splitlines()) == 1


def test_a_seat_that_did_not_play_is_refused(record: Path) -> None:
    sentence = "There is no player 'p9' in this game; there are p1 to p4.\n"
    assert refused("replay", str(record), "--seat", "p9") == (2, "", sentence)
