"""Room between messages: in one channel by seconds, overall by a steady pace."""

import asyncio
from itertools import pairwise

from bot.spacing import Spacing


async def _times(wanted: list[int], spacing: Spacing) -> dict[int, list[float]]:
    loop = asyncio.get_running_loop()
    sent: dict[int, list[float]] = {}

    async def send(channel: int) -> None:
        await spacing.message(channel)
        sent.setdefault(channel, []).append(loop.time())

    await asyncio.gather(*(send(channel) for channel in wanted))
    return sent


def gaps(times: list[float]) -> list[float]:
    return [later - earlier for earlier, later in pairwise(times)]


async def test_messages_to_one_channel_keep_their_distance() -> None:
    sent = await _times([1, 1, 1, 1], Spacing(0.05, overall=10_000))
    assert min(gaps(sent[1])) >= 0.04


async def test_other_channels_do_not_wait_for_a_busy_one() -> None:
    sent = await _times([1, 1, 1, 2, 3], Spacing(0.2, overall=10_000))
    assert sent[2][0] - sent[1][0] < 0.1
    assert sent[3][0] - sent[1][0] < 0.1


async def test_all_channels_together_keep_a_steady_pace() -> None:
    sent = await _times(list(range(40)), Spacing(1.2, overall=200))
    times = sorted(each[0] for each in sent.values())
    assert times[-1] - times[0] >= 39 / 200 * 0.95


async def test_who_comes_later_finds_the_room_free_again() -> None:
    spacing = Spacing(0.05, overall=10_000)
    await _times([1, 1], spacing)
    await asyncio.sleep(0.06)
    started = asyncio.get_running_loop().time()
    sent = await _times([1], spacing)
    assert sent[1][0] - started < 0.04
