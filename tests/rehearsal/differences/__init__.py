"""The ways in which the local table can be made to differ from Discord, each in one row.

A module here has the name of the module of trials whose rows it lets differ, and `DIFFERENCES`.
"""

import pkgutil
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module

import pytest

from bot.table.server import TableServer


@dataclass(frozen=True)
class Difference:
    """A switch for tests: `apply` makes a running strict table behave otherwise in one row.

    `also` are rows that truly differ then, too. Where the rehearsal cannot notice it, `unnoticed`
    says why; that counts against the share of differences it has to notice.
    """

    row: str
    words: str
    apply: Callable[[TableServer, pytest.MonkeyPatch], None]
    also: tuple[str, ...] = ()
    unnoticed: str = ""


def differences() -> list[Difference]:
    """All differences of all modules here."""
    names = sorted(each.name for each in pkgutil.iter_modules(__path__))
    modules = [import_module(f"{__name__}.{name}") for name in names]
    return [difference for module in modules for difference in module.DIFFERENCES]
