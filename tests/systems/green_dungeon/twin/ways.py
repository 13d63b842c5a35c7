"""What lies between tiles, and where ways lead (GD-010 to GD-016)."""

from collections.abc import Iterator

from tests.systems.green_dungeon.twin.box import SIDES, Box, Tile


def beside(tile: int) -> Iterator[tuple[str, int]]:
    """Yield the sides of a tile that have a neighbour, with it: all around is wall (GD-014)."""
    column, row = tile % 5, tile // 5
    inside = {"n": row > 0, "e": column < 4, "s": row < 4, "w": column > 0}
    return ((side, tile + step) for side, step in SIDES.items() if inside[side])


def light(tile: Tile, side: str) -> bool:
    """Return whether a side is light (GD-011); of two opposite sides both are."""
    return tile.north == (side in "ns")


def between(tiles: list[Tile], at: int, side: str, other: int) -> str:
    """Return what is on a side: free to pass, a door that is shut, or a wall."""
    if light(tiles[at], side):
        return "free"
    return "door" if light(tiles[other], side) else "wall"


def connected(tiles: list[Tile]) -> bool:
    """Return whether every tile can be reached (GD-009)."""
    seen = [0]
    for at in seen:
        for side, other in beside(at):
            if other not in seen and between(tiles, at, side, other) != "wall":
                seen.append(other)
    return len(seen) == 25


def reachable(box: Box) -> set[int]:
    """Return the rooms to which free ways lead through cleared rooms (GD-028)."""
    seen = [box.at]
    for at in seen:
        for side, other in beside(at):
            free = between(box.tiles, at, side, other) == "free"
            if free and other not in seen and box.tiles[other].explored and box.cleared(other):
                seen.append(other)
    return set(seen) - {box.at}


def walks(box: Box) -> set[int]:
    """Return the rooms that are offered for a walk: those beside are offered by their side."""
    return reachable(box) - {other for _, other in beside(box.at)}


def refuges(box: Box) -> dict[str, int]:
    """Return where a flight may lead: explored rooms beside, not through walls (GD-114)."""
    return {
        f"flee-{side}": other
        for side, other in beside(box.at)
        if box.tiles[other].explored and between(box.tiles, box.at, side, other) != "wall"
    }


def foe_near(box: Box) -> bool:
    """Return whether a foe waits here or beside, so that nobody rests (GD-047)."""
    walls = box.rules["adjacency_ignores_walls"]
    near = [
        other
        for side, other in beside(box.at)
        if walls or between(box.tiles, box.at, side, other) != "wall"
    ]
    return any(box.waiting(tile) for tile in [box.at, *near])
