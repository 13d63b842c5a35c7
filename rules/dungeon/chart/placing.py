"""Where marks stand on a map, so that none lies over another as drawn."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from rules.core.footprints import Area, Mark, doors_of, of_edge, of_feature, of_label, of_secret
from rules.core.scene import Barrier, Edge, Feature, Label, Square
from rules.dungeon.chart.floors import Owners
from rules.dungeon.chart.lattice import Lattice
from rules.dungeon.chart.squares import fitted

SMALLEST, SMALLEST_OF_GIANTS = 25.0, 18.0
"""Pixels of a square on the smallest pictures for which room is left; giants' are smaller."""
WITH_NOTES = 33.0
"""Pixels of a square from which on notes are drawn, and largest in squares."""
Bucket = tuple[int, int]


def enlarged(feature: Feature, pace: int) -> Feature:
    """Return a thing on base squares as it lies on the squares of a map."""
    if pace == 1:
        return feature
    (column, row), (wide, high) = feature.at, feature.size
    return feature.with_(at=(column * pace, row * pace), size=(wide * pace, high * pace))


class Board:
    """A map that is filled mark by mark; what lies on it is found by the cell it is in."""

    def __init__(self, page: Lattice, ground: Owners, edges: Sequence[Edge]) -> None:
        """Begin with the doors; `ground` are the squares of the map that are floor.

        Where the unknown begins is marked later: what stands there does not depend on it.
        """
        self._page, self._ground = page, ground
        self._side = page.pitch * page.pace
        self._c = SMALLEST if page.pace == 1 else SMALLEST_OF_GIANTS
        self._marks: dict[Bucket, list[Mark]] = defaultdict(list)
        self._furniture: dict[Bucket, list[Mark]] = defaultdict(list)
        self._secrets = [edge for edge in edges if edge.kind is Barrier.SECRET]
        self._exits = [edge for edge in edges if edge.kind is Barrier.UNEXPLORED]
        self._doors = doors_of(edge for edge in edges if edge.kind is not Barrier.UNEXPLORED)
        self._stand(edge for edge in edges if edge.kind is not Barrier.UNEXPLORED)

    def put(self, feature: Feature) -> Feature:
        """Place a thing of base squares; return it in squares of the map."""
        placed = self.on_floor(feature)
        for mark in self._of(placed):
            self._add(mark)
        return placed

    def put_first(self, places: Iterable[Feature]) -> Feature | None:
        """Place a thing on the first of some places on which it lies over nothing, if any.

        It spares furniture if it can.
        """
        wanted = [self.on_floor(each) for each in places]
        for soft in (True, False):
            for placed in wanted:
                if self.free(placed, soft=soft):
                    for mark in self._of(placed):
                        self._add(mark)
                    return placed
        return None

    def put_label(self, places: Iterable[Label]) -> Label | None:
        """Write a label on the first of some places on which it lies over nothing, if any.

        It spares furniture if it can.
        """
        wanted = [(each, of_label(each, self._c, plate=not self.is_floor(each))) for each in places]
        for soft in (True, False):
            for label, mark in wanted:
                if not self._over(mark, soft=soft):
                    self._add(mark)
                    return label
        return None

    def furnish(self, pieces: Iterable[Feature]) -> None:
        """Stand furniture in squares of the map, which gives way to all else where it must."""
        for piece in pieces:
            for mark in self._of(piece):
                for bucket in self._buckets(mark):
                    self._furniture[bucket].append(mark)

    def flood(self, wet: Iterable[Square]) -> None:
        """Keep these base squares free of whatever is placed from now on: they are water."""
        pace = self._page.pace
        for x, y in wet:
            area = Area(x * pace, y * pace, (x + 1) * pace, (y + 1) * pace)
            self._add(Mark("water", (area,)))

    def put_what_few_know(self) -> None:
        """Place the letters of secret doors, and the posts where the unknown begins."""
        self._stand(self._exits)
        for edge in self._secrets:
            _, mark = of_secret(edge, self._near(edge.at))
            self._add(mark)

    def on_floor(self, feature: Feature) -> Feature:
        """Return a thing of base squares on those squares of the map that are floor."""
        return fitted(enlarged(feature, self._page.pace), self._ground)

    def free(self, feature: Feature, *, soft: bool = False) -> bool:
        """Return whether a thing in squares of the map would lie over nothing.

        Furniture counts where it is to be spared.
        """
        return not any(self._over(mark, soft=soft) for mark in self._of(feature))

    def is_floor(self, label: Label) -> bool:
        """Return whether a label stands on floor."""
        return (round(label.at[0]), round(label.at[1])) in self._ground

    def _stand(self, edges: Iterable[Edge]) -> None:
        for edge in edges:
            mark = of_edge(edge)
            if mark is not None:
                self._add(mark)

    def _of(self, feature: Feature) -> Iterator[Mark]:
        return of_feature(feature, WITH_NOTES, self._doors)

    def _over(self, mark: Mark, *, soft: bool) -> bool:
        kinds = (self._marks, self._furniture) if soft else (self._marks,)
        return any(
            mark.over(each) > 0
            for bucket in self._buckets(mark)
            for marks in kinds
            for each in marks[bucket]
        )

    def _add(self, mark: Mark) -> None:
        for bucket in self._buckets(mark):
            self._marks[bucket].append(mark)

    def _near(self, at: Square) -> list[Mark]:
        """Return the marks of the cells about a square."""
        column, row = at[0] // self._side, at[1] // self._side
        return [
            mark
            for x in (column - 1, column, column + 1)
            for y in (row - 1, row, row + 1)
            for mark in self._marks[x, y]
        ]

    def _buckets(self, mark: Mark) -> Iterator[Bucket]:
        """Yield the cells into which a mark reaches."""
        side = self._side
        columns = {int(x // side) for area in mark.areas for x in (area.left, area.right)}
        rows = {int(y // side) for area in mark.areas for y in (area.top, area.bottom)}
        for column in range(min(columns), max(columns) + 1):
            for row in range(min(rows), max(rows) + 1):
                yield column, row
