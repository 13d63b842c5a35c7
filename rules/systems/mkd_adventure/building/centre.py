"""The Central Chamber, and a way to it on foot (MA-023 to MA-025)."""

from collections import deque
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from rules.systems.mkd.board.board import Board
from rules.systems.mkd.board.layout import Leaf, meet
from rules.systems.mkd.board.tiles import moved, shape_of, shape_of_placed
from rules.systems.mkd.compass import Square
from rules.systems.mkd.content.tiles import is_hall
from rules.systems.mkd.pieces import Placed, Site
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd_adventure.building.assemble import Assembled, still_a_way_in
from rules.systems.mkd_adventure.building.layout import Layout, ways_to_lie

CORRECTIONS = 8
"""Corrections for crevices in one build before the stack is shuffled again."""


class Centred(NamedTuple):
    """A layout, the way in, and which tile is the Central Chamber."""

    assembled: Assembled
    central: int


def find_centre(play: Resolution, assembled: Assembled) -> Centred | None:
    """Choose the Central Chamber and clear the way to it; return None to shuffle again.

    Chance breaks a tie, anew when a correction has changed which chambers are farthest (D2).
    """
    farthest = farthest_chambers(assembled.layout)
    if not farthest:
        return None
    central = farthest[play.pick(len(farthest), "mkd-build-central")]
    for _ in range(CORRECTIONS):
        offender = cut_at(assembled, central)
        if offender is None:
            return Centred(assembled, central)
        corrected = _turned(assembled, offender, central) or _swapped(assembled, offender)
        if corrected is None:
            return None
        assembled, before = corrected, farthest
        farthest = farthest_chambers(assembled.layout)
        if farthest != before:
            central = farthest[play.pick(len(farthest), "mkd-build-central")]
    return None


def _ways(layout: Layout) -> dict[int, int]:
    """Return for each tile joined to the entrance tile the one before it on the way there."""
    entrance = len(layout.tiles) - 1
    before = {entrance: entrance}
    waiting = deque((entrance,))
    while waiting:
        tile = waiting.popleft()
        for other in layout.neighbours(tile):
            if other not in before:
                before[other] = tile
                waiting.append(other)
    return before


def _path(before: dict[int, int], tile: int) -> list[int]:
    way = [tile]
    while before[way[-1]] != way[-1]:
        way.append(before[way[-1]])
    return way[::-1]


def farthest_chambers(layout: Layout) -> tuple[int, ...]:
    """Return the chambers that are most tiles away from the entrance tile (MA-023)."""
    before = _ways(layout)
    lengths = {
        tile: len(_path(before, tile)) for tile in before if not is_hall(layout.tiles[tile].tile)
    }
    most = max(lengths.values(), default=0)
    return tuple(sorted(tile for tile, length in lengths.items() if length == most))


def walkable(assembled: Assembled) -> set[Square]:
    """Return the squares that can be reached on foot from the entrance."""
    board = Board(Site(tiles=tuple(assembled.layout.tiles)))
    start = assembled.entrance[0]
    found, waiting = {start}, [start]
    while waiting:
        for square in board.around(waiting.pop()):
            if square not in found and board.standable(square):
                found.add(square)
                waiting.append(square)
    return found


def cut_at(assembled: Assembled, central: int) -> int | None:
    """Return the first tile on the way to the Central Chamber that cannot be crossed (MA-024)."""
    layout, reached = assembled.layout, walkable(assembled)

    def is_reached(tile: int) -> bool:
        placed = layout.tiles[tile]
        return any(moved(at, placed.at) in reached for at in shape_of_placed(placed).order)

    if is_reached(central):
        return None
    path = _path(_ways(layout), central)
    return next(here for here, there in pairwise(path) if not is_reached(there))


def _lying(old: Placed, leaf: Leaf) -> Iterator[Placed]:
    """Yield every way for a tile to lie about the centre of another."""
    middle = moved(shape_of_placed(old).centre, old.at)
    for lying in ways_to_lie(leaf):
        x, y = shape_of(lying.tile, lying.side, lying.turn).centre
        at = (middle[0] - x, middle[1] - y)
        yield Placed(tile=lying.tile, side=lying.side, turn=lying.turn, at=at)


def _leaf(placed: Placed) -> Leaf:
    return Leaf(placed.tile, placed.side, placed.turn)


def _turned(assembled: Assembled, tile: int, central: int) -> Assembled | None:
    """Return the offending tile turned and flipped until it can be crossed (MA-025).

    It must still join every tile that it joined before (D2).
    """
    layout = assembled.layout
    old = layout.tiles[tile]
    joined = [layout.tiles[other] for other in layout.neighbours(tile)]
    for placed in _lying(old, _leaf(old)):
        if all(meet(placed, other) for other in joined) and layout.has_room(placed, (tile,)):
            found = _kept(assembled, layout.with_({tile: placed}))
            if found and cut_at(found, central) != tile:
                return found
    return None


def _swapped(assembled: Assembled, tile: int) -> Assembled | None:
    """Return the offending tile exchanged for another so that no farthest chamber is cut off.

    The rule is MA-025.
    """
    layout = assembled.layout
    for other in range(len(layout.tiles)):
        one, two = layout.tiles[tile], layout.tiles[other]
        last = len(layout.tiles) - 1
        if (
            other == tile
            or (last in (tile, other) and not is_hall(one.tile))
            or (last in (tile, other) and not is_hall(two.tile))
        ):
            continue
        here = _exchanged(layout, tile, _leaf(two), other)
        there = _exchanged(layout, other, _leaf(one), tile)
        for first in here:
            for second in there:
                found = _kept(assembled, _both(layout, {tile: first, other: second}))
                if found and all(
                    cut_at(found, central) is None for central in farthest_chambers(found.layout)
                ):
                    return found
    return None


def _exchanged(layout: Layout, place: int, leaf: Leaf, other: int) -> list[Placed]:
    """Return ways for another tile to lie in a place that suit the tiles that stay."""
    joined = [layout.tiles[near] for near in layout.neighbours(place) if near != other]
    return [
        placed
        for placed in _lying(layout.tiles[place], leaf)
        if all(meet(placed, near) for near in joined) and layout.has_room(placed, (place, other))
    ]


def _both(layout: Layout, changes: dict[int, Placed]) -> Layout | None:
    """Return the layout with two tiles exchanged, if they have room and join as before."""
    one, other = changes
    first, second = changes[one], changes[other]
    if other in layout.neighbours(one) and not meet(first, second):
        return None
    if not Layout((first,)).has_room(second):
        return None
    return layout.with_(changes)


def _kept(assembled: Assembled, layout: Layout | None) -> Assembled | None:
    """Return the corrected layout, if the last tile still has its entrance."""
    if layout is None or not still_a_way_in(layout, assembled.entrance):
        return None
    return assembled._replace(layout=layout)
