"""Ten thousand games by chance of every system: half by the book, half under other settings."""

import pytest

from rules.registry import AnyRuleset, rulesets
from tests.support.chance import play_random, random_options

CHUNKS, GAMES = 50, 200
STEPS = (*[80] * 10, 400)
"""Where games are cut: chance may wander for ever. One in eleven has the time to get deep."""
SEATS = (1, 1, 1, 2, 1, 1, 2, 3)


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("rules", rulesets().values(), ids=rulesets().keys())
def test_games_by_chance_are_sound(rules: AnyRuleset, chunk: int) -> None:
    fewest, most = rules.seats
    for seed in range(chunk * GAMES, (chunk + 1) * GAMES):
        seats = min(max(SEATS[seed // 2 % len(SEATS)], fewest), most)
        options = random_options(rules, seed, seats) if seed % 2 else rules.options_type()
        play_random(rules, options, seats, seed, STEPS[seed % len(STEPS)])
