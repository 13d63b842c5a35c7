"""Training, and what levels past the fifth teach."""

import pytest

from rules.core.errors import RuleError
from rules.systems.mkd_adventure.campaign import CAMPAIGN, levels
from rules.systems.mkd_adventure.campaign.actions import Done, Learn, Train
from tests.systems.mkd_adventure.campaign.towns import (
    campaign,
    deals,
    does,
    hero,
    ids,
    kinds,
    visiting,
)


def refused(state, action, key):
    with pytest.raises(RuleError, match=key):
        does(state, 1, action)


@pytest.mark.rule("MA-252", "MA-258", "MA-260")
@pytest.mark.permits("MA-260", "MA-258")
def test_a_level_takes_its_experience_and_500_gold():
    ready = visiting(hero(xp=220), step="train", purse=500)
    assert ids(ready, 1) == {"train-1-1", "done"}
    state, told = deals(ready, 1, Train(hero=1, levels=1))
    assert (state.veteran(1).level, state.purse) == (2, 0)
    assert told[-2].kind == "mkc-trained"
    refused(
        visiting(hero(xp=219), hero(2, "ysolde", xp=999), step="train", purse=500),
        Train(hero=1, levels=1),
        "mkc-refused-experience",
    )
    refused(
        visiting(hero(xp=999), hero(2, "ysolde", xp=999), step="train", purse=999),
        Train(hero=1, levels=2),
        "campaign-refused-coins",
    )


@pytest.mark.rule("MA-260")
@pytest.mark.permits("MA-260")
@pytest.mark.parametrize(
    ("whose", "gold", "purse"), [("shared", (0, 0), 500), ("hero", (500, 700), 1200)]
)
def test_the_gold_is_the_common_one_or_the_heros_own(whose, gold, purse):
    pupil, other = hero(xp=220, gold=gold[0]), hero(2, "ysolde", gold=gold[1])
    state, _ = deals(visiting(pupil, other, step="train", purse=purse, whose=whose), 1, "train-1-1")
    assert state.veteran(1).level == 2
    assert state.purse == purse - 500
    assert [each.gold for each in state.roster] == [0, gold[1]]


@pytest.mark.rule("MA-258")
def test_nobody_trains_but_in_town():
    refused(campaign(hero(xp=900), purse=900), Train(hero=1, levels=1), "mkc-refused-no-visit")


@pytest.mark.rule("MA-262")
def test_after_training_experience_begins_anew():
    state = visiting(hero(xp=400), hero(2, "ysolde", xp=400), step="train", purse=2000)
    state, told = deals(state, 1, Train(hero=1, levels=1))
    assert state.veteran(1).xp == 0
    moved = [event for event in told if event.kind == "campaign-experience"]
    assert [(event.amount, event.total) for event in moved] == [(-220, 180), (-180, 0)]
    refused(state, Train(hero=1, levels=1), "mkc-refused-trained")


@pytest.mark.rule("MA-252")
def test_a_novice_trains_to_level_1():
    state = visiting(hero(kind="ondine", level=0, xp=200), step="train", purse=500)
    state, _ = deals(state, 1, Train(hero=1, levels=1))
    assert (state.veteran(1).level, state.veteran(1).worth) == (1, 32)


@pytest.mark.rule("MA-255")
@pytest.mark.permits("MA-255")
def test_each_level_past_5_makes_one_ability_of_the_dial_permanent():
    state = visiting(hero(level=5, xp=480 + 576), step="train", purse=1000)
    state, _ = deals(state, 1, Train(hero=1, levels=2))
    assert state.veteran(1).lessons == 2
    refused(state, Done(), "mkc-refused-lesson-open")
    refused(state, Learn(hero=1, ability="flight"), "mkc-refused-not-taught")
    assert ids(state, 1) == {
        f"learn-1-{each.replace('_', '-')}" for each in levels.on_dial("brannoc")
    }
    state, told = does(state, 1, Learn(hero=1, ability="charge"))
    assert (told[0].kind, told[0].lasting) == ("mkc-learned", True)
    state, told = does(state, 1, Learn(hero=1, ability="toughness"))
    risen = state.veteran(1)
    assert (risen.level, risen.worth) == (7, 67)
    assert (risen.permanent, risen.passing) == (("charge", "toughness"), ())
    assert "mkc-town-left" in kinds(told)


@pytest.mark.rule("MA-256")
@pytest.mark.permits("MA-256")
def test_beyond_the_dial_an_ability_lasts_for_one_level():
    dial = levels.on_dial("brannoc")
    veteran = hero(level=9, permanent=dial, xp=864)
    state = visiting(veteran, step="train", purse=500)
    state, _ = deals(state, 1, Train(hero=1, levels=1))
    assert {"learn-1-flight", "learn-1-summon"} <= ids(state, 1)
    state, told = does(state, 1, Learn(hero=1, ability="flight"))
    assert not told[0].lasting
    flier = state.veteran(1)
    assert flier.gained == (*dial, "flight")
    again = visiting(flier.with_(xp=960), step="train", purse=500)
    again, _ = deals(again, 1, Train(hero=1, levels=1))
    assert again.veteran(1).passing == ()
    again, _ = does(again, 1, Learn(hero=1, ability="dodge"))
    assert again.veteran(1).passing == ("dodge",)


@pytest.mark.rule("MA-257")
@pytest.mark.permits("MA-257")
def test_abilities_in_each_others_way_may_be_learnt_together():
    dial = levels.on_dial("ysolde")
    state = visiting(hero(kind="ysolde", level=9, permanent=dial, lessons=1), step="train")
    assert "magic_healing" in dial
    assert "magic_immunity" in dial
    state, _ = does(state, 1, Learn(hero=1, ability="invulnerability"))
    assert "invulnerability" in state.veteran(1).gained


def test_members_without_pupils_are_not_waited_for():
    state = visiting(hero(xp=220), hero(2, "ysolde", owner=2), step="train", purse=500, members=2)
    assert CAMPAIGN.awaiting(state) == (1,)
