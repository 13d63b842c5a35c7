"""`undercroft restore`: the database replaced by a copy, while no bot runs."""

import argparse
from collections.abc import Callable
from pathlib import Path

from bot.clock import SystemClock
from bot.settings import Settings
from bot.watching.backups import stamp
from rules.store.addresses import ServerAddress
from rules.store.copies import restore_database
from rules.store.errors import StoreRefused


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    parser.add_argument("file", type=Path)


def main(options: argparse.Namespace, say: Callable[[str], None]) -> int:
    """Replace the database by a copy, and keep the old database under another name.

    Raises:
        StoreRefused: the copy is none, the bot runs, or a server has its own program for this.
    """
    database, file = Settings().database, options.file
    if isinstance(database, ServerAddress):
        raise StoreRefused(
            "A copy of a PostgreSQL database is put back by PostgreSQL's own program, while no bot "
            f"runs: pg_restore --clean --if-exists --no-owner --dbname=DATABASE {file}"
        )
    label = f"replaced-{stamp(SystemClock().now())}"
    kept = restore_database(file.resolve(), database, label)
    aside = f" What was there before is kept as {kept}." if kept else ""
    say(f"Restored {database} from {file}.{aside}")
    return 0
