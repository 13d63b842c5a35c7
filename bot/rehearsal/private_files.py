"""Small files that their owner alone may read."""

import os
from pathlib import Path

from rules.store.files import OWNER_ALONE


def write(file: Path, text: str) -> None:
    """Put a text into a file, in place of what was there; it is whole, also after a power cut.

    Raises:
        OSError: it cannot be written.
    """
    draft = file.with_name(f"{file.name}.new")
    with open(draft, "wb", opener=_private) as out:
        out.write(text.encode())
        out.flush()
        os.fsync(out.fileno())
    draft.replace(file)


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, OWNER_ALONE)
