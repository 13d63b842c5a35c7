"""Terrain markers strewn over the tiles before the game, if the table wants them (MA-027)."""

from rules.systems.mkd.board.board import Board
from rules.systems.mkd.board.random_square import throw_square
from rules.systems.mkd.compass import Square
from rules.systems.mkd.pieces import Marker, Site
from rules.systems.mkd.resolution import Resolution

FEWER = 2
"""What is taken off the die for the number of markers."""


def scatter(play: Resolution, site: Site) -> Site:
    """Return the site with a die less two of markers on each tile: bones (odd) or water (even).

    The rule is MA-027.

    Both slow a figure down and neither stops it, so that every way stays open (MA-024).
    """
    board = Board(site)
    markers: list[Marker] = list(site.markers)
    taken = {marker.at for marker in markers}

    def suits(square: Square) -> bool:
        return board.standable(square) and square not in taken

    for tile in range(len(site.tiles)):
        for _ in range(max(0, play.roll(6, "mkd-build-markers") - FEWER)):
            odd = play.roll(6, "mkd-build-marker-kind") % 2
            at = throw_square(play, board, tile, suits)
            if at is not None:
                markers.append(Marker(kind="bones" if odd else "water", at=at))
                taken.add(at)
    return site.with_(markers=tuple(markers))
