"""Where a drawn tile fits at an open side, and where it is laid (RG-031 to RG-036)."""

from collections.abc import Iterable, Iterator
from typing import Final, Literal

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.layout import Exit, Layout, Leaf, across, beside
from rules.systems.mkd.board.tiles import Opening, moved, openings, runs, shape_of_placed
from rules.systems.mkd.compass import step
from rules.systems.mkd.pieces import Placed, Site
from rules.systems.mkd_delve.growth.sides import Edge, Plan, entrance_edges

FACES: Final[tuple[Literal["A", "B"], ...]] = ("A", "B")
FARTHEST = 5
"""The width of the widest tile; a shift beyond that joins nothing."""


class Ground:
    """A site to which a tile is to be added at one of its sides.

    `open_tiles` are tiles with undecided sides, `pool` the tiles that are left. `ends` is whether
    the level is large enough with this tile, so that no side need stay open.
    """

    def __init__(
        self,
        site: Site,
        side: Edge,
        open_tiles: list[int],
        *,
        ends: bool,
        pool: tuple[int, ...] = (),
    ) -> None:
        self.site, self.side, self.open_tiles = site, side, open_tiles
        self.pool, self.ends = pool, ends
        self.layout = Layout(site.tiles)
        self.way = Exit(side.tile, side.edges)

    def place(self, leaf: Leaf) -> Placed | None:
        """Return the first place in which a tile fits: as it lies, else turned clockwise (RG-034).

        Of several places beside an opening it takes the one with its centre nearest to an opening
        that it joins, then the one further north or west (RG-033, C21).
        """
        for quarter in range(4):
            lying = leaf._replace(turn=(leaf.turn + quarter) % 4)
            for placed in self._shifted(lying):
                if self._fits(placed):
                    return placed
        return None

    def has_room(self) -> bool:
        """Return whether any tile of the pool fits, with any face and turn."""
        return any(
            self.place(Leaf(number, face, 0)) is not None for number in self.pool for face in FACES
        )

    def _shifted(self, leaf: Leaf) -> list[Placed]:
        old, side = self.site.tiles[self.side.tile], self.side.side
        along = 0 if side in (0, 4) else 1
        openings_here = runs(self.side.edges)

        def off(placed: Placed) -> tuple[int, int]:
            shape = shape_of_placed(placed)
            middle = moved(shape.centre, placed.at)[along]
            theirs = frozenset(openings(placed))
            joined = [run for run in openings_here if any(across(e) in theirs for e in run)]
            # The distance is doubled, as the middle of an opening of two squares lies between them.
            spans = (run[0][0][along] + run[-1][0][along] for run in joined)
            return min(abs(2 * middle - span) for span in spans), middle

        found = (beside(old, side, leaf, shift) for shift in range(-FARTHEST, FARTHEST + 1))
        return sorted((each for each in found if self.layout.joins(self.way, each)), key=off)

    def _fits(self, placed: Placed) -> bool:
        """Return whether a tile in a place keeps the ways that are needed (RG-032, RG-034, A4).

        It must leave the way in free and, unless the level is large enough with it, leave an open
        side to which a way leads, and at which a tile that is left has room (RG-007).
        """
        shape = shape_of_placed(placed)
        covered = {moved(square, placed.at) for square in shape.order}
        if any(step(*edge) in covered for edge in entrance_edges(self.site)):
            return False
        return self.ends or self._leaves_a_side(placed)

    def _leaves_a_side(self, placed: Placed) -> bool:
        grown = with_tile(self.site, placed)
        tiles = [*self.open_tiles, len(self.site.tiles)]
        pool = tuple(number for number in self.pool if number != placed.tile)
        return any(
            not pool or Ground(grown, side, [], ends=True, pool=pool).has_room()
            for side in Plan(grown).sides(tiles)
        )


def with_tile(site: Site, placed: Placed, *, through_walls: bool = False) -> Site:
    """Return a site with one more tile.

    Closed sides that its openings meet are open again (RG-038). With `through_walls`, so are
    printed walls with a square to stand on behind them.
    """
    met = {across(edge) for edge in openings(placed)}
    kept = tuple(edge for edge in site.closed if edge not in met and across(edge) not in met)
    pierced = (*site.pierced, *(_walls(site, met) if through_walls else ()))
    return site.with_(tiles=(*site.tiles, placed), closed=kept, pierced=pierced)


def passages(
    site: Site, placed: Placed, *, through_walls: bool = False
) -> Iterator[tuple[Opening, ...]]:
    """Yield the sides of a site that a new tile opens, each with its edges (RG-038)."""
    theirs = {across(edge) for edge in openings(placed)}
    shut = {each for edge in site.closed for each in (edge, across(edge))}
    walls = _walls(site, theirs) if through_walls else []
    yield from runs((*(edge for edge in theirs if edge in shut), *walls))


def _walls(site: Site, met: Iterable[Opening]) -> list[Opening]:
    """Return those edges at which a tile has a printed wall and a square to stand on."""
    plan, board = Plan(site), board_of(site)
    return sorted(
        edge
        for edge in met
        if board.standable(edge[0]) and edge not in openings(site.tiles[plan.owner[edge[0]]])
    )
