"""Keys, spells and potions: what they work on, and whom they leave as they are."""

import pytest

from rules.core.dice import ScriptedDice
from rules.core.scene import Side
from rules.systems.third_six import RULESET
from rules.systems.third_six.actions import PickLock, ReadScroll
from tests.support.joined import joined
from tests.systems.third_six.moves import act, menu, refusal
from tests.systems.third_six.numbers import hp, mnd
from tests.systems.third_six.tables import fight, game, hero, room, vault

FACES = (1, 2, 3, 4, 5, 6)


@pytest.mark.rule("TS-058")
@joined("calling", ["barbarian", "wizard", "elf"])
@joined("lockpick", ["auto", "roll"])
def test_whoever_knows_no_locks_has_other_ways_in(calling, lockpick):
    """With all the MND there is, and in the company of a Rogue, who can."""
    company = (hero(calling, mnd=9), hero("rogue", seat=2))
    bag = ("key", "scroll-unlock")
    state = game(*company, rooms=[room(), vault()], bag=bag, lockpick=lockpick)
    assert {"force-n", "key-n", "read-unlock-n"} <= menu(state).keys()
    assert "pick-n" not in menu(state)
    assert refusal(state, PickLock(side=Side.NORTH)) == "ts-error-no-locksmith"
    assert "pick-n" in menu(state, 2)


@pytest.mark.rule("TS-046: one lock", "TS-046: spent")
@pytest.mark.permits("TS-046: one lock")
def test_a_key_opens_the_lock_it_is_put_in_and_no_other():
    rooms = [room(exits="ne"), vault(), vault(3, (4, 0), "w", lock=2)]
    state = game(hero("wizard"), rooms=rooms, bag=("key", "key", "healing"))
    opened = act(state, "key-e").state
    assert [each.lock for each in opened.level.rooms] == [0, 6, 0]
    assert opened.bag == ("key", "healing")
    assert "key-e" not in menu(opened)
    both = act(opened, "key-n").state
    assert [each.lock for each in both.level.rooms] == [0, 0, 0]
    assert both.bag == ("healing",)
    last = game(rooms=rooms, bag=("key",))
    assert "key-n" not in menu(act(last, "key-e").state)
    inside = act(opened, "go-e", 4)
    assert (inside.state.here, inside.state.coins) == (3, 4)


@pytest.mark.rule("TS-017")
@pytest.mark.permits("TS-017")
@pytest.mark.parametrize("lock", [6, 1])
@pytest.mark.parametrize("lockpick", ["auto", "roll"])
def test_unlock_opens_the_door_it_is_spoken_at_whoever_speaks_it(lock, lockpick):
    rooms = [room(exits="ne"), vault(lock=lock), vault(3, (4, 0), "w")]
    elf = game(hero("elf", spells=("unlock",)), rooms=rooms, lockpick=lockpick)
    dice = ScriptedDice()
    spoken = RULESET.apply(elf, 1, menu(elf)["cast-unlock-n"].action, dice).state
    assert [each.lock for each in spoken.level.rooms] == [0, 0, 6]
    assert (mnd(spoken), hp(spoken), dice.rolls) == (3, 20, ())
    assert act(spoken, "go-n", 1).state.here == 2
    reader = game(hero("dwarf", mnd=0), rooms=rooms, bag=("scroll-unlock",), lockpick=lockpick)
    read = act(reader, "read-unlock-e").state
    assert ([each.lock for each in read.level.rooms], read.bag) == ([0, lock, 0], ())
    again = ReadScroll(spell="unlock", side=Side.NORTH)
    assert refusal(read, again) == "ts-error-no-scroll"


COMPANY = (
    hero("wizard", spells=("heal",), hp_most=40, mnd_most=9),
    hero(seat=2, hp_most=40, mnd_most=9),
    hero(seat=3, hp_most=22, mnd_most=9),
)


def points(state):
    return [(one.hp, one.mnd) for one in state.heroes]


@pytest.mark.rule("TS-016")
@pytest.mark.permits("TS-016")
@pytest.mark.parametrize("die", FACES)
@pytest.mark.parametrize("state", [game(*COMPANY), fight(*COMPANY)], ids=["walking", "fighting"])
def test_heal_helps_the_hero_it_is_for_and_nobody_else(state, die):
    assert points(act(state, "cast-heal-2", die).state) == [(20, 3), (20 + die, 4), (20, 4)]
    assert points(act(state, "cast-heal-1", die).state) == [(20 + die, 3), (20, 4), (20, 4)]
    capped = min(22, 20 + die)
    assert points(act(state, "cast-heal-3", die).state) == [(20, 3), (20, 4), (capped, 4)]


@pytest.mark.rule("TS-042", "TS-043")
@pytest.mark.permits("TS-042", "TS-043")
@pytest.mark.parametrize("dice", [(1, 1), (2, 3), (6, 5), (6, 6)])
def test_potions_restore_two_dice_of_one_kind_to_whoever_drinks(dice):
    total = sum(dice)
    state = game(*COMPANY, bag=("healing", "enlightenment"))
    healed = act(state, "drink-healing", *dice, seat=2).state
    assert points(healed) == [(20, 4), (20 + total, 4), (20, 4)]
    assert healed.bag == ("enlightenment",)
    lucid = act(state, "drink-enlightenment", *dice, seat=2).state
    assert points(lucid) == [(20, 4), (20, min(9, 4 + total)), (20, 4)]
    assert lucid.bag == ("healing",)
    full = act(state, "drink-healing", *dice, seat=3).state
    assert points(full) == [(20, 4), (20, 4), (min(22, 20 + total), 4)]
