"""Floor, sight, doors and furniture of every room on the page."""

from rules.core.grid import OPPOSITE, Cell, beside
from rules.core.scene import Barrier, Box, Edge, Feature, Label, Side, Sight, Symbol, Terrain
from rules.core.words import Text
from rules.systems.three_dice.board.furniture import furniture
from rules.systems.three_dice.board.page import Page
from rules.systems.three_dice.board.shapes import (
    CORNERS,
    FEATURE_SPOT,
    LABEL_SPOTS,
    ROOM,
    floor,
    gap,
    threshold,
)
from rules.systems.three_dice.names import item_name
from rules.systems.three_dice.state import Door, Room, ThreeDiceState

Rooms = dict[Cell, Room]

LOOT_SPOT = (3, 2)
BONES_SPOT = (1, 3)


def rooms_shown(state: ThreeDiceState, page: Page) -> Rooms:
    """Return the explored rooms on the page, by cell."""
    return {room.cell: room for room in state.level.rooms if page.shows(room.cell)}


def ground(page: Page, rooms: Rooms, here: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return terrain and sight by rows: the present room in view, other explored ones seen."""
    terrain = [[str(Terrain.ROCK)] * page.columns for _ in range(page.rows)]
    sight = [[str(Sight.UNSEEN)] * page.columns for _ in range(page.rows)]
    for room in sorted(rooms.values(), key=lambda room: room.number == here):
        known = Sight.IN_VIEW if room.number == here else Sight.SEEN
        for square in floor(room):
            column, row = page.place(room, square)
            terrain[row][column] = Terrain.FLOOR
            sight[row][column] = known
    return tuple(map("".join, terrain)), tuple(map("".join, sight))


def edges(page: Page, rooms: Rooms) -> tuple[Edge, ...]:
    """Return doors between rooms, and where the unknown begins."""
    found: list[Edge] = []
    for room in rooms.values():
        for door in room.doors:
            if door.kind == "entrance":
                continue
            beyond = rooms.get(beside(room.cell, door.side))
            if beyond is None:
                far = page.place(room, gap(door.side))
                found.append(Edge(at=far, side=door.side, kind=Barrier.UNEXPLORED))
            elif not _hangs_here(room, beyond):
                continue
            kind = _barrier(room, beyond, door)
            if kind:
                at = page.place(room, threshold(room, door.side))
                found.append(Edge(at=at, side=door.side, kind=kind))
    return tuple(found)


def _hangs_here(room: Room, beyond: Room) -> bool:
    """Return whether a connection's one door is here: at the room, of two at the older one."""
    return (room.shape == "corridor", room.number) < (beyond.shape == "corridor", beyond.number)


def _barrier(room: Room, beyond: Room | None, door: Door) -> Barrier | None:
    if door.kind != "open":
        return {
            "locked": Barrier.LOCKED,
            "unlocked": Barrier.DOOR,
            "secret": Barrier.SECRET,
        }[door.kind]
    if room.shape == "corridor" and (beyond is None or beyond.shape == "corridor"):
        return None
    return Barrier.DOOR if room.shape in ("small_room", "vault") else Barrier.ARCH


def rounded(page: Page, rooms: Rooms) -> tuple[Box, ...]:
    """Return vaults and crypts, whose walls are round."""
    return tuple(
        Box(at=page.place(room, (0, 0)), columns=ROOM, rows=ROOM)
        for room in rooms.values()
        if room.shape == "vault"
    )


def labels(page: Page, rooms: Rooms) -> tuple[Label, ...]:
    """Return the number of every room."""
    return tuple(
        Label(at=page.place(room, LABEL_SPOTS[room.shape]), text=str(room.number))
        for room in rooms.values()
    )


def features(
    page: Page, rooms: Rooms, first: Room, depth: int, *, classic: bool
) -> tuple[Feature, ...]:
    """Return the things that stand and lie in the rooms; `first` is the level's first room."""
    found: list[Feature] = []
    for room in rooms.values():
        found += (each.with_(at=page.place(room, each.at)) for each in furniture(room, first))
        for kind, square in _furniture(room, depth, classic=classic):
            name = Text.of(f"td-feature-{kind.replace('_', '-')}")
            found.append(Feature(kind=kind, at=page.place(room, square), name=name))
        if room.floor:
            name = Text.of("td-feature-loot", item=item_name(room.floor[0]), more=len(room.floor))
            found.append(Feature(kind="loot", at=page.place(room, LOOT_SPOT), name=name))
        if room.bones:
            name = Text.of("td-feature-bones", hero=", ".join(room.bones))
            found.append(Feature(kind="bones", at=page.place(room, BONES_SPOT), name=name))
    return tuple(found)


def _furniture(room: Room, depth: int, *, classic: bool) -> list[tuple[Symbol, tuple[int, int]]]:
    """Return what stands in a room; the classic game has no artifacts and no stairs (TD-074)."""
    things: list[tuple[Symbol, tuple[int, int]]] = []
    if any(door.kind == "entrance" for door in room.doors):
        things.append(("entrance" if depth == 1 else "stairs_up", gap(Side.SOUTH)))
    match room.shape:
        case "vault" if not classic:
            things.append(("chest" if room.unearthed else "vault", FEATURE_SPOT))
        case "temple":
            things.append(("altar", FEATURE_SPOT))
            things.extend(("column", corner) for corner in CORNERS)
        case "great_hall":
            things.extend(() if classic else (("stairs_down", FEATURE_SPOT),))
            things.extend(("column", corner) for corner in CORNERS)
        case _:
            pass
    return things


def onward_side(room: Room, came_from: Side | None) -> Side | None:
    """Return the exit farthest from where the heroes came in."""
    sides = [door.side for door in room.doors if door.side is not came_from]
    if came_from and OPPOSITE[came_from] in sides:
        return OPPOSITE[came_from]
    return next((side for side in sides), None)
