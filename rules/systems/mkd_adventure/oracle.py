"""The tables of the adventure, for people who play it with figures on a real table."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from rules.core.oracle import OracleRow, OracleTable
from rules.core.words import Text
from rules.systems.mkd.content import RULINGS, TOKENS
from rules.systems.mkd.reveal.turn import FACES, PER_PIP, TOP, face_name
from rules.systems.mkd.terms import Colour

COLOURS: Mapping[Colour, str] = {"Y": "yellow", "B": "blue", "R": "red"}
LEADS: Mapping[str, Mapping[str, str]] = {
    "decision": {"unexpected": "unexpected"},
    "unexpected": {"theft": "theft"},
    "discovery-chamber": {"accessory": "discovery-accessory", "both": "discovery-accessory"},
}
"""Which results of a table ask for which table next."""


def _ruled(ruling: str, name: str, variant: str = "", reason: str = "") -> OracleTable:
    """A table of six results, as the rulings have it; equal neighbours share a row."""
    table = f"{name}-{variant}" if variant else name
    rows: list[OracleRow] = []
    for word, faces in groupby(enumerate(RULINGS.words(ruling), start=1), key=lambda row: row[1]):
        numbers = [number for number, _ in faces]
        rows.append(
            OracleRow(
                least=numbers[0],
                most=numbers[-1],
                meaning=Text.of(f"mkd-oracle-{table}-{word.replace('_', '-')}"),
                then=LEADS.get(table, {}).get(word, ""),
            )
        )
    title = Text.of(f"mkd-oracle-{table}")
    return OracleTable(
        name=name, variant=variant, title=title, reason=reason or f"mkd-{name}", rows=tuple(rows)
    )


def _reveals() -> Iterator[OracleTable]:
    """For each colour the draw of a face, and for each face its table of 2d6 (1.2)."""
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
    """A face's table; what a roll comes to above 12 adds points (1.1)."""
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


ORACLE: tuple[OracleTable, ...] = (
    _ruled("wmt_movement", "movement", reason="mkd-token-movement"),
    *_reveals(),
    _ruled("multi_reveal", "share", reason="mkd-split"),
    _ruled("decision", "decision"),
    _ruled("unexpected", "unexpected"),
    _ruled("reinforcements", "reinforcements"),
    _ruled("theft_goal", "theft", reason="mkd-theft-goal"),
    _ruled("chamber", "discovery", "chamber"),
    _ruled("hallway", "discovery", "hallway"),
    _ruled("chamber_accessory", "discovery", "accessory", reason="mkd-accessory"),
)
"""Movement of tokens, reveals, decisions, reinforcements, thefts and discoveries (1.2 to 1.11)."""
