"""One process per database: a lock the operating system drops when its holder dies."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from rules.store.errors import StoreBusy
from rules.store.files import OWNER_ALONE, beside, tighten

if sys.platform == "win32":
    import msvcrt

    def _hold(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _hold(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _opened(path: Path) -> IO[bytes]:
    file = os.fdopen(os.open(path, os.O_CREAT | os.O_RDWR | os.O_APPEND, OWNER_ALONE), "ab")
    tighten(path)
    return file


@contextmanager
def only_instance(database: Path) -> Iterator[None]:
    """Hold `<database>.lock` for as long as the context lasts; the file itself stays.

    Raises:
        StoreBusy: somebody else holds it.
        OSError: it cannot be made.
    """
    with _opened(beside(database, ".lock")) as file:
        try:
            _hold(file)
        except (BlockingIOError, PermissionError) as error:
            raise StoreBusy(database) from error
        yield
