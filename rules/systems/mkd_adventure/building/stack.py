"""The stack of tiles: what is in it, in which order and how each tile lies (MA-010 to MA-013)."""

from typing import Final

from rules.systems.mkd.board.dice import throw_side, throw_turn
from rules.systems.mkd.board.layout import Leaf
from rules.systems.mkd.content.tiles import is_hall, tiles_of
from rules.systems.mkd.play import Play
from rules.systems.mkd_adventure.options import AdventureOptions

SET_SIZE: Final = 5


def draw_tiles(play: Play, options: AdventureOptions) -> tuple[int, ...]:
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


def _draw(play: Play, box: list[int], full: tuple[int, ...]) -> int:
    if not box:
        box.extend(full)
    return box.pop(play.pick(len(box), "mkd-build-tile"))


def shuffle(play: Play, tiles: tuple[int, ...]) -> tuple[Leaf, ...]:
    """Return a shuffled stack with random sides and turns, a hallway at the bottom (MA-013).

    A die for the side (odd A), two for the turn as in RG-040, tile by tile from the top.
    """
    left, order = list(tiles), []
    while left:
        order.append(left.pop(play.pick(len(left), "mkd-build-order")))
    last = max(index for index, tile in enumerate(order) if is_hall(tile))
    order.append(order.pop(last))
    return tuple(Leaf(tile, throw_side(play), throw_turn(play)) for tile in order)
