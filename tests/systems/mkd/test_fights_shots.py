"""Shots: range, lines, cover, melee, and what cannot be aimed at."""

import pytest

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.compass import E, N, S, W
from rules.systems.mkd.fights.attack import attack_value, defense_value
from rules.systems.mkd.fights.targets import aim, can_shoot, can_shoot_door
from rules.systems.mkd.pieces import Effect
from tests.systems.mkd.boards import long_hall, open_chamber, placed, site, two_chambers
from tests.systems.mkd.fighting import gifted, lost, pay_and_strike, shoot, strike, told
from tests.systems.mkd.pieces import chest, door, hero, marker, monster, token
from tests.systems.mkd.tables import play, state


def alley(*figures, markers=(), **more):
    """A hall of two clear tiles (2A), 3 wide and 10 long, with figures in it."""
    return state(site(placed(2), placed(2, at=(0, 5)), markers=markers), *figures, **more)


def holding(there):
    """The same adventure where whoever has an opponent beside them may not shoot."""
    return there.with_(options=there.options.with_(ranged_in_melee="held"))


@pytest.mark.rule("MA-213")
def test_ex_05_a_shot_into_a_melee():
    liriel = hero("liriel", at=(1, 0))
    archer = monster("bone_archer", at=(1, 5))
    brannoc = hero("brannoc", at=(1, 6))
    table = play(alley(liriel, archer, brannoc, active=liriel, points=8), 2, 2)
    assert can_shoot(table.state, liriel, archer) is None
    pay_and_strike(table, liriel, archer, manner="shot")
    assert told(table, "hit")[0].total == 12
    assert lost(table, archer) == 2
    # She stood free, but has no Bound on this click.
    assert table.state.activation.points == 4
    assert table.dice.left == ()


def test_ex_06_bones_on_the_line_give_cover():
    liriel = hero("liriel", at=(1, 0))
    archer = monster("bone_archer", at=(1, 5))
    brannoc = hero("brannoc", at=(1, 6))
    there = alley(liriel, archer, brannoc, markers=[marker("bones", (1, 3))])
    table = shoot(play(there, 2, 2), liriel, archer)
    assert told(table, "missed")[0].defense == 13
    assert lost(table, archer) == 0


def test_ex_07_targets_out_of_the_question():
    slinger, far = hero("ysolde", at=(1, 0)), monster("cellar_rats", at=(1, 7))
    there = alley(slinger, far)
    assert can_shoot(there, slinger, far) == "fight-range"
    assert can_shoot(there, slinger, far.with_(at=(1, 6))) is None
    liriel, hidden = hero("liriel", at=(3, 2), facing=E), monster("cellar_rats", at=(6, 2))
    shut = state(two_chambers(doors=[door((4, 2))]), liriel, hidden)
    assert can_shoot(shut, liriel, hidden) == "fight-line"
    assert can_shoot(state(two_chambers(), liriel, hidden), liriel, hidden) is None
    wraith = monster("well_wraith", at=(6, 2))
    assert can_shoot(state(two_chambers(), liriel, wraith), liriel, wraith) == "fight-unseen"


@pytest.mark.rule("B-10")
def test_without_range_nobody_shoots():
    brannoc, rats = hero("brannoc", at=(1, 0)), monster("cellar_rats", at=(1, 4))
    assert can_shoot(alley(brannoc, rats), brannoc, rats) == "fight-no-range"


def test_a_neighbour_is_no_target_for_a_shot():
    liriel, rats = hero("liriel", at=(1, 0)), monster("cellar_rats", at=(1, 1))
    assert can_shoot(alley(liriel, rats), liriel, rats) == "fight-near"


@pytest.mark.rule("B-40")
def test_one_shoots_only_into_the_front_arc():
    liriel, rats = hero("liriel", at=(1, 5), facing=N), monster("cellar_rats", at=(1, 8))
    there = alley(liriel, rats)
    assert can_shoot(there, liriel, rats) == "fight-behind"
    assert can_shoot(there, liriel.with_(facing=E), rats) is None
    archer, pell = monster("bone_archer", at=(0, 0), facing=S), hero("pell", at=(2, 1))
    narrow = alley(archer, pell)
    assert can_shoot(narrow, archer, pell) == "fight-behind"
    assert can_shoot(narrow, archer.with_(facing=E), pell) is None


def test_figures_stand_in_the_line():
    liriel, rats = hero("liriel", at=(1, 0)), monster("cellar_rats", at=(1, 4))
    friend = hero("pell", at=(1, 2))
    assert can_shoot(alley(liriel, rats, friend), liriel, rats) == "fight-line"
    assert can_shoot(alley(liriel, rats, friend.with_(where="left")), liriel, rats) is None


def test_through_a_corner_both_ways_have_to_be_shut():
    liriel, rats = hero("liriel", at=(0, 0), facing=S), monster("cellar_rats", at=(2, 2))
    one, other = hero("pell", at=(1, 0)), hero("brannoc", at=(0, 1))
    assert can_shoot(state(open_chamber(), liriel, rats, one), liriel, rats) is None
    between = state(open_chamber(), liriel, rats, one, other)
    assert can_shoot(between, liriel, rats) == "fight-line"


def test_cover_is_ground_the_line_crosses_but_not_what_it_touches():
    liriel, rats = hero("liriel", at=(0, 0), facing=S), monster("cellar_rats", at=(2, 2))
    beside = state(open_chamber(markers=[marker("bones", (1, 0))]), liriel, rats)
    under = state(open_chamber(markers=[marker("bones", (2, 2))]), liriel, rats)
    own = state(open_chamber(markers=[marker("bones", (0, 0))]), liriel, rats)
    assert not aim(beside, liriel, rats).cover
    assert aim(under, liriel, rats).cover
    assert not aim(own, liriel, rats).cover


def test_shadow_hides_from_two_squares_off():
    liriel, rats = hero("liriel", at=(1, 0)), monster("cellar_rats", at=(1, 3))
    there = alley(liriel, rats, markers=[marker("shadow", (1, 3))])
    assert can_shoot(there, liriel, rats) == "fight-shadow"
    crossed = alley(liriel, rats, markers=[marker("shadow", (1, 2))])
    assert aim(crossed, liriel, rats) == (None, False)


@pytest.mark.rule("MA-213")
def test_the_melee_costs_one_and_only_once():
    liriel, rats = hero("liriel", at=(1, 0)), monster("cellar_rats", at=(1, 5))
    beside, foe = monster("ogre_gaoler", at=(0, 0)), hero("brannoc", at=(1, 6))
    there = alley(liriel, rats, beside, foe)
    assert attack_value(there, liriel, rats, "shot") == 8
    assert attack_value(alley(liriel, rats), liriel, rats, "shot") == 9
    assert attack_value(holding(there), liriel, rats, "shot") == 9


def test_where_the_mode_says_so_the_held_do_not_shoot():
    liriel, rats = hero("liriel", at=(1, 0)), monster("cellar_rats", at=(1, 5))
    ogre = monster("ogre_gaoler", at=(0, 0), facing=E)
    there = alley(liriel, rats, ogre)
    assert can_shoot(there, liriel, rats) is None
    assert can_shoot(holding(there), liriel, rats) == "fight-held"
    # One that looks away, or has no nerve left, holds nobody.
    away = alley(liriel, rats, ogre.with_(facing=W))
    assert can_shoot(holding(away), liriel, rats) is None
    shy = alley(liriel, rats, ogre.with_(click=6))
    assert can_shoot(holding(shy), liriel, rats) is None


@pytest.mark.rule("B-71")
def test_a_captor_does_not_shoot():
    liriel, rats = hero("liriel", at=(1, 0), captive=1), monster("cellar_rats", at=(1, 4))
    assert can_shoot(alley(liriel, rats), liriel, rats) == "fight-towing"


@pytest.mark.rule("B-62")
def test_the_demoralized_do_not_shoot():
    slinger, pell = monster("gutterkin_slinger", at=(1, 0), click=2), hero("pell", at=(1, 4))
    assert can_shoot(alley(slinger, pell), slinger, pell) == "fight-nerve"


def test_shots_know_criticals_but_neither_rear_nor_counterattack():
    liriel = hero("liriel", at=(1, 0))
    ogre = monster("ogre_gaoler", at=(1, 4), facing=S)
    table = shoot(play(alley(liriel, ogre), 6, 6), liriel, ogre)
    assert lost(table, ogre) == 2 + 1 - 1
    assert told(table, "hit")[0].total == 12 + 9
    table = shoot(play(alley(liriel, ogre), 1, 1), liriel, ogre)
    assert lost(table, liriel) == 1


def test_a_rider_is_hit_on_whichever_square_is_seen_best():
    liriel = hero("liriel", at=(0, 0), facing=S)
    rider = monster("grave_rider", at=(1, 4), facing=S, rear=(1, 3))
    bones = [marker("bones", (1, 4))]
    assert aim(alley(liriel, rider, markers=bones), liriel, rider) == (None, False)
    screen = hero("pell", at=(1, 2)), hero("brannoc", at=(0, 2)), hero("garm", at=(0, 1))
    assert can_shoot(alley(liriel, rider, *screen), liriel, rider) == "fight-line"


def test_armour_helps_against_shots_and_piercing_ignores_it():
    liriel = hero("liriel", at=(1, 0), level=5)
    plain = monster("cellar_rats", at=(1, 4))
    clad = gifted(plain, "battle_armor", "toughness")
    there = alley(liriel, clad)
    assert defense_value(there, clad) == 11
    assert defense_value(there, clad, shot=True) == 13
    assert defense_value(there, clad, shot=True, pierced=True) == 11
    both = gifted(clad, "invulnerability")
    assert defense_value(there, both, shot=True) == 13


@pytest.mark.rule("B-91")
def test_a_blast_breaks_a_wooden_door_and_its_trap_gives_nothing():
    mage = hero("corvane", at=(2, 2), facing=E, level=5)
    where = two_chambers(doors=[door((4, 2), trap="gas")])
    there = state(where, mage)
    assert can_shoot_door(there, mage, 0) is None
    table = strike(play(there, 1, 2), mage, manner="door", using="magic_blast", door=0)
    assert table.state.site.doors == ()
    assert board_of(table.state.site).adjacent((4, 2), (5, 2))
    assert table.state.xp == 0


@pytest.mark.rule("MA-225", "B-91")
def test_a_door_may_hold_and_its_blaster_stumble():
    mage = gifted(hero("corvane", at=(2, 2), facing=E), "magic_blast", attack=-6)
    there = state(two_chambers(doors=[door((4, 2), trap="gas")]), mage)
    table = strike(play(there, 3, 3), mage, manner="door", using="magic_blast", door=0)
    assert len(table.state.site.doors) == 1
    assert told(table, "door-held")[0].total == 9
    table = strike(play(there, 1, 1), mage, manner="door", using="magic_blast", door=0)
    assert lost(table, mage) == 1
    fallen = strike(play(there, 6, 6), mage, manner="door", using="magic_blast", door=0)
    assert (fallen.state.site.doors, fallen.state.xp) == ((), 0)


@pytest.mark.rule("B-91")
def test_doors_that_cannot_be_blasted():
    mage = hero("corvane", at=(4, 2), facing=E, level=5)
    doors = [door((4, 2), iron=True)]
    assert can_shoot_door(state(two_chambers(doors=doors), mage), mage, 0) == "fight-iron"
    ajar = state(two_chambers(doors=[door((4, 2), closed=False)]), mage)
    assert can_shoot_door(ajar, mage, 0) == "fight-open-door"
    assert can_shoot_door(ajar, mage, 1) == "fight-no-door"
    here = state(two_chambers(doors=[door((4, 2))]), mage)
    assert can_shoot_door(here, mage, 0) is None
    assert can_shoot_door(here, mage.with_(facing=W), 0) == "fight-behind"
    lesser = hero("corvane", at=(4, 2), facing=E)
    assert can_shoot_door(here, lesser, 0) == "fight-ability"


def test_other_doors_and_tokens_keep_track_of_each_other():
    mage = hero("corvane", at=(2, 2), facing=E, level=5)
    doors = [door((4, 2)), door((2, 0), side=N)]
    kept, freed = token(at=(9, 4), closes=1), token(at=(9, 0), closes=0)
    there = state(two_chambers(doors=doors), mage, tokens=(kept, freed))
    table = strike(play(there, 4, 4), mage, manner="door", using="magic_blast", door=0)
    assert [token.closes for token in table.state.tokens] == [0, None]
    assert table.state.site.doors == (doors[1],)


@pytest.mark.rule("MA-293", "MA-294", "MA-295")
def test_ex_61_a_monster_hacks_at_the_quest_chest():
    scrapper = monster("gutterkin_scrapper", at=(2, 2))
    there = state(open_chamber(), scrapper, chests=(chest(at=(2, 3), quest=True),))
    table = strike(play(there, 1, 1), scrapper, manner="chest")
    assert lost(table, scrapper) == 1
    assert not table.state.chests[0].gone
    table = strike(play(table.state, 1, 2), scrapper, manner="chest")
    assert table.state.chests[0].gone
    assert told(table, "chest-broken")


def test_the_frozen_do_not_shoot():
    cold = Effect(source="freeze", until="activation", halted=True)
    liriel, rats = hero("liriel", at=(1, 0), effects=(cold,)), monster("cellar_rats", at=(1, 4))
    assert can_shoot(alley(liriel, rats), liriel, rats) == "fight-helpless"


def test_a_hall_with_rubble_in_the_middle_covers_whoever_is_behind():
    liriel, rats = hero("liriel", at=(1, 0)), monster("cellar_rats", at=(1, 4))
    assert aim(state(long_hall(1), liriel, rats), liriel, rats) == (None, True)
