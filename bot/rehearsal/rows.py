"""The rows of `bot/table/DISCORD.md`: what the bot relies on, each with an id of its own."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

_ROW = re.compile(r"\|\s*(DC-\d{3})\s*\|(.*)\|(.*)\|(.*)\|\s*")


@dataclass(frozen=True, slots=True)
class Row:
    """One behaviour of Discord that the bot relies on.

    `id` is as in `DC-017`; `source` says where the behaviour is known from, and `tests` names the
    tests that hold the local table to it, both as the table writes them.
    """

    id: str
    behaviour: str
    source: str
    tests: str


@cache
def rows() -> Mapping[str, Row]:
    """Return all rows by id, in the order of the table."""
    text = files("bot.table").joinpath("DISCORD.md").read_text(encoding="utf-8")
    found = (_ROW.fullmatch(line) for line in text.splitlines())
    return {
        row[1]: Row(row[1], *(part.strip() for part in row.groups()[1:])) for row in found if row
    }
