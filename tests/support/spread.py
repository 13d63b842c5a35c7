"""How a run over several processes spreads the tests: a file stays in one process.

What the tests of a file share (a house, a browser, a game played beforehand) is so made once. The
files that take longest come first, so that no process is left with one of them at the end. Those
that wait come between those that compute: next to each other they would leave the processors idle.
"""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from xdist.scheduler.loadscope import LoadScopeScheduling

WAITING = "tests/table/"
"""What mostly waits: the tests at the table."""
TOGETHER = (
    ("tests/table/page/",),
    tuple(
        f"tests/conformance/laws/test_{name}.py"
        for name in ("arguments", "buttons", "grammar", "plural_names", "sentences", "who_acts")
    ),
)
"""Folders and files that stay in one process: tests of the page share a browser, and those of
sentences the catalogs as they are written, which take seconds to read."""
FIRST = (
    "tests/systems/test_sixth.py",
    "tests/table/test_foreign_machines.py",
    "tests/table/page/",
    "tests/conformance/laws/test_languages.py",
    "tests/table/test_campaign.py",
    "tests/bot/test_neighbours.py",
    "tests/table/test_dungeon.py",
    "tests/bot/test_fair_queue.py",
    "tests/table/test_departures.py",
    "tests/faults/test_refusals.py",
    "tests/bot/test_pack_preview.py",
    "tests/cogs/test_faults.py",
    "tests/docs/test_wheel.py",
    "tests/conformance/laws/test_largest_packs.py",
    "tests/service/history/test_bygone_games.py",
    "tests/bot/test_simulate.py",
    "tests/table/test_delve.py",
    "tests/docs/test_hosting.py",
    "tests/table/test_server_settings.py",
    "tests/conformance/laws/test_told.py",
    "tests/month/",
    "tests/systems/test_careful_play.py",
    "tests/service/campaigns/test_archive.py",
    "tests/table/test_kept_out.py",
    "tests/table/test_places.py",
    "tests/service/hall/test_hall.py",
    "tests/conformance/laws/test_laws.py",
    "tests/service/play/test_rounds.py",
    "tests/service/play/test_rounds_of_teams.py",
    "tests/service/play/test_declared_turns.py",
    "tests/docs/test_two_commands.py",
    "tests/table/test_direct_messages.py",
    "tests/table/test_looking_back.py",
    "tests/render/files/test_table_schemas.py",
    "tests/service/staging/test_staging.py",
    "tests/conformance/kept/",
    "tests/conformance/capabilities/test_turns.py",
    "tests/systems/mkd_adventure/test_quest_play.py",
    "tests/bot/test_loading.py",
    "tests/render/test_picture.py",
)
"""Where a run begins: files and folders that take the processor for long, the longest first."""


class Named(Protocol):
    """A test, as far as its place depends on it."""

    @property
    def nodeid(self) -> str:
        """Its file and name."""


Kind = TypeVar("Kind", bound=Named)


def unit(nodeid: str) -> str:
    """Return what stays in one process with this test: a folder, a file, or the first of some."""
    file = nodeid.partition("::")[0]
    return next((group[0] for group in TOGETHER if file.startswith(group)), file)


def spread(items: Sequence[Kind]) -> list[Kind]:
    """Return the tests in the order in which they are given out."""
    units: dict[str, list[Kind]] = {}
    for item in items:
        units.setdefault(unit(item.nodeid), []).append(item)
    places: dict[str, tuple[int, float]] = {}
    for waits in (True, False):
        group = [name for name in units if name.startswith(WAITING) is waits]
        for number, name in enumerate(group):
            places[name] = (_rank(name), (number + 0.5) / len(group))
    return [item for name in sorted(units, key=places.__getitem__) for item in units[name]]


def _rank(name: str) -> int:
    """Return where a unit stands among those that come first; all others come after them."""
    found = (place for place, start in enumerate(FIRST) if name.startswith(start))
    return next(found, len(FIRST))


class ByFile(LoadScopeScheduling):
    """Gives out files rather than single tests, in the order of `spread`."""

    def _split_scope(self, nodeid: str) -> str:
        return unit(nodeid)
