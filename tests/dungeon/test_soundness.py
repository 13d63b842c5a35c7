"""A plan from a file is taken if it could be one of the generator's, and then nothing breaks."""

import json
from functools import cache
from typing import Any

import pytest

from rules.core.dice import SeededDice
from rules.core.errors import RuleError
from rules.core.words import CORE_CATALOG, load_words
from rules.dungeon import CATALOG, DungeonOptions, Plan, build, key_of, storeys_of
from rules.dungeon.soundness import sound_plan
from tests.support.joined import joined
from tests.support.soak import cases

SEEDS = cases(here=40, soak=3000)
WORDS = load_words((CORE_CATALOG, CATALOG))


@cache
def made(seed: int) -> Plan:
    """A plan of any kind; every other one has rolled sizes."""
    options = DungeonOptions(
        morphology_count=seed % 4, factor_rolls=seed % 2 == 1, columns=9, rows=9
    )
    return build(options, SeededDice(seed.to_bytes(2, "big")))


@joined("seed", SEEDS)
def test_every_plan_of_the_generator_is_sound(seed: int) -> None:
    plan = made(seed)
    assert sound_plan(json.loads(plan.model_dump_json())) == plan


def places(content: Any) -> list[tuple[Any, Any]]:
    """Every value of a plan, by what holds it and its key there."""
    found, waiting = [], [content]
    while waiting:
        holder = waiting.pop()
        pairs = holder.items() if isinstance(holder, dict) else enumerate(holder)
        for key, value in pairs:
            found.append((holder, key))
            if isinstance(value, dict | list):
                waiting.append(value)
    return found


def broken(content: dict[str, Any], dice: SeededDice) -> None:
    """Change one value to something else that stands in a plan, or leave it out."""
    every = places(content)

    def drawn() -> tuple[Any, Any]:
        return every[(dice.roll(1000, "place") - 1) * len(every) // 1000]

    holder, key = drawn()
    kind = dice.roll(4, "how")
    if kind == 1:
        other, name = drawn()
        holder[key] = json.loads(json.dumps(other[name]))
    elif kind == 2 and isinstance(holder[key], int):
        holder[key] += dice.roll(5, "by") - 3
    elif kind == 3 and isinstance(holder[key], list) and holder[key]:
        holder[key].pop()
    else:
        holder[key] = (10**6, -1, None, "n", [], {}, True)[dice.roll(7, "what") - 1]


def test_what_is_taken_can_be_drawn_and_told() -> None:
    dice = SeededDice(b"plans that somebody broke", 0)
    taken = refused = 0
    for number in cases(here=80, soak=5_000):
        plan = made(number % 20)
        content = json.loads(plan.model_dump_json())
        for _ in range(dice.roll(2, "times")):
            broken(content, dice)
        try:
            found = sound_plan(content)
        except RuleError:
            refused += 1
            continue
        taken += found != plan
        for audience in ("player", "keeper"):
            for level in storeys_of(found, audience).levels:
                assert WORDS.say(level.scene.title)
        for level in key_of(found).levels:
            for entry in level.entries:
                assert WORDS.say(entry.heading)
                assert all(WORDS.say(line) for line in entry.lines)
    assert taken > 5
    assert refused > 20


def test_stairs_that_lead_to_no_level_end_in_no_tile() -> None:
    plan = next(each for each in map(made, range(20)) if any(s.blocked for s in each.stairs))
    stairs = tuple(each.with_(to_tile=1) if each.blocked else each for each in plan.stairs)
    with pytest.raises(RuleError):
        sound_plan(json.loads(plan.with_(stairs=stairs).model_dump_json()))
