"""Ten thousand games by chance: half by the book, half under settings by chance."""

import pytest

from rules.systems.three_dice import RULESET
from rules.systems.three_dice.options import ThreeDiceOptions
from tests.systems.three_dice.random_play import play_random
from tests.systems.three_dice.test_random_play import random_options

CHUNKS, GAMES = 50, 200
STEPS = 150
SEATS = (1, 1, 1, 2, 1, 1, 2, 3)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_games_end_without_an_error(chunk):
    ended = 0
    for seed in range(chunk * GAMES, (chunk + 1) * GAMES):
        seats = SEATS[seed // 2 % len(SEATS)]
        options = random_options(seed, seats) if seed % 2 else ThreeDiceOptions()
        state = play_random(options, seats, seed, STEPS)
        ended += RULESET.outcome(state) is not None
    # Whoever plays by chance dies soon; the others are stopped at `STEPS`, sound as they are.
    assert ended > GAMES // 2
