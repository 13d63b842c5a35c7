"""The rows of `bot/table/DISCORD.md`: what the bot relies on, each with an id of its own."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

_ROW = re.compile(r"\|\s*(DC-\d{3})\s*\|(.*)\|(.*)\|(.*)\|(.*)\|\s*")
_TEST = re.compile(r"`((?:\w+/)*)(test_\w+\.py)?(?:::)?(test_\w+)`")
_MODULE = re.compile(r"`((?:\w+/)+\w+\.py)`")
_SAME = "the same"
_USUAL = "table/"
"""The folder in `tests` of files that the table names without one."""


@dataclass(frozen=True, slots=True)
class Row:
    """One behaviour of Discord that the bot relies on.

    `id` is as in `DC-017`; `source` says where the behaviour is known from, as the table writes it.
    `tests` are the ids, as pytest knows them, of the tests that hold the local table to it. `code`
    are the bot's own files that would go wrong if it were otherwise; none where it is strictness.
    """

    id: str
    behaviour: str
    source: str
    tests: tuple[str, ...]
    code: tuple[str, ...]


@cache
def rows() -> Mapping[str, Row]:
    """Return all rows by id, in the order of the table."""
    text = files("bot.table").joinpath("DISCORD.md").read_text(encoding="utf-8")
    found: dict[str, Row] = {}
    before: tuple[str, ...] = ()
    for line in text.splitlines():
        parts = _ROW.fullmatch(line)
        if parts is None:
            continue
        ident, behaviour, source, named, code = (part.strip() for part in parts.groups())
        before = before if named == _SAME else tuple(_tests(named))
        found[ident] = Row(ident, behaviour, source, before, tuple(_MODULE.findall(code)))
    return found


def _tests(named: str) -> Iterator[str]:
    """Yield the ids of the tests in a cell; a name without a file is in the file before it."""
    file = ""
    for folder, module, test in _TEST.findall(named):
        if module:
            file = f"tests/{folder or _USUAL}{module}"
        yield f"{file}::{test}"
