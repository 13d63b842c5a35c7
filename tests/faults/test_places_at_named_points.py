"""F30, F32: a place goes or is locked at every named point of a commit and of its card.

`test_places_that_go.py` takes random moments of a click; here it is a point inside the work.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.posting.poster import NAMED_POINTS as POSTER_POINTS
from rules.store.engine import NAMED_POINTS as STORE_POINTS
from tests.faults.evenings import friends, goes_on, holds, tries
from tests.support.clocks import HOUR
from tests.support.soak import cases

WRITES = ("commit:", "claim:", "shown:")
POINTS = (*(point for point in STORE_POINTS if point.startswith(WRITES)), *POSTER_POINTS)
FATES = ("deleted", "archived", "locked", "archived and locked")
TURNS = 4


class Moment:
    """The first pass of a point after it was armed: something happens then, once."""

    def __init__(self, point: str) -> None:
        self._point = point
        self._then: Callable[[], Awaitable[object]] | None = None
        self._loop = asyncio.get_running_loop()
        self._happening: asyncio.Future[object] | None = None

    def arm(self, then: Callable[[], Awaitable[object]]) -> None:
        """Let something happen at that moment."""
        self._then = then

    def __call__(self, point: str) -> None:
        if point == self._point and self._then is not None:
            # The store passes its points on a thread of its own.
            self._loop.call_soon_threadsafe(self._begin)

    def _begin(self) -> None:
        if self._then is not None and self._happening is None:
            self._happening = asyncio.ensure_future(self._then())

    async def come(self) -> None:
        """Wait until it has happened; where the moment never came, it happens now."""
        self._begin()
        assert self._happening is not None
        await self._happening

    @property
    def came(self) -> bool:
        """Whether it has happened."""
        return self._happening is not None and self._happening.done()


@pytest.mark.parametrize("number", cases(2, 4 * len(POINTS)))
async def test_a_place_goes_at_a_named_point(tmp_path: Path, number: int) -> None:
    chance = random.Random(f"point {number}")
    fate, point = FATES[number % len(FATES)], POINTS[(number // len(FATES)) % len(POINTS)]
    moment = Moment(point if number >= len(FATES) else chance.choice(POINTS))
    async with friends(tmp_path, moment) as made:
        thread = fate != "deleted" or chance.random() < 0.4
        place = await made.opened("doomed", thread=thread, pace=chance.choice(("post", "live")))
        for _ in range(chance.randrange(3)):
            await goes_on(made, chance)
        path = f"/table/channels/{place}"
        wish = {"archived": "archived" in fate, "locked": "locked" in fate}
        if fate == "deleted":
            moment.arm(lambda: made.ilse.ask("DELETE", path))
        else:
            moment.arm(lambda: made.ilse.ask("PATCH", path, wish))
        for _ in range(TURNS):
            if moment.came or not await tries(made, chance):
                break
        await moment.come()
        if fate in ("deleted", "archived and locked"):
            await made.parked("gone" if fate == "deleted" else "locked")
            before = await made.stored()
            await made.later(2 * HOUR)
            after = await made.stored()
            assert (after.state, after.seats, after.status) == (
                before.state, before.seats, "running"
            )  # fmt: skip
        if fate == "deleted":
            await made.everybody_to("deep-well")
            said = await made.told(made.ilse, "adventure move-here", adventure=made.adventure)
            assert "goes on here" in said
        else:
            await made.ilse.ask("PATCH", path, {"archived": False, "locked": False})
            await made.parked(None)
        await goes_on(made, chance)
        await holds(made)
