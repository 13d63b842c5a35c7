"""`undercroft copy FROM TO`: moves everything to another database, of either engine."""

import argparse
import asyncio
import time
from collections.abc import Callable

from bot.catalogs import USUAL_LOCALE, all_words
from rules.core.errors import RuleError
from rules.service.history.log_export import log_from
from rules.service.history.verify import verify
from rules.service.journal.loading import trouble_of
from rules.store.addresses import Database, database_of
from rules.store.databases import open_database
from rules.store.engine import only
from rules.store.errors import StoreRefused
from rules.store.moving import Copying
from rules.store.sources import source_of
from rules.store.turns import SqlStore

EVERY = 1.0
"""Seconds between two lines about the same work."""
ALL = "SELECT id FROM adventures ORDER BY id"

Say = Callable[[str], None]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    for name, what in (("source", "FROM"), ("target", "TO")):
        parser.add_argument(
            name, type=_database, metavar=what, help="a file, or postgresql://user@host/database"
        )


def main(options: argparse.Namespace, say: Say) -> int:
    """Copy, check every row and verify every log; return 0, or 1 where a log is wrong.

    Where it was stopped the same command goes on. The source is left as it is.

    Raises:
        StoreRefused: a database cannot be opened, is used, or the target is not empty.
        StoreUnavailable: the connection to a server broke for long.
    """
    return asyncio.run(_copied(options.source, options.target, say))


async def _copied(source: Database, target: Database, say: Say) -> int:
    words = all_words(USUAL_LOCALE)
    if source == target:
        raise StoreRefused(f"{source} cannot be copied to itself.")
    line = _Progress(say)
    async with source_of(source) as origin, open_database(target, copying=True) as store:
        moved = Copying(
            origin,
            store.engine,
            str(source),
            lambda table, done, of: line(
                words.phrase("copy-rows", table=table, done=done, of=of), last=done >= of
            ),
        )
        rows = await moved.run()
        say(words.phrase("copy-rows-checked", rows=rows))
        logs, wrong = await _verified(store, line)
    say(words.phrase("copy-done", source=str(source), target=str(target), logs=logs))
    for each, fault in wrong:
        say(words.phrase("copy-wrong-log", id=each, fault=fault))
    return 1 if wrong else 0


async def _verified(store: SqlStore, line: "_Progress") -> tuple[int, list[tuple[str, str]]]:
    """Play every log of a copy again; return how many there are, and what is wrong with which."""
    words = all_words(USUAL_LOCALE)
    wrong: list[tuple[str, str]] = []
    found = [row[0] for row in await store.engine.read(lambda: only((ALL, ())))]
    for number, ident in enumerate(found, start=1):
        adventure = await store.load(ident)
        if adventure is not None and trouble_of(adventure) is None:
            try:
                fault = verify(await log_from(store, adventure)).fault
            except RuleError as refusal:
                fault = words.say(refusal.text)
            if fault:
                wrong.append((ident, fault))
        line(words.phrase("copy-logs", done=number, of=len(found)), last=number == len(found))
    return len(found), wrong


class _Progress:
    """Says how far something is, once a second and when it is done."""

    def __init__(self, say: Say) -> None:
        self._say = say
        self._said = float("-inf")

    def __call__(self, text: str, *, last: bool) -> None:
        if last or time.monotonic() - self._said >= EVERY:
            self._said = time.monotonic()
            self._say(text)


def _database(typed: str) -> Database:
    """Return a typed database.

    Raises:
        ArgumentTypeError: it is the address of something else.
    """
    try:
        return database_of(typed)
    except ValueError as refusal:
        raise argparse.ArgumentTypeError(str(refusal)) from refusal
