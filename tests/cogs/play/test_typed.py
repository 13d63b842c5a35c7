"""What is typed at the table and cannot be done: the answer names what can, the likeliest first."""

import re

import pytest

from rules.service.journal.loading import loaded
from tests.cogs.conduct import Company, settled
from tests.support.retold import SAY

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.usefixtures("quiet"),
]


async def test_a_refusal_names_whole_options_and_counts_the_rest(table: Company) -> None:
    channel = await table.channel("recruits")
    await table.host.answer(
        await table.host.command("adventure new", game="mkd-adventure", seed="recruits")
    )
    await table.host.answer(await table.host.command("adventure begin", anyway=True, choose=True))
    adventure = await settled(table, channel)
    rules, state = loaded(await table.out.shown(adventure))
    options = rules.legal_actions(state, rules.awaiting(state)[0])
    names = [SAY(option.label) for option in options]
    last = next(name for name in reversed(names) if "(" in name)
    said = await table.refused(
        table.host, table.host.command("do", action=f"recruit {last.split()[-2]}")
    )
    found = re.fullmatch(r"You cannot do “.*” now\. You can: (.*); and (\d+) more", said)
    assert found is not None, said
    named = found[1].split("; ")
    assert named[0] == last
    assert set(named) < set(names)
    assert len(named) + int(found[2]) == len(names)
