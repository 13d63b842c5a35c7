"""Rooms are furnished by what everybody sees of them, and nothing stands on anything else."""

from collections import Counter
from typing import get_args

import pytest

from rules.core.dice import SeededDice
from rules.core.scene import Terrain
from rules.dungeon import DungeonOptions, Morphology, build, scene_of
from rules.dungeon.content import ARRANGEMENTS, FURNISHINGS
from rules.dungeon.tables import SHAPES


def test_every_shape_of_room_has_its_furniture() -> None:
    rooms = {row for row, shape in SHAPES.items() if shape.kind == "room"}
    assert {each.room for each in ARRANGEMENTS.values()} == rooms
    for each in ARRANGEMENTS.values():
        assert all(each.room in FURNISHINGS[id_].rooms for id_ in each.corners)


@pytest.mark.parametrize("morphology", get_args(Morphology))
def test_nothing_stands_on_anything_else_or_in_rock(morphology: Morphology) -> None:
    seen: Counter[str] = Counter()
    for seed in range(8):
        plan = build(DungeonOptions(morphologies=(morphology,)), SeededDice(b"%d" % seed))
        scene = scene_of(plan, 1, "keeper")
        places = Counter(each.at for each in scene.features)
        for each in scene.features:
            if each.name.key.startswith("dm-furnishing-"):
                assert places[each.at] == 1
                assert scene.terrain[each.at[1]][each.at[0]] == Terrain.FLOOR
                seen[each.kind] += 1
            if each.kind == "grate":
                others = [other.kind for other in scene.features if other.at == each.at]
                assert not {"trap", "chest", "vault"} & set(others)
    if morphology in ("barred", "slanted", "eldritch"):
        assert len(seen) >= 6


def test_players_and_keepers_see_the_same_furniture() -> None:
    """What is rolled for a room changes nothing of it, so that furniture gives nothing away."""
    for seed in range(8):
        plan = build(
            DungeonOptions(morphologies=("barred",), hidden_rooms=True), SeededDice(b"%d" % seed)
        )
        both = [
            {
                (each.kind, scene.ruler.name(each.at))
                for each in scene.features
                if each.name.key.startswith("dm-furnishing-")
            }
            for scene in (scene_of(plan, 1, "keeper"), scene_of(plan, 1, "player"))
        ]
        assert both[0] == both[1]
