"""How fights went, in words, and how that compares."""

from collections.abc import Sequence
from statistics import mean
from typing import Final

from rules.core.said_numbers import decimal
from rules.core.words import Text
from rules.systems.mkd.forge.arena import Result

NOTABLE: Final = 6
"""Fights of twenty by which somebody differs from the others so that it is no chance.

Won fights of twenty vary by about two around what is to be expected; this is three times as much.
"""


def told_result(results: Sequence[Result], *, like: Text | None = None, points: int = 0) -> Text:
    """Return how many fights the Heroes won, and how long they took; `like` names their foes."""
    rounds = decimal(f"{mean(each.rounds for each in results):.1f}")
    given_up = sum(not each.over for each in results)
    won = sum(each.won for each in results)
    if like is None:
        return Text.of(
            "mkd-forge-won", won=won, fights=len(results), rounds=rounds, given_up=given_up
        )
    return Text.of(
        "mkd-forge-won-like", name=like, points=points, won=won, fights=len(results), rounds=rounds
    )


def verdict(
    results: Sequence[Result], others: Sequence[Sequence[Result]], *, harder_is_stronger: bool
) -> Text:
    """Return whether somebody is as strong as standard figures of like points.

    A Monster is stronger when the Heroes win less (`harder_is_stronger`), a Hero when they win
    more.
    """
    more = _won(results) - mean(_won(each) for each in others)
    lead = -more if harder_is_stronger else more
    said = "stronger" if lead >= NOTABLE else "weaker" if lead <= -NOTABLE else "alike"
    return Text.of("mkd-forge-verdict", said=said)


def _won(results: Sequence[Result]) -> int:
    return sum(each.won for each in results)
