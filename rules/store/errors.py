"""What can go wrong with the database: once for players, and four times for who runs the house."""

from pathlib import Path

from rules.core.errors import GameError


class StoreUnavailable(GameError):
    """The database cannot be read or written now; nothing was changed, and it may be tried again.

    Its words are "error-store-unavailable"; the driver's own error is its cause.
    """

    def __init__(self) -> None:
        super().__init__("error-store-unavailable")


class StoreRefused(Exception):
    """The database cannot be opened or copied; `str()` of it is a sentence for the operator."""


class StoreBusy(StoreRefused):
    """Another process works with this database."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"The database {path} is in use by another process. "
            "Stop that one first, or choose another database."
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


class DamagedDatabase(StoreRefused):
    """The file is no database, or no longer a sound one."""

    def __init__(self, path: Path, finding: str) -> None:
        super().__init__(
            f"The database {path} is damaged and was left as it is ({finding}). "
            "Restore a backup, or move the file away to begin anew."
        )
