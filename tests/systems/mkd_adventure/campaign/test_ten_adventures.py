"""Ten adventures by autopilot with the town between, and books that balance."""

from collections import Counter

import pytest

from rules.core.answers import STANCES
from rules.core.campaign.events import CoinsMoved, ExperienceMoved
from rules.systems.mkd_adventure.campaign.options import QUICK
from tests.support.soak import SOAK
from tests.systems.mkd_adventure.campaign.towns import played

CHAPTERS = 10


def balanced(game, *, whose="shared"):
    """Nothing of gold and experience comes or goes but what events say; the last state."""
    purse, points = 0, Counter()
    for state, events in game:
        for event in events:
            if isinstance(event, CoinsMoved):
                purse += event.amount
            if isinstance(event, ExperienceMoved):
                points[event.hero] += event.amount
                assert points[event.hero] == event.total >= 0
        assert state.purse == purse >= 0
        assert all(hero.xp == points[hero.name] for hero in state.roster)
        if whose == "hero":
            assert sum(hero.gold for hero in state.roster) == purse
            assert all(hero.gold >= 0 for hero in state.roster)
        numbers = [each.number for hero in state.roster for each in hero.belongings]
        assert len(set(numbers)) == len(numbers)
        assert all(len(hero.packed) <= 2 for hero in state.roster)
    return state


@pytest.mark.parametrize("seats", [1, 2] if SOAK else [1])
def test_ten_adventures_with_towns_between(seats):
    state = balanced(played(QUICK, seats, b"ten adventures", "balanced", CHAPTERS))
    assert [chapter.number for chapter in state.chapters] == list(range(1, CHAPTERS + 1))
    assert any(chapter.result == "victory" for chapter in state.chapters)
    assert max(hero.level for hero in state.roster) > 1
    assert len(state.roster) >= seats


@pytest.mark.parametrize("stance", STANCES if SOAK else STANCES[:1])
def test_books_balance_where_each_hero_has_a_purse(stance):
    options = QUICK.with_(purse="hero", stock="any", heroes=2, points="50")
    state = balanced(played(options, 2, b"purses", stance, 4 if SOAK else 2), whose="hero")
    assert state.purse == sum(hero.gold for hero in state.roster)


def test_a_stored_campaign_goes_on_as_if_it_had_not_been_stored():
    states = [state for state, _ in played(QUICK, 2, b"stored", "balanced", 2)]
    for state in states[:: len(states) // 12]:
        assert type(state).model_validate_json(state.model_dump_json()) == state
