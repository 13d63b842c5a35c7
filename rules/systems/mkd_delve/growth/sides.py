"""Sides of tiles at which the level may still grow (RG-023, RG-028, RG-039)."""

from collections.abc import Container, Iterable, Iterator
from functools import cached_property
from typing import NamedTuple

from rules.systems.mkd.board.layout import across
from rules.systems.mkd.board.tiles import Opening, moved, openings, runs, shape_of_placed
from rules.systems.mkd.compass import SIDES, Facing, Square, step
from rules.systems.mkd.pieces import Site
from rules.systems.mkd_delve.growth.crevices import cut_off
from rules.systems.mkd_delve.state import DelveState


class Edge(NamedTuple):
    """An open side of a tile: which tile, which side, and its open edges with room outside."""

    tile: int
    side: Facing
    edges: tuple[Opening, ...]


class Plan:
    """The openings of a site, of which those that meet are joined (RG-039)."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.owner: dict[Square, int] = {}
        for index in sorted(range(len(site.tiles)), key=lambda place: site.tiles[place].layer):
            placed = site.tiles[index]
            shape = shape_of_placed(placed)
            self.owner.update((moved(at, placed.at), index) for at in shape.order)
        self.closed = {each for edge in site.closed for each in (edge, across(edge))}
        self.open = {
            edge
            for index, placed in enumerate(site.tiles)
            for edge in openings(placed)
            if self.owner[edge[0]] == index and edge not in self.closed
        }

    @cached_property
    def beyond(self) -> Container[Square]:
        """Squares beyond a crevice to which no way leads."""
        return cut_off(self.site)

    def side(self, tile: int, side: Facing) -> Edge | None:
        """Return a side if it is open and nothing is joined to it, else None (RG-023).

        The way in does not count. A side that faces a tile's wall is a dead end (C19), and so is
        one beyond a crevice, while no way leads there.
        """
        edges = [edge for edge in openings(self.site.tiles[tile]) if edge[1] == side]
        mine = [edge for edge in edges if edge in self.open]
        if any(across(edge) in self.open for edge in mine):
            return None
        way_in = entrance_edges(self.site)
        free = tuple(
            edge
            for edge in mine
            if step(*edge) not in self.owner and edge not in way_in and edge[0] not in self.beyond
        )
        return Edge(tile, side, free) if free else None

    def sides(self, tiles: Iterable[int]) -> Iterator[Edge]:
        """Yield the open sides of some tiles, tile by tile, N, E, S, W."""
        for tile in tiles:
            for side in SIDES:
                found = self.side(tile, side)
                if found is not None:
                    yield found


def entrance_edges(site: Site) -> tuple[Opening, ...]:
    """Return the open edges of the opening that is the way in (RG-004)."""
    if site.entrance is None:
        return ()
    for placed in site.tiles:
        for run in runs(openings(placed)):
            if site.entrance in run:
                return run
    return (site.entrance,)


def undecided(state: DelveState, entering: int | None = None) -> list[Edge]:
    """Return the undecided open sides of tiles that nobody has entered, and of one more (RG-028).

    Sides that a vortex opens on a tile entered before stay dead ends (B-03).
    """
    plan = Plan(state.site)
    return list(plan.sides(unsettled(state, entering)))


def unsettled(state: DelveState, entering: int | None) -> list[int]:
    """Return the tiles whose sides are still to be decided."""
    tiles = range(len(state.site.tiles))
    return [tile for tile in tiles if tile not in state.visited or tile == entering]


def reopenable(state: DelveState) -> list[Edge]:
    """Return closed sides with room outside, in reading order: by row, column, side (A4)."""
    site = state.site
    plan = Plan(site.with_(closed=()))
    found = list(plan.sides(range(len(site.tiles))))
    found.sort(key=lambda edge: (edge.edges[0][0][1], edge.edges[0][0][0], edge.side))
    return found
