"""Refusals: a stable reason, the rule's ID, a sentence."""

from __future__ import annotations

import pickle
import re

import pytest

from saboteur import IllegalAction
from saboteur.core.errors import REASONS, add_reasons


@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_is_kebab_case_and_has_a_sentence(reason: str) -> None:
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", reason)
    text = str(IllegalAction(reason, "PATH-5", "break-lamp"))
    assert text.endswith("(PATH-5)")
    assert text[0].isupper() or text.startswith("break-lamp")
    assert "{" not in text


def test_a_refusal_without_detail_still_reads() -> None:
    for reason in REASONS:
        assert "{" not in str(IllegalAction(reason, "TURN-1"))


def test_a_refusal_keeps_its_parts() -> None:
    refused = IllegalAction("tool-broken", "PATH-5", "break-lamp")
    assert (refused.reason, refused.rule, refused.detail) == ("tool-broken", "PATH-5", "break-lamp")
    again = pickle.loads(pickle.dumps(refused))
    assert (again.reason, again.rule, again.detail) == (refused.reason, refused.rule, refused.detail)


def test_braces_in_a_detail_do_no_harm() -> None:
    assert "{x}" in str(IllegalAction("malformed", "TURN-1", "{x}"))


def test_modules_add_reasons(clean: None) -> None:
    add_reasons({"toy-reason": "A toy says no to {detail}."})
    assert str(IllegalAction("toy-reason", "WC-0", "it")) == "A toy says no to it. (WC-0)"


def test_added_reasons_are_gone_again() -> None:
    assert "toy-reason" not in REASONS
