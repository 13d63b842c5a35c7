"""Long journals, read and worked on in pages so that the event loop serves others in between."""

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence

from rules.ports import Step, Store

SLICE = 50
"""Steps between two breaks: they take a few milliseconds."""


async def pages(store: Store, adventure: str) -> AsyncIterator[Sequence[Step]]:
    """Yield the journal of an adventure page by page, each read when it is wanted."""
    since = 0
    while page := await store.page(adventure, since):
        yield page
        since = page[-1].version


async def steps_of(store: Store, adventure: str) -> AsyncIterator[Step]:
    """Yield the steps of an adventure in order, read when they are wanted."""
    async for page in pages(store, adventure):
        for step in page:
            yield step


async def with_breaks(steps: Iterable[Step]) -> AsyncIterator[Step]:
    """Yield steps that were read already, letting the event loop run after every slice."""
    for number, step in enumerate(steps, start=1):
        yield step
        if number % SLICE == 0:
            await asyncio.sleep(0)
