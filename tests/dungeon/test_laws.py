"""Every dungeon of every kind keeps the laws, and comes again from the same dice."""

from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core.dice import ScriptedDice, SeededDice
from rules.dungeon import DungeonOptions, Plan, build
from rules.dungeon.build import build_level
from tests.dungeon.laws import any_options, check, check_level
from tests.dungeon.sheets import PLAIN
from tests.dungeon.soak import soak
from tests.support.soak import SOAK

COUNT = 20_000 if SOAK else 120
"""Dungeons of every kind, of which one in ten is drawn as well."""
PARTS = 2


@pytest.mark.rule("DM-016", "DM-018", "DM-061")
@pytest.mark.parametrize("part", range(PARTS))
def test_dungeons_of_every_kind(part):
    share = COUNT // PARTS
    assert soak(share, first=part * share) > share * 5


@settings(max_examples=200 if SOAK else 25, deadline=None)
@given(st.binary(min_size=1, max_size=16), st.binary(min_size=1, max_size=8))
def test_any_seed(seed, kind):
    options = any_options(SeededDice(kind))
    plan = build(options, SeededDice(seed))
    check(plan)
    assert build(options, SeededDice(seed)) == plan


@settings(max_examples=60, deadline=None)
@given(st.lists(st.integers(1, 12), min_size=3, max_size=3))
def test_any_first_roll(first):
    """The rest of the faces go round the die, so that every shape comes up."""
    rest = [face for _ in range(12) for face in (1, 6, 11, 2, 7, 12, 3, 8, 4, 9, 5, 10)]
    options = PLAIN.model_copy(update={"secret_policy": "first"})
    level = build_level(options, 1, ScriptedDice(*first, *rest))
    assert level.rolls[0] == tuple(first)
    check_level(options, level)


def test_the_dice_of_a_plan_can_be_replayed():
    for seed in range(30):
        options, dice = any_options(SeededDice(bytes([seed]))), SeededDice(bytes([seed, 1]))
        plan = build(options, dice)
        again = ScriptedDice(*(roll.face for roll in dice.rolls))
        assert build(options, again) == plan
        assert again.left == ()


def test_a_plan_goes_through_json():
    for seed in range(30):
        plan = build(any_options(SeededDice(bytes([seed, 2]))), SeededDice(bytes([seed])))
        assert Plan.model_validate_json(plan.model_dump_json()) == plan


def seconds(work):
    """Processor time that some work takes."""
    start = process_time()
    work()
    return process_time() - start


def test_twenty_tiles_take_less_time_than_a_thousand_dice():
    """About a third of it, whatever the machine; the best of rounds in turn, as others share it."""
    plans = [build(DungeonOptions(), SeededDice(bytes([seed]))) for seed in range(20)]
    tiles = sum(plan.tile_count for plan in plans)

    def built():
        for seed in range(20):
            build(DungeonOptions(), SeededDice(bytes([seed])))

    def rolled():
        dice = SeededDice(b"yardstick")
        for _ in range(1000):
            dice.roll(12, "yardstick")

    rounds = [(seconds(built), seconds(rolled)) for _ in range(7)]
    building, rolling = (min(each) for each in zip(*rounds, strict=True))
    assert building / tiles * 20 < rolling
