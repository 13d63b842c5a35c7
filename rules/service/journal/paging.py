"""Long journals on the one loop: worked page by page, so that everybody is heard in between."""

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence

from rules.ports import Step, Store

SLICE = 50
"""Steps after which the loop goes round: a few milliseconds of telling them."""


async def pages(store: Store, adventure: str) -> AsyncIterator[Sequence[Step]]:
    """The journal of an adventure page by page, read as it is wanted: no more is held of it."""
    since = 0
    while page := await store.page(adventure, since):
        yield page
        since = page[-1].version


async def steps_of(store: Store, adventure: str) -> AsyncIterator[Step]:
    """Yield the steps of an adventure in order, read as they are wanted."""
    async for page in pages(store, adventure):
        for step in page:
            yield step


async def with_breaks(steps: Iterable[Step]) -> AsyncIterator[Step]:
    """Steps that were read already; the loop goes round after every slice of them."""
    for number, step in enumerate(steps, start=1):
        yield step
        if number % SLICE == 0:
            await asyncio.sleep(0)
