"""Campaigns by chance of every system that has some, with their books kept: over 2,000 in all.

Half of them by the book, half under other settings; with one to four members, and now and then a
guest; one in five is replayed its state from the journal. A system whose adventures take long plays
fewer, as `CAMPAIGNS` in its laws says. `make soak` plays all of them, every other run a part.
"""

from typing import cast

import pytest

from rules.core.campaign import Campaign
from rules.core.dice import SeededDice
from rules.core.errors import RuleError
from rules.registry import campaigns
from tests.support.chance import random_options, share_of
from tests.support.known import own_tests, seats_near, told_of
from tests.support.ledgers import play_campaign
from tests.support.playing import party
from tests.support.random_packs import with_pack
from tests.support.soak import SOAK, cases

CHUNKS = 50
EACH, IN_ALL = 950, 2000
STEPS = (120, 200, 320)
"""Where campaigns are cut, in turn: most go on for ever."""
AGAIN = 5
CHAPTERS = 10 if SOAK else 5
"""Adventures of a campaign that the autopilot leads."""

every_campaign = pytest.mark.parametrize("key", campaigns())


def campaign_of(key: str) -> Campaign:
    return cast(Campaign, campaigns()[key])


def how_many(rules: Campaign) -> int:
    return int(getattr(own_tests(rules.progress.inner.key, "laws"), "CAMPAIGNS", EACH))


@every_campaign
@pytest.mark.parametrize("chunk", cases(CHUNKS // 25, CHUNKS))
def test_campaigns_by_chance_keep_their_books(key: str, chunk: int) -> None:
    rules = campaign_of(key)
    games = share_of(how_many(rules) // CHUNKS)
    for seed in range(chunk * games, (chunk + 1) * games):
        seats = seats_near(rules, 1 + seed // 2 % 4)
        options = random_options(rules, seed, seats) if seed % 2 else rules.preset
        steps = STEPS[seed % len(STEPS)]
        play_campaign(rules, options, seats, seed, steps, again=seed % AGAIN == 0)


def test_many_campaigns_are_played() -> None:
    played = [how_many(campaign_of(key)) // CHUNKS * CHUNKS for key in campaigns()]
    assert min(played) >= CHUNKS
    assert sum(played) >= IN_ALL


@pytest.mark.parametrize(
    ("key", "size", "packed"),
    [
        pytest.param(key, size, packed, id=f"{size}-{key}{'-packed' if packed else ''}")
        for key in campaigns()
        for size in ((1, 3) if SOAK or told_of(key).costly == 1 else (1,))
        for packed in ((False, True) if SOAK and campaigns()[key].packs else (False,))
    ],
)
def test_adventures_by_autopilot_with_town_between(key: str, size: int, *, packed: bool) -> None:
    """Nobody is stuck in town, and whoever fell is replaced."""
    rules = campaign_of(key)
    dice, chance = SeededDice(b"ten" + bytes([size])), SeededDice(b"who")
    options = with_pack(rules, rules.preset, size) if packed else rules.preset
    state = rules.new_game(options, party(seats_near(rules, size)), dice).state
    for _ in range(60_000):
        if len(state.chapters) == CHAPTERS:
            break
        asked = rules.awaiting(state)
        seat = asked[chance.roll(len(asked), "seat") - 1]
        state = rules.apply(state, seat, rules.autopilot(state, seat, "balanced"), dice).state
    assert [chapter.number for chapter in state.chapters] == list(range(1, CHAPTERS + 1))
    assert all(chapter.party for chapter in state.chapters)
    assert state.away is None


@every_campaign
def test_sizes_beyond_the_table_are_refused(key: str) -> None:
    rules = campaign_of(key)
    for size in (rules.seats[0] - 1, rules.seats[1] + 1):
        with pytest.raises(RuleError):
            rules.check_options(rules.preset, size)
