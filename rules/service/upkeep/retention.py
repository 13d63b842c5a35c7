"""How long things are kept that are over: they go in small pieces, while nobody waits."""

from rules.pace.zones import DAY
from rules.ports import Timer
from rules.service.unit_of_work import UnitOfWork

PIECE = 200
"""Rows that go at once, so that nobody's click waits for it."""
BREATH = 2
"""Seconds between two pieces."""
AGAIN = DAY
"""Seconds between two looks where nothing is left to go."""
SUBJECT = "house"


class Retention:
    """Lets old requests go, and games that have been over for `keep_over` days (0: never)."""

    def __init__(self, work: UnitOfWork, keep_over: int) -> None:
        self._work = work
        self._keep_over = keep_over

    async def begin(self) -> None:
        """Look now, and from now on every day."""
        await self._later(0)

    async def sweep(self) -> None:
        """Let a piece go; the next soon, or where there is none, in a day."""
        now = self._work.clock.now()
        over = now - self._keep_over * DAY if self._keep_over else None
        gone = await self._work.store.sweep(now, over, PIECE)
        await self._later(BREATH if gone >= PIECE else AGAIN)

    async def _later(self, seconds: int) -> None:
        due = self._work.clock.now() + seconds
        await self._work.store.set_timer(Timer(kind="sweep", subject=SUBJECT, version=0, due=due))
