"""Which SQLite the store works with: the one that Python comes with."""

import sqlite3

from rules.store.errors import StoreRefused

OLDEST = (3, 35, 0)
"""The first whose statements give back the rows they wrote."""


def check_version(version: tuple[int, ...] = sqlite3.sqlite_version_info) -> None:
    """Refuse a SQLite that does not know our statements, before it touches a file.

    Raises:
        StoreRefused: it is too old, and which is needed.
    """
    if version < OLDEST:
        found, needed = (".".join(map(str, each)) for each in (version, OLDEST))
        raise StoreRefused(
            f"This Python comes with SQLite {found}; Undercroft needs {needed} or newer. "
            "Install a newer Python, or a newer SQLite for it."
        )
