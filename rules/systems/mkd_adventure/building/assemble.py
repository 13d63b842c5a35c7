"""Laying out tiles one by one, from the stack to the entrance (MA-014 to MA-022)."""

from typing import NamedTuple

from rules.systems.mkd.board.layout import Exit, Leaf
from rules.systems.mkd.board.tiles import moved, shape_of_placed
from rules.systems.mkd.compass import Facing, Square, chebyshev
from rules.systems.mkd.content.tiles import is_hall, tiles_of
from rules.systems.mkd.pieces import Placed
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd_adventure.building.layout import Layout

WayIn = tuple[Square, Facing]
"""The square inside the entrance, and the side the entrance is on."""


class Assembled(NamedTuple):
    """A layout whose last tile is the entrance tile."""

    layout: Layout
    entrance: WayIn


def assemble(play: Resolution, stack: tuple[Leaf, ...]) -> Assembled | None:
    """Lay the stack out; return None if no exit is left, and it has to be shuffled again (D1).

    The first tile lies anywhere (MA-014), the last one is the entrance tile (MA-021).

    A tile that fits at no exit is set aside. If that is the bottom hallway, other hallways are
    tried, those set aside first (MA-020).
    """
    top, *middle, bottom = stack
    layout = Layout((Placed(tile=top.tile, side=top.side, turn=top.turn, at=(0, 0)),))
    aside: list[Leaf] = []
    for leaf in middle:
        exits = layout.exits()
        if not exits:
            return None
        found = attach(play, layout, exits, leaf)
        if found is None:
            aside.append(leaf)
        else:
            layout.put(found[1])
    last = attach(play, layout, layout.exits(), bottom)
    if last is None:
        last = other_hallway(layout, aside, stack, play.state.settings.packs)
    if last is None:
        return None
    return with_entrance(play, layout, *last)


def attach(
    play: Resolution, layout: Layout, exits: list[Exit], leaf: Leaf
) -> tuple[Exit, Placed] | None:
    """Return a random exit where a tile can join, with the tile's place (MA-015 to MA-020)."""
    left = list(exits)
    while left:
        way = left.pop(play.pick(len(left), "mkd-build-exit"))
        placed = next(layout.fitting(way, leaf), None)
        if placed is not None:
            return way, placed
    return None


def other_hallway(
    layout: Layout, aside: list[Leaf], stack: tuple[Leaf, ...], packs: tuple[str, ...] = ()
) -> tuple[Exit, Placed] | None:
    """Return the first available hallway that fits anywhere, when the bottom one does not.

    The rule is MA-020.
    """
    used = {leaf.tile for leaf in stack}
    hallways = [leaf for leaf in aside if is_hall(leaf.tile)]
    hallways += [Leaf(tile, "A", 0) for tile in tiles_of("hall", packs) if tile not in used]
    for leaf in hallways:
        for way in layout.exits():
            placed = next(layout.fitting(way, leaf), None)
            if placed is not None:
                return way, placed
    return None


def with_entrance(play: Resolution, layout: Layout, way: Exit, placed: Placed) -> Assembled:
    """Return the layout with an entrance: a random free entryway of the last tile (MA-022).

    If the tile has none, it is turned and flipped until it has; if that does not help either, a
    stair comes in at the wall opposite to where it joins.
    """
    last = len(layout.tiles)
    first = Layout((*layout.tiles, placed))
    leaf = Leaf(placed.tile, placed.side, placed.turn)
    free = first.free_exits(last)
    if free:
        return Assembled(first, _middle(free[play.pick(len(free), "mkd-build-entrance")]))
    for other in layout.fitting(way, leaf):
        turned = Layout((*layout.tiles, other))
        free = turned.free_exits(last)
        if free:
            return Assembled(turned, _middle(free[play.pick(len(free), "mkd-build-entrance")]))
    return Assembled(first, stair(placed, way.side))


def _middle(way: Exit) -> WayIn:
    return way.edges[(len(way.edges) - 1) // 2]


def stair(placed: Placed, side: Facing) -> WayIn:
    """Return the entrance at the middle of a side, or at its nearest square to stand on."""
    shape = shape_of_placed(placed)
    x, y = shape.centre
    middle = {0: (x, 0), 2: (shape.columns - 1, y), 4: (x, shape.rows - 1), 6: (0, y)}[side]
    free = [square for square in shape.order if shape.ground[square] not in ("blocking", "crevice")]
    free.sort(key=lambda square: (chebyshev(square, middle), square[1], square[0]))
    return moved(free[0], placed.at), side


def still_a_way_in(layout: Layout, entrance: WayIn) -> bool:
    """Return whether the last tile still has its entrance after it was moved or turned."""
    return any(entrance in way.edges for way in layout.free_exits(len(layout.tiles) - 1))
