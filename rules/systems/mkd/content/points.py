"""What packs may bring to the tactical games: Heroes, Monsters, people, chests and tiles."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from rules.core.packs.places import Place
from rules.core.packs.points import Entry, EntryKind, Found, Keys, PackPoints
from rules.core.words import Text
from rules.systems.mkd.content.models import (
    KIN,
    SQUARES,
    ChestKind,
    HeroKind,
    MonsterKind,
    PersonKind,
    TileFace,
    TileKind,
)

FOLDER: Final = "mkd"
MOST_HEROES: Final = 40
"""Heroes of all packs of a game: with the game's own, and novices, they fill five lists of 25."""
SIZES: Final = {"hall": (3, 5), "chamber": (5, 5)}
"""Columns and rows of each kind of tile (RG-003)."""


def _hero(entry: Entry) -> Keys:
    return Keys(names=(f"mkd-figure-{entry.id}", f"mkd-role-{entry.id}"), sentences=(_can(entry),))


def _can(entry: Entry) -> str:
    return f"mkd-can-{entry.id}"


def _monster(entry: Entry) -> Keys:
    return Keys(names=(f"mkd-figure-{entry.id}",))


def _person(entry: Entry) -> Keys:
    return Keys(names=(f"mkd-figure-{entry.id}", f"mkd-role-{entry.id}"))


def _item(entry: Entry) -> Keys:
    return Keys(names=(f"mkd-chest-{entry.id}", f"mkd-item-{entry.id}"))


def _tile(_: Entry) -> Keys:
    return Keys()


def _check_heroes(heroes: Sequence[HeroKind]) -> Found:
    for number, hero in enumerate(heroes):
        if list(hero.values) != sorted(set(hero.values)):
            yield (number, "values"), Text.of("mkd-pack-values-rise")
        if hero.mounted:
            yield (number, "traits"), Text.of("mkd-pack-hero-mounted")


def _check_tiles(tiles: Sequence[TileKind]) -> Found:
    for number, tile in enumerate(tiles):
        for name, face in (("a", tile.a), ("b", tile.b)):
            for place, what in _face_troubles(tile.kind, face):
                yield (number, name, *place), what


def _face_troubles(kind: str, face: TileFace) -> Iterator[tuple[Place, Text]]:
    columns, rows = SIZES[kind]
    if len(face.rows) != rows or any(len(row) != columns for row in face.rows):
        yield ("rows",), Text.of("mkd-pack-tile-size", kind=kind, columns=columns, rows=rows)
        return
    for side, places in face.open.items():
        length = columns if side in "NS" else rows
        outside = [place for place in places if place >= length]
        blocked = [p for p in places if p < length and _square(face, side, p) in "#X"]
        if outside or not places or len(set(places)) < len(places):
            yield ("open",), Text.of("mkd-pack-tile-edges", side=side, last=length - 1)
        elif blocked:
            yield ("open",), Text.of("mkd-pack-tile-blocked", side=side, at=blocked[0])
    if not _connected(face):
        yield ("rows",), Text.of("mkd-pack-tile-apart")


def _square(face: TileFace, side: str, place: int) -> str:
    """Return the letter of the square inside an open edge."""
    if side in "NS":
        return face.rows[0 if side == "N" else -1][place]
    return face.rows[place][0 if side == "W" else -1]


def _connected(face: TileFace) -> bool:
    """Return whether all squares that can be entered hang together."""
    free = {
        (x, y) for y, row in enumerate(face.rows) for x, letter in enumerate(row) if letter != "#"
    }
    waiting = [next(iter(sorted(free)))] if free else []
    seen = set(waiting)
    while waiting:
        x, y = waiting.pop()
        near = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & free - seen
        seen |= near
        waiting += near
    return bool(free) and seen == free


POINTS: Final = PackPoints(
    folder=FOLDER,
    kinds=(
        EntryKind(
            "heroes",
            "hero",
            HeroKind,
            _hero,
            _check_heroes,
            emblems=True,
            recruited=True,
            most=MOST_HEROES,
        ),
        EntryKind("monsters", "monster", MonsterKind, _monster, emblems=True, weighed=True),
        EntryKind("npcs", "npc", PersonKind, _person, emblems=True),
        EntryKind("items", "item", ChestKind, _item),
        EntryKind("tiles", "tile", TileKind, _tile, _check_tiles),
    ),
    catalogs=(Path(__file__).parents[1] / "words",),
    template=Path(__file__).parents[1] / "template",
    forms=((KIN, "mkd-pack-kin"), (SQUARES, "mkd-pack-squares")),
)
