"""Places to export: the usual scenes, one whose floor leaves the squares, and a large one."""

from rules.core.scene import Barrier, Box, Edge, Link, Outline, Scene, Side
from rules.core.words import Text
from tests.render import boards, scenes


def house(secret: Barrier = Barrier.SECRET) -> Scene:
    """Four rooms wall to wall and an alcove, all to be reached; the last door is secret."""
    plan = scenes.Plan(14, 12)
    plan.dig((1, 1, 12, 10))
    plan.dig((13, 2, 1, 2), "o")
    walls = [Edge(at=(6, row), side=Side.EAST, kind=Barrier.WALL) for row in range(1, 11)]
    walls += [Edge(at=(column, 5), side=Side.SOUTH, kind=Barrier.WALL) for column in range(1, 13)]
    doors = {
        ((6, 2), Side.EAST): Barrier.DOOR,
        ((6, 8), Side.EAST): secret,
        ((3, 5), Side.SOUTH): Barrier.LOCKED,
        ((9, 5), Side.SOUTH): Barrier.AJAR,
        ((10, 5), Side.SOUTH): Barrier.BARRICADE,
        ((12, 2), Side.EAST): Barrier.ARCH,
        ((1, 8), Side.WEST): Barrier.PORTCULLIS,
        ((5, 10), Side.SOUTH): Barrier.UNEXPLORED,
    }
    edges = [edge for edge in walls if (edge.at, edge.side) not in doors]
    edges += [Edge(at=at, side=side, kind=kind) for (at, side), kind in doors.items()]
    hall = scenes.hall()
    return plan.scene(
        title=Text.of("the-hall"),
        edges=tuple(edges),
        features=(hall.features[2].with_(at=(2, 2)), hall.features[13].with_(at=(10, 9))),
        tokens=(hall.tokens[0].with_(at=(3, 3)),),
        labels=hall.labels[:1],
    )


def odd() -> Scene:
    """A hexagon, a cave and a rounded room, joined by ways along the squares."""
    plan = scenes.Plan(24, 12)
    plan.dig((2, 1, 5, 7))
    plan.dig((1, 3, 7, 3))
    plan.dig((8, 4, 3, 1))
    plan.dig((11, 2, 5, 5))
    plan.dig((16, 4, 2, 1))
    plan.dig((18, 2, 5, 5))
    plan.dig((4, 8, 1, 3))
    return plan.scene(
        title=Text.of("the-crypt"),
        rounded=(Box(at=(18, 2), columns=5, rows=5),),
        outlines=(
            Outline(
                box=Box(at=(1, 1), columns=7, rows=7),
                points=((2.3, 1), (6.7, 1), (8, 4.5), (6.7, 8), (2.3, 8), (1, 4.5)),
            ),
            Outline(
                box=Box(at=(11, 2), columns=5, rows=5),
                points=((11, 2), (16, 2), (16, 7), (11, 7)),
                line="rough",
            ),
        ),
        links=(Link(ends=((7.0, 7.0), (11.5, 7.0))),),
        edges=(
            Edge(at=(10, 4), side=Side.EAST, kind=Barrier.DOOR),
            Edge(at=(16, 4), side=Side.WEST, kind=Barrier.SECRET),
            Edge(at=(4, 10), side=Side.SOUTH, kind=Barrier.LOCKED),
        ),
    )


def large() -> Scene:
    """Thirty-six rooms of five squares a side with ways between them."""
    plan = scenes.Plan(37, 37)
    for column in range(6):
        for row in range(6):
            plan.dig((1 + 6 * column, 1 + 6 * row, 5, 5))
            if column < 5:
                plan.dig((6 + 6 * column, 3 + 6 * row, 1, 1))
            if row < 5:
                plan.dig((3 + 6 * column, 6 + 6 * row, 1, 1))
    doors = [
        Edge(at=(6 + 6 * column, 3 + 6 * row), side=Side.WEST, kind=Barrier.DOOR)
        for column in range(5)
        for row in range(6)
    ]
    hall = scenes.hall()
    things = [
        each.with_(at=(1 + 6 * (number % 6), 1 + 6 * (number // 6)))
        for number, each in enumerate(hall.features)
    ]
    return plan.scene(
        title=Text.of("the-crypt"), edges=tuple(doors), features=tuple(things), scale=hall.scale
    )


SCENES = {
    "lattice": scenes.lattice,
    "hall": scenes.hall,
    "house": house,
    "odd": odd,
    "large": large,
    "board": boards.board,
}
