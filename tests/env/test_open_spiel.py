"""OpenSpiel's own checks of a game, for the rule sets that differ most."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pyspiel as _pyspiel
import pytest
from open_spiel.python.algorithms.generate_playthrough import playthrough

from saboteur.boxes import BOXES
from saboteur.env import open_spiel

# It has no complete types.
pyspiel: Any = _pyspiel

TABLES = {
    "base": "players=3",
    "win": "players=5,edition=classic,reward=win",
    "saboteur2": "players=4,modules=saboteur2",
    "many": "players=4,edition=italian,modules=new-goals+veto+chests",
}
# Of all others there is a long file; with so many boxes, OpenSpiel writes for minutes.
PLAYED = [table for table in TABLES if table != "many"]
FILES = Path(__file__).parent / "playthroughs"
BOXES_TESTS = Path(__file__).parents[1] / "boxes"
APPLIED = "# Apply action "
each_table = pytest.mark.parametrize("table", TABLES)


def game_of(table: str) -> Any:
    return pyspiel.load_game(f"{open_spiel.NAME}({TABLES[table]})")


def some_state(game: Any, rng: Random, moves: int) -> Any:
    state = game.new_initial_state()
    while not state.is_terminal() and (state.is_chance_node() or moves):
        moves -= not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@each_table
def test_random_simulation(table: str) -> None:
    pyspiel.random_sim_test(game_of(table), num_sims=1, serialize=False, verbose=False)


@pytest.mark.soak
@each_table
def test_many_random_simulations_with_serialization(table: str) -> None:
    pyspiel.random_sim_test(game_of(table), num_sims=3, serialize=True, verbose=False)


@each_table
def test_a_resampled_state_looks_the_same(table: str) -> None:
    game, rng = game_of(table), Random(3)
    differing = 0
    for moves in (0, 7, 23):
        state = some_state(game, rng, moves)
        if state.is_terminal():
            continue
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            if player == state.current_player():
                assert other.current_player() == player
                assert other.legal_actions() == state.legal_actions()
                other.apply_action(rng.choice(other.legal_actions()))  # it can be played on
            everyone = range(game.num_players())
            differing += any(other.observation_string(p) != state.observation_string(p) for p in everyone)
    assert differing


def test_a_clone_goes_its_own_way() -> None:
    state = some_state(game_of("saboteur2"), Random(4), 5)
    before, other = str(state), state.clone()
    assert str(other) == before
    other.apply_action(other.legal_actions()[0])
    assert str(state) == before != str(other)


def test_words_and_numbers_are_those_of_the_environment() -> None:
    state = some_state(game_of("base"), Random(5), 0)
    seat = state.current_player()
    texts = [state.action_to_string(seat, number) for number in state.legal_actions()]
    assert any(text.startswith("place ") for text in texts)
    assert all(state.string_to_action(seat, text) in state.legal_actions() for text in texts[:3])


def played(table: str) -> list[str]:
    """Return what OpenSpiel writes of each state of a game played at random."""
    game = f"{open_spiel.NAME}({table})"
    moves = some_state(pyspiel.load_game(game), Random(6), 10**6).history()
    return str(playthrough(game, action_sequence=[int(move) for move in moves], seed=1)).split("\n\n# State")


def shortened(table: str) -> str:
    """Return a playthrough in which hashes stand for long values, and for each state's tensors."""
    lines: list[str] = []
    for state in played(table):
        kept, tensors = [], sha256()
        for line in state.splitlines():
            name, sep, value = line.partition(" = ")
            if sep and len(value) > 120:
                kept.append(f"{name} = #{_digest(value)}")
            elif sep or line.startswith("#"):
                kept.append(line)
            else:
                tensors.update(line.encode())
        lines += [*kept, f"the rest = #{tensors.hexdigest()[:16]}", ""]
    return "\n".join(lines)


def summed(table: str) -> str:
    """Return a playthrough with one line for each state: a hash of all that is said of it, and the move."""
    lines = []
    for state in played(table):
        move = [line.partition('"')[2].rstrip('"') for line in state.splitlines() if line.startswith(APPLIED)]
        lines.append(f"#{_digest(state)} {''.join(move)}".rstrip() + "\n")
    return "".join(lines)


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


def files() -> dict[Path, Callable[[], str]]:
    """Return every file with a playthrough, and what it has to say: much for three tables, a box in short."""
    found: dict[Path, Callable[[], str]] = {}
    for table in PLAYED:
        found[FILES / f"{table}.txt"] = partial(shortened, TABLES[table])
    for key in [*BOXES][1:]:
        file = BOXES_TESTS / key.replace("-", "_") / "playthrough.txt"
        found[file] = partial(summed, f"players=5,modules={key}")
    return found


def main() -> None:
    """Write the files anew: python -m env.test_open_spiel, in the folder of the tests."""
    for file, text in files().items():
        file.write_text(text(), encoding="utf-8")


@pytest.mark.soak
@pytest.mark.parametrize("file", files(), ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_playthrough(file: Path) -> None:
    """Stored games are played again; a difference means that the encoding, or a rule, has changed."""
    assert files()[file]() == file.read_text(encoding="utf-8")


if __name__ == "__main__":
    main()
