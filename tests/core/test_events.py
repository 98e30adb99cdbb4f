"""Events: what is redacted, and how patches fold into a view."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saboteur import fold, redact
from saboteur.core.event_kinds import CardSeen
from saboteur.core.events import GONE, Changes, PartSecret, Patch, Secret

KEYS = st.sampled_from(("a", "b", "c"))
TREES = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.text(max_size=2)),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(KEYS, inner, max_size=3)),
    max_leaves=8,
)


class Toy(PartSecret[CardSeen], kind="toy"):
    """Something happened."""

    fact: int


class Whisper(PartSecret[CardSeen], kind="whisper", private=True):
    """Something happened of which others know nothing."""


def event(patch: Patch, secret: Secret[CardSeen] = ()) -> Toy:
    """Return an event with a patch."""
    return Toy(seat=0, fact=1, changes=Changes(patch, secret))


def test_everyone_hears_the_public_part_and_his_own_secret() -> None:
    secret: Secret[CardSeen] = ((1, {"card": "map"}, ((("hand",), ["map"]),)), (2, {}, ((("hand",), []),)))
    drawn = event(((("pile",), 3),), secret=secret)
    assert [e.as_dict() for e in redact([drawn], None)] == [
        {"kind": "toy", "seat": 0, "fact": 1, "patch": [[["pile"], 3]]}
    ]
    assert redact([drawn], 0)[0].as_dict() == redact([drawn], None)[0].as_dict()
    mine = redact([drawn], 1)[0].as_dict()
    assert mine["card"] == "map"
    assert mine["patch"] == [[["pile"], 3], [["hand"], ["map"]]]
    assert "card" not in redact([drawn], 2)[0].as_dict()


def test_of_a_private_event_others_hear_nothing() -> None:
    hidden = Whisper(seat=0, changes=Changes((), ((1, {}, ((("window",), "x"),)),)))
    assert len(redact([hidden], 1)) == 1
    assert redact([hidden], 0) == redact([hidden], None) == []
    assert redact([event(()), hidden, event(())], 0)[0].kind == "toy"
    assert len(redact([event(()), hidden, event(())], 0)) == 2


def test_redacting_twice_changes_nothing() -> None:
    secret: Secret[CardSeen] = ((1, {"card": "map"}, ()),)
    once = redact([event((), secret=secret)], 1)
    assert [e.as_dict() for e in redact(once, 1)] == [e.as_dict() for e in once]
    assert "card" in redact(once, 1)[0].facts
    assert once[0].secret == ()


def test_an_event_shows_nothing_secret() -> None:
    drawn = event((), secret=((1, {"card": "map"}, ((("hand",), ["map"]),)),))
    assert "map" not in repr(drawn)
    assert "map" not in str(drawn.as_dict())


# -- fold -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path, value, after",
    [
        (("round",), 2, {"round": 2}),
        (("grid", "1,0"), "NS", {"grid": {"0,1": "EW", "1,0": "NS"}}),
        (("grid", "0,1"), GONE, {"grid": {}}),
        (("grid", "7,7"), GONE, {}),
        (("cards", 1), 9, {"cards": [6, 9]}),
        (("cards", 2), 9, {"cards": [6, 6, 9]}),
        (("front", 0, 0), "map", {"front": [["map"], []]}),
        (("goals", "8,0", "card"), "treasure", {"goals": {"8,0": {"card": "treasure", "lies": None}}}),
        (("new",), None, {"new": None}),
        (("ext", "toy", "x"), 1, {"ext": {"toy": {"x": 1}}}),
    ],
)  # fmt: skip
def test_one_patch(path: tuple[str | int, ...], value: Any, after: dict[str, Any]) -> None:
    view = {
        "round": 1, "grid": {"0,1": "EW"}, "cards": [6, 6], "front": [[], []],
        "goals": {"8,0": {"card": None, "lies": None}}, "ext": {"toy": {}},
    }  # fmt: skip
    assert fold(view, [event(((path, value),))]) == view | after


def test_patches_apply_in_order() -> None:
    patch: Patch = ((("laid", 0), "1,0"), (("laid", 1), "2,0"), (("laid",), ["3,0"]))
    assert fold({"laid": []}, [event(patch[:2])]) == {"laid": ["1,0", "2,0"]}
    assert fold({"laid": []}, [event(patch)]) == {"laid": ["3,0"]}


@settings(max_examples=40)
@given(st.dictionaries(KEYS, TREES), KEYS, TREES)
def test_a_patch_sets_what_it_says_and_nothing_else(view: dict[str, Any], key: str, value: Any) -> None:
    new = fold(view, [event((((key,), value),))])
    assert new == {**view, key: value}
    assert fold(new, [event((((key,), GONE),))]) == {k: v for k, v in view.items() if k != key}


@given(st.dictionaries(KEYS, TREES), st.lists(st.tuples(KEYS, TREES), max_size=4))
def test_folding_at_once_or_one_by_one_is_the_same(
    view: dict[str, Any], changes: list[tuple[str, Any]]
) -> None:
    events = [event((((key,), value),)) for key, value in changes]
    step_by_step = view
    for one in events:
        step_by_step = fold(step_by_step, [one])
    assert fold(view, events) == step_by_step
    assert fold(view, []) == view


def test_a_value_that_looks_like_nothing_is_kept() -> None:
    view: dict[str, Any] = {"a": 1}
    assert fold(view, [event(((("a",), None),))]) == {"a": None}
    assert fold(view, [event(((("a",), ""),))]) == {"a": ""}
