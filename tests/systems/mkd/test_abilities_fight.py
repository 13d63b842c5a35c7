"""Abilities that change an attack or what it does, one by one."""

import pytest

from rules.systems.mkd.compass import E, N, S
from rules.systems.mkd.fights.attack import can_strike, cost_of_attack, defense_value
from rules.systems.mkd.fights.harm import heal, hurt
from rules.systems.mkd.fights.targets import swept
from tests.support.joined import joined
from tests.systems.mkd.boards import open_chamber
from tests.systems.mkd.fighting import click, gifted, lost, strike, told
from tests.systems.mkd.pieces import hero, monster
from tests.systems.mkd.tables import play, state


def room(*figures, markers=(), **more):
    return state(open_chamber(markers=markers), *figures, **more)


def above(kind, **more):
    return hero(kind, at=(2, 1), **{"facing": S, **more})


def below(kind, **more):
    return monster(kind, at=(2, 2), **{"facing": N, **more})


@pytest.mark.rule("MA-187")
def test_nimble_attacks_for_two():
    who = hero("kestrel", at=(2, 2))
    assert cost_of_attack(room(who, active=who), who, "close") == 2


def test_charge_and_bound_attack_for_nothing_after_a_free_start():
    hound, djinn = monster("grave_hound"), monster("quill_manticore", at=(4, 4))
    assert cost_of_attack(room(hound, djinn, active=hound), hound, "close") == 0
    assert cost_of_attack(room(hound, djinn, active=djinn), djinn, "shot") == 0


@pytest.mark.parametrize(("armour", "attack", "effect"), [
    ("toughness", 2, 2), ("invulnerability", 1, 1),
])  # fmt: skip
@pytest.mark.rule("B-61")
def test_armour_takes_its_share(armour, attack, effect):
    who = gifted(monster("fen_troll", at=(2, 2)), armour)
    table = play(room(who))
    assert hurt(table, who.id, 3, kind="attack", by=None) == attack
    assert hurt(table, who.id, 3, kind="effect", by=None) == effect
    assert hurt(table, who.id, 1, kind="effect", by=None) == 0
    assert hurt(table, who.id, 1, kind="attack", by=None) == 1
    assert hurt(table, who.id, 1, kind="raw", by=None) == 1


def test_the_invulnerable_cannot_be_healed():
    who = monster("iron_sentinel", at=(2, 2), click=2)
    table = play(room(who))
    assert heal(table, who.id, 2) == 0
    assert click(table, who) == 2


@pytest.mark.parametrize("ability", ["battle_armor", "invulnerability"])
def test_armour_against_shots(ability):
    who = gifted(monster("cellar_rats", at=(2, 2)), ability)
    there = room(who)
    assert defense_value(there, who, shot=True) == defense_value(there, who) + 2


@joined(("die", "clicks"), [(4, 2), (5, 0), (6, 0)])
@joined("faces", [(5, 4), (6, 6)])
def test_dodge_works_even_against_a_twelve(faces, die, clicks):
    foe = above("brannoc")
    who = gifted(below("fen_troll", facing=S), "dodge")
    table = strike(play(room(foe, who), *faces, die), foe, who)
    assert lost(table, who) == (clicks + (faces == (6, 6)) if clicks else 0)


def test_a_miss_rolls_no_dodge_and_the_damage_die_comes_first():
    foe = gifted(above("brannoc"), "weapon_master")
    who = gifted(below("fen_troll", facing=S), "dodge")
    assert len(strike(play(room(foe, who), 1, 2), foe, who).dice.rolls) == 2
    table = strike(play(room(foe, who), 5, 4, 3, 1), foe, who)
    reasons = [roll.reason for roll in table.dice.rolls]
    assert reasons == ["mkd-attack", "mkd-attack", "mkd-weapon-master", "mkd-dodge"]
    assert lost(table, who) == 3


def test_defend_lends_ones_defense_to_friends_beside():
    pell, derrik = hero("pell", at=(1, 1)), hero("derrik", at=(1, 2), level=5)
    there = room(pell, derrik)
    assert defense_value(there, pell) == 18
    assert defense_value(there, pell.with_(at=(4, 4))) == 15
    rats = monster("cellar_rats", at=(0, 1))
    assert defense_value(room(pell, derrik, rats), rats) == 11


def test_a_master_of_weapons_rolls_damage():
    ogre, pell = below("ogre_gaoler"), above("pell", facing=N)
    table = strike(play(room(ogre, pell), 6, 6, 2), ogre, pell)
    assert lost(table, pell) == 3


@pytest.mark.parametrize(("using", "rolls"), [(None, 2), ("weapon_master", 3)])
def test_a_hero_takes_the_die_where_it_is_worth_it_or_wanted(using, rolls):
    strong, troll = above("brannoc", level=5), below("fen_troll", facing=S)
    table = strike(play(room(strong, troll), 5, 4, 6), strong, troll, using=using)
    assert len(table.dice.rolls) == rolls
    weaker = gifted(above("brannoc"), "weapon_master")
    assert len(strike(play(room(weaker, troll), 5, 4, 6), weaker, troll).dice.rolls) == 3


def test_a_sneak_attack_doubles_last():
    tamsin = gifted(above("tamsin"), "weapon_master")
    troll = below("fen_troll", facing=S)
    assert lost(strike(play(room(tamsin, troll), 6, 6, 2), tamsin, troll), troll) == 6
    ahead = strike(play(room(tamsin, troll.with_(facing=N)), 6, 6, 2, 1, 2), tamsin, troll)
    assert lost(ahead, troll) == 3


def test_a_sneak_strikes_double_at_those_who_run_past():
    tamsin, troll = above("tamsin"), below("fen_troll")
    table = strike(play(room(tamsin, troll), 6, 5), tamsin, troll, manner="passing")
    assert lost(table, troll) == 2


def test_a_sweep_hits_all_ahead_with_one_roll_and_each_strikes_back():
    hydra = monster("mire_hydra", at=(2, 2), facing=N)
    one, two = hero("brannoc", at=(1, 1), facing=S), hero("rurik", at=(2, 1), facing=S)
    behind = hero("garm", at=(2, 3), facing=N)
    there = room(hydra, one, two, behind)
    assert swept(there, hydra) == (one.id, two.id)
    table = strike(play(there, 1, 3, 1, 2, 1, 2), hydra, one, using="sweep")
    assert (lost(table, one), lost(table, two), lost(table, behind)) == (4, 3, 0)
    missed = told(table, "missed")
    assert [(event.manner, event.attacker.key) for event in missed] == [
        ("counter", "mkd-figure-brannoc"),
        ("counter", "mkd-figure-rurik"),
    ]
    plain = above("brannoc")
    assert can_strike(room(plain, hydra), plain, hydra, "sweep") == "fight-ability"


def test_a_sweep_lands_whole_though_magic_kills_the_sweeper():
    sweeper = gifted(monster("cave_leech", at=(2, 2), facing=N, click=2), "sweep", attack=9)
    one = gifted(hero("rurik", at=(1, 1), facing=N), "magic_retaliation")
    two = hero("garm", at=(2, 1), facing=N)
    table = strike(play(room(sweeper, one, two), 4, 4), sweeper, one, using="sweep")
    assert table.figure(sweeper.id).where == "dead"
    assert (lost(table, one), lost(table, two)) == (1, 1)


def test_vampires_feed_on_wounds_dealt_in_close_combat():
    leech, pell = below("cave_leech", click=1), above("pell", facing=N)
    table = strike(play(room(leech, pell), 6, 5), leech, pell)
    assert lost(table, leech) == -1
    assert told(table, "drank")
    # Striking back feeds as well, a miss does not, and a whole vampire stays as it is.
    table = strike(play(room(leech, pell), 1, 2), leech, pell)
    assert lost(table, leech) == 0
    table = strike(play(room(leech.with_(click=0), pell), 6, 5), leech, pell)
    assert not told(table, "drank")


def test_magic_pays_an_attacker_back_even_from_the_dead():
    oswin = gifted(above("oswin", facing=N), "magic_retaliation")
    ogre = below("ogre_gaoler", click=2)
    table = strike(play(room(oswin, ogre), 6, 5, 1), ogre, oswin)
    assert (lost(table, oswin), lost(table, ogre)) == (1, 1)
    dying = oswin.with_(click=8)
    table = strike(play(room(dying, ogre), 6, 5, 1), ogre, dying)
    assert table.figure(dying.id).where == "dead"
    assert lost(table, ogre) == 1


def test_retaliation_is_an_effect_that_armour_stops_and_immunity_ignores():
    oswin = gifted(above("oswin", facing=N), "magic_retaliation")
    for guard in ("toughness", "magic_immunity"):
        troll = gifted(below("fen_troll"), guard)
        table = strike(play(room(oswin, troll), 5, 5), troll, oswin)
        assert (lost(table, oswin), lost(table, troll)) == (3, 0)


@pytest.mark.rule("B-63")
def test_a_monster_killed_by_retaliation_counts_in_full():
    oswin = gifted(above("oswin", facing=N), "magic_retaliation")
    rats = gifted(below("cave_leech", click=2), attack=5)
    table = strike(play(room(oswin, rats), 6, 5), rats, oswin)
    assert table.figure(rats.id).where == "dead"
    assert table.state.xp == 10


def test_retaliation_does_not_keep_from_striking_back():
    oswin = gifted(above("oswin"), "magic_retaliation")
    ogre = below("ogre_gaoler", click=2)
    table = strike(play(room(oswin, ogre), 6, 5, 1, 1, 2), ogre, oswin)
    assert lost(table, ogre) == 1
    assert [event.manner for event in told(table, "missed")] == ["counter"]


def test_terror_and_battle_fury_leave_the_blow_itself_alone():
    garm, wraith = gifted(above("brannoc", facing=S), "battle_fury"), below("well_wraith")
    assert can_strike(room(garm, wraith), garm, wraith) is None
    assert can_strike(room(garm, wraith), wraith, garm) is None
    assert can_strike(room(garm, wraith), garm.with_(facing=E), wraith) is None
