"""What packs may bring to 3 Dice Dungeon: tables of locations, monsters and treasures."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import AfterValidator, Field

from rules.core.model import Model
from rules.core.packs.points import (
    ID_OR_NONE,
    Entry,
    EntryKind,
    Found,
    Icon,
    Icons,
    Id,
    Keys,
    PackPoints,
)
from rules.core.words import Text
from rules.systems.three_dice.terms import Shape, Treasure

FOLDER: Final = "three-dice"
FACES: Final = 6
MOST_TABLES: Final = 25
"""Tables of all packs of a game: a party may have to choose from all of them, in one list."""
NONE: Final = "none"
"""What a row of a table says where nobody, or nothing, is there."""
NEEDED: Final[tuple[Shape, ...]] = ("vault", "great_hall")
"""Without a vault nobody finds artifacts, without a great hall nobody gets down."""
EXITS: Final[dict[Shape, tuple[int, int]]] = {
    "corridor": (1, 1),
    "small_room": (2, 0),
    "large_room": (3, 0),
    "vault": (3, 0),
    "temple": (3, 0),
    "great_hall": (3, 1),
}
"""The sides of the die of exits, and what is added to it."""


class Place(Model):
    """A kind of location: what it is to the rules, and, with an `id`, words of its own.

    TD-005, TD-006, TD-007, TD-008, TD-009, TD-010, HR-019: how many exits it has is settled by its
    shape.
    """

    shape: Annotated[Shape, Field(description="what it is to the rules")]
    id: Annotated[
        str,
        Field(
            pattern=ID_OR_NONE,
            description="its name for words; without one it is called as its shape",
        ),
    ] = ""
    # Rooms found one after the other are three sentences apart, and never say the same.
    scenes: Annotated[
        Literal[1, 2, 4, 5, 7, 8],
        Field(description="how many sentences say what it looks like, where it has an id"),
    ] = 8

    @property
    def key(self) -> str:
        """The key of its name: its own, or that of its shape."""
        return self.id or self.shape

    @property
    def exits_sides(self) -> int:
        """The sides of the die that counts exits; with one side there is no roll."""
        return EXITS[self.shape][0]

    @property
    def exits_plus(self) -> int:
        """The exits that it has besides its die."""
        return EXITS[self.shape][1]


class Table(Entry):
    """Three columns of six rows: what a location, a monster and a treasure die show.

    TD-004, TD-065, TD-074, HR-033. Monsters go from the weakest to the strongest.
    """

    locations: Annotated[
        tuple[Place, ...],
        Field(min_length=FACES, max_length=FACES, description="a place for each face"),
    ]
    monsters: Annotated[
        tuple[Id, ...],
        Field(
            min_length=FACES,
            max_length=FACES,
            description='a monster for each face, the weakest first; one of them is "none"',
        ),
    ]
    treasures: Annotated[
        tuple[Literal["none", "potion", "sword", "tome", "scroll", "fragment"], ...],
        Field(min_length=FACES, max_length=FACES, description="a treasure for each face"),
    ]
    icons: Annotated[
        Mapping[str, Icon],
        AfterValidator(Icons),
        Field(description="an icon for each of its monsters, by its id"),
    ] = Field(default_factory=Icons)
    undead: Annotated[bool, Field(description="whether a 6 with SPIRIT may hit its monsters")] = (
        False
    )

    classic: Annotated[
        bool,
        Field(description="whether it is for the classic game, which knows no stairs or artifacts"),
    ] = False

    @property
    def none_face(self) -> int:
        """The face of a monster die that means nobody is there."""
        return self.monsters.index(NONE) + 1

    @property
    def by_strength(self) -> tuple[str, ...]:
        """The monsters from the weakest to the strongest."""
        return tuple(monster for monster in self.monsters if monster != NONE)

    def place(self, die: int) -> str:
        """Return the kind of location that a die shows."""
        return self.locations[die - 1].key

    def monster(self, die: int) -> str | None:
        """Return the monster that a die shows, None for nobody."""
        found = self.monsters[die - 1]
        return None if found == NONE else found

    def treasure(self, die: int) -> Treasure | None:
        """Return the treasure that a die shows, None for nothing."""
        found = self.treasures[die - 1]
        return None if found == "none" else found

    def in_pack(self, mark: str) -> "Table":
        """Return the table with the ids of its own pack marked: monsters and places as well."""
        return self.with_(
            id=self.id + mark,
            monsters=tuple(each if each == NONE else each + mark for each in self.monsters),
            icons=Icons({monster + mark: icon for monster, icon in self.icons.items()}),
            locations=tuple(
                place.with_(id=place.id + mark) if place.id else place for place in self.locations
            ),
        )


def _table(table: Table) -> Keys:
    own = tuple({place.id: place for place in table.locations if place.id}.values())
    return Keys(
        names=(
            f"td-do-theme-{table.id}",
            *(f"td-monster-{monster}" for monster in table.by_strength),
            *(f"td-place-{place.id}" for place in own),
        ),
        sentences=(
            f"td-map-{table.id}",
            *(
                f"td-flavour-{place.id}-{number}"
                for place in own
                for number in range(1, place.scenes + 1)
            ),
        ),
    )


def _monsters(table: Table) -> tuple[str, ...]:
    """Return the monsters of a table, each of which may have an emblem."""
    return table.by_strength


def _check(tables: Sequence[Table]) -> Found:
    known: dict[str, Place] = {}
    for number, table in enumerate(tables):
        for what in _troubles_of_monsters(table):
            yield (number, "monsters"), what
        if not table.classic:
            yield from _what_is_missing(number, table)
        for at, place in enumerate(table.locations):
            if place.id and known.setdefault(place.id, place) != place:
                yield (number, "locations", at), Text.of("td-pack-place-twice", id=place.id)


def _what_is_missing(number: int, table: Table) -> Found:
    """Yield what a game that looks for artifacts cannot do without on a table."""
    shapes = {place.shape for place in table.locations}
    for shape in NEEDED:
        if shape not in shapes:
            yield (number, "locations"), Text.of("td-pack-needs-place", shape=shape)
    if "fragment" not in table.treasures:
        yield (number, "treasures"), Text.of("td-pack-needs-fragment")


def _troubles_of_monsters(table: Table) -> Iterator[Text]:
    times = Counter(table.monsters)
    if times[NONE] != 1:
        yield Text.of("td-pack-one-nobody", count=times[NONE])
    for monster, count in times.items():
        if monster != NONE and count > 1:
            yield Text.of("td-pack-monster-twice", id=monster)


_LIKE = Table(
    id="standard",
    locations=tuple(Place(shape=shape, id=shape) for shape in EXITS),
    monsters=("goblins", "orcs", "ogres", "giants", "dragon", NONE),
    treasures=("none", "potion", "sword", "tome", "scroll", "fragment"),
)
"""A table whose words are all of the game's own."""

POINTS: Final = PackPoints(
    folder=FOLDER,
    kinds=(
        EntryKind(
            "tables",
            "table",
            Table,
            _table,
            _check,
            like=_LIKE,
            parts=_monsters,
            most=MOST_TABLES,
        ),
    ),
    catalogs=(Path(__file__).parents[1] / "words",),
    template=Path(__file__).parents[1] / "template",
    themed="tables",
)
