"""How long ended things are kept: they are deleted in small pieces, while nobody waits."""

from rules.pace.zones import DAY
from rules.ports import Timer
from rules.service.unit_of_work import UnitOfWork

PIECE = 200
"""Rows that are deleted at once, few enough that no click has to wait."""
BREATH = 2
"""Seconds between two pieces."""
AGAIN = DAY
"""Seconds between two looks where nothing is left to delete."""
SUBJECT = "house"


class Retention:
    """Deletes old requests, and games that have been over for `keep_over` days (0: never)."""

    def __init__(self, work: UnitOfWork, keep_over: int) -> None:
        self._work = work
        self._keep_over = keep_over

    async def begin(self) -> None:
        """Start looking for old rows now, and do it every day."""
        await self._later(0)

    async def sweep(self) -> None:
        """Delete some old rows; the next follow soon, or if there are none, in a day.

        With the last piece go packs that nobody has needed or chosen for a day.
        """
        now = self._work.clock.now()
        over = now - self._keep_over * DAY if self._keep_over else None
        gone = await self._work.store.sweep(now, over, PIECE)
        if gone < PIECE:
            await self._work.store.clear_packs(now - DAY)
        await self._later(BREATH if gone >= PIECE else AGAIN)

    async def _later(self, seconds: int) -> None:
        due = self._work.clock.now() + seconds
        await self._work.store.set_timer(Timer(kind="sweep", subject=SUBJECT, version=0, due=due))
