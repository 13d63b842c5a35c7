"""Reports as JSON files: written, and read back whoever wrote them and whatever came of them."""

import json
from pathlib import Path

from pydantic import ValidationError

from bot.rehearsal.report.model import SCHEMA, Report

MOST = 8 * 1024 * 1024
"""Bytes of a report that are read; a real one has a hundredth of them."""


class Unreadable(Exception):
    """A file is no report that can be read; the key of a sentence says why, and what of it."""

    def __init__(self, key: str, **given: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.given = given


def as_json(report: Report) -> str:
    """Return a report as the text of its file."""
    return report.model_dump_json(indent=1, exclude_defaults=False) + "\n"


def read(file: Path) -> Report:
    """Read a report, of this version of the program or of one before it.

    Raises:
        Unreadable: there is no such file, it is no report, it is damaged, or a newer version wrote
            it in a form that this one does not know.
    """
    try:
        if file.stat().st_size > MOST:
            raise Unreadable("compare-large", file=str(file))
        told = json.loads(file.read_text("utf-8"))
    except OSError as error:
        raise Unreadable("compare-missing", file=str(file), error=error.strerror or "") from None
    except (ValueError, RecursionError):
        raise Unreadable("compare-no-json", file=str(file)) from None
    if not isinstance(told, dict) or "rows" not in told:
        raise Unreadable("compare-no-report", file=str(file))
    version = told.get("schema_version", SCHEMA)
    if isinstance(version, int) and version > SCHEMA:
        raise Unreadable("compare-newer", file=str(file), version=version, known=SCHEMA)
    try:
        return Report.model_validate(told)
    except ValidationError as error:
        place = ".".join(str(part) for part in error.errors()[0]["loc"])
        raise Unreadable("compare-damaged", file=str(file), place=place) from None
