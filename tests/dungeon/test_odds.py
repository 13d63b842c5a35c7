"""The chances of the generator: exact where they can be counted, built where they cannot."""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from rules.core.dice import SeededDice
from rules.dungeon import DungeonOptions
from rules.dungeon.build import build_level, pieces
from rules.dungeon.finish import facing_up
from rules.dungeon.morphology import chosen
from rules.dungeon.tables import LEVEL_DICE, SHAPES
from tests.dungeon.sheets import PLAIN
from tests.support.soak import cases

TWELVE = range(1, 13)
THREE = list(product(TWELVE, repeat=3))
SUMS = dict(
    zip(
        range(3, 37),
        (1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 88, 96, 102, 106, 108,
         108, 106, 102, 96, 88, 78, 66, 55, 45, 36, 28, 21, 15, 10, 6, 3, 1),
        strict=True,
    )
)  # fmt: skip
COUNT = 1500


def close(found, expected, tolerance):
    assert abs(found - expected) <= tolerance, f"{found} is not about {expected}"


@cache
def levels():
    return [build_level(PLAIN, 1, SeededDice(f"odds {n}".encode())) for n in range(COUNT)]


@pytest.mark.rule("DM-002")
def test_sizes_of_first_levels():
    assert Counter(map(sum, THREE)) == SUMS
    found = Counter(level.target for level in levels())
    close(sum(size * count for size, count in found.items()) / COUNT, 19.5, 0.4)
    close(sum(found[size] for size in range(15, 25)) / COUNT, 125 / 216, 0.04)
    close(sum(found[size] for size in range(3, 11)) / COUNT, 5 / 72, 0.02)
    close(sum(found[size] for size in range(30, 37)) / COUNT, 7 / 144, 0.02)
    variance = sum((size - 19.5) ** 2 * count for size, count in found.items()) / COUNT
    close(variance, 143 / 4, 3)


@pytest.mark.rule("DM-019")
def test_sizes_of_lower_levels():
    assert LEVEL_DICE == {1: 3, 2: 2, 3: 1}
    for depth, mean, tolerance in ((2, 13, 0.5), (3, 6.5, 0.4)):
        dice = SeededDice(bytes([depth]))
        sizes = [build_level(PLAIN, depth, dice).target for _ in cases(250, soak=800)]
        close(sum(sizes) / len(sizes), mean, tolerance)


@pytest.mark.rule("DM-008", "DM-009")
def test_specials_of_a_roll():
    kinds = Counter(max(piece.special for piece in pieces(roll)) for roll in THREE)
    assert kinds == {0: 1320, 1: 396, 2: 12}
    assert Fraction(sum(len(pieces(roll)) for roll in THREE), 1728) == Fraction(397, 144)
    pairs = [pieces(roll) for roll in product(TWELVE, repeat=2)]
    assert Fraction(sum(len(pair) == 1 for pair in pairs), 144) == Fraction(1, 12)


@pytest.mark.rule("DM-012", "DM-060")
def test_first_tiles():
    firsts = Counter(pieces(roll)[0].face for roll in THREE)
    assert [firsts[face] for face in TWELVE] == [
        397, 331, 271, 217, 169, 127, 91, 61, 37, 19, 7, 1,
    ]  # fmt: skip
    assert sum(firsts[face] for face in (9, 10, 12)) == 57
    assert sum(firsts[face] for face in TWELVE if SHAPES[face].kind == "room") == 641
    single = [level for level in levels() if len(level.tiles[0].openings) == 1]
    close(len(single) / COUNT, 19 / 576, 0.015)
    assert all(level.joins[0].secret for level in single)


@pytest.mark.rule("DM-038")
def test_stairs_of_a_roll():
    assert sum(12 in roll for roll in THREE) == 397
    assert sum(12 in roll for roll in product(TWELVE, repeat=2)) == 23
    rooms = sum(all(SHAPES[face].kind == "corridor" for face in roll) for roll in THREE)
    assert Fraction(rooms, 1728) == Fraction(7, 12) ** 3


@pytest.mark.rule("DM-015")
def test_rolls_until_a_level_is_complete():
    """The first roll is counted; the mean comes from the exact recursion over distinct faces."""
    distinct = Counter(len(pieces(roll)) for roll in THREE)
    chance = {tiles: count / 1728 for tiles, count in distinct.items()}

    @cache
    def more(missing):
        if missing <= 0:
            return 0.0
        return 1 + sum(share * more(missing - tiles) for tiles, share in chance.items())

    exact = sum(1 + more(sum(roll) - len(pieces(roll))) for roll in THREE) / 1728
    close(exact, 7.4027, 0.0001)
    close(sum(len(level.rolls) for level in levels()) / COUNT, exact, 0.15)


@pytest.mark.rule("DM-007")
def test_how_levels_turn_out():
    """Against a reference of 4,000 levels built by the same rules."""
    found = levels()
    secrets = [sum(join.secret for join in level.joins) for level in found]
    close(sum(len(level.tiles) for level in found) / COUNT, 19.6, 0.5)
    close(sum(count > 0 for count in secrets) / COUNT, 0.51, 0.04)
    close(sum(secrets) / COUNT, 1.35, 0.2)
    close(sum(len(level.closed) for level in found) / COUNT, 6.8, 0.3)
    specials = [sum(tile.special > 0 for tile in level.tiles) for level in found]
    close(sum(specials) / COUNT, 1.72, 0.1)
    stairs = [any(tile.stairs for tile in level.tiles) for level in found]
    close(sum(stairs) / COUNT, 0.78, 0.03)


@pytest.mark.rule("DM-025", "DM-026", "DM-054")
def test_finishing_dice_are_fair():
    dice = SeededDice(b"fair")
    tops = Counter(facing_up(dice) for _ in range(4000))
    assert len(tops) == 8
    assert all(abs(count / 4000 - 1 / 8) < 0.02 for count in tops.values())
    kinds = Counter(chosen(DungeonOptions(), dice)[0] for _ in range(1200))
    assert len(kinds) == 12
    assert all(abs(count / 1200 - 1 / 12) < 0.03 for count in kinds.values())
