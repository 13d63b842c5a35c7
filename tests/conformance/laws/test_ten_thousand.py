"""Ten thousand games by chance of every system: half by the book, half under other settings.

Systems that take long to look at play fewer, as their laws say. `make soak` plays all of them,
every other run a part.
"""

import pytest

from rules.core.ruleset import AnyRuleset
from rules.registry import rulesets
from tests.support.chance import laws_of, play_random, random_options, share_of
from tests.support.soak import SOAK

CHUNKS, SHORT = 50, 1
"""Parts of the games, and which a short run plays: a game of it has the time to get deep."""
SEATS = (1, 1, 1, 2, 1, 1, 2, 3)


@pytest.mark.parametrize("chunk", range(CHUNKS) if SOAK else (SHORT,))
@pytest.mark.parametrize("rules", rulesets().values(), ids=rulesets().keys())
def test_games_by_chance_are_sound(rules: AnyRuleset, chunk: int) -> None:
    fewest, most = rules.seats
    laws = laws_of(rules.key)
    games = share_of(laws.games // CHUNKS)
    for seed in range(chunk * games, (chunk + 1) * games):
        seats = min(max(SEATS[seed // 2 % len(SEATS)], fewest), most)
        options = random_options(rules, seed, seats) if seed % 2 else rules.options_type()
        play_random(rules, options, seats, seed, laws.steps[seed % len(laws.steps)])
