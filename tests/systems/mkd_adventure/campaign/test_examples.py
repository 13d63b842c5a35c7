"""The worked examples of the campaign, EX-55 to EX-59."""

import pytest

from rules.systems.mkd.experience import gain
from rules.systems.mkd_adventure.campaign import levels, wares
from rules.systems.mkd_adventure.campaign.actions import Done, Raise, Train
from tests.systems.mkd.handling import run
from tests.systems.mkd_adventure.campaign.dungeons import dungeon, wounded
from tests.systems.mkd_adventure.campaign.towns import (
    STOCK,
    campaign,
    deals,
    does,
    ended,
    hero,
    home,
    kinds,
    visiting,
)

SWORD, WINGS = "c23", "c11"


@pytest.mark.rule("MA-244", "MA-246", "MA-247", "MA-249")
def test_ex_55_what_a_sword_and_a_draught_are_worth():
    assert wares.worth(SWORD) == 1800
    assert (wares.price(SWORD), wares.half(SWORD)) == (3600, 900)
    assert wares.worth(WINGS) == 200


@pytest.mark.rule("MA-252", "MA-260", "MA-261", "MA-262")
@pytest.mark.permits("MA-261")
def test_ex_56_two_levels_at_once():
    ondine = hero(kind="ondine", xp=720)
    assert levels.cost("ondine", 1) == 320
    assert levels.cost_of_levels("ondine", 1, 2) == 700
    state, told = deals(visiting(ondine, step="train", purse=1000), 1, Train(hero=1, levels=2))
    risen = state.veteran(1)
    assert (risen.level, risen.xp, state.purse) == (3, 0, 0)
    assert [event.amount for event in told if event.kind == "campaign-experience"] == [-700, -20]


@pytest.mark.rule("MA-253", "MA-254")
def test_ex_57_a_seventh_level():
    assert levels.worth("ondine", 7) == 84
    assert levels.cost("ondine", 7) == 840
    assert [levels.cost("ondine", each) for each in range(1, 9)] == [
        320, 380, 450, 520, 600, 720, 840, 960,
    ]  # fmt: skip


def three_home(purse):
    state = campaign(hero(1), hero(2, "ysolde"), hero(3, "tamsin", xp=40), purse=purse, heroes=3)
    game = ended(state, {}, {}, {"where": "dead"}, xp=300, sets=(1, 1))
    return home(state, game)


@pytest.mark.rule("MA-241", "MA-251", "MA-259", "MA-263")
@pytest.mark.permits("MA-251", "MA-241")
def test_ex_58_a_hero_raised_before_the_reward_has_a_share_of_it():
    state, _ = three_home(purse=1000)
    assert [each.xp for each in state.roster] == [150, 150, 40]
    assert state.visit.step == "raise"
    state, told = deals(state, 1, Raise(hero=3), *STOCK)
    assert [each.xp for each in state.roster] == [216, 216, 106]
    assert state.purse == 1000
    assert kinds(told).index("mkc-raised") < kinds(told).index("mkc-rewarded")


@pytest.mark.rule("MA-241", "MA-251", "MA-263")
def test_ex_58_a_hero_raised_later_has_none():
    state, _ = three_home(purse=1000)
    state, _ = does(state, 1, Done(), *STOCK)
    assert [each.xp for each in state.roster] == [250, 250, 40]
    assert (state.visit.step, state.purse) == ("trade", 2000)
    state, _ = does(state, 1, Done())
    assert state.visit.step == "raise_again"
    state, _ = deals(state, 1, Raise(hero=3))
    assert [each.xp for each in state.roster] == [250, 250, 40]
    assert [each.fate for each in state.roster] == ["home"] * 3


@pytest.mark.rule("MA-265")
@pytest.mark.parametrize(("before", "heals"), [(40, False), (90, True)])
def test_ex_59_from_level_6_only_full_hundreds_heal(before, heals):
    ondine = wounded("ondine", 6)
    table = dungeon(ondine, xp=before)
    gain(table, 20)
    run(table)
    assert (table.figure(ondine.id).click == 0) == heals
