"""End to end: friends play whole games through the real discord.py client."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from rules.service.history.verify import verify
from tests.support.cards import Json, text_of
from tests.support.people import Person, seated
from tests.support.retold import begun, played
from tests.support.soak import SOAK
from tests.support.tables import Evening, has_map, more_of, sensible
from tests.support.tales import Tale, tale, wisely


@pytest_asyncio.fixture
async def friends(out: Evening) -> AsyncIterator[list[Person]]:
    async with seated(out.table.page_url, "Ilse", "Tomas", "Maren") as made:
        yield made


ENDS = [("victory", ("drink", "search"), 46), ("defeat", ("run", "unearth"), 32)]
"""Both ends of a quest; in a short run the victory alone."""


async def three_at_the_table(out: Evening, friends: list[Person], story: Tale) -> list[Json]:
    """They play a story to its end; every card that was seen."""
    adventure = await begun(out, friends, story)
    card = await friends[0].fresh(str((await out.shown(adventure)).card))
    assert all(f"<@{friend.id}>" in text_of(card) for friend in friends)
    return await played(out, friends, adventure, story)


@pytest.mark.parametrize(
    ("result", "kinds", "first"),
    ENDS if SOAK else ENDS[:1],
)
async def test_three_friends_play_to_the_end(
    out: Evening, friends: list[Person], result: str, kinds: tuple[str, ...], first: int
) -> None:
    cards = await three_at_the_table(out, friends, quest(result, *kinds, first=first))
    found = await out.adventure(friends[0].channel)
    assert found.outcome is not None
    assert found.outcome["result"] == result
    assert all(has_map(card) for card in cards)
    assert found.seed.hex() in text_of(await more_of(friends[0], cards[-1]))
    assert verify(await out.app.service.history.queries.export(found.id)).good
    assert [person.id for person in friends if sensible(found, int(person.id))] == []


def quest(result: str, *kinds: str, first: int) -> Tale:
    """A quest for three artifacts that sensible players bring to that end."""
    return tale("three-dice", 3, result, wisely, kinds=frozenset(kinds), first=first, most=400)
