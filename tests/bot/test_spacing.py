"""Room between messages: in one channel by seconds, overall by a steady pace."""

import asyncio
from itertools import pairwise

import pytest

from bot.posting.spacing import Spacing


class LeapingLoop(asyncio.SelectorEventLoop):
    """An event loop whose time leaps to the next thing that is due, however busy the machine is."""

    def __init__(self) -> None:
        self._leapt = 0.0
        super().__init__()

    def time(self) -> float:
        """Seconds since it began."""
        return self._leapt

    def _run_once(self) -> None:
        if not self._ready and self._scheduled:
            self._leapt = max(self._leapt, self._scheduled[0].when())
        super()._run_once()


def times(wanted: list[int], spacing: Spacing, *, later: float = 0.0) -> dict[int, list[float]]:
    """When messages to channels are sent, all wanted at once; the first has another one `later`."""
    sent: dict[int, list[float]] = {}

    async def send(channel: int) -> None:
        await spacing.message(channel)
        sent.setdefault(channel, []).append(asyncio.get_running_loop().time())

    async def all_of_them() -> None:
        await asyncio.gather(*(send(channel) for channel in wanted))
        if later:
            await asyncio.sleep(later)
            await send(wanted[0])

    loop = LeapingLoop()
    try:
        loop.run_until_complete(all_of_them())
    finally:
        loop.close()
    return sent


def gaps(sent: list[float]) -> list[float]:
    return [after - before for before, after in pairwise(sent)]


def test_messages_to_one_channel_keep_their_distance() -> None:
    sent = times([1, 1, 1, 1], Spacing(1.2, overall=10_000))
    assert gaps(sent[1]) == pytest.approx([1.2, 1.2, 1.2], abs=0.01)


def test_other_channels_do_not_wait_for_a_busy_one() -> None:
    sent = times([1, 1, 1, 2, 3], Spacing(1.2, overall=10_000))
    assert sent[2][0] < 0.1
    assert sent[3][0] < 0.1


def test_all_channels_together_keep_a_steady_pace() -> None:
    sent = times(list(range(40)), Spacing(1.2, overall=20))
    assert max(each[0] for each in sent.values()) == pytest.approx(39 / 20, abs=0.1)


def test_who_comes_later_finds_the_room_free_again() -> None:
    sent = times([1, 1], Spacing(1.2, overall=10_000), later=1.5)
    assert gaps(sent[1]) == pytest.approx([1.2, 1.5], abs=0.01)
