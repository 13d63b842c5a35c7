"""Close combat: the roll, criticals, rear attacks, counterattacks, costs."""

import pytest

from rules.systems.mkd.compass import E, N, S, W
from rules.systems.mkd.fights.attack import (
    attack_value,
    can_strike,
    defense_value,
    is_rear,
    refusal,
)
from rules.systems.mkd.pieces import Effect
from rules.systems.mkd.tasks import StrikeBack
from tests.systems.mkd.boards import open_chamber, placed, site, two_chambers
from tests.systems.mkd.fighting import (
    click,
    duel,
    facing_hero,
    facing_monster,
    gifted,
    lost,
    pay_and_strike,
    run,
    strike,
    told,
)
from tests.systems.mkd.pieces import door, hero, monster
from tests.systems.mkd.tables import play, state


@pytest.mark.rule("B-60", "B-61")
def test_ex_01_hit_toughness_and_a_masterly_counterattack():
    brannoc, ogre = facing_hero("brannoc"), facing_monster("ogre_gaoler")
    table = duel(brannoc, ogre, 4, 3, 3, 3, 2, active=brannoc, points=8)
    pay_and_strike(table, brannoc, ogre)
    assert (click(table, ogre), click(table, brannoc)) == (1, 6)
    assert table.state.activation.points == 4
    assert [roll.reason for roll in table.dice.rolls] == ["mkd-attack"] * 4 + ["mkd-weapon-master"]


@pytest.mark.rule("B-25", "B-61")
def test_ex_02_a_critical_miss_hurts_and_is_countered():
    brannoc, ogre = facing_hero("brannoc"), facing_monster("ogre_gaoler")
    table = duel(brannoc, ogre, 1, 1, 1, 2, active=brannoc, points=8)
    pay_and_strike(table, brannoc, ogre)
    assert (click(table, ogre), click(table, brannoc)) == (0, 5)
    assert told(table, "missed")[1].defense == 13
    assert table.state.activation.points == 4


@pytest.mark.rule("B-61")
def test_ex_03_a_critical_hit_on_invulnerability():
    ondine, sentinel = facing_hero("ondine"), facing_monster("iron_sentinel")
    table = strike(duel(ondine, sentinel, 6, 6, 2, 3), ondine, sentinel)
    assert click(table, sentinel) == 2
    assert told(table, "hit")[0].critical
    assert told(table, "missed")[0].total == 14
    assert lost(table, ondine) == 0


@pytest.mark.rule("B-41")
def test_ex_04_sneaking_up_from_behind():
    tamsin = facing_hero("tamsin")
    sentinel = facing_monster("iron_sentinel", facing=S)
    table = duel(tamsin, sentinel, 6, 4, active=tamsin, points=9)
    pay_and_strike(table, tamsin, sentinel)
    assert lost(table, sentinel) == 1
    assert told(table, "hit")[0].total == 18
    assert table.state.activation.points == 7
    assert table.dice.left == ()


@pytest.mark.rule("B-50", "MA-210")
def test_ex_10_passing_through_draws_a_rear_attack_and_no_counterattack():
    troll = monster("fen_troll", at=(2, 3), facing=S)
    kestrel = hero("kestrel", at=(2, 2), facing=N)
    table = play(state(open_chamber(), troll, kestrel, active=troll, points=5), 4, 4)
    table.push(StrikeBack(striker=kestrel.id, target=troll.id, manner="passing"))
    run(table)
    assert told(table, "hit")[0].total == 19
    assert click(table, troll) == 2
    assert table.state.activation.points == 5


@pytest.mark.rule("MA-211", "B-50")
def test_each_opponent_passed_strikes_once():
    troll = monster("fen_troll", at=(2, 4), facing=S)
    one, other = hero("kestrel", at=(2, 2)), hero("brannoc", at=(2, 3))
    table = play(state(open_chamber(), troll, one, other), 4, 4, 6, 5)
    for striker in (one, other):
        table.push(StrikeBack(striker=striker.id, target=troll.id, manner="passing"))
        run(table)
    assert [event.manner for event in told(table, "hit")] == ["passing", "passing"]
    assert lost(table, troll) == 4


def test_a_twelve_hits_whatever_the_defense_and_deals_one_more():
    rats, derrik = facing_monster("cellar_rats"), facing_hero("derrik", level=5)
    table = strike(duel(derrik, rats, 6, 6, 1, 2), rats, derrik)
    assert told(table, "hit")[0].total < told(table, "hit")[0].defense
    assert lost(table, derrik) == 1
    rats, pell = facing_monster("cellar_rats"), facing_hero("pell")
    assert lost(strike(duel(pell, rats, 6, 6, 1, 2), rats, pell), pell) == 2


def test_a_two_misses_whatever_the_total():
    garm = gifted(facing_hero("garm", level=5), attack=20)
    rats = facing_monster("cellar_rats")
    table = strike(duel(garm, rats, 1, 1, 1, 2), garm, rats)
    assert lost(table, rats) == 0


@pytest.mark.rule("B-61")
def test_nothing_reduces_a_critical_miss():
    sentinel, pell = facing_monster("iron_sentinel"), facing_hero("pell")
    table = strike(duel(pell, sentinel, 1, 1, 1, 2), sentinel, pell)
    assert lost(table, sentinel) == 1


@pytest.mark.rule("B-63")
def test_a_monster_that_stumbles_to_death_gives_no_experience():
    rats, pell = facing_monster("cave_leech", click=2), facing_hero("pell")
    table = strike(duel(pell, rats, 1, 1), rats, pell)
    assert table.figure(rats.id).where == "dead"
    assert table.state.xp == 0


@pytest.mark.rule("B-40")
def test_one_strikes_only_ahead_and_beside():
    brannoc = facing_hero("brannoc")
    ahead, behind = facing_monster("ogre_gaoler"), monster("cellar_rats", at=(2, 0))
    far, level = monster("cellar_rats", at=(2, 3)), monster("cellar_rats", at=(1, 1))
    there = state(open_chamber(), brannoc, ahead, behind, far, level)
    assert can_strike(there, brannoc, ahead) is None
    assert can_strike(there, brannoc, level) is None
    assert can_strike(there, brannoc, behind) == "fight-behind"
    assert can_strike(there, brannoc, far) == "fight-apart"
    assert can_strike(there, brannoc, brannoc) == "fight-friend"
    assert refusal("fight-behind").rule == "B-40"


@pytest.mark.rule("B-40")
def test_a_narrow_arc_is_three_squares():
    archer = monster("bone_archer", at=(2, 2), facing=N)
    ahead, level = hero("pell", at=(1, 1)), hero("brannoc", at=(1, 2))
    there = state(open_chamber(), archer, ahead, level)
    assert can_strike(there, archer, ahead) is None
    assert can_strike(there, archer, level) == "fight-behind"
    assert is_rear(level, archer)
    assert not is_rear(ahead, archer)


def test_a_closed_door_keeps_fighters_apart():
    one, other = hero("brannoc", at=(4, 2), facing=E), monster("ogre_gaoler", at=(5, 2), facing=W)
    shut = state(two_chambers(doors=[door((4, 2))]), one, other)
    assert can_strike(shut, one, other) == "fight-apart"
    assert can_strike(state(two_chambers(), one, other), one, other) is None


def test_nobody_strikes_round_a_corner():
    one, other = hero("brannoc", at=(1, 0), facing=S), monster("ogre_gaoler", at=(0, 1))
    there = state(site(placed(7, "B")), one, other)
    assert can_strike(there, one, other) == "fight-apart"


@pytest.mark.rule("B-62")
def test_without_nerve_there_is_neither_attack_nor_counterattack():
    ogre, pell = facing_monster("ogre_gaoler", click=6), facing_hero("pell")
    table = duel(pell, ogre, 1, 2)
    assert can_strike(table.state, ogre, pell) == "fight-nerve"
    strike(table, pell, ogre)
    assert table.dice.left == ()
    assert len(told(table, "missed")) == 1


@pytest.mark.parametrize("source", ["sleep", "freeze"])
def test_the_helpless_do_not_attack(source):
    asleep = source == "sleep"
    spell = Effect(source=source, until="activation", halted=True, asleep=asleep)
    hound, pell = facing_monster("grave_hound", effects=(spell,)), facing_hero("pell")
    table = duel(pell, hound, 1, 2)
    assert can_strike(table.state, hound, pell) == "fight-helpless"


@pytest.mark.rule("B-41")
def test_from_behind_it_is_one_better_and_draws_nothing():
    brannoc, ogre = facing_hero("brannoc"), facing_monster("ogre_gaoler", facing=S)
    table = duel(brannoc, ogre, 1, 2)
    assert attack_value(table.state, brannoc, ogre) == 10
    assert attack_value(table.state, brannoc, ogre.with_(facing=N)) == 9
    assert len(strike(table, brannoc, ogre).dice.rolls) == 2


def test_bonuses_of_the_moment_count_on_both_sides():
    brannoc = gifted(facing_hero("brannoc"), attack=3, defense=2)
    ogre = facing_monster("ogre_gaoler")
    there = duel(brannoc, ogre).state
    assert attack_value(there, brannoc, ogre) == 12
    assert defense_value(there, brannoc) == 16


@pytest.mark.rule("MA-215")
def test_a_rider_is_struck_once_and_has_its_front_around_its_front_square():
    rider = monster("grave_rider", at=(2, 2), facing=N)
    side, back = hero("brannoc", at=(1, 2), facing=E), hero("pell", at=(1, 4), facing=E)
    there = state(open_chamber(), rider, side, back)
    assert can_strike(there, rider, side) is None
    assert can_strike(there, rider, back) == "fight-behind"
    assert can_strike(there, back, rider) is None
    assert not is_rear(side, rider)
    assert is_rear(back, rider)
