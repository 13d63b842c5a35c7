"""Walls of any place at all: they hold, and none is drawn twice."""

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from render.files.audience import for_audience
from render.files.boundaries import CLOSED, boundaries_of
from render.files.walls import chained, walls
from rules.core.scene import Barrier, Box, Edge, Scene, Side
from rules.core.words import Text
from tests.render.files.flooding import Basin, ground
from tests.support.soak import SOAK

COLUMNS, ROWS = 9, 7
edges = st.builds(
    Edge,
    at=st.tuples(st.integers(0, COLUMNS - 1), st.integers(0, ROWS - 1)),
    side=st.sampled_from(Side),
    kind=st.sampled_from(Barrier),
)
rows = st.text(alphabet="   ...~o", min_size=COLUMNS, max_size=COLUMNS)
places = st.builds(
    lambda terrain, barriers: Scene(
        title=Text.of("the-hall"),
        columns=COLUMNS,
        rows=ROWS,
        terrain=tuple(terrain),
        sight=("+" * COLUMNS,) * ROWS,
        edges=tuple(barriers),
    ),
    st.lists(rows, min_size=ROWS, max_size=ROWS),
    st.lists(edges, max_size=25),
)


def closed(scene: Scene) -> list[list[tuple[float, float]]]:
    return [list(door.ends) for door in boundaries_of(scene).doors if door.kind in CLOSED]


@settings(max_examples=400 if SOAK else 40, deadline=None)
@given(places)
def test_no_place_leaks(scene: Scene) -> None:
    basin = Basin(COLUMNS, ROWS, walls(scene) + closed(scene))
    assert basin.all_wet(ground(scene)) == ground(scene)


@settings(max_examples=400 if SOAK else 40, deadline=None)
@given(places)
def test_every_line_is_there_once(scene: Scene) -> None:
    pieces = [
        tuple(sorted(unit))
        for path in walls(scene)
        for one, other in pairwise(path)
        for unit in _units(one, other)
    ]
    assert len(pieces) == len(set(pieces))
    lines = boundaries_of(scene)
    assert set(pieces) == {tuple(sorted(line)) for line in (*lines.rim, *lines.sky, *lines.inner)}


def _units(one: tuple[float, float], other: tuple[float, float]):
    length = int(abs(other[0] - one[0]) + abs(other[1] - one[1]))
    dx, dy = (other[0] - one[0]) / length, (other[1] - one[1]) / length
    for step in range(length):
        start = (one[0] + dx * step, one[1] + dy * step)
        yield start, (start[0] + dx, start[1] + dy)


def test_lines_are_joined_as_far_as_they_go() -> None:
    square = [((0, 0), (1, 0)), ((1, 0), (1, 1)), ((0, 1), (1, 1)), ((0, 0), (0, 1))]
    assert [len(path) for path in chained(square)] == [5]
    row = [((at, 3), (at + 1, 3)) for at in range(5)]
    assert chained(row) == [[(0, 3), (5, 3)]]
    assert chained([]) == []


def test_a_door_in_a_rounded_room_leaves_one_gap() -> None:
    scene = for_audience(
        "keeper",
        Scene(
            title=Text.of("the-hall"),
            columns=9,
            rows=7,
            terrain=(" " * 9, *(("  .....  ",) * 5), " " * 9),
            sight=("+" * 9,) * 7,
            rounded=(Box(at=(2, 1), columns=5, rows=5),),
            edges=(Edge(at=(6, 3), side=Side.EAST, kind=Barrier.DOOR),),
        ),
    )
    (path,) = walls(scene)
    assert {path[0], path[-1]} == {(7, 3), (7, 4)}
    assert Basin(9, 7, [path]).flood((4, 3)) is None
    assert Basin(9, 7, [path, *closed(scene)]).flood((4, 3)) is not None


def test_a_door_to_an_unknown_place_is_a_door() -> None:
    """Whichever is told first: what it is, or that nobody has seen what is behind it."""
    edges = [
        Edge(at=(3, 1), side=Side.NORTH, kind=kind) for kind in (Barrier.LOCKED, Barrier.UNEXPLORED)
    ]
    for order in (1, -1):
        scene = Scene(
            title=Text.of("the-hall"),
            columns=9,
            rows=7,
            terrain=(" " * 9, *(("  .....  ",) * 5), " " * 9),
            sight=("+" * 9,) * 7,
            edges=tuple(edges[::order]),
        )
        (door,) = boundaries_of(scene).doors
        assert (door.kind, door.ends) == (Barrier.LOCKED, ((3, 1), (4, 1)))
