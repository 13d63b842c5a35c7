"""Who goes next: nobody waits for the absent, and nobody goes who did not say so."""

import pytest

from rules.core.campaign import actions
from rules.registry import campaigns
from tests.core.campaigns.tables import THIRD_SIX, Table


def test_the_party_sets_out_when_everybody_has_said_so():
    table = Table(3).enlisted(1, 2, 3)
    table.gone(1, 3)
    assert table.state.away is None
    assert table.awaited() == (2,)
    table.gone(2)
    assert table.state.away is not None
    assert table.state.party == (1, 2, 3)
    assert [hero.seat for hero in table.state.away.heroes] == [1, 2, 3]


def test_the_absent_are_not_waited_for():
    table = Table(3).enlisted(1, 2, 3)
    table.pick(2, "bring-2")
    table.pick(1, "bring-1", "go-now")
    assert table.state.party == (1,)
    assert table.veteran(1).fate == "away"
    assert table.veteran(2).fate == table.veteran(3).fate == "home"
    assert table.awaited() == (1,)


def test_removal_now_takes_along_who_was_ready():
    table = Table(3).enlisted(1, 2, 3).gone(3)
    table.pick(1, "bring-1", "go-now")
    assert table.state.party == (1, 3)
    assert [hero.seat for hero in table.state.away.heroes] == [1, 3]


def test_there_is_nothing_to_hurry_for_the_last_who_is_asked():
    table = Table(2).enlisted(1, 2).gone(1)
    table.pick(2, "bring-2")
    assert "go-now" not in table.offered(2)


def test_who_stays_home_keeps_the_hero_at_home():
    table = Table(2).enlisted(1, 2)
    table.pick(1, "bring-1", "stay-home")
    assert table.state.party == ()
    table.gone(2)
    assert table.state.party == (2,)
    assert table.veteran(1).fate == "home"


def test_somebody_has_to_go():
    table = Table(2).enlisted(1, 2)
    table.pick(1, "stay-home")
    assert "stay-home" not in table.offered(2)
    assert table.refused(2, actions.StayHome()) == "campaign-refused-all-stay"
    assert table.refused(2, actions.SitOut()) == "campaign-refused-all-stay"


def test_somebody_alone_neither_stays_nor_sits_out():
    table = Table(1).enlisted(1)
    assert table.refused(1, actions.StayHome()) == "campaign-refused-all-stay"
    assert table.refused(1, actions.SitOut()) == "campaign-refused-all-stay"


def test_removal_takes_a_hero():
    table = Table(2).enlisted(1)
    for now in (False, True):
        assert table.refused(1, actions.SetOut(now=now)) == "campaign-refused-nobody-goes"
    assert "set-out" not in table.offered(1)


def test_where_one_hero_goes_for_each_the_next_takes_the_place_of_the_last():
    table = Table(2).enlisted(1, 1)
    table.pick(1, "bring-1", "bring-2")
    assert table.state.party == (2,)
    table.pick(1, "leave-2")
    assert table.state.party == ()
    assert table.refused(1, actions.Leave(hero=2)) == "campaign-refused-not-going"


def test_nobody_sends_somebody_elses_hero():
    table = Table(2).enlisted(1, 2)
    for action in (actions.Bring(hero=2), actions.Leave(hero=2), actions.Retire(hero=2)):
        assert table.refused(1, action) == "campaign-refused-not-yours"
    assert table.refused(1, actions.Bring(hero=9)) == "campaign-error-no-such-hero"


def test_nobody_goes_twice():
    table = Table(2).enlisted(1)
    table.pick(1, "bring-1")
    assert table.refused(1, actions.Bring(hero=1)) == "campaign-refused-goes-already"
    assert table.refused(1, actions.Retire(hero=1)) == "campaign-refused-goes-already"


def test_who_was_ready_is_asked_again_when_the_plan_changes():
    table = Table(3).enlisted(1, 2, 3).gone(1)
    table.pick(2, "stay-home")
    table.pick(3, "plan-goal-depth-3")
    assert table.state.plan.goal == "depth_3"
    assert table.awaited() == (1, 3)
    assert table.state.party == (1,)
    assert table.offered(1)["set-out"]


def test_only_what_the_system_leaves_open_is_planned():
    table = Table(1).enlisted(1)
    plan = actions.Plan(name="duel", value="on")
    assert table.refused(1, plan) == "campaign-refused-plan"
    assert table.refused(1, plan.with_(name="goal", value="fame")) == "error-bad-setting"


def test_the_town_waits_while_the_party_is_away():
    table = Table(2).enlisted(1, 2)
    table.pick(1, "bring-1", "go-now")
    assert table.refused(1, actions.SetOut()) == "campaign-refused-away"
    assert table.refused(2, actions.Bring(hero=2)) == "campaign-refused-away"
    assert table.rules.legal_actions(table.state, 2) == ()


def test_the_dungeon_waits_while_the_party_is_in_town():
    away = Table(1).enlisted(1).gone(1)
    action = next(iter(away.offered(1).values()))
    assert Table(1).refused(1, action) == "campaign-refused-not-away"


def test_members_without_neighbours_may_go():
    """Seats one and three go; the dungeon knows no seat two."""
    table = Table(3, THIRD_SIX).enlisted(1, 2, 3).gone(1, 3)
    table.pick(2, "stay-home")
    assert [hero.seat for hero in table.state.away.heroes] == [1, 3]
    table.home()
    assert table.state.chapters[0].party == (1, 3)
    assert [table.veteran(number).adventures for number in (1, 2, 3)] == [1, 0, 1]


@pytest.mark.parametrize("rules", campaigns().values(), ids=campaigns().keys())
def test_the_coloured_button_in_town_leads_to_the_next_adventure(rules):
    table = Table(1, rules)
    for number in range(1, 4):
        for _ in range(12):
            if table.state.away is not None:
                break
            if table.state.visit is not None:
                table.do(1, rules.autopilot(table.state, 1, "balanced"))
                continue
            first, *others = [
                option for option in rules.legal_actions(table.state, 1) if not option.group
            ]
            assert first.style == "success", (number, first.id)
            assert all(each.style == "secondary" for each in others)
            table.do(1, first.action)
        assert table.state.away is not None, number
        while table.state.away is not None:
            table.do(1, rules.autopilot(table.state, 1, "balanced"))
        assert len(table.state.chapters) == number
