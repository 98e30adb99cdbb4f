"""How each bot talks: its character, which goes with its name and face and is the same in every language.

A manner says how often somebody speaks when there is reason to, never what is true. So it belongs to the
name and not to the side, and talking much or little says nothing about a dwarf.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Manner(NamedTuple):
    """How often somebody says something when there is reason to."""

    # What is under a goal they have looked at, that they need a repair, whom they suspect.
    tells: float = 0.7
    pleads: float = 0.3
    accuses: float = 0.5
    # Why they did what they did, without being asked; what they feel about what happened to them.
    explains: float = 0.0
    reacts: float = 0.0


# How the lab's players talk, and everyone whose name is not one of those below.
PLAIN: Final = Manner()
MANNERS: Final = {
    # Outspoken, of few words, cheerful, distrustful.
    "Bruna": Manner(accuses=0.8, explains=0.1),
    "Odvar": Manner(tells=0.5, pleads=0.1, accuses=0.3),
    "Tilde": Manner(reacts=0.8),
    "Grim": Manner(tells=0.5, accuses=0.8, reacts=0.2),
    # Patient, gruff, talkative, easily hurt.
    "Yrsa": Manner(explains=0.4, accuses=0.3),
    "Holt": Manner(pleads=0.1, reacts=0.4),
    "Kveta": Manner(tells=0.9, pleads=0.5, accuses=0.6, explains=0.3, reacts=0.5),
    "Milo": Manner(pleads=0.8, reacts=0.7),
    # Matter-of-fact, good-natured, careful, eager.
    "Runa": Manner(tells=0.9, explains=0.2),
    "Berto": Manner(accuses=0.2, reacts=0.6),
    "Signe": Manner(tells=0.6, accuses=0.3, explains=0.2),
    "Tomek": Manner(tells=0.9, pleads=0.4, reacts=0.3),
}
# Beginners think aloud: this often at least.
_ALOUD: Final = 0.5
_THINK_ALOUD: Final = ("novice",)


def manner_of(level: str, name: str) -> Manner:
    """Return how a bot of this level and name talks."""
    manner = MANNERS.get(name, PLAIN)
    return manner._replace(explains=max(manner.explains, _ALOUD)) if level in _THINK_ALOUD else manner
