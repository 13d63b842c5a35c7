"""`undercroft backup`: a copy of the database at any time."""

import argparse
from collections.abc import Callable
from pathlib import Path

from bot.settings import Settings
from rules.store.databases import copy_to


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    parser.add_argument("file", type=Path)


def main(options: argparse.Namespace, say: Callable[[str], None]) -> int:
    """Copy the database to a new file.

    Raises:
        StoreRefused: there is no database, or the file cannot be written.
    """
    database = Settings().database
    copy_to(database, options.file.resolve())
    say(f"Copied {database} to {options.file}.")
    return 0
