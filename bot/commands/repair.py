"""`undercroft repair ID`: repairing an adventure that was set aside, so that it goes on."""

import argparse
import asyncio
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path

from bot.catalogs import USUAL_LOCALE, all_words
from bot.clock import SystemClock
from bot.settings import Settings
from rules.core.errors import NoAdventure
from rules.core.words import Words
from rules.ports import Clock
from rules.service.hall.runs import run_of
from rules.service.unit_of_work import UnitOfWork
from rules.service.upkeep.repair import Repaired, Repairs
from rules.store.addresses import Database, ServerAddress
from rules.store.databases import open_database, there_is


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    parser.add_argument(
        "adventure", metavar="ID", help="the adventure's id, as `undercroft doctor` shows it"
    )


def main(options: argparse.Namespace, say: Callable[[str], None]) -> int:
    """Repair an adventure of the database that is set."""
    run(Settings().database, options.adventure, say)
    return 0


def run(
    database: Database, adventure: str, say: Callable[[str], None], clock: Clock | None = None
) -> None:
    """Copy the database, repair an adventure, and print what was done.

    Raises:
        GameError: the adventure cannot be repaired, or need not be; nothing was changed.
        StoreRefused: the database cannot be opened or copied, or the bot works with it.
    """
    if not there_is(database):
        raise NoAdventure("repair-no-database", path=str(database))
    asyncio.run(_repair(database, adventure, say, clock or SystemClock()))


async def _repair(
    database: Database, adventure: str, say: Callable[[str], None], clock: Clock
) -> None:
    words = all_words(USUAL_LOCALE)
    async with open_database(database) as store:
        mending = Repairs(UnitOfWork(store, clock, secrets.token_bytes, all_words, run_of))
        await mending.check(adventure)
        copy = _free(database, adventure)
        await store.backup(copy)
        say(words.phrase("repair-copied", copy=str(copy)))
        done = await mending.repair(adventure)
    for line in _report(done, words):
        say(line)


def _free(database: Database, adventure: str) -> Path:
    """Return an unused file name for the copy: beside the database, or of a server's one here."""
    file = Path("undercroft.dump") if isinstance(database, ServerAddress) else database
    number = 1
    while (path := file.with_name(f"{file.name}.{adventure}-{number}.bak")).exists():
        number += 1
    return path.resolve()


def _report(done: Repaired, words: Words) -> Iterator[str]:
    yield words.phrase(
        "repair-done",
        id=done.adventure,
        source=done.source,
        since=done.since,
        steps=done.steps,
        kept=done.kept,
        missing=done.steps - done.kept,
    )
    if done.source != "kept":
        yield words.phrase("repair-proven", proven="yes" if done.proven else "no")
    for part in done.lost:
        yield words.phrase("repair-lost", part=part)
    yield words.phrase("repair-goes-on")
