"""The chances of the game, counted exactly where that can be done."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, product

import pytest

from rules.core.dice import SeededDice
from rules.core.scene import Side
from rules.systems.green_dungeon import layout, setup
from rules.systems.green_dungeon.combat import escapes
from rules.systems.green_dungeon.content import BOSSES, MONSTERS, STACK, TREASURES
from rules.systems.green_dungeon.foes import MELEE_BONUS, blue, difficulty
from rules.systems.green_dungeon.movement import opens
from rules.systems.green_dungeon.pilot.odds import wins
from rules.systems.green_dungeon.rooms import avoids, jinx_harm, trap_harm
from tests.support.soak import cases

DICE = range(1, 7)
PAIRS = tuple(product(DICE, DICE))


def share(count, of):
    return Fraction(count, of)


def mean(values):
    values = list(values)
    return Fraction(sum(values), len(values))


@pytest.mark.rule("GD-012", "GD-013", "GD-015")
def test_what_lies_between_two_tiles():
    """Open 1/4, a door 1/2, a wall 1/4; forty inner edges."""
    seen = Counter(
        layout.between(first + second + "n" * 23, 0, 1, Side.EAST)
        for first, second in product("ne", "ne")
    )
    assert seen == {"open": 1, "out": 1, "door": 1, "wall": 1}
    assert sum(len(beside) for beside in layout.NEIGHBOURS) == 80


@pytest.mark.rule("GD-009")
def test_how_often_a_layout_is_connected():
    """.992372 of all layouts."""
    dice = SeededDice(b"layouts")
    found = [layout.connected(setup.orient(dice)) for _ in cases(700, soak=4000)]
    assert abs(sum(found) / len(found) - 0.992372) < 0.005


@pytest.mark.rule("GD-006")
def test_what_lies_on_the_start():
    assert {symbol: STACK.count(symbol) for symbol in STACK} == {
        "drop": 6, "hammer": 4, "wood": 4, "brick": 4, "cog": 5,
    }  # fmt: skip
    assert len(STACK) == 23


@pytest.mark.rule("GD-017", "GD-018")
@pytest.mark.parametrize(
    ("explored", "faces"), [(True, (3, 4, 5, 6, 6, 6)), (False, (1, 2, 3, 4, 5, 6))]
)
def test_doors_by_level(explored, faces):
    found = tuple(
        sum(opens(die, level, explored=explored) for die in DICE) for level in range(1, 7)
    )
    assert found == faces


@pytest.mark.rule("GD-113")
def test_flight_by_level():
    found = [
        share(sum(escapes(die, level, other) for die, other in PAIRS), 36) for level in range(1, 7)
    ]
    assert found == [Fraction(text) for text in ("7/12", "13/18", "5/6", "11/12", "35/36", "1")]


@pytest.mark.rule("GD-064", "GD-127")
def test_melee_by_bonus():
    counts = {-5: 0, -4: 1, -3: 3, -2: 6, -1: 10, 0: 15, 1: 21, 2: 26, 3: 30, 4: 33, 5: 35, 6: 36}
    for bonus, count in counts.items():
        assert sum(die + bonus > other for die, other in PAIRS) == count
        assert wins(bonus) == count / 36
    assert MELEE_BONUS == {"minion": 0, "captain": 1, "mini": 2, "final": 3}


@pytest.mark.rule("GD-066", "GD-067", "GD-068")
def test_monsters_of_drop_rooms():
    found = [difficulty("minion", [card]) for card in MONSTERS]
    assert Counter(found) == {1: 3, 2: 4, 3: 4, 4: 1}
    assert mean(found) == Fraction(9, 4)
    assert sum(blue("minion", [card]) > 0 for card in MONSTERS) == 3
    assert sum(card.symbol == "cog" for card in MONSTERS) == 3


@pytest.mark.rule("GD-073", "GD-074", "GD-075")
def test_monsters_of_hammer_rooms():
    pairs = [list(pair) for pair in combinations(MONSTERS, 2)]
    found = [difficulty("captain", pair) for pair in pairs]
    assert Counter(found) == {1: 1, 2: 9, 3: 22, 4: 25, 5: 9}
    assert mean(found) == Fraction(115, 33)
    assert Counter(blue("captain", pair) for pair in pairs) == {0: 36, 1: 9, 2: 10, 3: 11}
    assert sum(any(card.symbol == "cog" for card in pair) for pair in pairs) == 30


@pytest.mark.rule("GD-091", "GD-092")
def test_lesser_bosses():
    found = [difficulty("mini", [card]) for card in BOSSES]
    assert Counter(found) == {4: 2, 5: 4, 6: 4, 7: 2}
    assert mean(found) == Fraction(11, 2)
    assert sum(blue("mini", [card]) > 0 for card in BOSSES) == 3


@pytest.mark.rule("GD-101", "GD-102")
def test_final_bosses():
    pairs = [list(pair) for pair in combinations(BOSSES, 2)]
    found = [difficulty("final", pair) for pair in pairs]
    assert Counter(found) == {4: 1, 5: 9, 6: 22, 7: 25, 8: 9}
    assert mean(found) == Fraction(214, 33)
    assert Counter(blue("final", pair) for pair in pairs) == {4: 38, 5: 22, 6: 6}


@pytest.mark.rule("GD-084", "GD-085")
def test_traps():
    avoided = {1: (4, 3, 2), 2: (5, 4, 3), 3: (6, 5, 4), 4: (6, 6, 5), 5: (6, 6, 6)}
    for level, faces in avoided.items():
        for number, count in zip((4, 5, 6), faces, strict=True):
            assert sum(avoids(die, level, number) for die in DICE) == count
    losses = {1: ("1", "2", "10/3"), 2: ("1/3", "1", "2"), 3: ("0", "1/3", "1")}
    for level, lost in losses.items():
        for number, expected in zip((4, 5, 6), lost, strict=True):
            found = mean(
                0 if avoids(die, level, number) else trap_harm(number, level) for die in DICE
            )
            assert found == Fraction(expected)


@pytest.mark.rule("GD-081")
def test_harmful_magic():
    losses = {1: ("1/2", "1", "5/3"), 2: ("1/6", "1/2", "1"), 3: ("0", "1/6", "1/2")}
    for level, lost in losses.items():
        for number, expected in zip((4, 5, 6), lost, strict=True):
            found = mean(jinx_harm(number, die, level) for die in DICE)
            assert found == Fraction(expected)


@pytest.mark.rule("GD-049")
def test_what_a_rest_heals():
    healed = Counter(max(pair) for pair in PAIRS)
    assert healed == {1: 1, 2: 3, 3: 5, 4: 7, 5: 9, 6: 11}
    assert mean(max(pair) for pair in PAIRS) == Fraction(161, 36)


@pytest.mark.rule("GD-036")
def test_how_often_upkeep_works():
    assert sum(6 not in pair for pair in PAIRS) == 25
    tiles = Counter(layout.index(*pair) for pair in PAIRS if 6 not in pair)
    assert set(tiles.values()) == {1}
    assert len(tiles) == 25


@pytest.mark.rule("GD-030", "GD-031")
def test_event_cubes_over_a_long_game():
    """At the check made at 5, 10, 15 and so on up to 105."""
    events, seen = 0, []
    for cubes in range(1, 106):
        if cubes % 5 == 0:
            events += 1
            seen.append(events)
        if cubes % 15 == 0:
            events -= 2
    assert seen == [1, 2, 3, 2, 3, 4, 3, 4, 5, 4, 5, 6, 5, 6, 7, 6, 7, 8, 7, 8, 9]


@pytest.mark.rule("GD-132")
def test_gold_of_a_treasure():
    gold = [card.number * (2 if card.symbol == "cog" else 1) for card in TREASURES]
    assert mean(gold) == Fraction(5, 3)


def survival(hard, bonus, health=10):
    """The chance to live through a plain duel at level 1, and the damage until the kill."""
    win = Fraction(sum(die + 1 - bonus > other for die, other in PAIRS), 36)
    chances = {(health, hard): Fraction(1)}
    alive = Fraction(0)
    while chances:
        ahead = {}
        for (mine, theirs), chance in chances.items():
            for part, left in ((win, (mine, theirs - 1)), (1 - win, (mine - hard, theirs))):
                if left[1] == 0:
                    alive += chance * part
                elif left[0] > 0:
                    ahead[left] = ahead.get(left, 0) + chance * part
        chances = ahead
    return alive, hard * hard * (1 - win) / win


@pytest.mark.rule("GD-128", "GD-129")
def test_plain_duels():
    drop = {1: 0.999842, 2: 0.950812, 3: 0.796968, 4: 0.509793}
    hammer = {1: 0.995438, 2: 0.791741, 3: 0.490207, 4: 0.203032, 5: 0.049188}
    for hard, chance in drop.items():
        assert float(survival(hard, 0)[0]) == pytest.approx(chance, abs=1e-6)
    for hard, chance in hammer.items():
        assert float(survival(hard, 1)[0]) == pytest.approx(chance, abs=1e-6)
    assert [survival(hard, 0)[1] for hard in range(1, 5)] == [
        Fraction(text) for text in ("5/7", "20/7", "45/7", "80/7")
    ]
