"""Many channels play at once, in one process, and nobody waits for the others."""

import asyncio
from pathlib import Path

from rules.service.history.verify import verify
from tests.support.people import Person, seated
from tests.support.soak import SOAK
from tests.support.tables import Evening, evening, has_map, sensible, take

CHANNELS = 50 if SOAK else 3
TURNS = 4 if SOAK else 2


async def one_table(out: Evening, player: Person, number: int) -> str:
    # Nobody's finger is as quick as all of them at once: they begin within a few seconds.
    await asyncio.sleep(number * 0.05)
    made = await player.ask("POST", "/table/channels", {"name": f"cellar-{number}"})
    await player.go(made["id"])
    await player.answer(await player.command("adventure new", seed=f"cellar {number}"))
    found = await out.shown((await out.adventure(player.channel)).id)
    await player.click(str(found.card), "Begin")
    for _ in range(TURNS):
        found = await out.shown(found.id)
        if found.status == "lobby":
            found = await out.shown(found.id, found.version + 1)
        if found.status != "running":
            break
        card = await player.fresh(str(found.card))
        assert has_map(card)
        option = sensible(found, int(player.id))
        assert option is not None
        await take(player, card, option)
        await out.shown(found.id, found.version + 1)
    return found.id


async def test_many_channels_play_at_once(tmp_path: Path) -> None:
    names = (f"Player {n}" for n in range(CHANNELS))
    async with evening(tmp_path) as out, seated(out.table.page_url, *names) as players:
        adventures = await asyncio.gather(
            *(one_table(out, player, n) for n, player in enumerate(players))
        )
        assert len(set(adventures)) == CHANNELS
        for adventure, player in zip(adventures, players, strict=True):
            found = await out.shown(adventure)
            assert found.channel == int(player.channel)
            assert verify(await out.app.service.history.queries.export(adventure)).good
            card = await player.fresh(str(found.card))
            assert f"|{found.version}|" in str(card)
