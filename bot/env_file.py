"""The file `.env` with settings, as people's editors write it."""

from pathlib import Path

from dotenv import dotenv_values

from bot.refusal import Refused

FILE = ".env"
ENCODING = "utf-8"
"""Of the file; a mark at its beginning, as editors on Windows write it, is no part of it."""
NOT_UNDERSTOOD = 2
"""The exit code of a command line that is not understood."""


def from_file() -> dict[str, str | None]:
    """Return the settings of the file; none where there is no such file.

    Raises:
        Refused: it is no text in UTF-8.
    """
    try:
        return dotenv_values(FILE, encoding=ENCODING)
    except UnicodeDecodeError as fault:
        raise Refused(
            f"{Path(FILE).resolve()} is no text in UTF-8. Open it in an editor, and save it again "
            "with the encoding UTF-8.",
            NOT_UNDERSTOOD,
        ) from fault
