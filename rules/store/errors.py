"""What can go wrong with the database, in words for players and for operators."""

from pathlib import Path
from textwrap import shorten

from rules.core.errors import GameError


class StoreUnavailable(GameError):
    """The database cannot be read or written now; nothing was changed, and it may be tried again.

    Its words are "error-store-unavailable"; the driver's own error is its cause.
    """

    def __init__(self) -> None:
        super().__init__("error-store-unavailable")


class StoreUncertain(GameError):
    """The connection broke while a change was confirmed: it is done as a whole, or not at all.

    Its words are "error-store-uncertain"; the driver's own error is its cause.
    """

    def __init__(self) -> None:
        super().__init__("error-store-uncertain")


class StoreDamaged(GameError):
    """A record cannot be read as what it is, since the file is damaged; nothing was changed.

    Its words are "error-store-damaged"; what does not fit is its cause.
    """

    def __init__(self) -> None:
        super().__init__("error-store-damaged")


class StoreTaken(GameError):
    """Another process took the database from this one, for good; nothing was changed.

    Its words are "error-store-taken". The operator's sentence is that of `DatabaseTaken`.
    """

    def __init__(self) -> None:
        super().__init__("error-store-taken")


class StoreRefused(Exception):
    """The database cannot be opened or copied; `str()` of it is a sentence for the operator."""


class Misconfigured(StoreRefused):
    """The database cannot be opened until a person changes a setting; trying again is no use."""


class StoreBusy(StoreRefused):
    """Another process works with this database."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"The database {path} is in use by another process. "
            "Stop that one first, or choose another database."
        )


class DatabaseTaken(StoreRefused):
    """Another process has this database now, or its file is gone from where it was."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"The database {path} was taken over by another process, moved or replaced, so this "
            "one stopped. All that it confirmed is written. Run one process per database, and "
            "leave its .lock file alone."
        )


class NewerDatabase(StoreRefused):
    """A newer version of the program has worked with this database."""

    def __init__(self, names: list[str]) -> None:
        super().__init__(
            f"The database was changed by a newer version ({', '.join(names)}). "
            "Start that version, or restore a backup made before it."
        )


class ChangedMigration(StoreRefused):
    """A migration that was applied long ago reads differently today."""

    def __init__(self, name: str) -> None:
        super().__init__(
            f"The migration {name} is not the one this database was made with. "
            "Applied migrations never change: reinstall the program."
        )


LONGEST_FINDING = 300
"""Letters of what was found damaged, of which there may be pages."""


class DamagedDatabase(StoreRefused):
    """The file is no database, or no longer a sound one."""

    def __init__(self, path: Path, finding: str) -> None:
        found = shorten(finding, LONGEST_FINDING, placeholder=" …")
        super().__init__(
            f"The database {path} is damaged and was left as it is ({found}). "
            "Restore a backup, or move the file away to begin anew."
        )
