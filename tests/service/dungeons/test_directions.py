"""Key, buttons, alt text and drawn compass of a dungeon all mean the same by north."""

import re
from pathlib import Path

import pytest

from bot.catalogs import all_words
from render import alt_text
from render.things.tokens import ANGLES
from rules.core.compass import FACINGS, bearing
from rules.core.grid import OPPOSITE
from rules.core.scene import Scene, Side
from rules.dungeon import build, key_of, scene_of
from rules.dungeon.explore import Party, crawls, reveal, walk, ways
from rules.service.dungeons.request import DungeonRequest, options_of
from rules.service.dungeons.session import dice_of
from rules.service.service import Service
from tests.support.entropy import Entropy
from tests.support.houses import HandClock, ask, serving
from tests.support.soak import SOAK, cases

WORDS = all_words("en")
NAMES = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")
CLOCKWISE = (Side.NORTH, Side.EAST, Side.SOUTH, Side.WEST)
SMALL = "" if SOAK else "columns:8 rows:7"
"""Sheets on which a dungeon is a few rooms large: a short run looks at these."""
WAY = "|".join(sorted(NAMES, key=len, reverse=True))


def by_the_rose(scene: Scene, side: Side) -> str:
    """What a side of the page is called by somebody who looks at the drawn compass rose."""
    turned = 90 * CLOCKWISE.index(side) - (ANGLES[scene.north] - ANGLES["n"])
    return NAMES[round(turned / 45) % 8]


@pytest.mark.parametrize("morphology", ["none", "ventilated,slanted"])
def test_the_key_goes_by_the_drawn_compass(morphology: str) -> None:
    options = options_of(
        DungeonRequest(morphology=morphology, levels=None if SOAK else 2, more=SMALL)
    )
    tops = set()
    for number in cases(16, soak=150):
        plan = build(options, dice_of(f"rose {number}"))
        tops.add(plan.compass)
        key = key_of(plan)
        for level, depth in ((each, each.depth) for each in plan.levels):
            scene = scene_of(plan, depth, "keeper")
            joined = level.ways()
            for entry in key.levels[depth - 1].entries:
                said = " ".join(WORDS.say(line) for line in entry.lines)
                told = re.search(r"Ways: ([^.]*)\.", said)
                named = re.findall(rf"\b({WAY})\b(?! from)", told[1]) if told else []
                meant = [by_the_rose(scene, side) for side in joined[entry.tile]]
                assert sorted(named) == sorted(meant), (number, entry.mark)
                assert named == sorted(named, key=NAMES.index)
                told = re.search(r"leads nowhere: ([^.]*)\.", said)
                named = re.findall(rf"\b({WAY})\b", told[1]) if told else []
                closed = [by_the_rose(scene, x.side) for x in level.closed if x.tile == entry.tile]
                assert sorted(named) == sorted(closed), (number, entry.mark)
                tile = level.tile(entry.tile)
                if tile.slope:
                    downhill = by_the_rose(scene, OPPOSITE[tile.via])
                    assert f"Toward the {downhill} the floor" in said
    assert tops == set(FACINGS)


def test_alt_texts_go_by_the_drawn_compass() -> None:
    options = options_of(DungeonRequest(morphology="barred", more=SMALL))
    told = 0
    for number in cases(16, soak=150):
        plan = build(options, dice_of(f"alt {number}"))
        scene = scene_of(plan, 1, "keeper")
        text = alt_text(scene, WORDS.say)
        top = re.search(rf"The top of the map is ({WAY})\.", text)
        if top:
            told += 1
            assert top[1] == by_the_rose(scene, Side.NORTH)
    assert told > number / 2


async def explored(service: Service, seed: str) -> None:
    """Press every way of the first place, one after the other, and see where it led."""
    made = await service.dungeons.make(
        ask(1), "explore", DungeonRequest(seed=seed, morphology="none")
    )
    before = await service.dungeons.card(ask(1), made.id)
    assert before.scene
    for button in before.buttons:
        verb = button.verb.removeprefix("dact.")
        if not verb.startswith("walk-"):
            continue
        side = Side(verb.removeprefix("walk-"))
        named, arrow = button.label.lower().split()
        assert named == by_the_rose(before.scene, side)
        assert arrow == dict(zip(CLOCKWISE, "↑→↓←", strict=True))[side]


async def test_buttons_go_by_the_drawn_compass(tmp_path: Path) -> None:
    async with serving(tmp_path / "house.db", HandClock(), Entropy()) as service:
        await explored(service, "b192d656")
        for number in cases(8, soak=120):
            await explored(service, f"walk {number}")


def test_a_way_leads_where_its_name_says() -> None:
    options = options_of(DungeonRequest(morphology="none", more=SMALL))
    walked = 0
    for number in cases(20, soak=150):
        plan = build(options, dice_of(f"walk {number}"))
        party = reveal(plan, Party())
        here = plan.level(1).tile(1).at
        for side in ways(plan, party):
            there = walk(plan, party, side)
            cell = plan.level(1).tile(there.tile).at
            scene = scene_of(plan, 1, "player", there)
            # Cells count upward, squares of a page downward.
            on_page = ((here[0], -here[1]), (cell[0], -cell[1]))
            facing = bearing(*on_page, scene.north)
            assert NAMES[FACINGS.index(facing)] == by_the_rose(scene, side)
            walked += 1
        assert not set(crawls(plan, party)) & set(ways(plan, party))
    assert walked > number / 2
