"""Databases damaged by chance, in the ways in which disks and people damage them."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Literal

PAGE = 4096
KINDS = (
    "bits",
    "zeroed page",
    "filled page",
    "page of noise",
    "swapped pages",
    "cut off",
    "header",
    "schema",
    "free page",
    "index page",
    "no text",
    "torn log",
)
Kind = Literal[
    "bits",
    "zeroed page",
    "filled page",
    "page of noise",
    "swapped pages",
    "cut off",
    "header",
    "schema",
    "free page",
    "index page",
    "no text",
    "torn log",
]


def with_free_pages(path: Path) -> None:
    """Leave free pages in a closed database, as whatever was deleted does."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE gone (x)")
        connection.executemany("INSERT INTO gone VALUES (?)", [("x" * 3000,)] * 40)
        connection.execute("DROP TABLE gone")
        connection.commit()
        connection.execute("PRAGMA journal_mode = DELETE").fetchall()


def spoil(path: Path, kind: str, chance: random.Random) -> None:
    """Damage a closed database; one with a torn log has one beside it afterwards."""
    if kind == "no text":
        _write_no_text(path, chance)
    elif kind == "torn log":
        _tear_log(path, chance)
    else:
        content = bytearray(path.read_bytes())
        _spoil(content, kind, chance)
        path.write_bytes(content)


def _spoil(content: bytearray, kind: str, chance: random.Random) -> None:
    pages = len(content) // PAGE
    if kind == "bits":
        for _ in range(chance.choice((1, 3, 30))):
            content[chance.randrange(len(content))] ^= 1 << chance.randrange(8)
    elif kind == "swapped pages":
        one, other = chance.sample(range(1, pages), 2)
        first, second = _page(content, one), _page(content, other)
        content[_span(one)], content[_span(other)] = second, first
    elif kind == "cut off":
        del content[chance.randrange(len(content)) :]
    elif kind == "header":
        content[chance.randrange(100)] = chance.randrange(256)
    elif kind == "schema":
        for _ in range(chance.choice((1, 2, 8))):
            content[chance.randrange(100, PAGE)] = chance.choice((0xFF, 0x80, 0x41, 0))
    else:
        number = _numbered(content, kind, chance)
        filling = {"zeroed page": bytes(PAGE), "filled page": b"\xff" * PAGE}
        content[_span(number)] = filling.get(kind, chance.randbytes(PAGE))


def _numbered(content: bytearray, kind: str, chance: random.Random) -> int:
    """Return a page, counted from 0, of the kind that is to be damaged."""
    pages = range(len(content) // PAGE)
    if kind == "free page":
        return int.from_bytes(content[32:36], "big") - 1
    if kind == "index page":
        return chance.choice([n for n in pages if content[n * PAGE] in (0x02, 0x0A)])
    return chance.choice(pages)


def _span(number: int) -> slice:
    return slice(number * PAGE, (number + 1) * PAGE)


def _page(content: bytearray, number: int) -> bytes:
    return bytes(content[_span(number)])


def _write_no_text(path: Path, chance: random.Random) -> None:
    """Write bytes that are no UTF-8 as text into a column of some or all rows of a table."""
    with closing(sqlite3.connect(path)) as connection:
        tables = [
            name
            for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
            if connection.execute(f"SELECT 1 FROM {name}").fetchone()
        ]
        table = chance.choice(tables)
        columns = [
            (name, kind) for _, name, kind, *_ in connection.execute(f"PRAGMA table_info({table})")
        ]
        column = chance.choice([name for name, kind in columns if kind.startswith("TEXT")])
        some = "WHERE rowid IN (SELECT rowid FROM {0} LIMIT 1)" if chance.random() < 0.5 else ""
        connection.execute(
            f"UPDATE OR IGNORE {table} SET {column} = CAST(x'ff' || {column} AS TEXT) "
            + some.format(table)
        )
        connection.commit()


def _tear_log(path: Path, chance: random.Random) -> None:
    """Leave a log beside a database, of a process that was killed, with bytes turned in it."""
    log = path.with_name(path.name + "-wal")
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL").fetchall()
        for number in range(20):
            connection.execute("INSERT INTO settings VALUES (?, ?)", (f"torn {number}", "x" * 900))
        kept, torn = path.read_bytes(), bytearray(log.read_bytes())
    for _ in range(chance.choice((1, 4, 40))):
        torn[chance.randrange(len(torn))] = chance.randrange(256)
    if chance.random() < 0.3:
        del torn[chance.randrange(len(torn)) :]
    path.write_bytes(kept)
    log.write_bytes(torn)
