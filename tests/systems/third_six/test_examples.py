"""Worked examples, with the dice in the order they are rolled."""

import pytest

from rules.core.scene import Side
from tests.systems.third_six.moves import act, menu, new_game, run
from tests.systems.third_six.numbers import foes, hp, mnd
from tests.systems.third_six.tables import boss, fight, foe, game, hero, room, town, vault

N, E, S, W = Side.NORTH, Side.EAST, Side.SOUTH, Side.WEST


@pytest.mark.rule("TS-003", "TS-004", "TS-005", "TS-007")
def test_a_rogue_and_an_orc():
    state = act(new_game().state, "class-rogue", 3).state
    rogue = state.hero(1)
    assert (rogue.mnd, rogue.hp) == (4, 17)
    state = act(state, "go-n", 4, 1).state
    assert foes(state) == [4]
    state = run(state, ("attack-1", 2))
    assert foes(state) == [3]
    state = run(state, ("attack-1", 6), "accept")
    assert hp(state) == 15
    state = run(state, ("attack-1", 4))
    assert foes(state) == [2]
    state = run(state, ("attack-1", 5), "modify-1")
    assert (foes(state), mnd(state)) == ([1], 3)
    state = run(state, ("attack-1", 1, 6, 5))
    assert state.fight is None
    assert (state.coins, hp(state), mnd(state)) == (30, 15, 3)


@pytest.mark.rule("TS-010")
def test_a_barbarian_and_a_door():
    state = game(rooms=[room(), vault()])
    state = run(state, ("force-n", 3))
    assert state.level.room(2).lock == 4
    state = run(state, ("force-n", 5), "accept")
    assert hp(state) == 19
    state = run(state, ("force-n", 1), ("force-n", 2))
    assert state.level.room(2).lock == 0
    assert run(state, ("go-n", 1)).coins == 0


@pytest.mark.rule("TS-026")
def test_closings_by_a_neighbour_and_a_border():
    inner = [room(), room(2, (2, 1), "n"), room(3, (3, 2), "ns")]
    state = act(game(rooms=inner, here=2), "go-n", 3, 3).state
    assert state.room.exits == (N, S, W)
    left = [room(), room(2, (0, 1), "n"), room(3, (1, 2), "ns")]
    state = act(game(rooms=left, here=2), "go-n", 2, 3).state
    assert state.room.exits == (N, S)


@pytest.mark.rule("TS-029")
def test_stairs_come_too_early():
    state = act(new_game().state, "class-elf", 3).state
    state = run(state, "spell-heal")
    found = act(state, "go-n", 6).state
    assert found.level.room(2).kind == "vault"
    assert (found.level.room(2).lock, found.here, found.fight) == (6, 1, None)


@pytest.mark.rule("TS-038")
def test_a_vampire():
    barbarian = hero(level=2, hp=25, mnd=5)
    state = fight(barbarian, foes=[boss("vampire")], bosses=True, hoard=4)
    state = run(state, ("attack-1", 2))
    assert foes(state) == [6]
    state = run(state, ("attack-1", 5), "accept")
    assert (hp(state), foes(state)) == (23, [8])
    state = run(state, ("attack-1", 4), "modify-1")
    assert foes(state) == [6]


@pytest.mark.rule("TS-050", "TS-051")
def test_twelve_coins_in_town():
    state = town(hero(hp=10, hp_most=18, mnd=0, mnd_most=4), coins=12)
    state = run(state, ("treat-1", 4))
    assert (hp(state), mnd(state)) == (14, 4)
    state = run(state, ("treat-1", 2))
    assert (hp(state), mnd(state), state.coins) == (16, 4, 2)
    rich = run(state.with_(coins=102, earned=112), ("level-up-1", 5))
    grown = rich.hero(1)
    assert (grown.level, grown.mnd_most, grown.hp_most, rich.coins) == (2, 5, 23, 2)


@pytest.mark.rule("TS-015")
def test_sleep_and_two_thefts():
    goblins = [foe("goblin", 3), foe("goblin", 3, number=2)]
    state = fight(hero("wizard", spells=("sleep",)), foes=goblins)
    state = run(state, "cast-sleep")
    assert mnd(state) == 3
    state = run(state, ("steal-1", 3, 4))
    assert state.coins == 4
    state = run(state, ("steal-2", 5))
    assert [one.asleep for one in state.fight.foes] == [True, False]
    assert hp(state) == 20
    assert {"go-n", "attack-2"} <= set(menu(state))


@pytest.mark.rule("TS-019", "TS-020")
def test_fire_and_a_shield():
    state = fight(hero("wizard", spells=("fireball",)), foes=[foe(), foe(number=2)])
    state = run(state, ("cast-fireball", 5), ("burn-1-4", 1))
    assert foes(state) == [3]
    shielded = fight(hero(shielded=True, mnd=0))
    assert hp(run(shielded, ("attack-1", 5))) == 19
