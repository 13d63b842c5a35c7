"""What stands about in rooms and corridors: for looks, and for players and keepers alike.

It follows from what everybody may see of a room, so that it tells nothing of what is hidden there:
secret doors, crawlways and contents change nothing of it. A map on which one of those is shown
lacks the piece that would stand on it.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from rules.core.furnishing import PIECES, Asked, Purpose, arrange, ranked
from rules.core.grid import OPPOSITE
from rules.core.scene import WITH_LOOK, Feature, Side, Square, name_of_material
from rules.core.words import Colour
from rules.dungeon.brought import brought_furniture, furnishing_name, is_furnished
from rules.dungeon.chart.floors import Owners, arms, border, spread
from rules.dungeon.chart.lattice import Lattice, lattice_of
from rules.dungeon.chart.outlines import leaves_squares
from rules.dungeon.chart.reachable import reachable
from rules.dungeon.chart.rooms import PACKS_CORNERS, Grain, everybodys, grain_of, space_of
from rules.dungeon.chart.visibility import Shown
from rules.dungeon.plan import Plan, Results, Tile
from rules.dungeon.terms import Form

EMPTY = 8
"""One room in so many has nothing."""
LEAST = 2
"""Pieces without which a room that was built does not look like what it is for."""
TIGHT = 4
"""From so many free squares on a room needs as many."""
LITTERED = 3
"""In one of so many dead ends of corridors something stands."""
IN_CORRIDORS = ("rubble", "statue", "urn")
PLANS_KEPT = 32
"""Dungeons whose furniture is remembered."""


class Furnished(NamedTuple):
    """A tile's furniture: what the room is for, and pieces from the top left of its cell.

    They are in squares of the map.
    """

    purpose: Purpose | None
    pieces: tuple[Feature, ...]


NOTHING = Furnished(None, ())


@lru_cache(maxsize=PLANS_KEPT)
def furnished(plan: Plan) -> Mapping[tuple[int, int], Furnished]:
    """Return the furniture of every tile of a dungeon, by the depth and number of the tile.

    Rooms that everybody can reach come first, so that hidden ones change nothing of them.
    """
    open_to_all = reachable(plan)
    had: Counter[str] = Counter()
    found: dict[tuple[int, int], Furnished] = {}
    views = [everybodys(plan, level) for level in plan.levels]
    pages = [lattice_of(plan, level, (tile.at for tile in level.tiles)) for level in plan.levels]
    waiting = [
        ((view.level.depth, tile.number) not in open_to_all, view.level.depth, tile.at, tile)
        for view in views
        for tile in view.tiles
    ]
    for _, depth, _, tile in sorted(waiting, key=lambda each: each[:3]):
        made = _made(views[depth - 1], pages[depth - 1], tile, found, had)
        found[(depth, tile.number)] = made
        if made.purpose is not None:
            had[made.purpose.id] += 1
    return found


def furniture(shown: Shown, page: Lattice, ground: Owners) -> Iterator[Feature]:
    """Yield the furniture of every tile shown, in squares of the map, on floor of that tile."""
    by_tile = furnished(shown.plan)
    for tile in shown.tiles:
        pieces = by_tile[(shown.level.depth, tile.number)].pieces
        left, top = (page.pace * each for each in page.origin(tile.at))
        for piece in pieces:
            moved = piece.with_(at=(piece.at[0] + left, piece.at[1] + top))
            if all(ground.get(at) == tile.number for at in squares_of(moved)):
                yield moved


def squares_of(feature: Feature) -> list[Square]:
    """Return the squares that a thing takes."""
    (left, top), (wide, high) = feature.at, feature.size
    return [(x, y) for y in range(top, top + high) for x in range(left, left + wide)]


def _made(
    view: Shown,
    page: Lattice,
    tile: Tile,
    known: Mapping[tuple[int, int], Furnished],
    had: Mapping[str, int],
) -> Furnished:
    grain = grain_of(page)
    if not tile.is_room:
        return Furnished(None, _enlarged(_in_corridor(view, page, tile), Grain(1, page.pace)))
    colour = Colour(repr((view.level.depth, tile.at, tile.shape)).encode(), "furniture")
    if is_furnished(view.plan.options, tile):
        return Furnished(None, _of_packs(view, page, tile, colour))
    if not colour.pick(EMPTY):
        return NOTHING
    space = space_of(view, page, grain, tile)
    asked = Asked(
        squares=len(space.floor),
        doors=len(arms(view, tile)),
        kind="natural" if tile.cave else "built",
        traits=_traits(view.plan.results, tile.form),
        near=_near(view, tile, known),
    )
    least = 1 if tile.cave or len(space.floor - space.kept) < TIGHT else LEAST
    for purpose in ranked(asked, had, colour):
        pieces = arrange(space, purpose, Colour(repr(tile.at).encode(), purpose.id))
        if len(pieces) >= least:
            return Furnished(purpose, _enlarged(pieces, grain))
    return NOTHING


def _of_packs(view: Shown, page: Lattice, tile: Tile, colour: Colour) -> tuple[Feature, ...]:
    """Return what packs bring for two corners of a room; nothing in caves."""
    grain = Grain(1, page.pace)
    space = space_of(view, page, grain, tile)
    pieces = brought_furniture(view.plan.options, tile, colour, len(PACKS_CORNERS))
    features = (
        Feature(kind=piece.symbol, at=(page.mid + dx, page.mid + dy), name=furnishing_name(piece))
        for piece, (dx, dy) in zip(pieces, PACKS_CORNERS, strict=True)
        if not tile.cave
    )
    return _enlarged(tuple(each for each in features if each.at in space.floor - space.kept), grain)


def _enlarged(pieces: tuple[Feature, ...], grain: Grain) -> tuple[Feature, ...]:
    unit = grain.unit
    if unit == 1:
        return pieces
    return tuple(
        each.with_(
            at=(each.at[0] * unit, each.at[1] * unit),
            size=(each.size[0] * unit, each.size[1] * unit),
        )
        for each in pieces
    )


@lru_cache(maxsize=PLANS_KEPT)
def _traits(results: Results, form: Form | None) -> frozenset[str]:
    """Return what everybody may know of a room's kind: the dungeon's kinds, its material."""
    found = {str(each) for each in results.morphologies if each != "ventilated"}
    if results.material:
        look = WITH_LOOK.fullmatch(results.material)
        name = name_of_material(results.material).casefold().replace(" ", "_")
        found |= {name, look[2]} if look else {name}
    if results.origin:
        found.add(results.origin)
    return frozenset(found | {form} if form else found)


def _near(view: Shown, tile: Tile, known: Mapping[tuple[int, int], Furnished]) -> frozenset[str]:
    """Return the purposes of rooms to which a way leads at once, or through one corridor."""
    rooms: set[int] = set()
    for join in view.ways[tile.number].values():
        other = view.level.tile(join.b if join.a == tile.number else join.a)
        rooms.add(other.number)
        if not other.is_room:
            rooms |= {
                each.b if each.a == other.number else each.a
                for each in view.ways[other.number].values()
            }
    found = (known.get((view.level.depth, number), NOTHING).purpose for number in rooms)
    return frozenset(purpose.id for purpose in found if purpose is not None)


def _in_corridor(view: Shown, page: Lattice, tile: Tile) -> tuple[Feature, ...]:
    """Return what stands at the end of a corridor that leads nowhere; nothing in most of them."""
    ways = view.ways[tile.number]
    if len(tile.openings) > 1 and all(side in ways for side in tile.openings):
        return ()
    plain = not (tile.stairs or tile.slope or tile.barricade)
    if not plain or spread(view) or leaves_squares(view, tile):
        return ()
    if view.plan.arrivals(view.level.depth).get(tile.number):
        return ()
    ends = [side for side in arms(view, tile) if side not in ways]
    ends = [side for side in ends if not (tile.number == 1 and side is Side.SOUTH)]
    colour = Colour(repr((view.level.depth, tile.at, tile.shape)).encode(), "corridor")
    if not ends or colour.pick(LITTERED):
        return ()
    side = ends[colour.pick(len(ends))]
    piece = PIECES[IN_CORRIDORS[colour.pick(len(IN_CORRIDORS))]]
    origin, end = page.origin(tile.at), border(page, tile, side)
    at = (end[0] - origin[0], end[1] - origin[1])
    facing = OPPOSITE[side].value if piece.front == "wall" else None
    return (Feature(kind=piece.symbol, at=at, name=piece.name, facing=facing),)
