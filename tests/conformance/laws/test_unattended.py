"""An autopilot gets somewhere: no whole state a third time, and an end within a bound.

`make soak` plays all of these games, every other run a part; systems that take long to look at
play fewer, as their laws say. Each README tells how its autopilot ends the matter.
"""

from typing import cast

import pytest

from rules.core.campaign import Campaign
from rules.core.ruleset import AnyRuleset
from rules.registry import campaigns, rulesets
from tests.support.chance import GAMES, laws_of, share_of
from tests.support.known import PLAYED, told_of
from tests.support.soak import SOAK
from tests.support.unattended import left_alone

CHUNKS, SHORT = 4, 1
"""Parts of the games, and which of them a short run plays."""
NOW = range(CHUNKS) if SOAK else (SHORT,)
EACH = 160 if SOAK else 80
"""Games of a system that is quick to look at; of campaigns half as many."""
CHAPTERS = 2
TWICE = 2
"""Times that a whole state may be seen."""


def seeds(key: str, chunk: int, games: int) -> range:
    """The seeds of a chunk, of so many games where a system is quick to look at."""
    share = share_of(games * laws_of(key).games // GAMES // CHUNKS)
    return range(chunk * share, (chunk + 1) * share)


@pytest.mark.parametrize("chunk", NOW)
@pytest.mark.parametrize("rules", rulesets().values(), ids=rulesets().keys())
def test_a_game_left_alone_comes_to_its_end(rules: AnyRuleset, chunk: int) -> None:
    for seed in seeds(rules.key, chunk, EACH):
        game = left_alone(rules, seed, told_of(rules.key).bound)
        assert game.over, f"seed {seed} is not over after {game.steps} actions of its autopilot"
        assert game.seen <= TWICE, f"seed {seed}: one state came {game.seen} times"


@pytest.mark.parametrize("chunk", NOW)
@pytest.mark.parametrize("key", [key for key in PLAYED if key in campaigns()])
def test_a_campaign_left_alone_goes_from_chapter_to_chapter(key: str, chunk: int) -> None:
    rules = campaigns()[key]
    inner = cast(Campaign, rules).progress.inner.key
    most = CHAPTERS * told_of(inner).bound
    for seed in seeds(inner, chunk, EACH // 2):
        game = left_alone(rules, seed, most, chapters=CHAPTERS)
        assert game.over, f"seed {seed} is not over after {game.steps} actions of its autopilot"
        assert game.seen <= TWICE, f"seed {seed}: one state came {game.seen} times"
