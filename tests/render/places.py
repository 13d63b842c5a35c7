"""Scenes of places made in every manner, built by hand from one plan."""

import math
from typing import get_args

from rules.core.scene import (
    Barrier,
    Box,
    Edge,
    Facing,
    Feature,
    Label,
    Link,
    Manner,
    Material,
    Outline,
    Point,
    Scene,
    Side,
    Token,
)
from rules.core.words import Text
from tests.render import scenes

PRIORITIES: tuple[Manner, ...] = get_args(Manner)
MATERIALS: tuple[Material, ...] = get_args(Material)
ROOMS = ((1, 4, 3, 3), (6, 1, 4, 3), (6, 5, 5, 4), (13, 4, 3, 3))
"""Left, top, columns and rows of the rooms of the small plan."""


def plan(sight: str = "+") -> scenes.Plan:
    """Four rooms, the passages between them, and rock."""
    found = scenes.Plan(17, 10)
    for room in ROOMS:
        found.dig(room, sight=sight)
    for passage in ((4, 5, 2, 1), (2, 2, 1, 2), (3, 2, 3, 1), (2, 2, 2, 1), (11, 5, 2, 1)):
        found.dig(passage, sight=sight)
    found.dig((7, 4, 1, 1), sight=sight)
    return found


def place(**parts: object) -> Scene:
    """The small plan with a figure, two doors and a slope, in whatever manner is asked for."""
    return plan().scene(
        title=Text.of("the-crypt"),
        turn=5,
        **{
            "edges": (
                Edge(at=(4, 5), side=Side.WEST, kind=Barrier.DOOR),
                Edge(at=(12, 5), side=Side.EAST, kind=Barrier.LOCKED),
            ),
            "features": (
                Feature(kind="slope", at=(3, 2), name=scenes.named("slope"), facing="e", note="2"),
                Feature(kind="column", at=(7, 6), name=scenes.named("pillar")),
                Feature(kind="column", at=(9, 6), name=scenes.named("pillar")),
            ),
            "tokens": (
                Token(key="h", side="hero", mark="K", name=scenes.named("kael"), at=(8, 7),
                      facing="e", seat=1, health=4, health_max=5, active=True),
            ),
            "labels": (Label(at=(2, 5), text="3"), Label(at=(14, 5), text="9")),
            **parts,
        },
    )  # fmt: skip


def boxed(room: tuple[int, int, int, int], points: tuple[Point, ...], line: str) -> Outline:
    """An outline that belongs to a box."""
    left, top, columns, rows = room
    return Outline(box=Box(at=(left, top), columns=columns, rows=rows), points=points, line=line)


def cave() -> Scene:
    """Two rooms and a passage are a cave's, the others are built."""
    shapes = (
        boxed(ROOMS[0], ((1, 4), (2.2, 3.6), (4, 4.2), (4, 6.4), (3, 7), (1.4, 6.8), (0.8, 5.5)),
              "rough"),
        boxed((2, 2, 4, 2), ((2, 2), (6, 2), (6, 3), (3, 3.1), (3, 4), (2, 4)), "rough"),
        boxed(ROOMS[1], ((6, 1.3), (8, 0.8), (10, 1.6), (9.8, 3.4), (8, 4), (6, 3.8)), "rough"),
    )  # fmt: skip
    return place(manner=("natural",), outlines=shapes)


def _ring(x: float, y: float, radius: float) -> tuple[Point, ...]:
    """The corners of something as good as a circle."""
    turns = [math.tau * step / 24 for step in range(24)]
    return tuple((x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns)


def geometric() -> Scene:
    """A hexagon, a triangle, a pentagon and a circle."""
    shapes = (
        boxed(ROOMS[0], ((1, 5.5), (1.8, 4), (3.2, 4), (4, 5.5), (3.2, 7), (1.8, 7)), "straight"),
        boxed(ROOMS[1], ((6, 1), (10, 2.5), (6, 4)), "straight"),
        boxed(ROOMS[2], ((6, 5), (11, 5), (11, 7), (8.5, 9), (6, 7)), "straight"),
        boxed(ROOMS[3], _ring(14.5, 5.5, 1.5), "straight"),
    )
    return place(outlines=shapes)


def warren() -> Scene:
    """Passages half a square wide that wind between rooms."""
    winding = (
        (2.2, 4.2), (2.1, 3.2), (2.5, 2.7), (3.4, 2.1), (4.2, 2.8), (5, 2.2), (6.2, 2.2),
        (6.2, 2.75), (5.1, 2.75), (4.2, 3.3), (3.5, 2.6), (2.8, 3.1), (2.7, 4.2),
    )  # fmt: skip
    short = ((4, 5.2), (4.7, 5), (5.3, 5.5), (6.1, 5.2), (6.1, 5.75), (5.2, 6), (4.7, 5.5),
             (4, 5.7))  # fmt: skip
    return place(
        outlines=(
            boxed((2, 2, 4, 2), winding, "rounded"),
            boxed((4, 5, 2, 1), short, "rounded"),
        ),
        edges=(),
    )


def ventilated() -> Scene:
    """Ways through the rock, one of whose ends nobody has seen."""
    return place(
        links=(
            Link(ends=((3.5, 4.0), (6.0, 3.4))),
            Link(ends=((10.0, 2.5), (13.5, 4.0))),
            Link(ends=((8.5, 9.0), (8.5, 12.0))),
        )
    )


def made(manner: Manner, north: Facing = "n") -> Scene:
    """The plan in one manner."""
    if manner == "natural":
        return cave()
    pace = 2.0 if manner == "cyclopean" else 1.0
    return place(manner=(manner,), pace=pace, north=north)
