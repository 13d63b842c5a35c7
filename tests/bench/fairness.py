"""Whether one busy channel slows others: how soon their clicks are acknowledged meanwhile."""

import asyncio
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median

from rules.ports import Adventure
from tests.bench.figures import Figure, Finding
from tests.bench.turn import running
from tests.support.cards import Json, files_of, parts_of
from tests.support.people import Person
from tests.support.tables import Evening, evening, sensible

OTHERS = 4
MAPS = 60
ROUNDS = 2
"""Times that quiet and the maps take turns."""
CLICKS = 15
"""Clicks of each of the others in a quiet while; beside the maps they click until all are there."""
PAUSE = 0.1
"""Seconds that a person looks at a card before the next click."""
PATIENCE = 300.0


def measure() -> list[Finding]:
    """Acknowledgements of four tables while one person draws sixty maps, beside a quiet hour."""
    with tempfile.TemporaryDirectory() as folder:
        quiet, flood, took = asyncio.run(_measure(Path(folder)))
    peer = f"the same without; {len(flood)} clicks in {took:.0f} s"
    return [
        Figure(
            f"acknowledged while one draws {MAPS} maps",
            median(flood) * 1000,
            median(quiet) * 1000,
            peer,
            "ms",
            at_most=1.2,
        )
    ]


async def _measure(folder: Path) -> tuple[list[float], list[float], float]:
    async with evening(folder) as out, AsyncExitStack() as stack:
        url = out.table.page_url
        busy = await stack.enter_async_context(Person.sit(url, "Busy"))
        others = [
            await stack.enter_async_context(Person.sit(url, f"Other {number}"))
            for number in range(OTHERS)
        ]
        for number, person in enumerate(others):
            made = await person.ask("POST", "/table/channels", {"name": f"table-{number}"})
            await person.go(made["id"])
            await running(out, person)
        await draw(busy, 2)
        await clicks(out, others, CLICKS)
        quiet: list[float] = []
        flood: list[float] = []
        took = 0.0
        for _ in range(ROUNDS):
            quiet += await clicks(out, others, CLICKS)
            began = time.perf_counter()
            flooding = asyncio.create_task(draw(busy, MAPS))
            flood += await clicks(out, others, CLICKS, flooding)
            took += time.perf_counter() - began
        return quiet, flood, took


async def draw(person: Person, maps: int) -> None:
    """Ask for that many maps at once, and wait for them all, and for what their keeper sees."""
    person.mark()
    asked = await asyncio.gather(
        *(person.command("dungeon map", seed=f"flood {n}", wait=False) for n in range(maps))
    )
    awaited = {each.interaction: 2 for each in asked}

    def all_there(message: Json) -> bool:
        cause = (message.get("interaction_metadata") or {}).get("id")
        if files_of(message) and cause in awaited:
            awaited[cause] -= 1
        return max(awaited.values()) <= 0

    await person.see(all_there, within=PATIENCE)


async def clicks(
    out: Evening, people: list[Person], count: int, until: asyncio.Task[None] | None = None
) -> list[float]:
    """Seconds until each click of people at tables of their own was acknowledged.

    They click until a task is done, or so many times.
    """
    taken: list[float] = []

    async def play(person: Person) -> None:
        left = count
        while left > 0 if until is None else not until.done():
            left -= 1
            found = await running(out, person)
            taken.append(await clicked(person, found))
            await out.shown(found.id, found.version + 1)
            await asyncio.sleep(PAUSE)

    await asyncio.gather(*map(play, people))
    return taken


async def clicked(person: Person, found: Adventure) -> float:
    """Press what a sensible player would; the seconds until Discord heard of it."""
    option = sensible(found, int(person.id))
    assert option is not None
    card = await person.fresh(str(found.card))
    ids = [part.get("custom_id", "") for part in parts_of(card)]
    button = next((each for each in ids if each.endswith(f"|do.{option}")), None)
    if button is not None:
        began = time.perf_counter()
        await person.click(card, button, force=True)
        return time.perf_counter() - began
    menu = next(
        part["custom_id"]
        for part in parts_of(card)
        if option in [each["value"] for each in part.get("options", ())]
    )
    began = time.perf_counter()
    await person.choose(card, menu, option, force=True)
    return time.perf_counter() - began
