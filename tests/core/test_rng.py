"""Randomness: the documented algorithm written again, evenness, and streams that keep apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable
from hashlib import sha256, sha512
from itertools import permutations
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saboteur import Game, Rules
from saboteur.core.rng import Stream, commitment, seed_bytes

SEED = bytes(range(32))


class Again:
    """The algorithm as its documentation tells it, step by step."""

    def __init__(self, seed: bytes, label: str) -> None:
        self.start = b"saboteur/1" + seed + label.encode() + b"\0"
        self.next_block = 0

    def bits(self, count: int) -> int:
        """Return so many random bits: the lowest ones of fresh blocks, the first block lowest."""
        text = b""
        while 8 * len(text) < count:
            text += sha512(self.start + self.next_block.to_bytes(8, "little")).digest()
            self.next_block += 1
        return int.from_bytes(text, "little") % (1 << count)

    def below(self, bound: int) -> int:
        """Take 128 bits more than the bound has."""
        return self.bits(bound.bit_length() + 128) % bound

    def shuffled(self, items: list[str]) -> list[str]:
        """Take a number below n! and read it in factorial base: modulo n, then n - 1, down to 2."""
        number = self.below(factorial(len(items)))
        cards = list(items)
        for last in range(len(cards) - 1, 0, -1):
            chosen = number % (last + 1)
            number //= last + 1
            cards[last], cards[chosen] = cards[chosen], cards[last]
        return cards


@given(st.binary(min_size=32, max_size=32), st.text(max_size=8), st.lists(st.integers(1, 10**40), max_size=5))
def test_numbers_are_as_documented(seed: bytes, label: str, bounds: list[int]) -> None:
    stream, again = Stream(seed, label), Again(seed, label)
    assert [stream.below(bound) for bound in bounds] == [again.below(bound) for bound in bounds]


@given(st.integers(0, 130), st.integers(0, 3))
def test_shuffles_are_as_documented(count: int, before: int) -> None:
    stream, again = Stream(SEED, "x"), Again(SEED, "x")
    for _ in range(before):
        stream.below(7)
        again.below(7)
    items = [str(number) for number in range(count)]
    assert stream.shuffled(items) == again.shuffled(items)


def test_a_deal_can_be_checked_from_its_seed() -> None:
    """Whoever knows seed and label can shuffle the deck again: the top of the pile is last."""
    rules = Rules.build(4)
    game = Game(rules, SEED, start=0)
    position = game.position()
    deck = Again(SEED, "1/deck").shuffled(list(rules.deck))
    hands = [sorted(deck.pop() for _ in range(6)) for _ in range(4)]
    assert [sorted(hand) for hand in position["hands"]] == hands
    assert position["pile"] == deck
    dwarves = Again(SEED, "1/dwarves").shuffled(list(rules.dwarf_deck))
    assert [*position["dwarves"], *position["spare"]] == dwarves


def test_the_numbers_are_pinned() -> None:
    """Records are replayed by them."""
    stream = Stream(SEED, "1/deck")
    assert [stream.below(1000) for _ in range(4)] == [972, 584, 595, 611]
    assert "".join(Stream(SEED, "pin").shuffled("ABCDEFGH")) == "CGBFHDAE"


# -- evenness -------------------------------------------------------------------------------------


def chi_square(samples: Iterable[Hashable], kinds: int) -> float:
    """Return how far samples are from evenly many of each kind."""
    counts = Counter(samples)
    assert len(counts) <= kinds
    want = counts.total() / kinds
    return sum((count - want) ** 2 / want for count in counts.values()) + want * (kinds - len(counts))


@pytest.mark.parametrize("bound, limit", [(2, 20), (3, 24), (6, 34), (10, 44)])
def test_numbers_are_even(bound: int, limit: float) -> None:
    """The limits are exceeded about once in 100,000 times."""
    stream = Stream(SEED, f"even {bound}")
    assert chi_square((stream.below(bound) for _ in range(3000)), bound) < limit


def test_every_order_is_equally_likely() -> None:
    stream = Stream(SEED, "orders")
    orders = [tuple(stream.shuffled("ABCD")) for _ in range(4800)]
    assert set(orders) == set(permutations("ABCD"))
    assert chi_square(orders, 24) < 66


def test_first_numbers_of_many_streams_are_even() -> None:
    """Each shuffle has a stream of its own, so this is what games really use."""
    assert chi_square((Stream(SEED, f"{number}/x").below(6) for number in range(3000)), 6) < 34
    assert chi_square((Stream(seed_bytes(f"{n}"), "x").below(6) for n in range(3000)), 6) < 34


# -- streams --------------------------------------------------------------------------------------


def test_streams_differ_by_label_and_by_seed() -> None:
    labels = ["1/deck", "1/dwarves", "2/deck", "1/deck/", "1/dec", "", "start"]
    firsts = [Stream(SEED, label).below(2**64) for label in labels]
    firsts += [Stream(seed_bytes(text), "1/deck").below(2**64) for text in ("a", "b", "")]
    assert len(set(firsts)) == len(firsts)


def test_one_stream_does_not_disturb_another() -> None:
    one, two = Stream(SEED, "one"), Stream(SEED, "two")
    mixed = [(one.below(100), two.below(100)) for _ in range(20)]
    one, two = Stream(SEED, "one"), Stream(SEED, "two")
    assert [x for x, _ in mixed] == [one.below(100) for _ in range(20)]
    assert [y for _, y in mixed] == [two.below(100) for _ in range(20)]


def test_one_modules_shuffle_does_not_disturb_anothers() -> None:
    """The same seed deals the same cards whatever the dwarves of a variant are."""
    plain = Game(Rules.build(5), "same").position()
    greedy = Game(Rules.build(5, modules=["greedy-dwarf"]), "same").position()
    for key in ("hands", "pile", "goals", "gold_pile", "start"):
        assert plain[key] == greedy[key], key


def test_shuffling_leaves_the_items_alone() -> None:
    items = ["a", "b", "c"]
    assert sorted(Stream(SEED, "x").shuffled(items)) == items == ["a", "b", "c"]
    assert Stream(SEED, "x").shuffled([]) == []


# -- seeds ----------------------------------------------------------------------------------------


def test_seeds_are_32_bytes_hex_or_anything_hashed() -> None:
    assert seed_bytes(SEED) == SEED
    assert seed_bytes(SEED.hex()) == SEED
    assert seed_bytes("anything") == sha256(b"anything").digest()
    assert seed_bytes(b"short") == sha256(b"short").digest()
    assert seed_bytes("z" * 64) == sha256(b"z" * 64).digest()
    assert len(seed_bytes("\ud800")) == 32


def test_the_commitment_is_the_sha_256_of_the_seed() -> None:
    assert commitment(SEED) == sha256(SEED).hexdigest()
    text = Game(Rules.build(3), SEED).record()
    assert f'commitment = "{sha256(SEED).hexdigest()}"' in text
