"""What a game's tokens and Monsters are drawn from (MA-040, MA-041, MA-046; RG-010 to RG-020)."""

from collections.abc import Mapping
from typing import Final, NamedTuple, Protocol

from rules.core.packs.library import packed
from rules.systems.mkd.content import HEROES, MONSTERS
from rules.systems.mkd.content.points import FOLDER
from rules.systems.mkd.reveal.turn import FACES
from rules.systems.mkd.terms import Colour


class Row(NamedTuple):
    """For teams worth up to `most`: yellow, blue and red tokens out of six, and the bonus."""

    most: int
    yellow: int
    blue: int
    red: int
    bonus: int = 0


ROWS: Final = (
    Row(50, 6, 0, 0),
    Row(100, 3, 2, 1),
    Row(150, 1, 2, 3),
    Row(200, 0, 2, 4),
    Row(250, 0, 1, 5),
    Row(300, 0, 0, 6),
    *(Row(300 + 50 * bonus, 0, 0, 6, bonus) for bonus in range(1, 11)),
)
"""The source's sixteen rows; the last is for all higher values as well (MA-041)."""


def row_for(value: int) -> Row:
    """Return the row for the value of all teams at the start (MA-004, MA-041, RG-013, RG-014)."""
    return next((row for row in ROWS if value <= row.most), ROWS[-1])


def token_pool(row: Row, sets: int) -> tuple[tuple[Colour, int], ...]:
    """Return six tokens for every set; each colour takes its faces in turn (MA-040, RG-015, 1.2).

    A level that grows has three sets' worth (RG-010).
    """
    counts: tuple[tuple[Colour, int], ...] = (("Y", row.yellow), ("B", row.blue), ("R", row.red))
    return tuple(
        (colour, index % FACES + 1) for colour, count in counts for index in range(count * sets)
    )


class Themed(Protocol):
    """Settings with a theme of Monsters."""

    @property
    def theme(self) -> str:
        """The one theme whose Monsters come, or any."""

    @property
    def packs(self) -> tuple[str, ...]:
        """The packs of the game."""


def overruled(options: Themed) -> Mapping[str, str]:
    """Return the settings that packs add to: their Monsters come whatever theme is chosen."""
    brought = options.theme != "any" and any(packed(FOLDER, "monsters", options.packs))
    return {"theme": "monsters"} if brought else {}


def monster_pool(
    theme: str, packs: tuple[str, ...] = (), *, villains: bool = False
) -> tuple[str, ...]:
    """Return every copy of every Monster, or of those of one theme (MA-046, RG-020, RG-021).

    Monsters of packs are in it whatever their theme: who plays with a pack wants to meet them.

    With `villains`, every Hero is in it once; the caller removes those whom players lead.
    """
    own = frozenset(MONSTERS)
    monsters = tuple(
        kind.id
        for kind in MONSTERS.of(packs).values()
        if theme in ("any", kind.theme) or kind.id not in own
        for _ in range(kind.copies)
    )
    return (*monsters, *HEROES.of(packs)) if villains else monsters
