"""Floor, sight, doors and furniture of every discovered room."""

from collections.abc import Collection

from rules.core.grid import OPPOSITE, Cell, beside
from rules.core.scene import Barrier, Edge, Feature, Sight, Square, Symbol, Terrain
from rules.core.words import Text
from rules.systems.third_six.board.furniture import furniture
from rules.systems.third_six.board.page import Page
from rules.systems.third_six.board.shapes import (
    BONES_SPOT,
    FEATURE_SPOT,
    FLOOR,
    MIDDLE,
    gap,
    threshold,
)
from rules.systems.third_six.names import monster_name
from rules.systems.third_six.state import Level, Room

Rooms = dict[Cell, Room]


def rooms_of(level: Level) -> Rooms:
    """Return the discovered rooms by cell."""
    return {room.cell: room for room in level.rooms}


def ground(
    page: Page, rooms: Rooms, here: Room, crowd: Collection[Square]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return terrain and sight by rows: the present room is in view, others entered are seen.

    A locked room shows nothing but its door. Passages show where they are known, and where a
    `crowd` has to stand in them.
    """
    terrain = [[str(Terrain.ROCK)] * page.columns for _ in range(page.rows)]
    sight = [[str(Sight.UNSEEN)] * page.columns for _ in range(page.rows)]
    for room in sorted(rooms.values(), key=lambda room: room.number == here.number):
        if room.lock:
            continue
        known = Sight.IN_VIEW if room.number == here.number else Sight.SEEN
        squares = [page.place(room, square) for square in FLOOR]
        for side in room.exits:
            beyond, passage = rooms.get(beside(room.cell, side)), page.place(room, gap(side))
            if (beyond and not beyond.lock) or passage in crowd:
                squares.append(passage)
        for column, row in squares:
            terrain[row][column] = Terrain.FLOOR
            sight[row][column] = known
    return tuple(map("".join, terrain)), tuple(map("".join, sight))


def edges(page: Page, rooms: Rooms, here: Room) -> tuple[Edge, ...]:
    """Return doors of locked rooms and the edges of the unknown, the present room's first.

    Each is in the wall of the room it leads from. A closed exit is plain wall.
    """
    found: list[Edge] = []
    for room in sorted(rooms.values(), key=lambda room: room.number != here.number):
        if room.lock:
            continue
        for side in room.exits:
            beyond = rooms.get(beside(room.cell, side))
            near = page.place(room, threshold(side))
            if beyond is None:
                found.append(Edge(at=near, side=side, kind=Barrier.UNEXPLORED))
            elif beyond.lock:
                found.append(Edge(at=near, side=side, kind=Barrier.LOCKED))
            elif beyond.kind == "vault":
                at = page.place(beyond, threshold(OPPOSITE[side]))
                found.append(Edge(at=at, side=OPPOSITE[side], kind=Barrier.DOOR))
    return tuple(dict.fromkeys(found))


def features(
    page: Page, rooms: Rooms, depth: int, *, unsettled: int | None = None
) -> tuple[Feature, ...]:
    """Return the things that stand and lie in the rooms.

    Nothing is furnished in the room whose exits are still `unsettled`, by its number.
    """
    found: list[Feature] = []
    for room in rooms.values():
        if room.lock:
            continue
        if room.number != unsettled:
            pieces = furniture(room, depth)
            found += (each.with_(at=page.place(room, each.at)) for each in pieces)
        thing = _furniture(room, depth)
        if thing:
            name = Text.of(f"ts-feature-{thing.replace('_', '-')}")
            at = MIDDLE if thing in ("chest", "vault") else FEATURE_SPOT
            found.append(Feature(kind=thing, at=page.place(room, at), name=name))
        if room.guards:
            foe = monster_name(room.guards[0].monster, len(room.guards))
            name = Text.of("ts-feature-lair", foe=foe)
            found.append(Feature(kind="hard_fight", at=page.place(room, MIDDLE), name=name))
        if room.bones:
            name = Text.of("ts-feature-bones", hero=", ".join(room.bones))
            found.append(Feature(kind="bones", at=page.place(room, BONES_SPOT), name=name))
    return tuple(found)


def _furniture(room: Room, depth: int) -> Symbol | None:
    match room.kind:
        case "entrance":
            return "entrance" if depth == 1 else "stairs_up"
        case "stairs":
            return "stairs_down"
        case "vault":
            return "chest" if room.entered else "vault"
        case _:
            return None
