"""The first buttons after a start: they wait for no server that READY has named."""

import asyncio
import time
from pathlib import Path

from tests.cogs.conduct import no_errors_logged
from tests.support.seasons import season
from tests.support.tables import sensible, take

SERVERS = 5
LATE = 60.0
"""Seconds after which the servers come; no test waits for them."""


async def test_the_first_buttons_wait_for_no_server(tmp_path: Path) -> None:
    with no_errors_logged():
        async with season(tmp_path) as here:
            guilds = [here.table.table.world.guild]
            for number in range(1, SERVERS):
                made = await here.ilse.ask("POST", "/table/guilds", {"name": f"Hall {number}"})
                guilds.append(made["id"])
            games: list[tuple[str, str]] = []
            async with here.bot():
                for number, guild in enumerate(guilds):
                    place = await here.opened(f"game-{number}", guild=guild)
                    await here.all_but(here.ilse)
                    games.append((here.adventure, place))
            wish = {"gateway": {"late": dict.fromkeys(guilds, LATE)}}
            await here.ilse.ask("POST", "/table/faults", wish)
            t = time.perf_counter()
            async with here.bot():
                print("up", time.perf_counter() - t)
                for adventure, place in games:
                    await here.ilse.go(place)
                    here.adventure = adventure
                    t = time.perf_counter()
                    before = await here.stored()
                    card = await here.ilse.fresh(str(before.card))
                    option = sensible(before, int(here.ilse.id))
                    assert option is not None
                    await take(here.ilse, card, option)
                    print("ack", time.perf_counter() - t)
                    async with asyncio.timeout(20):
                        await here.out.shown(adventure, before.version + 1)
                    print("card", time.perf_counter() - t)
