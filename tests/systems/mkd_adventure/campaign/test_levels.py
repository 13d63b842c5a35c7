"""What levels cost, and what they teach past the fifth."""

import pytest

from rules.systems.mkd.content import HEROES
from rules.systems.mkd.figures import abilities, click_of, value_of
from rules.systems.mkd_adventure.campaign import levels
from rules.systems.mkd_adventure.campaign.departure import figure_of
from tests.support.joined import joined
from tests.systems.mkd_adventure.campaign.towns import hero


@pytest.mark.rule("MA-252")
def test_a_level_costs_ten_times_what_the_hero_is_worth():
    assert levels.cost("brannoc", 1) == 220
    assert levels.cost("ondine", 0) == 200


@pytest.mark.rule("MA-253", "MA-254")
@joined("kind", HEROES)
def test_past_level_5_worth_and_cost_grow_with_the_level(kind):
    best = HEROES[kind].values[4]
    assert levels.cost(kind, 5) == 10 * best
    for level in (6, 7, 10):
        assert levels.cost(kind, level) == best * level * 2
        assert levels.worth(kind, level) == levels.cost(kind, level) // 10


@pytest.mark.rule("MA-254")
def test_the_example_of_the_book_a_hero_worth_90_at_level_5():
    assert 90 * 7 // 5 == 126
    assert value_of(figure_of(hero(kind="ondine", level=7))) == 84


@pytest.mark.rule("MA-261")
def test_as_many_levels_as_experience_pays_for():
    assert levels.affordable_levels("ondine", 1, 319) == 0
    assert levels.affordable_levels("ondine", 1, 699) == 1
    assert levels.affordable_levels("ondine", 1, 700) == 2


@pytest.mark.rule("MA-255")
def test_the_dial_is_what_can_become_permanent_and_nerve_is_not_on_it():
    assert set(levels.on_dial("brannoc")) == {"charge", "weapon_master", "toughness", "battle_fury"}
    assert "charge" not in levels.lasting("brannoc", ("charge",))
    assert all("demoralized" not in levels.on_dial(kind) for kind in HEROES)


@pytest.mark.rule("MA-255")
def test_a_permanent_ability_counts_on_every_click_and_numbers_are_those_of_level_5():
    figure = figure_of(hero(level=8, permanent=("weapon_master",)))
    assert (figure.click, figure.cap) == (0, 0)
    assert click_of(figure) == HEROES["brannoc"].dial[0]
    hurt = figure.with_(click=7)
    assert abilities(hurt) == {"weapon_master"}


@pytest.mark.rule("MA-256")
def test_what_is_not_on_the_dial_comes_when_all_of_it_is_permanent():
    dial = levels.on_dial("brannoc")
    assert levels.passing("brannoc", dial[:-1]) == ()
    taught = levels.passing("brannoc", dial)
    assert "flight" in taught
    assert not set(taught) & (set(dial) | levels.BURDENS)
    figure = figure_of(hero(level=10, permanent=dial, passing=("flight",)))
    assert "flight" in abilities(figure)


@pytest.mark.rule("MA-255", "MA-256")
@joined(
    ("known", "level", "reached", "due"),
    [(0, 1, 5, 0), (0, 4, 6, 1), (0, 5, 8, 3), (3, 8, 9, 1), (3, 8, 12, 2), (4, 9, 12, 1)],
)
def test_one_ability_for_each_level_and_of_the_passing_only_the_last(known, level, reached, due):
    permanent = levels.on_dial("brannoc")[:known]
    assert levels.lessons("brannoc", permanent, level, reached) == due
