"""What the numbers of a class, and a pendant, do in a fight and at a door."""

import pytest

from tests.support.joined import joined
from tests.systems.third_six.moves import act, new_game, run
from tests.systems.third_six.numbers import foes, hp, mnd
from tests.systems.third_six.tables import fight, foe, game, hero, room, vault

FACES = (1, 2, 3, 4, 5, 6)
STRONG, LEARNED, QUICK = (2, 3, 3, 18), (1, 3, 4, 14), (1, 4, 3, 14)
SPELLS = {"wizard": ("spell-heal", "spell-sleep", "spell-shield"), "elf": ("spell-heal",)}


def beginner(calling, *faces, **options):
    """A hero made at the table, who stands at the entrance."""
    made = act(new_game(**options).state, f"class-{calling}", *faces).state
    return run(made, *SPELLS.get(calling, ()))


def strike(state, die):
    """Attack with that face and take what comes of it."""
    struck = act(state, "attack-1", die).state
    return act(struck, "accept").state if struck.prompts else struck


@pytest.mark.rule(
    "TS-001: STR",
    "TS-001: DEX",
    "TS-001: MND",
    "TS-001: HP",
    "TS-002: strong",
    "TS-002: learned",
    "TS-002: quick",
    "TS-006: none hits",
    "TS-006: none misses",
)
@pytest.mark.parametrize(
    ("calling", "numbers"),
    [
        ("barbarian", STRONG),
        ("dwarf", STRONG),
        ("wizard", LEARNED),
        ("rogue", QUICK),
        ("elf", QUICK),
    ],
)
@pytest.mark.permits("TS-002")
def test_a_class_fights_with_its_numbers(calling, numbers):
    """Each face against an orc of four points."""
    strength, dexterity, mind, health = numbers
    made = beginner(calling, first_level_bonus=False)
    assert (mnd(made), hp(made)) == (mind, health)
    met = act(made, "go-n", 4, 1).state
    for die in FACES:
        after = strike(met, die)
        if die <= dexterity:
            assert (foes(after), hp(after)) == ([4 - strength], health)
        else:
            assert (foes(after), hp(after)) == ([4], health - (die - dexterity))


@pytest.mark.rule("TS-001: MND", "TS-001: HP")
@joined("calling", ["barbarian", "dwarf", "wizard", "rogue", "elf"])
def test_points_are_whole_at_the_start_and_no_more_than_whole(calling):
    made = beginner(calling, 5)
    one = made.hero(1)
    assert (one.hp, one.mnd) == (one.hp_most, one.mnd_most)
    rested = act(made, "go-n", 4, 3).state
    assert (hp(rested), mnd(rested)) == (one.hp, one.mnd)


def armed(calling, *pendants, **more):
    """A hero who found these in a strongroom."""
    faces = {"topaz": 1, "amethyst": 3, "sapphire": 5}
    state = game(hero(calling, **more), rooms=[room(), vault(lock=0, entered=False)])
    for pendant in pendants:
        state = act(state, "go-n", 6, 6, faces[pendant]).state
        fresh = vault(lock=0, entered=False)
        state = state.with_(here=1, levels=(state.level.with_(rooms=(room(), fresh)),))
    return state


def facing(state):
    """The same hero before an orc of nine points."""
    return fight(state.hero(1), foes=[foe(hp=9)])


@pytest.mark.rule("TS-045: Topaz")
@joined(("calling", "harm"), [("barbarian", 3), ("rogue", 2), ("wizard", 2)])
def test_a_topaz_adds_a_point_to_every_hit_and_to_nothing_else(calling, harm):
    found = armed(calling, "topaz")
    assert (mnd(found), found.hero(1).mnd_most, hp(found)) == (4, 4, 20)
    assert foes(strike(facing(found), 3)) == [9 - harm]
    for die in (5, 6):
        missed = strike(facing(found), die)
        assert (foes(missed), hp(missed)) == ([9], 20 - die + (4 if calling == "rogue" else 3))
    door = game(found.hero(1), rooms=[room(), vault()])
    assert act(door, "force-n", 1).state.level.room(2).lock == 6 - harm


@pytest.mark.rule("TS-045: Amethyst", "TS-006: none misses")
@joined(("calling", "dexterity"), [("dwarf", 4), ("wizard", 4), ("elf", 5)])
def test_an_amethyst_adds_a_face_that_hits_and_makes_a_miss_cheaper(calling, dexterity):
    found = armed(calling, "amethyst")
    assert (mnd(found), found.hero(1).mnd_most) == (4, 4)
    harm = 2 if calling == "dwarf" else 1
    for die in FACES:
        after = strike(facing(found), die)
        hit = die <= dexterity
        assert foes(after) == [9 - harm if hit else 9]
        assert hp(after) == (20 if hit else 20 - (die - dexterity))
    asleep = fight(found.hero(1), foes=[foe(asleep=True)])
    assert act(asleep, "steal-1", dexterity, 4).state.coins == 4
    assert act(asleep, "steal-1", dexterity + 1).state.coins == 0
    door = game(found.hero(1).with_(mnd=0), rooms=[room(), vault()])
    assert act(door, "force-n", dexterity).state.level.room(2).lock == 6 - harm
    assert hp(act(door, "force-n", dexterity + 1).state) == 19


@pytest.mark.rule("TS-006: none hits", "TS-006: none misses", "TS-045: Amethyst")
@joined(
    ("calling", "pendants", "hits"),
    [
        ("barbarian", (), (1, 2, 3)),
        ("barbarian", ("amethyst",), (1, 2, 3, 4)),
        ("rogue", (), (1, 2, 3, 4)),
        ("rogue", ("amethyst",), (1, 2, 3, 4, 5)),
    ],
)
def test_a_face_hits_for_one_and_misses_for_another(calling, pendants, hits):
    state = facing(armed(calling, *pendants))
    assert tuple(die for die in FACES if foes(strike(state, die)) != [9]) == hits


@pytest.mark.rule("TS-006: none misses", "TS-007")
@pytest.mark.parametrize(("calling", "times"), [("barbarian", 3), ("elf", 2)])
def test_even_a_six_can_be_made_a_hit(calling, times):
    state = act(fight(hero(calling), foes=[foe(hp=9)]), "attack-1", 6).state
    better = act(state, f"modify-{times}").state
    assert (foes(better) != [9], hp(better)) == (True, 20)


@pytest.mark.rule("TS-045: Sapphire")
def test_a_sapphire_is_a_point_of_mnd_to_have_and_to_regain():
    found = armed("barbarian", "sapphire", mnd=2, mnd_most=4)
    assert (mnd(found), found.hero(1).mnd_most) == (3, 5)
    assert foes(strike(facing(found), 3)) == [7]
    assert hp(strike(facing(found), 4)) == 19
    assert foes(strike(facing(found), 4)) == [9]
    rooms = [room(), room(2, (3, 1), "s")]
    rested = run(game(found.hero(1), rooms=rooms), ("go-n", 3), ("go-s", 4), ("go-n", 3))
    assert mnd(rested) == 5
