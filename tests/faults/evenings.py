"""Evenings for trials: three friends and the real client, and how a game is seen to go on."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from bot.posting.poster import no_hook
from bot.table.server import TableServer
from rules.ports import Adventure
from rules.service.history.verify import verify
from tests.cogs.conduct import no_errors_logged
from tests.support.cards import parts_of
from tests.support.clocks import LeapingClock
from tests.support.patience import PATIENCE
from tests.support.people import NoAnswer, Refused, seated
from tests.support.seasons import NAMES, Season
from tests.support.tables import at_table, sensible


@asynccontextmanager
async def friends(
    folder: Path, at_point: Callable[[str], None] = no_hook, *, skew: int = 0
) -> AsyncIterator[Season]:
    """Three friends and the bot, whose clock is ahead by `skew` seconds; no errors are logged."""
    clock = LeapingClock()
    server = TableServer(now=lambda: clock.now() - skew)
    await server.start()
    async with AsyncExitStack() as stack:
        stack.push_async_callback(server.stop)
        stack.enter_context(no_errors_logged())
        people = await stack.enter_async_context(seated(server.page_url, *NAMES))
        made = Season(folder, server, people, clock)
        made.out = await stack.enter_async_context(at_table(folder, server, at_point, clock))
        yield made


async def tries(made: Season, chance: random.Random) -> bool:
    """Somebody who is asked presses what is sensible; whether they could try."""
    found, owed = await made.stored(), await made.owed()
    for person in chance.sample(made.people, len(made.people)):
        option = sensible(found, int(person.id)) if person.id in owed else None
        if option is None:
            continue
        try:
            card = await person.fresh(str(found.card))
            for part in parts_of(card):
                if part.get("custom_id", "").endswith(f"|do.{option}"):
                    await person.click(card, part["custom_id"], may_fail=True)
                    return True
                if option in [each["value"] for each in part.get("options") or []]:
                    await person.choose(card, part["custom_id"], option, may_fail=True)
                    return True
        except (LookupError, Refused, NoAnswer):
            return False
    return False


async def shown(made: Season, version: int = 0) -> Adventure:
    """Wait until every card was brought, also one that Discord takes only later."""
    store = made.out.app.service.store
    async with asyncio.timeout(PATIENCE):
        while True:
            found = await made.stored()
            waiting = await store.posting(made.adventure)
            # Some changes show nothing, so that the newest version may be one that no card names.
            if waiting is None and found.version >= version and found.card:
                return found
            if waiting is not None and waiting.due > made.clock.now():
                made.clock.leap(waiting.due - made.clock.now())
            await asyncio.sleep(0.01)


async def goes_on(made: Season, chance: random.Random) -> None:
    """The card comes, somebody acts, and the game is a version further."""
    before = await shown(made)
    if before.status == "running":
        await tries(made, chance)
        await shown(made, before.version + 1)


async def holds(made: Season) -> None:
    """The log of the game can be played again to its last step, and the client is there."""
    verdict = verify(await made.out.app.service.history.queries.export(made.adventure))
    assert verdict.good, verdict.fault
    assert not made.out.app.failed.done()
