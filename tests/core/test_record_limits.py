"""Records from outside are checked before they are parsed; ours always pass."""

from __future__ import annotations

import random
import tomllib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golden.playthrough import SCRIPTS, told
from saboteur import Game, RecordError, Rules
from saboteur.core.record import read_record, write_record
from saboteur.core.record_limits import LIMITS, check_limits

# What is wrong -> a text that tomllib takes seconds or a process for, or would with more of the same.
POISONED = {
    "text": "#" * 1_000_001,
    "depth": "a = " + "[" * 20_000,
    "tables": "[a]\n" * 50_000,
    "keys": "a=1\n" * 60_000,
    "key": '"' + "a" * 200_000 + '" = 1',
    "parts": ".".join("a" * 50_000) + " = 1",
    "number": "a = " + "1" * 200_000,
    "values": "a = [" + "1," * 60_000 + "]",
}
DISGUISED = {
    "key": "a" * 200_000 + " = 1",
    "parts": " . ".join('"a"' for _ in range(20_000)) + " = 1",
    "number": "a = -" + "1_" * 50_000 + "1",
    "depth": "a = " + "{b = " * 20_000,
}


@pytest.mark.parametrize(("what", "text"), [*POISONED.items(), *DISGUISED.items()])
def test_poisoned_text_is_refused_by_the_limit_it_exceeds(what: str, text: str) -> None:
    with pytest.raises(RecordError) as refused:
        read_record(text)
    assert refused.value.facts["what"] == what, refused.value
    most, name = LIMITS[what]
    assert f"more than {most:,} {name}" in str(refused.value)


def test_what_is_poisoned_is_never_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tomllib, "loads", None)
    for text in (*POISONED.values(), *DISGUISED.values()):
        with pytest.raises(RecordError, match="no record has more than"):
            read_record(text)


@pytest.mark.parametrize("name", SCRIPTS)
def test_golden_games_pass(name: str) -> None:
    game = Game(SCRIPTS[name].rules(), seed=f"golden {name}")
    assert list(told(name, game)) and game.over
    for text in (game.record(), game.record(seat=1)):
        check_limits(text)


MODULES = st.sampled_from([[], ["greedy-dwarf"], ["saboteur2"]])


@settings(max_examples=25, deadline=None)
@given(players=st.integers(3, 10), modules=MODULES, seed=st.integers(0, 10**9), moves=st.integers(0, 60))
def test_every_record_of_ours_passes(players: int, modules: list[str], seed: int, moves: int) -> None:
    game = Game(Rules.build(players, modules=modules), str(seed))
    rng = random.Random(seed)
    for _ in range(moves):
        if game.over:
            break
        seat = rng.choice(game.actors)
        game.play(seat, rng.choice(game.legal(seat)))
    begun = Game.from_position(game.rules, game.position(), "again")
    for text in (game.record(), game.record(seat=0), begun.record()):
        check_limits(text)
        read_record(text)


TEXTS = st.text(st.characters(max_codepoint=0xFFFF, exclude_categories=["Cs"]), max_size=300)


@settings(max_examples=200, deadline=None)
@given(values=st.lists(TEXTS, max_size=20), comment=TEXTS)
def test_nothing_inside_strings_and_comments_counts(values: list[str], comment: str) -> None:
    """Whatever a string holds, the text around it is read as it is."""
    record = Game(Rules.build(3), "limits")._record()._replace(actions=tuple(values))
    text = write_record(record) + "# " + "".join(c for c in comment if c.isprintable()) + "\n"
    check_limits(text)
    assert read_record(text).actions == tuple(values)
