"""Campaigns with a pack: its Heroes are to be had, its Monsters met, its chests sold."""

import pytest

from rules.core.packs.archive import from_folder
from rules.core.packs.library import LIBRARY
from rules.core.packs.reading import read_pack
from rules.systems.mkd.content import CHESTS
from rules.systems.mkd.content.points import POINTS
from rules.systems.mkd_adventure.campaign import CAMPAIGN
from rules.systems.mkd_adventure.campaign.actions import Buy
from rules.systems.mkd_adventure.campaign.options import first_plan
from rules.systems.mkd_adventure.campaign.recruits import candidates
from tests.support.largest_packs import files_with
from tests.support.playing import played
from tests.support.random_packs import random_pack
from tests.support.soak import SOAK
from tests.systems.mkd_adventure.campaign.towns import campaign, ended, hero, home

PACK = read_pack(from_folder(POINTS.template), {"mkd": POINTS})
STEPS = 700
MANY = 60
"""Chests of a pack: more than two dice tell apart, with those of the game."""


def at_hand():
    LIBRARY.add(PACK)
    return CAMPAIGN.preset.with_(packs=(PACK.ref,))


def test_every_adventure_is_played_with_the_packs_of_the_campaign():
    options = at_hand()
    assert first_plan(options).packs == (PACK.ref,)
    assert first_plan(CAMPAIGN.preset).packs == ()


def test_heroes_of_a_pack_can_be_enlisted_and_those_of_others_cannot():
    (state,) = (moment.state for moment in played(CAMPAIGN, at_hand(), 1, 0, 0))
    wyn = f"wyn--{PACK.hash}"
    assert wyn in {each.hero for each in candidates(state, 1)}
    (plain,) = (moment.state for moment in played(CAMPAIGN, CAMPAIGN.preset, 1, 0, 0))
    assert wyn not in {each.hero for each in candidates(plain, 1)}


def test_a_campaign_with_a_pack_goes_on_for_long_and_is_stored():
    """A short run ends in the town that sells everything of the pack."""
    pack = random_pack(POINTS, 1)
    options = CAMPAIGN.preset.with_(packs=(pack.ref,), stock="any")
    sold, wanted = set(), {entry.id for entry in pack.of("mkd", "items")}
    for moment in played(CAMPAIGN, options, 2, 3, STEPS, stance="balanced"):
        last = moment.state
        if last.visit is not None:
            sold |= set(last.visit.shelf)
            if not SOAK and wanted <= sold:
                break
    assert CAMPAIGN.state_type.model_validate(last.model_dump(mode="json")) == last
    assert wanted <= sold


def many_chests():
    """A pack with more chests than two dice tell apart, and every chest of a game with it."""
    pack = read_pack(files_with(POINTS, POINTS.kind("items"), MANY, 5), {"mkd": POINTS})
    LIBRARY.add(pack)
    every = tuple(CHESTS.of((pack.ref,)))
    assert len(every) == MANY + len(CHESTS)
    return pack, every


@pytest.mark.rule("MA-249")
def test_every_chest_of_a_pack_may_be_had_by_name_however_many_there_are():
    """All of them are on the shelf, and each that the purse pays is offered."""
    pack, every = many_chests()
    state = campaign(hero(), stock="any", purse=100_000, packs=(pack.ref,))
    state, _ = home(state, ended(state))
    assert state.visit.shelf == every
    offered = {
        each.action.ware
        for each in CAMPAIGN.legal_actions(state, 1)
        if isinstance(each.action, Buy)
    }
    assert offered == set(every)


@pytest.mark.rule("MA-249")
def test_three_chests_of_many_are_drawn_with_three_dice():
    """With 84 kinds three dice tell them apart; a throw too high is made again."""
    pack, every = many_chests()
    state = campaign(hero(), packs=(pack.ref,))
    # The third is the last of the 82 that are left: number 81, which is 213 in base six.
    throws = [1, 1, 2, 1, 1, 1, 6, 6, 6, 3, 2, 4]
    state, _ = home(state, ended(state), *throws)
    assert state.visit.shelf == (every[1], every[0], every[-1]), "every kind can come"
