"""Small sites for tests, each built in a line."""

from rules.systems.mkd.pieces import Placed, Site


def placed(tile, side="A", at=(0, 0), turn=0, layer=0):
    """A tile on the table."""
    return Placed(tile=tile, side=side, turn=turn, at=at, layer=layer)


def site(*tiles, doors=(), markers=(), entrance=None, closed=(), exits=()):
    """A site of placed tiles."""
    return Site(
        tiles=tiles,
        doors=tuple(doors),
        markers=tuple(markers),
        entrance=entrance,
        closed=tuple(closed),
        exits=tuple(exits),
    )


def open_chamber(**things):
    """One bare chamber, 5 by 5 (tile 7A), from (0, 0) to (4, 4)."""
    return site(placed(7), **things)


def two_chambers(**things):
    """Two bare chambers side by side, joined by the edge between (4, 2) and (5, 2)."""
    return site(placed(7), placed(7, at=(5, 0)), **things)


def long_hall(length=3, **things):
    """Wide open halls (tile 1B) one below the other, 3 squares wide, 5 x `length` long."""
    return site(*(placed(1, "B", at=(0, 5 * index)) for index in range(length)), **things)
