"""Ten thousand games by chance: half by the book, half under settings by chance."""

import pytest

from rules.systems.green_dungeon import RULESET
from rules.systems.green_dungeon.options import GreenDungeonOptions
from tests.support.chance import play_random, random_options, share_of

CHUNKS, GAMES = share_of(50), 200
STEPS = 60
SEATS = (1, 1, 1, 2, 1, 1, 2, 3)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_games_go_on_without_an_error(chunk):
    ended = 0
    for seed in range(chunk * GAMES, (chunk + 1) * GAMES):
        seats = SEATS[seed // 2 % len(SEATS)]
        options = random_options(RULESET, seed, seats) if seed % 2 else GreenDungeonOptions()
        # One game in eleven gets deep; the others are stopped early, sound as they are.
        steps = 5 * STEPS if seed % 11 == 0 else STEPS
        ended += RULESET.outcome(play_random(RULESET, options, seats, seed, steps)) is not None
    assert ended > GAMES // 20
