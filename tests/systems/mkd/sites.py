"""Sites by chance for properties: tiles side by side, doors on joins, markers anywhere."""

from hypothesis import strategies as st

from rules.systems.mkd.board.board import Board
from rules.systems.mkd.board.layout import Layout, Leaf, beside
from rules.systems.mkd.compass import E, S, step
from rules.systems.mkd.pieces import Door, Marker, Placed, Site

TILES = st.builds(Leaf, st.integers(1, 18), st.sampled_from("AB"), st.integers(0, 3))
MARKERS = ("bones", "water", "shadow", "teleport", "pillar", "furniture")


@st.composite
def sites(draw, least=1, most=4):
    """Up to four tiles, each put east or south of an earlier one, with doors and markers."""
    first = draw(TILES)
    layout = Layout((Placed(tile=first.tile, side=first.side, turn=first.turn, at=(0, 0)),))
    for _ in range(draw(st.integers(least, most)) - 1):
        old = draw(st.sampled_from(layout.tiles))
        new = beside(
            old, draw(st.sampled_from((E, S))), draw(TILES), draw(st.sampled_from((0, 0, 0, -1, 2)))
        )
        if layout.has_room(new):
            layout.put(new)
    site = Site(tiles=tuple(layout.tiles))
    board = Board(site)
    squares = sorted(board.ground)
    joins = sorted({edge for edges in board.edges_between.values() for edge in edges})
    doors = []
    if joins:
        for at, side in draw(st.lists(st.sampled_from(joins), max_size=3)):
            if all((door.at, door.side) not in {(at, side), other(at, side)} for door in doors):
                doors.append(Door(at=at, side=side, closed=draw(st.booleans())))
    markers = draw(
        st.lists(
            st.builds(Marker, kind=st.sampled_from(MARKERS), at=st.sampled_from(squares)),
            max_size=5,
            unique_by=lambda marker: marker.at,
        )
    )
    return site.with_(doors=tuple(doors), markers=tuple(markers))


def other(at, side):
    """An edge from its other side."""
    return step(at, side), (side + 4) % 8


def squares_of(site):
    """All squares of a site, in reading order."""
    return sorted(Board(site).ground, key=lambda square: (square[1], square[0]))
