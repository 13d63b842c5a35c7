"""Tables that both modes roll on, for people who play with figures on a real table."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from types import MappingProxyType

from rules.core.oracle import PARITIES, OracleRow, OracleTable
from rules.core.words import Text
from rules.systems.mkd.board.dice import TURNS
from rules.systems.mkd.board.random_square import REASON as SQUARE
from rules.systems.mkd.compass import NAMES
from rules.systems.mkd.content import RULINGS, TOKENS
from rules.systems.mkd.reveal.turn import FACES, PER_PIP, TOP, face_name
from rules.systems.mkd.terms import Colour
from rules.systems.mkd.things.placing import FACINGS

COLOURS: Mapping[Colour, str] = {"Y": "yellow", "B": "blue", "R": "red"}
PAIRS = tuple((first, second) for first, second in PARITIES[2])
NONE: Mapping[str, str] = MappingProxyType({})


def ruled(
    ruling: str, name: str, variant: str = "", reason: str = "", then: Mapping[str, str] = NONE
) -> OracleTable:
    """Return a table of results for a die, as a ruling has it; equal neighbours share a row.

    `then` says which results ask for which table next.
    """
    table = f"{name}-{variant}" if variant else name
    rows: list[OracleRow] = []
    for word, faces in groupby(enumerate(RULINGS.words(ruling), start=1), key=lambda row: row[1]):
        numbers = [number for number, _ in faces]
        slug = word.replace("_", "-").replace("+", "-")
        rows.append(
            OracleRow(
                least=numbers[0],
                most=numbers[-1],
                meaning=Text.of(f"mkd-oracle-{table}-{slug}"),
                then=then.get(word, ""),
            )
        )
    title = Text.of(f"mkd-oracle-{table}")
    return OracleTable(
        name=name, variant=variant, title=title, reason=reason or f"mkd-{name}", rows=tuple(rows)
    )


def by_parity(
    name: str, variant: str, reason: str, rows: Sequence[tuple[Text, str]]
) -> OracleTable:
    """Return a table by odd or even dice, with the meaning of each row and the next table."""
    return OracleTable(
        name=name,
        variant=variant,
        title=Text.of(f"mkd-oracle-{name}-{variant}" if variant else f"mkd-oracle-{name}"),
        dice=(6,) * (len(rows) // 2),
        read="parity",
        reason=reason,
        rows=tuple(
            OracleRow(least=number, most=number, meaning=meaning, then=then)
            for number, (meaning, then) in enumerate(rows, start=1)
        ),
    )


def _reveals() -> Iterator[OracleTable]:
    """Yield for each colour the draw of a face, and for each face its table of 2d6 (1.2)."""
    for letter, colour in COLOURS.items():
        title = Text.of("mkd-oracle-reveal-colour", colour=colour)
        faces = tuple(
            OracleRow(
                least=face,
                most=face,
                meaning=Text.of("mkd-oracle-face", face=f"{letter}{face}"),
                then=f"reveal-{letter.lower()}{face}",
            )
            for face in range(1, FACES + 1)
        )
        yield OracleTable(
            name="reveal",
            variant=colour,
            title=title,
            reason="mkd-token",
            drawn=True,
            rows=faces,
        )
    for letter in COLOURS:
        for face in range(1, FACES + 1):
            yield _face(letter, face)


def _face(letter: Colour, face: int) -> OracleTable:
    """Return a face's table; each point of a roll above 12 adds a point (1.1)."""
    results = TOKENS[face_name(letter, face)].rows
    rows = tuple(_rows(results, PER_PIP[letter]))
    return OracleTable(
        name="reveal",
        variant=f"{letter.lower()}{face}",
        title=Text.of("mkd-oracle-reveal-face", face=f"{letter}{face}"),
        dice=(6, 6),
        reason="mkd-reveal",
        rows=rows,
    )


def _rows(results: Sequence[tuple[int, int]], pip: int) -> Iterator[OracleRow]:
    for worth, rolls in groupby(enumerate(results, start=2), key=lambda row: row[1]):
        numbers = [number for number, _ in rolls]
        count, points = worth
        top = numbers[-1] == TOP
        if top and len(numbers) > 1:
            raise ValueError("row 12 of a face adds points, so it cannot be shared")
        meaning = Text.of("mkd-oracle-worth", count=count, points=points, pip=pip if top else 0)
        yield OracleRow(
            least=numbers[0],
            most=None if top else numbers[-1],
            meaning=meaning,
            then="share" if count > 1 else "",
        )


REVEALS = tuple(_reveals())

SHARE = ruled("multi_reveal", "share", reason="mkd-split")
"""How several Monsters share the points of a token."""


def _square(kind: str, dice: tuple[int, ...], across: int) -> OracleTable:
    """Return a square of a tile by dice, counted as printed: so many in each row.

    The rules are RG-048 and RG-049.
    """
    least, most = len(dice) - 1, sum(dice) - 1
    rows = (
        OracleRow(
            least=number,
            most=number,
            meaning=Text.of(
                "mkd-oracle-square",
                row=(number - 1) // across + 1,
                column=(number - 1) % across + 1,
            ),
        )
        for number in range(least, most + 1)
    )
    return OracleTable(
        name="square",
        variant=kind,
        title=Text.of(f"mkd-oracle-square-{kind}"),
        dice=dice,
        naught=1,
        reason=SQUARE,
        rows=tuple(rows),
    )


SQUARES = (_square("hallway", (10, 6), across=3), _square("chamber", (10, 10, 6), across=5))


def toward(facing: int) -> Text:
    """Return a direction in a word."""
    return Text.of(f"mkd-way-{NAMES[facing]}")


def _facing() -> Iterator[OracleTable]:
    """Yield the tables of a chest's facing: straight or diagonal, and then which (RG-117)."""
    kinds = ("straight", "slanting")
    first = [(Text.of(f"mkd-oracle-facing-is-{kind}"), f"facing-{kind}") for kind in kinds]
    yield by_parity("facing", "", "mkd-chest-facing", first)
    for slanting, kind in enumerate(kinds):
        rows = [(toward(FACINGS[odd] + slanting), "") for odd in PAIRS]
        yield by_parity("facing", kind, "mkd-chest-facing", rows)


FACING = tuple(_facing())
LYING = (
    by_parity(
        "tile",
        "face",
        "mkd-build-side",
        [(Text.of(f"mkd-oracle-tile-face-{face}"), "tile-turn") for face in ("a", "b")],
    ),
    by_parity(
        "tile",
        "turn",
        "mkd-build-turn",
        [(Text.of("mkd-oracle-turned", degrees=90 * TURNS[pair]), "") for pair in PAIRS],
    ),
)
"""Which face of a tile is up, and how it lies (RG-006, RG-040)."""
