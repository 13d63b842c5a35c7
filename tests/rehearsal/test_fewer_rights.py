"""Where the bot may do little, the gateway, emojis, commands and the calendar do not differ."""

import pytest

from bot.rehearsal.alone import (
    buckets,
    calendar,
    commands,
    direct,
    emojis,
    gateway,
    leaving,
    plain,
    server,
)
from bot.rehearsal.findings import Outcome
from bot.rehearsal.trial import played
from bot.table.discord_types import Permission
from bot.table.permissions import Overwrite
from tests.rehearsal.staged import LENT, staged, strict

TRIALS = (
    *gateway.TRIALS,
    *buckets.TRIALS,
    *calendar.TRIALS,
    *emojis.TRIALS,
    *commands.TRIALS,
    *direct.TRIALS,
    *leaving.TRIALS,
    *server.TRIALS,
    *plain.TRIALS,
)
CALENDAR = {"DC-082", "DC-085", "DC-087"}
NONE = Permission(0)


@pytest.mark.parametrize(
    ("lent", "denied", "untried"),
    [
        (NONE, NONE, CALENDAR | {"DC-119"}),
        (NONE, Permission.READ_MESSAGE_HISTORY, CALENDAR | {"DC-119", "DC-160"}),
        (NONE, Permission.ATTACH_FILES, CALENDAR | {"DC-119", "DC-161"}),
        (
            LENT & ~Permission.CREATE_EVENTS,
            Permission.SEND_MESSAGES,
            CALENDAR | {"DC-099", "DC-100", "DC-119"},
        ),
        (LENT & ~Permission.CREATE_EVENTS, Permission.CREATE_PRIVATE_THREADS, CALENDAR),
    ],
    ids=["the invitation's", "no history", "no files", "no messages", "a public thread"],
)
async def test_nothing_differs_where_rights_are_missing(
    lent: Permission, denied: Permission, untried: set[str]
) -> None:
    async with strict(lent) as table:
        world = table.table.world
        role = list(world.guilds[world.guild].roles.values())[1]
        role.rights &= ~denied
        tavern = next(iter(world.channels.values()))
        tavern.overwrites[world.guild] = Overwrite(0, NONE, denied)
        async with staged(table) as stage:
            for trial in TRIALS:
                await played(trial, stage)
    found = stage.findings
    assert [each for each in found.all if each.outcome is Outcome.DIFFERS] == []
    rows = {row for trial in TRIALS for row in trial.rows}
    left = {row for row in rows if found.outcome(row) is Outcome.NOT_TRIED}
    assert left == untried
    assert [each for each in found.all if "failed" in each.why or "nothing" in each.why] == []
