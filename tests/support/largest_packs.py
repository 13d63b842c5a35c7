"""Packs at their largest: as many entries of a kind as a game takes of all its packs together."""

import random
import tomllib
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from rules.core.model import MOST_PACKS
from rules.core.packs.archive import from_folder
from rules.core.packs.library import LIBRARY
from rules.core.packs.limits import MOST_MESSAGES, MOST_WORDS
from rules.core.packs.pack import Pack
from rules.core.packs.points import EntryKind, PackPoints
from rules.core.packs.reading import read_pack
from rules.core.words import entries_in
from rules.dungeon.content import FURNISHINGS
from tests.support.random_packs import FAR, LONGEST_ID, _manifest, _row, _shaken, _words

Row = dict[str, Any]
LIKE: dict[str, list[Row]] = {
    "arrangements": [{"id": "corners", "room": 4, "corners": ["table", "barrel"]}]
}
"""An entry of each kind of which the systems themselves have none."""
ARRANGED, PIECES = "arrangements", len(FURNISHINGS)
"""Entries that name furniture of their pack, and how many pieces each such pack has: our own."""


MOST: Row = {"copies": 6, "values": [40, 50, 60, 70, 80]}
"""What makes a pool as large, and a list as long, as it can be: Heroes who may be novices, too."""


def largest(points: PackPoints, file: str) -> tuple[Pack, ...]:
    """Packs that together have the most entries of one kind; they are at hand."""
    made = _read(points, file)
    for pack in made:
        LIBRARY.add(pack)
    return made


@cache
def _read(points: PackPoints, file: str) -> tuple[Pack, ...]:
    kind = points.kind(file)
    assert kind is not None
    packs = 1 if file == points.themed else MOST_PACKS
    count = kind.most // packs - (PIECES if file == ARRANGED else 0)
    return tuple(
        read_pack(files_with(points, kind, count, seed), {points.folder: points})
        for seed in range(packs)
    )


def files_with(points: PackPoints, kind: EntryKind, count: int, seed: int) -> dict[str, bytes]:
    """The files of a pack with so many entries of a kind, or with as many as the kind takes.

    They are the system's own with other numbers, and ids as long as ids may be.
    """
    chance = random.Random(f"largest {points.folder} {kind.file} {seed}")
    own = from_folder(points.template.parent / "pack")
    system = {
        key: said for folder in points.catalogs for key, said in entries_in((folder,)).items()
    }
    name = f"{points.folder}/{kind.file}.toml"
    rows = tomllib.loads(own[name].decode())[kind.heading] if name in own else LIKE[kind.file]
    made = []
    for number in range(count):
        before = rows[number % len(rows)]
        row = _changed(kind, before, f"r{number}_{before['id']}_{FAR}"[:LONGEST_ID], chance)
        made.append((row, _words(kind, row, before, system)))
    entries = [kind.model.model_validate(row) for row, _ in made]

    def full(fit: int) -> bool:
        """Whether so many and one more are too many: what troubles some troubles more of them."""
        words = _together(made[: fit + 1])
        large = len(words) > MOST_MESSAGES or len("".join(words.values()).encode()) > MOST_WORDS
        return large or bool(list(kind.check(entries[: fit + 1])))

    found = made[: bisect_left(range(count), True, key=full)]
    words = _together(found)
    return {
        "pack.toml": _manifest(points, seed),
        name: "\n".join(_row(kind.heading, row) for row, _ in found).encode(),
        "words/en.ftl": "".join(words.values()).encode(),
        **_needed(points, kind, own, system),
    }


def _together(rows: Iterable[tuple[Row, dict[str, str]]]) -> dict[str, str]:
    """The words of some entries."""
    return {key: said for _, words in rows for key, said in words.items()}


def _changed(kind: EntryKind, before: Row, id_: str, chance: random.Random) -> Row:
    """An entry with another id and, where its model takes them, other numbers; all copies of it."""
    row = {**before, "id": id_}
    row |= {name: value for name, value in MOST.items() if name in row}
    for _ in range(8):
        other = {**_shaken(row, chance), "id": id_}
        try:
            entry = kind.model.model_validate(other)
        except ValueError:
            continue
        if not list(kind.check([entry])):
            return other
    return row


def _needed(
    points: PackPoints, kind: EntryKind, own: Any, system: dict[str, str]
) -> dict[str, bytes]:
    """The files without which entries of a kind mean nothing: furniture of arrangements."""
    if kind.file != ARRANGED:
        return {}
    return {
        f"{points.folder}/furnishings.toml": own[f"{points.folder}/furnishings.toml"],
        "words/en.ftl": "".join(
            f"{key} = thing\n" for key in sorted(system) if key.startswith("dm-furnishing-")
        ).encode(),
    }


def kinds_of(points: PackPoints) -> Iterator[str]:
    """The kinds of entries that a system takes, by their files."""
    yield from (kind.file for kind in points.kinds)
