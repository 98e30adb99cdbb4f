"""A game at the terminal, played through pipes and once through a real terminal."""

import os
import re
import select
import subprocess
import time
from pathlib import Path
from random import Random

import pytest

from saboteur import Game, Rules, verify
from saboteur.presets import PRESETS

from .program import TIMEOUT, Talk, command, environment, refused, run

OTHERS = "Dagna|Grim|Helga|Borin|Ylva|Thrain|Sigrun|Odo|Runa"


def test_a_whole_game_by_numbers(tmp_path: Path) -> None:
    file = tmp_path / "game.sab"
    done = run("play", "--seed", "gold", "--save", str(file), typed="1\n" * 300)
    assert (done.returncode, done.stderr) == (0, "")
    for text in ("Round 1 of 3", "Round 3 of 3", "Round 3 is over", "The game is over. Gold: you"):
        assert text in done.stdout
    assert f"The record was saved to {file}." in done.stdout
    game = Game.replay(file.read_text())
    assert game.over and verify(file.read_text()) == []
    mine = sum(seat == 0 for seat, _ in game.history)
    assert len(re.findall(r"^Your (?:move|choice): 1$", done.stdout, re.M)) == mine
    _assert_no_secrets(done.stdout)


def _assert_no_secrets(text: str) -> None:
    """What others drew, put down, took or saw is not told."""
    assert "You drew " in text
    assert not re.search(rf"^({OTHERS}) (drew|took a gold card of)", text, re.M)
    assert not re.search(rf"^({OTHERS}) put (?!a card down unseen)", text, re.M)
    assert not re.search(rf"^({OTHERS}) looked at goal \d and", text, re.M)


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    first, second = (run("play", "--seed", "again", typed="2\n" * 4).stdout for _ in range(2))
    assert first == second
    assert "\x1b" not in first


def test_everything_fits_in_eighty_columns() -> None:
    lines = run("play", "--players", "10", "--seed", "wide", typed="1\n" * 15).stdout.splitlines()
    assert max(map(len, lines)) <= 80


def test_refusals_cite_a_rule_and_can_be_explained() -> None:
    with Talk("play", "--seed", "talk") as talk:
        assert "You are p1" in talk.opening
        assert "None of your moves was refused." in talk.say("?")
        refused = talk.say("place NSEW 0,0")
        assert re.search(r"^[A-Z][^.]+\. \([A-Z]+-\d\)", refused)
        rule = re.search(r"\(([A-Z]+-\d)\)", refused)
        assert rule and re.search(rf"^{rule[1]}  \S", talk.say("?"), re.M)
        assert re.search(r"^PATH-4  \S", talk.say("? path-4"), re.M)
        assert "(TURN-1)" in talk.say("dance wildly")
        assert "There is no move 999; choose 1 to" in talk.say("999")
        assert "(TURN-1)" in talk.say("9" * 5000)


def test_a_move_can_be_asked_about_without_playing_it() -> None:
    with Talk("play", "--seed", "talk") as talk:
        far = talk.say("? place nsew 5,5")
        assert re.search(r"\((PATH-1|TURN-1)\)", far) and re.search(r"^(PATH-1|TURN-1)  \S", far, re.M)
        assert "Legal: " in talk.say("? 1")
        assert "There is no move 999" in talk.say("? 999")
        assert "is no move, and no rule" in talk.say("? path-99")
        assert "is no move, and no rule" in talk.say("? dance wildly")
        assert "None of your moves was refused." in talk.say("?"), "asking is not trying"
        assert talk.opening[talk.opening.index("Round 1 of 3") :].strip() in talk.say("view")


def test_commands() -> None:
    with Talk("play", "--seed", "talk") as talk:
        moves = talk.opening[talk.opening.index("\nLay\n") :]
        assert talk.say("legal").strip() == moves.strip()
        assert talk.say("view").endswith(talk.opening[talk.opening.index("Round 1 of 3") :])
        assert "place NEW 3,-1" in talk.say("help")
        assert "In round 1 you are" in talk.say("log")
        assert talk.say("").strip() == "Your move:"
        assert "You left the game." in talk.say("quit")
        assert talk.process.wait(TIMEOUT) == 0


def test_the_notation_is_forgiving(tmp_path: Path) -> None:
    file = tmp_path / "game.sab"
    with Talk("play", "--seed", "talk", "--save", str(file)) as talk:
        tile, cell = re.findall(r"^  \S (\S+) +1\) (\S+)", talk.opening, re.M)[0]
        assert f"You laid {tile} beside the start, toward" in talk.say(f"  place   {tile.lower()} {cell} ")
        talk.say("quit")
        assert talk.process.wait(TIMEOUT) == 0
    moves = [str(action) for seat, action in Game.replay(file.read_text()).history if seat == 0]
    assert moves == [f"place {tile} {cell}"]


def test_the_end_of_the_input_leaves_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game.sab"
    done = run("play", "--save", str(file), "--players", "3", "--edition", "classic")
    assert (done.returncode, done.stderr) == (0, "")
    assert "You left the game." in done.stdout
    assert not Game.replay(file.read_text()).over


def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    file, whole = tmp_path / "game.sab", tmp_path / "whole.sab"
    words = ["play", "--seed", "on", "--players", "4", "--save"]
    run(*words, str(file), typed="1\n1\nquit\n")
    run("play", "--resume", str(file), typed="1\n1\n1\n")
    run(*words, str(whole), typed="1\n1\n1\n1\n1\n")
    assert file.read_text() == whole.read_text()


def test_a_game_that_is_over_does_not_go_on(tmp_path: Path) -> None:
    game, rng = Game(Rules.build(3), "over"), Random(1)
    while not game.over:
        (seat,) = game.actors
        game.play(seat, rng.choice(game.legal(seat)))
    file = tmp_path / "game.sab"
    file.write_text(game.record())
    sentence = f"The game in {file} is over; saboteur replay shows it.\n"
    assert refused("play", "--resume", str(file)) == (2, "", sentence)


@pytest.mark.skipif(os.name != "posix", reason="signals are sent")
def test_an_interrupt_stops_cleanly_and_keeps_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.sab"
    with Talk("play", "--save", str(file)) as talk:
        assert talk.interrupt() == (130, "")
    assert not Game.replay(file.read_text()).over


def test_variants_and_options(tmp_path: Path) -> None:
    file = tmp_path / "game.sab"
    words = ["--players", "6", "--module", "tournament", "--option", "placement=adjacent", "--bots", "random"]
    done = run("play", *words, "--option", "gold=open", "--name", "Ann", "--save", str(file), typed="1\n" * 9)
    assert done.returncode == 0 and "p1  Ann" in done.stdout
    rules = Game.replay(file.read_text()).rules
    assert (rules.players, rules.modules) == (6, ("tournament",))
    assert (rules.options["placement"], rules.options["gold"]) == ("adjacent", "open")


def test_presets(tmp_path: Path) -> None:
    found = []
    for number, words in enumerate(
        (["everything"], ["surprise", "--seed", "a"], ["surprise", "--seed", "a"])
    ):
        file = tmp_path / f"{number}.sab"
        done = run("play", "--preset", *words, "--save", str(file), typed="1\n" * 6)
        assert done.returncode == 0
        found.append(Game.replay(file.read_text()).rules)
    assert set(found[0].modules) == set(PRESETS["everything"].modules)
    assert found[1] == found[2] and found[1].modules


def test_an_output_without_box_characters_gets_plain_ones() -> None:
    done = run("play", "--seed", "plain", typed="help\n1\n", env={"PYTHONIOENCODING": "ascii"})
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.isascii() and "--@--" in done.stdout and "::?::" not in done.stdout


BAD_WISHES = [
    (["play", "--players", "11"], "3 to 10 players, not 11 (MOD-1)"),
    (["play", "--players", "many"], "'many' is not a valid"),
    (["play", "--edition", "first"], "There is no edition 'first'"),
    (["play", "--module", "veto-of-veto"], "There is no module 'veto-of-veto'"),
    (["play", "--option", "placement"], "written name=value"),
    (["play", "--option", "placement=anywhere"], "Placement cannot be 'anywhere'"),
    (["play", "--preset", "home"], "There is no preset 'home'; there are classic, jubilee,"),
    (["play", "--preset", "tournament", "--players", "4"], "5 to 9 players, not 4 (MOD-1)"),
    (["play", "--bots", "clever"], "There is no bot 'clever'"),
    (["play", "--save", "/no/such/folder/game.sab"], "cannot be written: no such file"),
    (["dig"], "No such command 'dig'"),
]


@pytest.mark.parametrize(("words", "sentence"), BAD_WISHES)
def test_what_cannot_be_had_is_said_in_one_sentence(words: list[str], sentence: str) -> None:
    status, out, errors = refused(*words)
    assert (status, out) == (2, "")
    assert sentence in errors and errors.count("\n") == 1


def test_the_program_itself_ends_with_a_sentence_too() -> None:
    done = run("play", "--players", "2")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "The base game is for 3 to 10 players, not 2 (MOD-1).\n"


@pytest.mark.skipif(os.name != "posix", reason="needs a pseudo-terminal")
def test_at_a_real_terminal_there_are_colours() -> None:
    own, other = os.openpty()
    env = environment(TERM="xterm-256color", COLORTERM="truecolor")
    words = command("play", "--fast", "--seed", "colour", "--name", "Ann")
    with subprocess.Popen(words, stdin=other, stdout=other, stderr=other, env=env) as process:
        os.close(other)
        screen = _read_until(own, "Your move: ")
        os.write(own, b"1\n")
        answer = _read_until(own, "Your move: ")
        os.write(own, b"quit\n")
        rest = _read_until(own, "You left the game.")
        assert process.wait(TIMEOUT) == 0
    os.close(own)
    assert "\x1b[1;38;2;242;163;58;48;2;46;37;28m" in screen, "lamplight on a card"
    assert "You laid" in answer and "Traceback" not in screen + answer + rest


def _read_until(descriptor: int, text: str) -> str:
    seen = b""
    until = time.monotonic() + TIMEOUT
    while time.monotonic() < until and text not in seen.decode("utf-8", "ignore"):
        if select.select([descriptor], [], [], 0.2)[0]:
            try:
                seen += os.read(descriptor, 1 << 16)
            except OSError:  # Linux says so when the other end is closed
                break
    return seen.decode("utf-8", "ignore")


def test_options_without_a_command_are_those_of_serve() -> None:
    for words in (["--port", "9000", "--no-open"], ["--hostname=example.org"]):
        status, out, _ = refused(*words, "--help")
        assert status == 0 and out.startswith("Usage: saboteur serve")
    assert refused("--port", "many")[0] == 2
    assert refused("--help")[1].startswith("Usage: saboteur [OPTIONS] COMMAND")
