"""The tiles of a dungeon: drawn, shuffled, laid out and checked (MA-010 to MA-028)."""

from typing import Final, NamedTuple

from rules.systems.mkd.board.dice import throw_side, throw_turn
from rules.systems.mkd.board.layout import Leaf
from rules.systems.mkd.content.tiles import is_hall, tiles_of
from rules.systems.mkd.pieces import Site
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd_adventure.building.assemble import assemble
from rules.systems.mkd_adventure.building.centre import Centred, find_centre
from rules.systems.mkd_adventure.building.shift import shifted
from rules.systems.mkd_adventure.options import AdventureOptions

SET_SIZE: Final = 5


def draw_tiles(play: Resolution, options: AdventureOptions) -> tuple[int, ...]:
    """Return tiles for every set: one hallway and four chambers, or two and three (MA-009, MA-010).

    For each mixed set a die says which: odd for one hallway, even for two. When the box of printed
    tiles is empty, a second one is opened.
    """
    drawn: list[int] = []
    halls: list[int] = []
    chambers: list[int] = []
    for _ in range(options.sets):
        easy = options.tiles == "easy"
        if options.tiles == "mixed":
            easy = play.roll(6, "mkd-build-set") % 2 == 0
        hallways = 2 if easy else 1
        drawn += [_draw(play, halls, tiles_of("hall", options.packs)) for _ in range(hallways)]
        drawn += [
            _draw(play, chambers, tiles_of("chamber", options.packs))
            for _ in range(SET_SIZE - hallways)
        ]
    return tuple(drawn)


def _draw(play: Resolution, box: list[int], full: tuple[int, ...]) -> int:
    if not box:
        box.extend(full)
    return box.pop(play.pick(len(box), "mkd-build-tile"))


def shuffle(play: Resolution, tiles: tuple[int, ...]) -> tuple[Leaf, ...]:
    """Return a shuffled stack with random sides and turns, a hallway at the bottom (MA-013).

    A die for the side (odd A), two for the turn as in RG-040, tile by tile from the top.
    """
    left, order = list(tiles), []
    while left:
        order.append(left.pop(play.pick(len(left), "mkd-build-order")))
    last = max(index for index, tile in enumerate(order) if is_hall(tile))
    order.append(order.pop(last))
    return tuple(Leaf(tile, throw_side(play), throw_turn(play)) for tile in order)


SHUFFLES = 60
"""Shuffles before building fails. At most one stack in ten needs a second one."""


class Built(NamedTuple):
    """A site and its Central Chamber, by its place in the site's tiles."""

    site: Site
    central: int


def build_site(play: Resolution, options: AdventureOptions) -> Built:
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
