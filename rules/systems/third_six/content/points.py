"""What packs may bring to 3RD6 Dungeon: classes; foes, bosses and layouts for faces of their dice.

Whatever they do not bring stays as it is.
"""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import Field

from rules.core.packs.points import Entry, EntryKind, Faced, Found, Keys, PackPoints
from rules.core.packs.rows import Row
from rules.core.words import Text

FOLDER: Final = "third-six"
FACES: Final = 6
STAIRS: Final = 6
"""The face of the layout die where the stairs are, unless a pack has something else there."""
CHAMBERS: Final = (2, 3, 4, 5)
"""The faces of the layout die where chambers are, unless a pack has something else there."""
DRAGONS: Final = 6
"""The face of the boss die where the Dragon stands, or whoever is there in its place."""
MOST_CLASSES: Final = 5
"""Classes that a pack has at most: with those of four packs a list of 25 is full."""


class Block(Faced):
    """A class: its numbers, what changing an attack die costs, locks, and spells at the start.

    TS-001, TS-002.
    """

    str: Annotated[int, Field(ge=1, le=6, description="damage of a hit, in HP")]
    dex: Annotated[int, Field(ge=1, le=6, description="the highest face of the die that hits")]
    mnd: Annotated[int, Field(ge=0, le=20, description="points of MND, before what levels add")]
    hp: Annotated[int, Field(ge=1, le=100, description="points of HP, before what levels add")]
    modify_cost: Annotated[
        int, Field(ge=1, le=9, description="points of MND that lower an attack die by one")
    ]
    locks: Annotated[bool, Field(description="whether it can pick locks")]
    spells: Annotated[
        int, Field(ge=0, le=6, description="spells known at the start; none for who never casts")
    ]


class MinionKind(Faced):
    """A foe of the foe die (TS-033), in the place of who stands on its faces."""

    hp: Annotated[int, Field(ge=1, le=30, description="points of HP of each")]
    faces: Annotated[
        tuple[Literal[1, 2, 5, 6], ...],
        Field(
            min_length=1,
            max_length=4,
            description="faces of the foe die; nobody stands on 3 and 4 (TS-034)",
        ),
    ]


class BossFace(Row):
    """One face of the boss die: how many are met, and how many treasures they guard (TS-036).

    In a file a row: face, count, treasures.
    """

    face: Annotated[int, Field(ge=1, le=FACES, description="the face of the boss die")]
    count: Annotated[int, Field(ge=1, le=2, description="how many of them are met")]
    treasures: Annotated[int, Field(ge=0, le=10, description="rolls for treasure")]


class BossKind(Faced):
    """A boss of the stairs (TS-036), in the place of who stands on its faces.

    Whoever stands on face 6 counts as the Dragon where slaying one is the goal.
    """

    hp: Annotated[int, Field(ge=1, le=100, description="points of HP of each (TS-037)")]
    regains: Annotated[
        int,
        Field(ge=0, le=3, description="HP it gets back for each that its attacker loses (TS-038)"),
    ] = 0
    faces: Annotated[
        tuple[BossFace, ...],
        Field(max_length=FACES, description="where it stands in the printed table"),
    ] = ()
    later: Annotated[
        tuple[BossFace, ...],
        Field(
            max_length=FACES,
            description="where it stands in the author's later table (TS-056), if elsewhere",
        ),
    ] = ()

    @property
    def is_dragon(self) -> bool:
        """Whether slaying it is slaying the Dragon."""
        return any(row.face == DRAGONS for row in (*self.faces, *self.later))


class Layout(Entry):
    """What a new room is, in the place of what is on its faces of the layout die.

    TS-021, TS-022, TS-023, TS-024, TS-025. A level has one room with stairs (TS-028), so of more
    all but the first are vaults.
    """

    kind: Annotated[
        Literal["chamber", "vault", "stairs"],
        Field(
            description="a chamber with ways onward, a vault behind a locked door, or stairs with"
            " their bosses; vaults and stairs have no way onward"
        ),
    ]
    closings: Annotated[
        int,
        Field(
            ge=0,
            le=2,
            description="how many of a chamber's three ways onward are closed; one stays open",
        ),
    ] = 0
    faces: Annotated[
        tuple[Annotated[int, Field(ge=1, le=FACES)], ...],
        Field(min_length=1, max_length=FACES, description="faces of the layout die"),
    ]


def _class(entry: Entry) -> Keys:
    return Keys(names=(f"ts-class-{entry.id}",), sentences=(f"ts-about-{entry.id}",))


def _monster(entry: Entry) -> Keys:
    return Keys(names=(f"ts-monster-{entry.id}",))


def _no_words(_: Entry) -> Keys:
    return Keys()


def _check_classes(classes: Sequence[Block]) -> Found:
    for number in range(MOST_CLASSES, len(classes)):
        yield (number, "id"), Text.of("ts-pack-many-classes", most=MOST_CLASSES)


def _check_minions(minions: Sequence[MinionKind]) -> Found:
    yield from _check_faces("faces", (minion.faces for minion in minions))


def _check_bosses(bosses: Sequence[BossKind]) -> Found:
    yield from _check_faces("faces", ([row.face for row in boss.faces] for boss in bosses))
    yield from _check_faces("later", ([row.face for row in boss.later] for boss in bosses))
    for number, boss in enumerate(bosses):
        if not (*boss.faces, *boss.later):
            yield (number, "faces"), Text.of("ts-pack-boss-nowhere")


def _check_layouts(layouts: Sequence[Layout]) -> Found:
    yield from _check_faces("faces", (layout.faces for layout in layouts))
    for number, layout in enumerate(layouts):
        if layout.closings and layout.kind != "chamber":
            yield (number, "closings"), Text.of("ts-pack-closings")
    kinds = {face: layout.kind for layout in layouts for face in layout.faces}
    if layouts and "stairs" not in {STAIRS: "stairs", **kinds}.values():
        yield (_last_on(layouts, (STAIRS,)), "faces"), Text.of("ts-pack-no-stairs", face=STAIRS)
    if layouts and "chamber" not in {**dict.fromkeys(CHAMBERS, "chamber"), **kinds}.values():
        yield (_last_on(layouts, CHAMBERS), "faces"), Text.of("ts-pack-no-chamber")


def _last_on(layouts: Sequence[Layout], faces: Iterable[int]) -> int:
    """Return the number of the last layout that is on one of some faces."""
    return max(number for number, each in enumerate(layouts) if set(each.faces) & set(faces))


def _check_faces(name: str, taken: Iterable[Sequence[int]]) -> Found:
    """Yield what is wrong where two stand on one face of a table."""
    seen: set[int] = set()
    for number, faces in enumerate(taken):
        for face in faces:
            if face in seen:
                yield (number, name), Text.of("ts-pack-face-twice", face=face)
            seen.add(face)


POINTS: Final = PackPoints(
    folder=FOLDER,
    kinds=(
        EntryKind(
            "classes",
            "class",
            Block,
            _class,
            _check_classes,
            emblems=True,
            recruited=True,
            like=Block(
                id="barbarian", str=1, dex=1, mnd=0, hp=1, modify_cost=1, locks=False, spells=0
            ),
        ),
        EntryKind(
            "foes",
            "foe",
            MinionKind,
            _monster,
            _check_minions,
            emblems=True,
            like=MinionKind(id="orc", hp=1, faces=(1,)),
        ),
        EntryKind(
            "bosses",
            "boss",
            BossKind,
            _monster,
            _check_bosses,
            emblems=True,
            like=BossKind(id="mummy", hp=1),
        ),
        EntryKind("layouts", "layout", Layout, _no_words, _check_layouts),
    ),
    catalogs=(Path(__file__).parents[1] / "words",),
    template=Path(__file__).parents[1] / "template",
    themed="layouts",
)
