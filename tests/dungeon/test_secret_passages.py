"""Nobody goes around a secret door: its passage has walls where a cave strays beside it."""

import pytest

from rules.core.dice import SeededDice
from rules.core.grid import toward
from rules.core.scene import Barrier, Box, Scene, Side, Square, Terrain
from rules.dungeon import DungeonOptions, build, scene_of
from tests.support.soak import cases

CLOSED = {Barrier.WALL, Barrier.SECRET}


def doors_in_cells(scene: Scene) -> list[tuple[Box, Square, Side]]:
    """Secret doors with the cell of the tile that each stands in, where cells are known."""
    boxes = {outline.box for outline in scene.outlines}
    return [
        (box, edge.at, edge.side)
        for edge in scene.edges
        if edge.kind is Barrier.SECRET
        for box in boxes
        if holds(box, edge.at) and holds(box, toward(edge.at, edge.side))
    ]


def holds(box: Box, at: Square) -> bool:
    (left, top), (x, y) = box.at, at
    return left <= x < left + box.columns and top <= y < top + box.rows


def reached(scene: Scene, box: Box, start: Square) -> set[Square]:
    """The squares of a cell to which people come from one of them without leaving it."""
    shut = {
        frozenset((edge.at, toward(edge.at, edge.side)))
        for edge in scene.edges
        if edge.kind in CLOSED
    }
    found, waiting = {start}, [start]
    while waiting:
        at = waiting.pop()
        for side in Side:
            x, y = other = toward(at, side)
            if other in found or not holds(box, other) or frozenset((at, other)) in shut:
                continue
            if scene.terrain[y][x] != Terrain.ROCK:
                found.add(other)
                waiting.append(other)
    return found


@pytest.mark.parametrize("seed", [54, *cases(here=2, soak=50)])
def test_nobody_goes_around_a_secret_door_within_its_cave(seed: int) -> None:
    options = DungeonOptions(
        morphologies=("natural", "cyclopean"), columns=9, rows=9, factor_rolls=True
    )
    plan = build(options, SeededDice(b"passage%d" % seed))
    for level in plan.levels:
        scene = scene_of(plan, level.depth, "keeper")
        for box, at, side in doors_in_cells(scene):
            assert toward(at, side) not in reached(scene, box, at), (level.depth, at, side)
