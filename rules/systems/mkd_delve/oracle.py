"""The tables of the delve, for people who play it with figures on a real table."""

from collections.abc import Iterator

from rules.core.oracle import OracleRow, OracleTable
from rules.core.words import Text
from rules.systems.mkd.content.tiles import TILES
from rules.systems.mkd.oracle import (
    FACING,
    LYING,
    PAIRS,
    REVEALS,
    SHARE,
    SQUARES,
    by_parity,
    ruled,
    toward,
)
from rules.systems.mkd_delve.growth.terrain import BY_NUMBER, EDGES

ACTIONS = 7
FEATURES = {"terrain": "terrain", "chest": "facing", "token+terrain+chest": "terrain"}
"""What comes with a tile, and which table is rolled on next (RG-041 to RG-046).

A person's mission is rolled when a Hero comes in, and not before (RG-063).
"""


def _side() -> OracleTable:
    """Return the table of an open side: odd nothing, even a tile (RG-024, RG-025)."""
    rows = [(Text.of(f"mkd-oracle-side-{what}"), "") for what in ("closed", "tile")]
    return by_parity("side", "", "mkd-side", rows)


def _tile() -> OracleTable:
    """Return the table of tiles, followed by face and turn (RG-029 to RG-031)."""
    numbers = sorted({tile for tile, _ in TILES})
    return OracleTable(
        name="tile",
        title=Text.of("mkd-oracle-tile"),
        dice=(len(numbers),),
        reason="mkd-tile",
        drawn=True,
        rows=tuple(
            OracleRow(
                least=place,
                most=place,
                meaning=Text.of("mkd-oracle-tile-number", tile=number),
                then="tile-face",
            )
            for place, number in enumerate(numbers, start=1)
        ),
    )


def _doors() -> Iterator[OracleTable]:
    """Yield the tables of a door's material and the side of its square (RG-109, RG-116)."""
    yield ruled(
        "door_kind",
        "door",
        reason="mkd-door-kind",
        then={"wooden": "door-edge", "iron": "door-edge"},
    )
    rows = [(toward(EDGES[pair]), "") for pair in PAIRS]
    yield by_parity("door", "edge", "mkd-door-edge", rows)


def _magic() -> Iterator[OracleTable]:
    """Yield the tables of devices, and of artifacts in two groups of six (RG-111 to RG-115)."""
    devices = [(Text.of(f"mkd-oracle-device-{kind}"), "") for kind in ("teleport", "vortex")]
    yield by_parity("device", "", "mkd-device", devices)
    groups = ("first", "second")
    which = [(Text.of(f"mkd-oracle-artifact-is-{group}"), f"artifact-{group}") for group in groups]
    yield by_parity("artifact", "", "mkd-artifact-group", which)
    for number, group in enumerate(groups, start=1):
        yield OracleTable(
            name="artifact",
            variant=group,
            title=Text.of(f"mkd-oracle-artifact-{group}"),
            reason="mkd-artifact-number",
            rows=tuple(
                OracleRow(
                    least=face,
                    most=face,
                    meaning=Text.of(f"mkd-artifact-{BY_NUMBER[f'{number}-{face}']}"),
                )
                for face in range(1, 7)
            ),
        )


def _actions() -> OracleTable:
    """Return the table of what a Monster does: the first of seven actions that applies.

    The rules are RG-126 to RG-132 and RG-137.
    """
    return OracleTable(
        name="actions",
        title=Text.of("mkd-oracle-actions"),
        dice=(),
        rows=tuple(
            OracleRow(least=number, most=number, meaning=Text.of(f"mkd-oracle-action-{number}"))
            for number in range(1, ACTIONS + 1)
        ),
    )


ORACLE: tuple[OracleTable, ...] = (
    _side(),
    _tile(),
    *LYING,
    ruled("feature", "feature", "hallway", then=FEATURES),
    ruled("feature", "feature", "chamber", then=FEATURES),
    *SQUARES,
    ruled(
        "terrain",
        "terrain",
        then={"door": "door", "device": "device", "artifact": "artifact"},
    ),
    *_doors(),
    *_magic(),
    *FACING,
    *REVEALS,
    SHARE,
    ruled("mission", "mission"),
    _actions(),
)
"""All that is rolled for as a level grows, and what its tokens, people and Monsters do (2.18)."""
