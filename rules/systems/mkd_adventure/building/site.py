"""The dungeon of an adventure: drawn, shuffled, laid out and checked (MA-010 to MA-028)."""

from typing import NamedTuple

from rules.systems.mkd.pieces import Site
from rules.systems.mkd.play import Play
from rules.systems.mkd_adventure.building.assemble import assemble
from rules.systems.mkd_adventure.building.centre import Centred, find_centre
from rules.systems.mkd_adventure.building.shift import shifted
from rules.systems.mkd_adventure.building.stack import draw_tiles, shuffle
from rules.systems.mkd_adventure.options import AdventureOptions

SHUFFLES = 60
"""Shuffles before building fails. At most one stack in ten needs a second one."""


class Built(NamedTuple):
    """A site and its Central Chamber, by its place in the site's tiles."""

    site: Site
    central: int


def build_site(play: Play, options: AdventureOptions) -> Built:
    """Lay out a dungeon; its tiles stand in the order of placement, the entrance tile last.

    The least column and row of the site are 0. Entryways that join nothing are dead ends by
    themselves (B-03, MA-028).

    Raises:
        RuntimeError: no shuffle of the stack makes a dungeon.
    """
    tiles = draw_tiles(play, options)
    for _ in range(SHUFFLES):
        assembled = assemble(play, shuffle(play, tiles))
        if assembled is None:
            continue
        centred = find_centre(play, assembled)
        if centred is not None:
            return _settled(shifted(centred) if options.shift else centred)
    raise RuntimeError("this stack of tiles makes no dungeon")


def _settled(centred: Centred) -> Built:
    """Return the site, moved so that its least column and row are 0; north is up (MA-029)."""
    (layout, (at, side)), central = centred
    left = min(placed.at[0] for placed in layout.tiles)
    top = min(placed.at[1] for placed in layout.tiles)
    tiles = tuple(
        placed.with_(at=(placed.at[0] - left, placed.at[1] - top)) for placed in layout.tiles
    )
    return Built(Site(tiles=tiles, entrance=((at[0] - left, at[1] - top), side)), central)
