"""Where a right is missing, nothing is said to differ, and what could not be tried says why."""

from collections.abc import Callable

import pytest

from bot.rehearsal.alone import TRIALS
from bot.rehearsal.findings import Outcome
from bot.rehearsal.stage import Stage
from bot.rehearsal.trial import played
from bot.table.discord_types import Permission
from bot.table.permissions import Overwrite
from bot.table.server import TableServer
from tests.rehearsal.staged import LENT, staged, strict
from tests.rehearsal.switches import PIN, accepts, named

_ROWS = {f"DC-{number:03}" for number in range(1, 74)}
OURS = [trial for trial in TRIALS if _ROWS & set(trial.rows)]
"""The trials of messages, threads and people: no others depend on rights in the channel."""
NONE = Permission(0)
Arrange = Callable[[TableServer], None]


def _denied(right: Permission) -> Arrange:
    """Deny everybody a right in the channel, the bot's role too."""

    def arrange(server: TableServer) -> None:
        world, here = server.table.world, named(server)
        here.overwrites[world.guild] = Overwrite(0, NONE, right)
        for ident, each in list(here.overwrites.items()):
            here.overwrites[ident] = Overwrite(each.kind, each.allow & ~right, each.deny)

    return arrange


def _administrator(server: TableServer) -> None:
    guild = server.table.world.guilds[server.table.world.guild]
    list(guild.roles.values())[1].rights |= Permission.ADMINISTRATOR


def _nothing(_server: TableServer) -> None:
    """Leave the table as it is."""


CASES: dict[str, tuple[Permission, Arrange, set[str]]] = {
    "the invitation's alone": (
        NONE,
        _nothing,
        {"DC-018", "DC-037", "DC-041", "DC-047", "DC-058", "DC-059", "DC-069", "DC-180", "DC-226"},
    ),
    "without pins": (LENT & ~Permission.PIN_MESSAGES, _nothing, set()),
    "without private threads": (LENT, _denied(Permission.CREATE_PRIVATE_THREADS), {"DC-069"}),
    "without public threads": (
        LENT,
        _denied(Permission.CREATE_PUBLIC_THREADS),
        {"DC-018", "DC-059", "DC-226"},
    ),
    "without the history": (
        LENT,
        _denied(Permission.READ_MESSAGE_HISTORY),
        {"DC-037", "DC-038", "DC-039", "DC-054"},
    ),
    "without writing in the channel": (
        LENT,
        _denied(Permission.SEND_MESSAGES),
        {"DC-018", "DC-059", "DC-226"},
    ),
    "all rights": (LENT, _administrator, {"DC-057", "DC-058", "DC-221", "DC-222"}),
}


async def _all_played(stage: Stage) -> None:
    for trial in OURS:
        await played(trial, stage)


@pytest.mark.parametrize(("lent", "arrange", "untried"), CASES.values(), ids=CASES)
async def test_nothing_differs_whatever_the_bot_may_do(
    lent: Permission, arrange: Arrange, untried: set[str]
) -> None:
    async with strict(lent) as server:
        arrange(server)
        async with staged(server) as stage:
            await _all_played(stage)
    found = stage.findings
    assert [each for each in found.all if each.outcome is Outcome.DIFFERS] == []
    rows = {each.row for each in found.all}
    assert {row for row in rows if found.outcome(row) is Outcome.NOT_TRIED} == untried
    failed = [each for each in found.all if "failed" in each.why or "said nothing" in each.why]
    assert failed == []


async def test_a_pin_without_the_right_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    async with strict(LENT & ~Permission.PIN_MESSAGES) as server:
        accepts("PUT", PIN)(server, monkeypatch)
        async with staged(server) as stage:
            await _all_played(stage)
    assert stage.findings.outcome("DC-065") is Outcome.DIFFERS
