"""The near view of whole games: full of known ground, with large figures, and nothing untold."""

import pytest

from rules.registry import rulesets
from tests.support.known import released
from tests.support.near_views import FULL, PARTIES, Sample, report, samples
from tests.support.soak import SOAK, cases

STEPS = 3000 if SOAK else 40
"""Moments of a game: all of them in long runs, and else the first."""
GAMES = [
    (key, seats)
    for number, key in enumerate(rulesets())
    for seats in (PARTIES if SOAK else (PARTIES[number % 2],))
]
"""Every game, in a short run with one player or with three."""
TALLEST = 252
"""How tall a card's map may be on a telephone: three quarters of its width."""


@pytest.mark.timeout(3600 if SOAK else 300)
@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_the_near_view_is_full_of_what_matters(key: str, seats: int) -> None:
    found: list[Sample] = []
    for seed in cases(1, 6):
        found += samples(key, seats, seed, STEPS)
    told = report(key, seats, found)
    assert told.figure >= 23.9, told
    if released(key):
        # The dungeon of a game that was just written may be too small to fill a frame.
        assert told.median >= FULL, told
        assert told.height <= TALLEST, told
    assert told.untold == 0, told
    assert told.heroless == 0, told
