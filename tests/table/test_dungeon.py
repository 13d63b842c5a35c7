"""Dungeons end to end: rolled, looked at, drafted, explored and exported at the local table."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import pytest_asyncio

from tests.support.cards import Json, is_hidden, labels_of, parts_of, text_of
from tests.support.people import Person
from tests.support.tables import Evening, evening, has_map


@pytest_asyncio.fixture
async def out(tmp_path: Path) -> AsyncIterator[Evening]:
    async with evening(tmp_path) as made:
        yield made


@pytest_asyncio.fixture
async def two(out: Evening) -> AsyncIterator[tuple[Person, Person]]:
    async with AsyncExitStack() as stack:
        ilse = await stack.enter_async_context(Person.sit(out.table.page_url, "Ilse"))
        tomas = await stack.enter_async_context(Person.sit(out.table.page_url, "Tomas"))
        yield ilse, tomas


async def rolled(person: Person, **options: str | int) -> tuple[Json, Json]:
    """Roll a dungeon; the card for everybody and the keeper's."""
    outcome = await person.command("dungeon map", **options)
    card = await person.see(lambda m: not is_hidden(m) and has_map(m))
    keeper = await person.see(lambda m: is_hidden(m) and has_map(m))
    assert outcome.ok
    return card, keeper


async def test_a_map_for_all_and_another_for_the_keeper(two: tuple[Person, Person]) -> None:
    ilse, tomas = two
    card, keeper = await rolled(ilse, seed="salt cellar", morphology="barred", levels=2)
    assert "seed:salt cellar levels:2 morphology:barred" in text_of(card)
    assert "keeper alone" in text_of(keeper)
    assert keeper["id"] not in [message["id"] for message in await tomas.messages()]
