"""Campaigns with a pack: its Heroes are to be had, its Monsters met, its chests sold."""

from rules.core.packs.archive import from_folder
from rules.core.packs.library import LIBRARY
from rules.core.packs.reading import read_pack
from rules.systems.mkd.content.points import POINTS
from rules.systems.mkd_adventure.campaign import CAMPAIGN
from rules.systems.mkd_adventure.campaign.options import first_plan
from rules.systems.mkd_adventure.campaign.recruits import candidates
from tests.support.playing import played
from tests.support.random_packs import random_pack

PACK = read_pack(from_folder(POINTS.template), {"mkd": POINTS})
STEPS = 700


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
    pack = random_pack(POINTS, 1)
    options = CAMPAIGN.preset.with_(packs=(pack.ref,), stock="any")
    sold, moments = set(), list(played(CAMPAIGN, options, 2, 3, STEPS, stance="balanced"))
    for moment in moments:
        if moment.state.visit is not None:
            sold |= set(moment.state.visit.shelf)
    last = moments[-1].state
    assert CAMPAIGN.state_type.model_validate(last.model_dump(mode="json")) == last
    assert {entry.id for entry in pack.of("mkd", "items")} <= sold
