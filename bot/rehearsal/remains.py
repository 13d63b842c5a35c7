"""What rehearsals have made and not yet removed, in a small file that outlives a killed process."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pydantic import BaseModel, ConfigDict, ValidationError

from bot.rehearsal.private_files import write
from rules.store.addresses import Database, ServerAddress
from rules.store.errors import StoreBusy
from rules.store.files import beside, placed
from rules.store.lock import only_instance

ENDING = ".rehearsing"
BESIDE_NONE = Path("undercroft")
"""The name before the ending where the database is on a server: in the folder of the command."""


class AnotherRehearsal(Exception):
    """Another process rehearses with the same file."""


class Run(BaseModel):
    """One rehearsal: what is needed to find everything that it made.

    All of it bears `mark`, in one of `channels` or at the `application`, and came after the id
    `since`. `made` are the paths by which what was made is deleted, as far as Discord has answered.
    """

    model_config = ConfigDict(extra="ignore", frozen=True)

    mark: str
    guild: str
    channels: list[str]
    application: str
    since: str
    made: list[str] = []


class _Runs(BaseModel):
    runs: list[Run] = []


class Notebook:
    """The file of what stands; without anything that stands there is none.

    Use it within `held` alone. It is written to disk before anything is made.
    """

    def __init__(self, file: Path) -> None:
        self.file = file

    @classmethod
    def of(cls, database: Database) -> "Notebook":
        """Return the notebook of whoever uses a database."""
        file = BESIDE_NONE if isinstance(database, ServerAddress) else placed(database)
        return cls(beside(file, ENDING))

    @contextmanager
    def held(self) -> Iterator[None]:
        """Let no other process rehearse with this file for the context.

        Raises:
            AnotherRehearsal: one does.
            OSError: nothing can be written there.
        """
        try:
            with only_instance(self.file):
                yield
        except StoreBusy as busy:
            raise AnotherRehearsal(str(self.file)) from busy

    def runs(self) -> list[Run]:
        """Return the rehearsals of which something may still stand.

        Raises:
            OSError: the file cannot be read.
            ValueError: it is not one of ours.
        """
        try:
            return _Runs.model_validate_json(self.file.read_bytes()).runs
        except FileNotFoundError:
            return []
        except ValidationError as error:
            raise ValueError(f"{self.file} is not a file of ours") from error

    def keep(self, run: Run) -> None:
        """Write down a rehearsal, in place of what was written of it before."""
        self._write([*(each for each in self.runs() if each.mark != run.mark), run])

    def drop(self, run: Run) -> None:
        """Forget a rehearsal of which nothing stands any more."""
        self._write([each for each in self.runs() if each.mark != run.mark])

    def _write(self, runs: list[Run]) -> None:
        if not runs:
            self.file.unlink(missing_ok=True)
            return
        write(self.file, _Runs(runs=runs).model_dump_json())
