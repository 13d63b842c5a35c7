"""Squares are floor along the whole of a narrow way, however it bends."""

from itertools import pairwise
from random import Random

from rules.core.scene import Box, Outline
from rules.dungeon.chart.curves import cut, inside, regular, ribbon, smooth_line
from rules.dungeon.chart.squares import Inside
from tests.support.soak import cases


def bent(chance: Random) -> list[tuple[float, float]]:
    """A line with up to three bends from square to square, as narrow ways have them."""
    unit, points, way = chance.choice((1, 1 / 2, 1 / 3)), [(0.0, 0.0)], 1
    for square in range(4):
        bends = chance.randrange(4)
        for bend in range(1, bends + 1):
            reach = chance.uniform(0.3, 0.55) * (1.0 if bends == 1 else 0.6)
            points.append((unit * (square + bend / (bends + 1)), way * reach * unit))
            way = -way
        points.append((unit * (square + 1), 0.0))
    return smooth_line(points)


def test_an_edge_that_crosses_itself_leaves_no_hole() -> None:
    """Tight bends fold the inner edge of a band; what lies in the fold is floor all the same."""
    holes = without = every = 0
    for seed in cases(100, soak=2000):
        line = bent(Random(seed))
        band = ribbon(line, [0.5] * len(line))
        area = Inside([Outline(box=Box(at=(0, 0), columns=9, rows=9), points=band)])
        middles = [((a + c) / 2, (b + d) / 2) for (a, b), (c, d) in pairwise(line[1:-1])]
        every += len(middles)
        holes += sum(each not in area for each in middles)
        without += sum(not inside(band, each) for each in middles)
    assert without * 50 > every
    assert holes * 500 < every


def test_what_is_cut_to_a_box_is_what_lies_in_both() -> None:
    shape = regular((0.0, 0.0), 13, 2.0, 1.5)
    found = cut(shape, -1.0, -0.7, 3.0, 1.1)
    assert all(-1.0 <= x <= 3.0 and -0.7 <= y <= 1.1 for x, y in found)
    for column in range(-24, 25):
        for row in range(-24, 25):
            x, y = place = (column / 10 + 0.013, row / 10 + 0.017)
            both = inside(shape, place) and -1.0 < x < 3.0 and -0.7 < y < 1.1
            assert inside(found, place) == both, place
    assert cut(shape, -3.0, -3.0, 3.0, 3.0) == shape
