"""All processes of a bot make so many requests in a second, and answers to people never wait."""

import asyncio
from types import SimpleNamespace
from typing import cast

import aiohttp
import pytest
import yarl
from discord.http import Route

from bot.gateway.pacing import OwnPace
from bot.gateway.request_budget import ALONE, AT_ONCE, SAVED, STEP, RequestBudget
from rules.store.errors import StoreUnavailable

REQUEST = "/channels/1/messages"


class Bucket(OwnPace):
    """A pace that remembers how many turns were asked for at once, and may be out of reach."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[int] = []
        self.gone = False

    async def pace(self, name: str, step: float, many: int = 1, saved: float = 0.0) -> float:
        """Take turns.

        Raises:
            StoreUnavailable: it is out of reach.
        """
        self.asked.append(many)
        if self.gone:
            raise StoreUnavailable
        return await super().pace(name, step, many, saved)


class Sender:
    """Makes requests as a client's session would, and notes when they went."""

    def __init__(self, bucket: Bucket) -> None:
        self.trace = aiohttp.TraceConfig()
        RequestBudget(bucket).follow(self.trace)
        self.trace.freeze()
        self.went: list[float] = []

    async def send(self, path: str, base: str = Route.BASE) -> None:
        """Make a request."""
        asked = SimpleNamespace(url=yarl.URL(base + path))
        session = cast(aiohttp.ClientSession, None)
        await self.trace.on_request_start.send(session, SimpleNamespace(), asked)
        self.went.append(asyncio.get_running_loop().time())


@pytest.fixture
def bucket() -> Bucket:
    return Bucket()


async def test_in_any_second_there_are_at_most_fifty(bucket: Bucket) -> None:
    one, two = Sender(bucket), Sender(bucket)
    began = asyncio.get_running_loop().time()
    await asyncio.gather(*(each.send(REQUEST) for each in (one, two) for _ in range(35)))
    went = sorted(one.went + two.went)
    assert len(went) == 70
    for start in went:
        assert sum(start <= at < start + 1 for at in went) <= 50
    # After a rest some go at once, and the last of all when its turn is.
    assert went[-1] - began >= (70 - SAVED / STEP - 1) * STEP - 0.01
    # Turns are taken for many at once, and yet not for all: two senders share.
    assert max(bucket.asked) == AT_ONCE
    assert len(bucket.asked) < 30


@pytest.mark.parametrize(
    "path", ["/interactions/1/aToken/callback", "/webhooks/1/aToken/messages/@original"]
)
async def test_answers_to_people_neither_wait_nor_count(bucket: Bucket, path: str) -> None:
    sender = Sender(bucket)
    await asyncio.gather(*(sender.send(path) for _ in range(200)))
    assert bucket.asked == []


async def test_requests_to_others_do_not_count(bucket: Bucket) -> None:
    await Sender(bucket).send("/anything", base="https://example.org")
    assert bucket.asked == []


async def test_who_is_gone_meanwhile_stops_nobody(bucket: Bucket) -> None:
    sender = Sender(bucket)
    waiting = [asyncio.create_task(sender.send(REQUEST)) for _ in range(20)]
    await asyncio.sleep(0)
    for each in waiting[::2]:
        each.cancel()
    done = await asyncio.gather(*waiting, return_exceptions=True)
    assert [each is None for each in done] == [False, True] * 10


async def test_without_the_database_requests_are_slow_and_go_all_the_same(
    bucket: Bucket, caplog: pytest.LogCaptureFixture
) -> None:
    bucket.gone = True
    sender = Sender(bucket)
    began = asyncio.get_running_loop().time()
    await asyncio.gather(*(sender.send(REQUEST) for _ in range(4)))
    assert sender.went[-1] - began >= 4 * ALONE - 0.01
    assert "the budget cannot be read" in caplog.text
