"""The odds of the game: exact where enumeration allows, else by chance with a fixed seed."""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from rules.core.dice import ScriptedDice, SeededDice, pick
from rules.core.grid import beside
from rules.core.scene import Side
from rules.systems.third_six.content import BOSSES, CLASSES, TABLES
from rules.systems.third_six.content.faces import foe_table
from rules.systems.third_six.layout import choices, discover, shut_exits
from rules.systems.third_six.mapping import unexplored
from rules.systems.third_six.resolution import Resolution
from rules.systems.third_six.treasure import carried_by, roll_treasure
from tests.support.joined import joined
from tests.support.soak import SOAK
from tests.systems.third_six.moves import act, new_game
from tests.systems.third_six.numbers import hp
from tests.systems.third_six.tables import fight, foe, game, hero, room, vault

FACES = range(1, 7)
FOES = foe_table(())
LEVELS = 250 if SOAK else 100
"""Levels of each size that are explored: by so many the mean is known to a twentieth."""


@pytest.mark.rule("TS-021", "TS-025")
@pytest.mark.parametrize(
    ("level", "locked", "stairs"), [(2, Fraction(1, 6), Fraction(1, 6)), (1, Fraction(1, 3), 0)]
)
def test_faces_of_the_layout_die(level, locked, stairs):
    rooms = [room(), room(2, (3, 1), "ns")]
    kinds, onward = Counter(), []
    for die in FACES:
        play = Resolution(game(hero(level=level), rooms=rooms, here=2), ScriptedDice(die))
        discover(play, 1, Side.NORTH)
        made = play.state.level.rooms[-1]
        kinds[made.kind] += Fraction(1, 6)
        if made.kind == "chamber":
            asked = play.state.prompts[0].count if play.state.prompts else 0
            onward.append(len(made.exits) - 1 - asked)
    assert (kinds["vault"], kinds["stairs"]) == (locked, stairs)
    assert onward == [1, 2, 3, 3]


@pytest.mark.rule("TS-033")
def test_how_often_somebody_is_met():
    assert Fraction(len(FOES), 6) == Fraction(2, 3)


@pytest.mark.rule("TS-004", "TS-005")
@pytest.mark.parametrize(
    ("calling", "chance", "per_miss", "per_attack"),
    [
        ("barbarian", Fraction(1, 2), 2, 1),
        ("elf", Fraction(2, 3), Fraction(3, 2), Fraction(1, 2)),
    ],
)
def test_attacks(calling, chance, per_miss, per_attack):
    state = fight(hero(calling, mnd=0), foes=[foe(hp=9)])
    after = [act(state, "attack-1", die).state for die in FACES]
    hits = sum(one.fight.foes[0].hp < 9 for one in after)
    lost = sum(20 - hp(one) for one in after)
    assert Fraction(hits, 6) == chance
    assert Fraction(lost, 6 - hits) == per_miss
    assert Fraction(lost, 6) == per_attack


@cache
def kill_cost(calling, points):
    """Mean hit points lost until a foe of so many points is dead, without MND."""
    state = fight(hero(calling, mnd=0), foes=[foe(hp=points), foe(number=2)])
    lost, again, rest = Fraction(0), 0, Fraction(0)
    for die in FACES:
        hit = die <= CLASSES[calling].dex
        kills = hit and points <= CLASSES[calling].str
        after = act(state, "attack-1", die, *([1] if kills else [])).state
        lost += 20 - hp(after)
        left = after.fight.foe(1)
        if left and left.hp == points:
            again += 1
        elif left:
            rest += kill_cost(calling, left.hp)
    return (lost + rest) / (6 - again)


@pytest.mark.rule("TS-004", "TS-033")
@joined(
    ("calling", "costs", "change"),
    [
        ("barbarian", (2, 2, 4, 4), Fraction(-5, 3)),
        ("wizard", (2, 4, 6, 8), -3),
        ("elf", (Fraction(3, 4), Fraction(3, 2), Fraction(9, 4), 3), Fraction(-11, 12)),
    ],
)
def test_what_a_foe_and_a_room_cost(calling, costs, change):
    assert tuple(kill_cost(calling, points) for points in (1, 2, 3, 4)) == costs
    per_room = sum(
        -kill_cost(calling, FOES[face].hp) if face in FOES else Fraction(TABLES.recover.hp)
        for face in FACES
    )
    assert per_room / 6 == change


@cache
def door_cost(calling, left):
    """Mean attacks and hit points that a door takes, without MND."""
    state = game(hero(calling, mnd=0), rooms=[room(), vault(lock=left)])
    lost, again, attacks, rest = Fraction(0), 0, Fraction(6), Fraction(0)
    for die in FACES:
        after = act(state, "force-n", die).state
        lost += 20 - hp(after)
        lock = after.level.room(2).lock
        if lock == left:
            again += 1
        elif lock:
            more, hurt = door_cost(calling, lock)
            attacks += more
            rest += hurt
    return attacks / (6 - again), (lost + rest) / (6 - again)


@pytest.mark.rule("TS-010")
@joined(("calling", "attacks", "points"), [("barbarian", 6, 3), ("wizard", 12, 6), ("elf", 9, 3)])
def test_what_a_door_costs(calling, attacks, points):
    assert door_cost(calling, TABLES.door.hp) == (attacks, points)


@pytest.mark.rule("TS-039", "TS-040", "TS-044")
def test_what_a_treasure_is_worth():
    coins = plain = Fraction(0)
    found = Counter()
    for faces in product(FACES, repeat=3):
        dice = ScriptedDice(*faces)
        play = Resolution(game(), dice)
        roll_treasure(play, carried_by("orc"))
        weight = Fraction(1, 216)
        coins += weight * play.state.coins
        plain += weight * (play.state.coins if play.state.coins < 30 else 0)
        things = [*play.state.bag, *play.state.hero(1).pendants]
        found[things[0].split("-")[0] if things else str(play.state.coins)] += weight
    assert found["0"] == Fraction(1, 6)
    assert (plain, coins) == (Fraction(14, 6), Fraction(19, 6))
    for special in ("key", "healing", "enlightenment", "scroll", "30"):
        assert found[special] == Fraction(1, 36)
    for artifact in ("topaz", "amethyst", "sapphire"):
        assert found[artifact] == Fraction(1, 108)
    assert round(float(TABLES.town.level_cost / coins), 1) == 31.6


@pytest.mark.rule("TS-009")
@pytest.mark.parametrize(
    ("calling", "chance"), [("dwarf", Fraction(2, 3)), ("rogue", Fraction(5, 6))]
)
def test_picking_by_the_first_wording(calling, chance):
    state = game(hero(calling), rooms=[room(), vault()], lockpick="roll")
    opened = sum(not act(state, "pick-n", die).state.level.room(2).lock for die in FACES)
    assert Fraction(opened, 6) == chance


@pytest.mark.rule("TS-015")
@joined("calling", list(CLASSES))
def test_stealing(calling):
    state = fight(hero(calling), foes=[foe(asleep=True)])
    dex = CLASSES[calling].dex
    robbed = 0
    for die in FACES:
        after = act(state, "steal-1", die, *([1] if die <= dex else [])).state
        robbed += after.fight.foes[0].robbed
    assert Fraction(robbed, 6) == Fraction(dex, 6)


def duel(calling, boss, *, eager=False):
    """The chance of a hero of the second level alone, at mean hit points, paying only for hits.

    Whether to pay is decided as well as can be, or eagerly: for every hit that can be paid.
    """
    block = CLASSES[calling]
    most = BOSSES[boss].hp
    regains = BOSSES[boss].regains

    @cache
    def chance(health, mind, left):
        if left <= 0:
            return 1.0
        if health <= 0:
            return 0.0
        return sum(roll(die, health, mind, left) for die in FACES) / 6

    def roll(die, health, mind, left):
        over = die - block.dex
        if over <= 0:
            return chance(health, mind, left - block.str)
        miss = chance(health - over, mind, min(most, left + regains * min(over, health)))
        price = over * block.modify_cost
        if price > mind:
            return miss
        hit = chance(health, mind - price, left - block.str)
        return hit if eager else max(hit, miss)

    return chance(block.hp + 7, block.mnd + 2, most)


@pytest.mark.rule("TS-037")
@joined(("calling", "chance"), [("barbarian", 0.999), ("dwarf", 0.988), ("wizard", 0.725)])
def test_a_dragon(calling, chance):
    assert duel(calling, "dragon") == pytest.approx(chance, abs=0.0006)


@pytest.mark.rule("TS-037")
@pytest.mark.parametrize("calling", ["rogue", "elf"])
def test_the_quick_and_a_dragon(calling):
    assert duel(calling, "dragon") > 0.999


@pytest.mark.rule("TS-037", "TS-038")
@joined(
    ("calling", "chance"), [("barbarian", 0.96), ("dwarf", 0.86), ("rogue", 0.97), ("wizard", 0.25)]
)
def test_a_vampire(calling, chance):
    """Sampled chances, so of some way to play: between the eager and the best."""
    error = 0.01
    assert duel(calling, "vampire", eager=True) - error <= chance <= duel(calling, "vampire")


@pytest.mark.rule("TS-038")
@joined(
    ("calling", "chance"),
    [("barbarian", 0.992), ("dwarf", 0.901), ("rogue", 0.994), ("wizard", 0.362)],
)
def test_a_vampire_at_its_best(calling, chance):
    assert duel(calling, "vampire") == pytest.approx(chance, abs=0.0006)


@cache
def begun(size):
    """A hero of the second level at the entrance of a level of that size."""
    return new_game(map=size).state.with_(heroes=(hero(level=2),))


@cache
def explored(size, seed):
    """A level explored to its last room, closings by chance; its rooms.

    It is made once, however many tests count its rooms.
    """
    dice = SeededDice(seed.to_bytes(4, "big") + size.encode())
    play = Resolution(begun(size), dice)
    while True:
        level = play.state.level
        known = {one.cell for one in level.rooms}
        open_ended = [
            one
            for one in level.rooms
            if any(beside(one.cell, side) not in known for side in one.exits)
        ]
        if not open_ended:
            return level.rooms
        here = pick(dice, open_ended, "room")
        play.change(here=here.number)
        discover(play, 1, pick(dice, unexplored(level, here), "side"))
        if play.state.prompts:
            shut_exits(play, pick(dice, choices(play.state.prompts[0]), "closings"))
        play.change(prompts=(), due="")


@pytest.mark.rule("TS-032")
@pytest.mark.parametrize(
    ("size", "mean"),
    [("3x3", 7.9), ("4x4", 12.0), ("5x5", 16.7), ("6x6", 21.2), ("7x7", 26.4), ("8x8", 31.1)][
        :: 1 if SOAK else 3
    ],
)
def test_rooms_of_a_level(size, mean):
    """A short run takes the smallest levels, and those of the usual size."""
    counts = [len(explored(size, seed)) for seed in range(LEVELS)]
    assert sum(counts) / LEVELS == pytest.approx(mean, rel=0.09)


@pytest.mark.rule("TS-028", "TS-032")
def test_doors_and_stairs_of_a_level():
    levels = [explored("6x6", seed) for seed in range(2 * LEVELS)]
    locked = sum(one.kind == "vault" for level in levels for one in level)
    stairs = sum(any(one.kind == "stairs" for one in level) for level in levels)
    assert locked / len(levels) == pytest.approx(6.3, abs=0.5)
    assert stairs / len(levels) == pytest.approx(0.96, abs=0.035)
