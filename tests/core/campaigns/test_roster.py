"""Heroes belong to members: several each, retired and asked back, dead for good."""

import pytest

from rules.core.campaign import actions
from rules.core.campaign.roster import ALIVE, AT_HOME
from rules.core.campaign.state import roman
from tests.core.campaigns.tables import THIRD_SIX, THREE_DICE, Table
from tests.support.joined import joined

both = pytest.mark.parametrize("rules", [THIRD_SIX, THREE_DICE], ids=lambda rules: rules.key)


def test_heroes_of_one_member_are_told_apart_by_name():
    table = Table(2).enlisted(1, 1, 2, 1)
    names = [veteran.name for veteran in table.state.roster]
    assert names == ["Aldith", "Aldith II", "Brannoc", "Aldith III"]
    assert [veteran.number for veteran in table.state.roster] == [1, 2, 3, 4]


@joined(
    ("number", "written"), [(1, "I"), (4, "IV"), (9, "IX"), (14, "XIV"), (49, "XLIX"), (90, "XC")]
)
def test_numbers_follow_names_as_for_kings(number, written):
    assert roman(number) == written


@both
def test_a_member_has_a_few_heroes_at_home(rules):
    table = Table(1, rules).enlisted(*[1] * AT_HOME)
    assert not any(key.startswith("enlist") for key in table.offered(1))
    table.pick(1, "retire-1")
    assert any(key.startswith("enlist") for key in table.offered(1))


@both
def test_retiring_does_not_make_room_for_ever(rules):
    table = Table(1, rules)
    for number in range(1, ALIVE + 1):
        table.enlisted(1)
        if number < ALIVE:
            table.pick(1, f"retire-{number}")
    assert not any(key.startswith("enlist") for key in table.offered(1))


def test_the_retired_stay_at_home_until_asked():
    table = Table(1).enlisted(1, 1)
    table.pick(1, "retire-2")
    assert table.refused(1, actions.Bring(hero=2)) == "campaign-refused-hero-retired"
    assert table.refused(1, actions.Retire(hero=2)) == "campaign-refused-hero-retired"
    table.pick(1, "recall-2", "bring-2")
    assert table.refused(1, actions.Recall(hero=2)) == "campaign-refused-hero-home"


@both
def test_a_member_whose_heroes_are_dead_finds_another(rules):
    table = Table(2, rules).enlisted(1, 2)
    table.set_veteran(table.veteran(1).with_(fate="dead"))
    for action in (actions.Bring(hero=1), actions.Recall(hero=1), actions.Retire(hero=1)):
        assert table.refused(1, action) == "campaign-refused-hero-dead"
    table.enlisted(1).gone(1)
    assert table.state.roster[-1].owner == 1


@both
@pytest.mark.parametrize("stance", ["careful", "bold"])
def test_where_all_have_died_the_autopilot_begins_anew(rules, stance):
    table = Table(2, rules).enlisted(1, 2)
    for number in (1, 2):
        table.set_veteran(table.veteran(number).with_(fate="dead"))
    for _ in range(20):
        if table.state.away is not None:
            break
        seat = table.awaited()[0]
        table.do(seat, rules.autopilot(table.state, seat, stance))
    assert set(table.state.party) == {3, 4}


def test_where_nobody_can_be_had_the_campaign_ends():
    """No recruits in town, and everybody dead: the autopilots agree to close the book."""
    options = THIRD_SIX.preset.with_(recruit_in_town=False)
    table = Table(2, THIRD_SIX, options).enlisted(1, 2)
    for number in (1, 2):
        table.set_veteran(table.veteran(number).with_(fate="dead"))
    for _ in range(6):
        if not table.awaited():
            break
        seat = table.awaited()[0]
        table.do(seat, THIRD_SIX.autopilot(table.state, seat, "balanced"))
    assert table.state.ending == "closed"


def test_the_autopilot_asks_the_retired_back_before_it_gives_up():
    options = THIRD_SIX.preset.with_(recruit_in_town=False)
    table = Table(1, THIRD_SIX, options).enlisted(1)
    table.pick(1, "retire-1")
    assert table.rules.autopilot(table.state, 1, "balanced") == actions.Recall(hero=1)
