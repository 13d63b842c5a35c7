"""A scene as a file for other programs, for paper and for keeping.

Every file exists for players, who get what is known, and for keepers, who get all of the scene;
its name says which. `CATALOG` of `render` has the words of the errors raised here.
"""

from render.files.audience import Audience
from render.files.book import Block, book
from render.files.exporting import (
    FORMATS,
    Export,
    ExportRequest,
    Format,
    alt_of,
    beside,
    export,
)
from render.files.level import Level, read_level
from render.files.naming import fitting, form_of
from render.files.notes import Note
from render.files.players import players_part
from render.files.reading import MOST_BYTES, Found, read_map
from render.files.sheets import Paper
from render.files.size import fits, shrunk
from render.files.work import pixels_of

__all__ = [
    "FORMATS",
    "MOST_BYTES",
    "Audience",
    "Block",
    "Export",
    "ExportRequest",
    "Format",
    "Found",
    "Level",
    "Note",
    "Paper",
    "alt_of",
    "beside",
    "book",
    "export",
    "fits",
    "fitting",
    "form_of",
    "pixels_of",
    "players_part",
    "read_level",
    "read_map",
    "shrunk",
]
