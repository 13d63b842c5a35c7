"""Healing, raising, summoning, and moving others by magic."""

import pytest

from bot.catalogs import all_words
from rules.core.words import Colour
from rules.systems.mkd.compass import E
from rules.systems.mkd.fights.harm import eliminate
from rules.systems.mkd.fights.healing import can_heal, can_regenerate, regenerate, tend
from rules.systems.mkd.fights.summoning import (
    can_raise,
    can_summon,
    fallen,
    raise_fallen,
    spots,
    summon,
)
from rules.systems.mkd.figures import name_of, opposed
from rules.systems.mkd.moves.activation import begin
from rules.systems.mkd.pieces import Goal, Pools
from tests.support.joined import joined
from tests.systems.mkd.boards import long_hall, placed, site
from tests.systems.mkd.fighting import click, gifted, lost, run, told
from tests.systems.mkd.pieces import hero, monster
from tests.systems.mkd.tables import play, room, state


@joined(("die", "back"), [(1, 0), (2, 0), (3, 1), (6, 4)])
def test_regeneration_heals_a_die_less_two_and_takes_the_activation(die, back):
    troll = monster("fen_troll", at=(2, 2), click=5)
    table = play(room(troll, active=troll), die)
    assert can_regenerate(table.state, troll) is None
    regenerate(table, troll.id)
    assert lost(run(table), troll) == -back
    assert table.state.activation is None


def test_regeneration_needs_wounds_and_a_fresh_activation():
    whole = monster("fen_troll", at=(2, 2))
    assert can_regenerate(room(whole, active=whole), whole) == "fight-unhurt"
    hurt = whole.with_(click=1)
    there = room(hurt, active=hurt)
    started = there.with_(activation=there.activation.with_(started=True))
    assert can_regenerate(started, hurt) == "fight-started"
    assert can_regenerate(room(hurt), hurt) == "fight-not-active"
    rats = monster("cellar_rats", at=(2, 2), click=0)
    assert can_regenerate(room(rats, active=rats), rats) == "fight-ability"


def test_healing_rolls_against_the_friends_defense_and_gives_the_damage_value():
    healer = gifted(hero("ondine", at=(2, 2)), "healing")
    friend = hero("brannoc", at=(2, 3), click=8)
    table = play(room(healer, friend, active=healer, points=8), 1, 1)
    assert can_heal(table.state, healer, friend) is None
    tend(table, healer.id, friend.id)
    # 2 + 10 reaches 11: no criticals here.
    assert lost(table, friend) == -3
    assert table.state.activation.points == 4
    assert table.state.activation.attacked
    assert can_heal(table.state, table.figure(healer.id), table.figure(friend.id)) == "fight-done"


def test_healing_can_fail():
    healer = gifted(hero("ysolde", at=(2, 2)), "healing", attack=-6)
    friend = hero("brannoc", at=(2, 3), click=8)
    table = play(room(healer, friend, active=healer, points=8), 3, 4)
    tend(table, healer.id, friend.id)
    assert lost(table, friend) == 0
    assert told(table, "tended-in-vain")[0].total == 9


@pytest.mark.rule("MA-199")
def test_healing_oneself_needs_no_roll_but_room():
    healer = hero("ondine", at=(2, 2), click=5)
    other = hero("brannoc", at=(2, 2), click=5)
    assert can_heal(room(other, active=other), other, other) == "fight-ability"
    table = play(room(healer, active=healer, points=8))
    tend(table, healer.id, healer.id)
    assert click(table, healer) == 4
    foe = monster("cellar_rats", at=(2, 1))
    held = room(healer, foe, active=healer, points=8)
    assert can_heal(held, healer, healer) == "fight-contact"


@pytest.mark.parametrize("locale", ["en", "de", "es"])
def test_who_heals_themselves_is_named_once(locale):
    healer = hero("ondine", at=(2, 2), click=5)
    table = play(room(healer, active=healer, points=8))
    tend(table, healer.id, healer.id)
    (deed,) = told(table, "tended")
    words = all_words(locale)
    for number in range(8):
        said = words.say(deed.text(), Colour(b"self", turn=number))
        assert said.count(words.say(name_of(healer))) == 1


def test_healing_has_its_conditions():
    healer = gifted(hero("ondine", at=(2, 2)), "healing")
    friend = hero("brannoc", at=(2, 3), click=8)
    there = room(healer, friend, active=healer, points=8)
    assert can_heal(there, healer, friend.with_(click=4)) == "fight-unhurt"
    assert can_heal(there, healer, gifted(friend, "invulnerability")) == "fight-unhurt"
    assert can_heal(there, healer, friend.with_(at=(2, 4))) == "fight-apart"
    assert can_heal(there, healer, monster("cellar_rats", at=(2, 3))) == "fight-no-cure"
    assert can_heal(there, healer, friend.with_(where="dead")) == "fight-away"
    foe = monster("cellar_rats", at=(2, 4))
    assert can_heal(room(healer, friend, foe, active=healer), healer, friend) == "fight-contact"
    poor = room(healer, friend, active=healer, points=3)
    assert can_heal(poor, healer, friend) == "fight-points"
    assert can_heal(room(healer, friend), healer, friend) == "fight-not-active"


@pytest.mark.rule("MA-203")
def test_magic_healing_reaches_far_and_heals_a_die():
    healer = gifted(hero("ysolde", at=(0, 0)), "magic_healing")
    friend = hero("brannoc", at=(4, 4), click=8)
    table = play(room(healer, friend, active=healer, points=8), 4, 4, 3)
    assert can_heal(table.state, healer, friend, "magic_healing") is None
    assert can_heal(table.state, healer, friend) is not None
    tend(table, healer.id, friend.id, "magic_healing")
    assert lost(table, friend) == -3
    screen = hero("pell", at=(2, 2))
    blocked = room(healer, friend, screen, active=healer, points=8)
    assert can_heal(blocked, healer, friend, "magic_healing") == "fight-line"
    immune = gifted(friend, "magic_immunity")
    assert can_heal(table.state.with_(activation=blocked.activation), healer, immune,
                    "magic_healing") == "fight-immune"  # fmt: skip


@pytest.mark.rule("MA-193")
def test_necromancy_raises_the_most_valuable_at_a_die_of_clicks():
    wright = monster("bonewright", at=(2, 2))
    troll = monster("fen_troll", at=(0, 0), where="dead", click=7)
    rats = monster("cellar_rats", at=(0, 0), where="dead")
    fled = monster("storm_djinn", where="left")
    thief = monster("bone_tyrant", where="left", carries=(0,))
    there = room(
        wright, troll, rats, fled, thief, active=wright, graveyard=("cellar_rats", "fen_troll")
    )
    assert [other.id for other in fallen(there, wright)] == [fled.id, troll.id, rats.id]
    table = play(there, 3)
    assert can_raise(there, wright) is None
    raise_fallen(table, wright.id, troll.id)
    risen = table.figure(troll.id)
    assert (risen.where, risen.at, risen.click) == ("board", (2, 1), 3)
    assert table.state.graveyard == ("cellar_rats",)
    assert run(table).state.activation is None


@pytest.mark.rule("MA-193")
def test_who_fled_rises_and_its_fallen_like_stays_in_the_graveyard():
    wright = monster("bonewright", at=(2, 2))
    fled = monster("fen_troll", where="left")
    dead = monster("fen_troll", where="dead")
    table = play(room(wright, fled, dead, active=wright, graveyard=("fen_troll",)), 1)
    raise_fallen(table, wright.id, fled.id)
    assert table.figure(fled.id).where == "board"
    assert table.state.graveyard == ("fen_troll",)


@pytest.mark.rule("MA-193")
def test_undead_rise_whole_and_the_weak_not_at_all():
    wright = monster("bonewright", at=(2, 2))
    archer = monster("bone_archer", where="dead", click=2)
    table = play(room(wright, archer, active=wright))
    raise_fallen(table, wright.id)
    assert (table.figure(archer.id).where, click(table, archer)) == ("board", 0)
    rats = monster("cellar_rats", where="dead")
    table = play(room(wright, rats, active=wright, graveyard=("cellar_rats",)), 2)
    raise_fallen(table, wright.id)
    assert table.figure(rats.id).where == "dead"
    assert table.state.graveyard == ("cellar_rats",)
    assert told(table, "raised-in-vain")


def test_a_hero_raises_a_fallen_friend_where_he_likes():
    oswin = hero("oswin", at=(2, 2), level=5)
    pell = hero("rurik", where="dead", click=9)
    table = play(room(oswin, pell, active=oswin), 2)
    assert can_raise(table.state, oswin, pell.id, (3, 3)) is None
    raise_fallen(table, oswin.id, pell.id, (3, 3))
    assert (table.figure(pell.id).at, click(table, pell)) == ((3, 3), 6)


def test_necromancy_has_its_conditions():
    wright = monster("bonewright", at=(2, 2))
    foe = hero("pell", at=(2, 3), where="dead")
    alone = room(wright, foe, active=wright)
    assert can_raise(alone, wright) == "fight-no-fallen"
    rats = monster("cellar_rats", where="dead")
    near = room(wright, rats, foe.with_(where="board"), active=wright)
    assert can_raise(near, wright) == "fight-contact"
    cell = site(placed(10))
    crowd = [monster("cellar_rats", at=at) for at in ((1, 2), (2, 1), (3, 2), (2, 3), (1, 1),
             (3, 1), (1, 3), (3, 3))]  # fmt: skip
    full = state(cell, wright, rats, *crowd, active=wright)
    assert can_raise(full, wright) == "fight-no-room"


def test_a_rider_is_raised_where_two_squares_are_free():
    wright = monster("bonewright", at=(0, 0))
    there = room(wright, active=wright)
    for at, rear, _facing in spots(there, wright, mounted=True):
        assert rear != wright.at
        assert abs(at[0] - rear[0]) + abs(at[1] - rear[1]) == 1


def test_summoning_takes_the_least_of_the_pool():
    wright = gifted(monster("bonewright", at=(2, 2)), "summon")
    pool = Pools(monsters=("fen_troll", "cellar_rats", "bone_shambler", "cellar_rats"))
    there = room(wright, active=wright, pools=pool)
    assert can_summon(there, wright) is None
    table = play(there, 2)
    summon(table, wright.id)
    guest = table.state.figures[-1]
    assert (guest.kind, guest.side, guest.at) == ("bone_shambler", "monster", (2, 1))
    assert table.state.pools.monsters == ("fen_troll", "cellar_rats", "cellar_rats")
    assert can_summon(room(wright, active=wright), wright) == "fight-no-pool"


def test_what_a_hero_summons_is_no_foe_of_his():
    mage = gifted(hero("oswin", at=(2, 2), seat=2), "summon")
    table = play(room(mage, active=mage, pools=Pools(monsters=("cellar_rats",))))
    summon(table, mage.id, (3, 3))
    guest = table.state.figures[-1]
    assert (guest.side, guest.seat, guest.at) == ("hero", 2, (3, 3))
    assert not opposed(guest, mage)


@pytest.mark.parametrize(("faces", "back"), [((1, 3), -3), ((1, 2), 0)])
def test_healing_has_to_reach_the_friends_defense_and_no_more(faces, back):
    healer = gifted(hero("ondine", at=(2, 2)), "healing", attack=-2)
    friend = hero("brannoc", at=(2, 3), click=7)
    table = play(room(healer, friend, active=healer, points=8), *faces)
    tend(table, healer.id, friend.id)
    # 4 and the 8 that she has left are his 12.
    assert lost(table, friend) == back


@pytest.mark.rule("MA-203")
@pytest.mark.parametrize(("away", "key"), [(6, None), (7, "fight-range")])
def test_magic_heals_as_far_as_its_owners_range_goes(away, key):
    healer, friend = hero("ysolde", at=(1, 0), level=5), hero("brannoc", at=(1, away), click=7)
    there = state(long_hall(), healer, friend, active=healer, points=8)
    assert can_heal(there, healer, friend, "magic_healing") == key


@pytest.mark.rule("MA-193")
def test_who_is_raised_has_forgotten_what_it_was_after_and_is_not_surprised():
    wright = monster("bonewright", at=(2, 2))
    troll = monster("fen_troll", at=(4, 4), goal=Goal(kind="seek"), surprised=True)
    table = play(room(wright, troll, active=wright), 1)
    eliminate(table, troll.id, None)
    raise_fallen(table, wright.id)
    raised = table.figure(troll.id)
    assert (raised.where, raised.goal, raised.surprised) == ("board", None, False)


def test_the_second_of_a_kind_that_is_summoned_has_a_number():
    wright = gifted(monster("bonewright", at=(2, 2)), "summon")
    rats = monster("cellar_rats", at=(0, 0))
    table = play(room(wright, rats, active=wright, pools=Pools(monsters=("cellar_rats",))))
    summon(table, wright.id)
    assert [figure.number for figure in table.state.figures if figure.kind == rats.kind] == [1, 2]


def test_venom_is_told_before_the_wound_that_it_makes():
    snake = gifted(monster("fen_troll", at=(1, 1), facing=E), "venom")
    ahead, behind = hero("brannoc", at=(2, 1)), hero("pell", at=(0, 1))
    table = play(room(snake, ahead, behind))
    begin(table, snake.id)
    assert [event.kind for event in table.events] == ["mkd-poisoned", "mkd-hurt"]
    assert (lost(table, ahead), lost(table, behind)) == (1, 0)
