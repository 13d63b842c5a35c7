"""Locked doors and what is behind them."""

import pytest

from rules.core.scene import Side
from rules.systems.third_six.actions import ForceDoor, Go, PickLock, UseKey
from tests.support.joined import joined
from tests.systems.third_six.moves import act, kinds, menu, refusal, run
from tests.systems.third_six.numbers import hp, mnd
from tests.systems.third_six.tables import game, hero, room, vault

NORTH = Side.NORTH


def at_door(one=None, **more):
    return game(one or hero(), rooms=[room(), vault()], **more)


def lock(state):
    return state.level.room(2).lock


@pytest.mark.rule("TS-008", "HR-034")
@pytest.mark.permits("TS-008")
@pytest.mark.parametrize("calling", ["dwarf", "rogue"])
def test_locks_are_picked_for_a_point_and_no_roll(calling):
    opened = act(at_door(hero(calling)), "pick-n").state
    assert (mnd(opened), lock(opened)) == (3, 0)
    assert "go-n" in menu(opened)


@pytest.mark.rule("TS-008")
def test_picking_takes_mnd():
    assert refusal(at_door(hero("dwarf", mnd=0)), PickLock(side=NORTH)) == "ts-error-mnd"


@pytest.mark.rule("TS-009")
@pytest.mark.permits("TS-009")
@pytest.mark.parametrize(("calling", "best"), [("dwarf", 4), ("rogue", 5)])
def test_by_the_first_wording_locks_take_a_roll(calling, best):
    state = at_door(hero(calling), lockpick="roll")
    for die in range(1, 7):
        tried = act(state, "pick-n", die).state
        assert (lock(tried) == 0) == (die <= best)
        assert mnd(tried) == 3


@pytest.mark.rule("TS-010")
@pytest.mark.permits("TS-010")
@pytest.mark.parametrize(("calling", "left"), [("barbarian", 4), ("wizard", 5), ("elf", 5)])
def test_anybody_may_strike_a_door(calling, left):
    assert lock(act(at_door(hero(calling)), "force-n", 1).state) == left


@pytest.mark.rule("TS-010")
@joined("die", [4, 5, 6])
def test_a_miss_at_a_door_costs_one(die):
    assert hp(act(at_door(hero(mnd=0)), "force-n", die).state) == 19


@pytest.mark.rule("TS-010")
def test_only_a_hit_is_worth_mnd_at_a_door():
    asked = act(at_door(hero(mnd=4)), "force-n", 6).state
    assert set(menu(asked)) == {"modify-3", "accept"}
    assert lock(act(asked, "modify-3").state) == 4
    assert hp(act(at_door(hero(mnd=2)), "force-n", 6).state) == 19


@pytest.mark.rule("TS-054")
def test_a_door_keeps_its_damage_and_bars_the_way():
    struck = act(at_door(), "force-n", 1).state
    assert "go-n" not in menu(struck)
    assert refusal(struck, Go(side=NORTH)) == "ts-error-locked"
    away = run(struck, "town", "return")
    assert lock(away) == 4


@pytest.mark.rule("TS-054", "TS-021")
@pytest.mark.permits("TS-054")
def test_inside_is_one_treasure_and_nobody():
    state = game(rooms=[room(), vault(lock=0, entered=False)])
    inside = act(state, "go-n", 4)
    assert inside.state.here == 2
    assert inside.state.coins == 4
    assert kinds(inside) == ["ts-vault-entered", "ts-coins-found"]
    assert inside.state.fight is None


@pytest.mark.rule("TS-046")
def test_a_key_opens_one_lock():
    opened = act(at_door(bag=("key", "key")), "key-n").state
    assert (lock(opened), opened.bag) == (0, ("key",))
    assert refusal(at_door(), UseKey(side=NORTH)) == "ts-error-no-key"


@pytest.mark.rule("TS-058")
@joined("calling", ["barbarian", "elf", "wizard"])
def test_the_others_know_nothing_of_locks(calling):
    state = at_door(hero(calling))
    assert "pick-n" not in menu(state)
    assert refusal(state, PickLock(side=NORTH)) == "ts-error-no-locksmith"


def test_there_has_to_be_a_lock():
    for action in (ForceDoor(side=NORTH), PickLock(side=NORTH)):
        assert refusal(game(hero("dwarf")), action) == "ts-error-no-lock"
    assert refusal(at_door(bag=("key",)), UseKey(side=Side.EAST)) == "ts-error-no-lock"
    assert refusal(at_door(), Go(side=Side.SOUTH)) == "ts-error-no-exit"


def test_a_door_can_kill():
    assert act(at_door(hero(hp=1, mnd=0)), "force-n", 6).state.ending == "dead"
