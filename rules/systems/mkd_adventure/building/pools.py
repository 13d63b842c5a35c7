"""What may still be found: chests, doors, markers, artifacts, dressing, tokens and Monsters."""

from typing import TypeVar

from rules.core.dice import face_down
from rules.systems.mkd.content import ARTIFACTS, CHESTS, DRESSING, RULINGS
from rules.systems.mkd.pieces import Pools
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.reveal.pools import monster_pool, row_for, token_pool
from rules.systems.mkd.terms import MarkerKind
from rules.systems.mkd_adventure.options import AdventureOptions

T = TypeVar("T")

TERRAIN: dict[str, tuple[MarkerKind, MarkerKind]] = {
    "bones_shadow": ("bones", "shadow"),
    "bones_teleport": ("bones", "teleport"),
    "water_vortex": ("water", "vortex"),
    "water_shadow": ("water", "shadow"),
}
"""The two sides of each terrain marker: obstacle, and something special."""


def fill_pools(
    play: Resolution, options: AdventureOptions, *, value: int, halls: int, chambers: int
) -> Pools:
    """Return all pools of an adventure before anything is taken out of them.

    Chests and furnishing stay in them to be discovered (B-110, MA-033, MA-036).
    """
    doors = _draw(play, _box("doors"), halls * RULINGS.number("doors_per_hallway"), "door")
    return Pools(
        tokens=token_pool(row_for(value), options.sets),
        chests=chest_pool(options, chambers),
        monsters=monster_pool(options.theme, options.packs, villains=options.villains),
        doors=tuple("iron" if door == "iron" else "wooden" for door in doors),
        markers=_markers(play, options, halls * RULINGS.number("markers_per_hallway")),
        **_furnishing(play, options, chambers),
    )


def chest_pool(options: AdventureOptions, chambers: int) -> tuple[str, ...]:
    """Return the chests of the chosen danger, repeated until each chamber can have one (MA-030).

    Which one comes is up to chance when it is drawn.
    """
    tier = options.chests
    every = CHESTS.of(options.packs).values()
    chests = tuple(kind.id for kind in every if tier in ("mixed", kind.tier))
    return chests * max(1, -(-chambers // len(chests)))


def _box(ruling: str) -> tuple[str, ...]:
    return tuple(kind for kind, copies in RULINGS.counts(ruling).items() for _ in range(copies))


def _draw(play: Resolution, box: tuple[T, ...], count: int, what: str) -> tuple[T, ...]:
    """Return so many things by chance out of a box, which is filled anew when it is empty."""
    left: list[T] = []
    drawn = []
    for _ in range(count):
        left = left or list(box)
        drawn.append(left.pop(play.pick(len(left), face_down(f"mkd-build-{what}"))))
    return tuple(drawn)


def _markers(play: Resolution, options: AdventureOptions, count: int) -> tuple[MarkerKind, ...]:
    """Return terrain markers by chance, each with the side up that the table wants.

    Where the table has settled none, a die says so for each of them (MA-034, MA-035).
    """
    drawn = _draw(play, _box("terrain_markers"), count, "marker")
    return tuple(TERRAIN[marker][_side_up(play, options)] for marker in drawn)


def _side_up(play: Resolution, options: AdventureOptions) -> int:
    match options.marker_sides:
        case "obstacle":
            return 0
        case "special":
            return 1
        case _:
            return play.pick(2, face_down("mkd-build-marker-side"))


def _furnishing(
    play: Resolution, options: AdventureOptions, chambers: int
) -> dict[str, tuple[str, ...]]:
    """Return an artifact or a dressing set for each chamber; if both, twice as many artifacts.

    The rule is MA-034.
    """
    artifacts = chambers if options.artifacts else 0
    if options.artifacts and options.dressing:
        artifacts = -(-chambers * 2 // 3)
    sets = chambers - artifacts if options.dressing else 0
    return {
        "artifacts": _draw(play, tuple(ARTIFACTS), artifacts, "artifact"),
        "dressing": _draw(play, tuple(DRESSING), sets, "dressing"),
    }
