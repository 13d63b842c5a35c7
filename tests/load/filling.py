"""Adventures of all games that are under way, by the thousand: copies of some that were played."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

from rules.ports import Adventure, Commit, Step, Store, Timer
from rules.registry import rulesets
from rules.service import Service
from tests.support.entropy import Entropy
from tests.support.houses import HandClock, ask, serving
from tests.support.tables import sensible
from tests.support.users import HOST

MOVES = 40
AT_ONCE = 16
NEVER = 2**40
"""When the clocks of the copies run out, in seconds since 1970: long after any run."""


async def fill(folder: Path, store: Store, guilds: Sequence[int], count: int) -> None:
    """Store so many adventures, spread over servers, each in a channel of its own."""
    async with serving(folder / f"templates-{count}.db", HandClock(), Entropy()) as service:
        played = [await _played(service, key, n) for n, key in enumerate(rulesets())]
    at_once = asyncio.Semaphore(AT_ONCE)

    async def copied(number: int) -> None:
        adventure, steps = played[number % len(played)]
        async with at_once:
            await _copy(store, adventure, steps, guilds[number % len(guilds)], number)

    await asyncio.gather(*(copied(number) for number in range(count)))


async def _played(service: Service, system: str, number: int) -> tuple[Adventure, list[Step]]:
    """A game of one system, as far as it has come after some moves."""
    place = ask(HOST, channel=500 + number)
    opened = await service.lobby.open(place, system, seed=f"load {system}")
    await service.lobby.begin(ask(HOST, channel=500 + number), opened.adventure)
    kept = await service.history.queries.load(opened.adventure)
    for _ in range(MOVES):
        found = await service.history.queries.load(opened.adventure)
        option = sensible(found, HOST) if found.status == "running" else None
        if option is None:
            break
        kept = found
        press = ask(HOST, channel=500 + number)
        await service.play.actions.press(press, found.id, found.version, option)
    steps = await service.store.journal(kept.id, until=kept.version)
    return kept, list(steps)


async def _copy(
    store: Store, played: Adventure, steps: Sequence[Step], guild: int, number: int
) -> None:
    copy = played.with_(id=f"copy-{number}", channel=10_000 + number, guild=guild)
    timer = Timer(kind="turn", subject=copy.id, version=copy.version, due=NEVER)
    await store.commit(
        Commit(
            request=copy.id,
            expected=None,
            adventure=copy,
            steps=tuple(steps),
            timers=(timer,),
        )
    )
    await store.mark_shown(
        copy.id, copy.version, card=100_000 + number, now=played.updated, wishes=1
    )
