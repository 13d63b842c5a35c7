"""Abilities that change a shot or are used instead of one, one by one."""

import pytest

from rules.systems.mkd.actions import End, Shoot
from rules.systems.mkd.compass import N
from rules.systems.mkd.fights.attack import can_strike
from rules.systems.mkd.fights.targets import can_shoot, scorched
from rules.systems.mkd.figures import defense_of
from rules.systems.mkd.moves.activation import end_activation
from rules.systems.mkd.tasks import EndActivation
from tests.support.joined import joined
from tests.systems.mkd.boards import open_chamber, placed, site, two_chambers
from tests.systems.mkd.fighting import gifted, lost, shoot, told
from tests.systems.mkd.pieces import door, hero, marker, monster
from tests.systems.mkd.tables import play, state
from tests.systems.mkd_adventure.rounds import do, heroes_turn


def room(*figures, markers=(), **more):
    return state(open_chamber(markers=markers), *figures, **more)


def alley(*figures, markers=(), **more):
    return state(site(placed(2), placed(2, at=(0, 5)), markers=markers), *figures, **more)


def test_retaliation_answers_shots_too():
    liriel, lich = hero("liriel", at=(1, 0)), monster("sand_lich", at=(1, 4), click=6)
    table = shoot(play(alley(liriel, lich), 4, 4), liriel, lich)
    assert table.figure(lich.id).where == "dead"
    assert lost(table, liriel) == 1
    assert told(table, "retaliated")


@joined("magic", ["magic_blast", "magic_freeze", "magic_confusion"])
def test_the_immune_cannot_be_the_target_of_magic(magic):
    mage, lich = gifted(hero("corvane", at=(1, 0)), magic), monster("sand_lich", at=(1, 4))
    assert can_shoot(alley(mage, lich), mage, lich, magic) == "fight-immune"
    assert can_shoot(alley(mage, lich), mage, lich) is None
    other = monster("cellar_rats", at=(1, 4))
    assert can_shoot(alley(mage, other), mage, other, magic) is None
    assert can_shoot(alley(mage, other), mage, other, "shockwave") == "fight-ability"


def test_berserks_do_not_shoot():
    who, rats = gifted(hero("liriel", at=(1, 0)), "berserk"), monster("cellar_rats", at=(1, 4))
    assert can_shoot(alley(who, rats), who, rats) == "fight-berserk"


@pytest.mark.rule("MA-198")
def test_limited_invisibility_hides_from_shots_but_not_from_blows():
    pell, ogre = hero("pell", at=(1, 0), level=5), monster("bone_archer", at=(1, 4), facing=N)
    assert can_shoot(alley(pell, ogre), ogre, pell) == "fight-unseen"
    near = monster("ogre_gaoler", at=(1, 1), facing=N)
    assert can_strike(alley(pell, near), near, pell) is None


@pytest.mark.parametrize("ground", ["bones", "shadow"])
@pytest.mark.rule("MA-185")
def test_stealth_makes_rubble_and_shadow_a_wall(ground):
    tamsin = gifted(hero("pell", at=(1, 0)), "stealth")
    archer = monster("gutterkin_slinger", at=(1, 4), facing=N)
    there = alley(tamsin, archer, markers=[marker(ground, (1, 2))])
    assert can_shoot(there, archer, tamsin) == "fight-line"
    assert can_shoot(alley(tamsin, archer), archer, tamsin) is None
    under = alley(tamsin, archer, markers=[marker("bones", (1, 0))])
    assert can_shoot(under, archer, tamsin) == "fight-line"
    own = alley(tamsin, archer, markers=[marker("bones", (1, 4))])
    assert can_shoot(own, archer, tamsin) is None


@pytest.mark.rule("MA-200")
def test_a_magic_blast_minds_only_walls_and_rolls_damage():
    mage, ogre = hero("corvane", at=(1, 0), level=5), monster("ogre_gaoler", at=(1, 4))
    between = hero("pell", at=(1, 2))
    rubble = [marker("bones", (1, 3)), marker("shadow", (1, 4))]
    there = alley(mage, ogre, between, markers=rubble)
    assert can_shoot(there, mage, ogre) == "fight-shadow"
    assert can_shoot(there, mage, ogre, "magic_blast") is None
    table = shoot(play(there, 1, 2, 6), mage, ogre, using="magic_blast")
    assert told(table, "hit")[0].defense == 15
    assert lost(table, ogre) == 5
    pillar = alley(mage, ogre, markers=[marker("pillar", (1, 2))])
    assert can_shoot(pillar, mage, ogre, "magic_blast") == "fight-line"


@pytest.mark.rule("MA-201")
def test_flames_leap_to_everybody_beside_the_target():
    mage = hero("corvane", at=(2, 0), level=5)
    ogre = monster("ogre_gaoler", at=(2, 3))
    foe, friend = monster("cave_leech", at=(3, 3)), hero("pell", at=(1, 3))
    proof = monster("iron_sentinel", at=(2, 4))
    there = room(mage, ogre, foe, friend, proof)
    table = shoot(play(there, 2, 2), mage, ogre, using="flame_lightning")
    # 4 + 12 - 1: a friend of the shooter stands beside the target.
    assert {event.total for event in told(table, "hit")} == {15}
    assert [lost(table, who) for who in (ogre, foe, friend, proof)] == [1, 1, 1, 0]
    table = shoot(play(there, 1, 1), mage, ogre, using="flame_lightning")
    assert (lost(table, mage), lost(table, foe)) == (1, 0)


@pytest.mark.rule("MA-215")
def test_a_rider_beside_the_target_is_burnt_once():
    mage, ogre = hero("corvane", at=(2, 0), level=5), monster("ogre_gaoler", at=(2, 3))
    rider = monster("grave_rider", at=(3, 3), facing=N)
    table = shoot(play(room(mage, ogre, rider), 6, 5), mage, ogre, using="flame_lightning")
    assert lost(table, rider) == 1


def test_flames_that_are_dodged_do_not_leap():
    mage, quick = (
        hero("corvane", at=(2, 0), level=5),
        gifted(monster("fen_troll", at=(2, 3)), "dodge"),
    )
    foe = monster("cave_leech", at=(3, 3))
    table = shoot(play(room(mage, quick, foe), 6, 5, 5), mage, quick, using="flame_lightning")
    assert (lost(table, quick), lost(table, foe)) == (0, 0)


@pytest.mark.rule("MA-202", "B-91")
def test_a_shockwave_shakes_friend_and_foe_and_doors():
    djinn = monster("storm_djinn", at=(2, 2), facing=N)
    one, two = hero("brannoc", at=(2, 4)), hero("pell", at=(0, 0))
    friend, far = monster("ogre_gaoler", at=(4, 2)), hero("garm", at=(8, 2))
    where = two_chambers(doors=[door((4, 2)), door((2, 0), side=N, iron=True)])
    there = state(where, djinn, one, two, friend, far)
    table = shoot(play(there, 3, 3), djinn, one, using="shockwave")
    assert [lost(table, who) for who in (one, two, friend, far)] == [1, 1, 1, 0]
    assert [kept.iron for kept in table.state.site.doors] == [True]


def test_a_shockwave_on_one_alone_does_all_its_damage():
    djinn, one = monster("storm_djinn", at=(2, 2), facing=N), hero("brannoc", at=(2, 4))
    table = shoot(play(room(djinn, one), 3, 3), djinn, one, using="shockwave")
    assert lost(table, one) == 3
    table = shoot(play(room(djinn, one), 1, 1), djinn, one, using="shockwave")
    assert (lost(table, djinn), lost(table, one)) == (1, 0)


def test_piercing_shots_ignore_armour():
    archer = hero("liriel", at=(1, 0), level=5)
    sentinel = monster("iron_sentinel", at=(1, 4))
    table = shoot(play(alley(archer, sentinel), 4, 4), archer, sentinel)
    assert told(table, "hit")[0].defense == 17
    assert lost(table, sentinel) == 3


@pytest.mark.rule("MA-102")
def test_magic_enhancement_adds_one_for_all_but_the_immune():
    liriel, ogre = hero("liriel", at=(1, 0)), monster("fen_troll", at=(1, 4))
    ilse = hero("ilse", at=(0, 0))
    there = alley(liriel, ogre, ilse)
    assert lost(shoot(play(there, 5, 4), liriel, ogre), ogre) == 3
    immune = gifted(liriel, "magic_immunity")
    assert lost(shoot(play(alley(immune, ogre, ilse), 5, 4), immune, ogre), ogre) == 2
    away = ilse.with_(at=(0, 8))
    assert lost(shoot(play(alley(liriel, ogre, away), 5, 4), liriel, ogre), ogre) == 2


@pytest.mark.rule("MA-196")
@pytest.mark.parametrize(("die", "frozen"), [(3, False), (4, True)])
def test_a_freeze_costs_the_next_activation(die, frozen):
    mage, troll = hero("ilse", at=(1, 0)), monster("fen_troll", at=(1, 4))
    table = shoot(play(alley(mage, troll), 5, 4, die), mage, troll, using="magic_freeze")
    assert lost(table, troll) == 1
    effects = table.figure(troll.id).effects
    assert bool(effects) == frozen
    if frozen:
        assert (effects[0].source, effects[0].until) == ("freeze", "next_activation")
        assert effects[0].halted


def test_the_dead_are_not_frozen():
    mage, leech = hero("ilse", at=(1, 0)), monster("cave_leech", at=(1, 4), click=2)
    table = shoot(play(alley(mage, leech), 5, 4), mage, leech, using="magic_freeze")
    assert table.figure(leech.id).where == "dead"


def test_the_cursed_pay_for_magic_at_the_end_of_the_activation():
    mage = hero("ilse", at=(1, 0))
    fiend = gifted(monster("fen_troll", at=(1, 4)), "cursed")
    there = alley(mage, fiend, active=mage)
    table = shoot(play(there, 5, 4, 1), mage, fiend, using="magic_freeze")
    end_activation(table, EndActivation(figure=mage.id))
    assert lost(table, fiend) == 2
    assert [event.kind for event in table.events[-2:]] == ["mkd-curse-felt", "mkd-hurt"]
    table = shoot(play(there, 5, 4), mage, fiend)
    end_activation(table, EndActivation(figure=mage.id))
    assert lost(table, fiend) == 1


@pytest.mark.parametrize(("helper_at", "hurt"), [((0, 0), 1), ((0, 8), 0)])
def test_a_cursed_shooter_pays_for_the_magic_that_a_friend_lends_it(helper_at, hurt):
    liriel, troll = gifted(hero("liriel", at=(1, 0)), "cursed"), monster("fen_troll", at=(1, 4))
    helper = hero("ilse", at=helper_at)
    situation = heroes_turn(
        site(placed(2), placed(2, at=(0, 5))), liriel, troll, helper, active=liriel
    )
    shot = do(situation, Shoot(target=troll.id), 1, 2)
    missed = do(shot.state, End())
    assert missed.figure(liriel.id).click == liriel.click
    hit = do(do(situation, Shoot(target=troll.id), 5, 4).state, End())
    assert hit.figure(liriel.id).click == liriel.click + hurt


@pytest.mark.rule("MA-202")
def test_rubble_covers_friends_from_a_shockwave_as_it_does_foes():
    djinn = monster("storm_djinn", at=(2, 2), facing=N)
    friend, foe = monster("fen_troll", at=(0, 2)), hero("brannoc", at=(4, 2))
    rubble = [marker("bones", (1, 2)), marker("bones", (3, 2))]
    there = room(djinn, friend, foe, markers=rubble)
    table = shoot(play(there, 5, 5), djinn, foe, using="shockwave")
    assert [event.defense for event in told(table, "hit")] == [
        defense_of(friend) + 1,
        defense_of(foe) + 1,
    ]


@pytest.mark.rule("MA-282", "RG-068")
def test_a_prisoner_in_bonds_is_no_target_of_bursts():
    djinn = monster("storm_djinn", at=(2, 2), facing=N)
    bound = hero("pell", at=(0, 0), role="prisoner")
    one = hero("brannoc", at=(2, 4))
    table = shoot(play(room(djinn, one, bound), 3, 3), djinn, one, using="shockwave")
    # He is alone in reach, and takes all of the damage.
    assert lost(table, one) == 3
    assert [event.target.key for event in told(table, "hit")] == ["mkd-figure-brannoc"]
    imp = monster("ember_hound", at=(2, 0), facing=4)
    beside = bound.with_(at=(3, 4))
    burnt = shoot(play(room(imp, one, beside), 5, 5), imp, one, using="flame_lightning")
    assert [event.target.key for event in told(burnt, "hit")] == ["mkd-figure-brannoc"]


@pytest.mark.rule("MA-201")
def test_a_twelve_burns_everybody_by_one_more():
    hound = monster("ember_hound", at=(2, 0), facing=4)
    one, two = hero("brannoc", at=(2, 3)), hero("hask", at=(3, 3))
    table = shoot(play(room(hound, one, two), 6, 6), hound, one, using="flame_lightning")
    assert [lost(table, who) for who in (one, two)] == [2, 2]


@pytest.mark.rule("MA-202")
def test_a_twelve_shakes_everybody_by_one_more():
    djinn = monster("storm_djinn", at=(2, 2), facing=N)
    one, two = hero("brannoc", at=(2, 4)), hero("hask", at=(0, 0))
    table = shoot(play(room(djinn, one, two), 6, 6), djinn, one, using="shockwave")
    assert [lost(table, who) for who in (one, two)] == [2, 2]


@pytest.mark.rule("B-91", "MA-202")
def test_a_shockwave_breaks_all_wooden_doors_that_it_reaches_and_no_iron_one():
    djinn = monster("storm_djinn", at=(2, 2), facing=N)
    doors = [door((4, 2)), door((2, 0), side=N), door((0, 2), side=6, iron=True)]
    there = state(two_chambers(doors=doors), djinn)
    table = shoot(play(there, 3, 3), djinn, djinn, using="shockwave")
    assert [(left.at, left.iron) for left in table.state.site.doors] == [((0, 2), True)]


def test_fire_leaps_from_one_rider_to_another_that_stands_rear_to_rear():
    mage = gifted(hero("corvane", at=(0, 2), facing=2), "flame_lightning")
    riders = [
        monster("grave_rider", at=(1, 2), facing=6),
        monster("grave_rider", at=(4, 2), facing=2),
    ]
    assert [rider.rear for rider in riders] == [(2, 2), (3, 2)]
    assert scorched(room(mage, *riders), mage, riders[0]) == (riders[1].id,)
