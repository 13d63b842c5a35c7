"""Cards that Discord refuses: tried again, plainer each time, until they stand or nothing can."""

import logging

import discord

from bot.posting.sending import Means
from cogs.base.refusals import TRIES, Plan, next_try, refusal_of
from rules.pace.parked import pause_after
from rules.ports import Adventure, Posting

log = logging.getLogger(__name__)


class RefusedCards:
    """Decides what becomes of a card that was refused. The newest state is never given up."""

    def __init__(self, means: Means) -> None:
        self._store, self._clock = means.store, means.clock
        self._access_watch = means.access_watch

    async def take(
        self, adventure: Adventure, posting: Posting, refused: discord.HTTPException
    ) -> None:
        """Schedule a plainer attempt for a refused card, or park its adventure after the last."""
        row = refusal_of(refused)
        if row.plan is Plan.PLACE:
            log.warning(
                "a card cannot be posted (%s): %s",
                row.meaning,
                refused,
                extra={"channel": adventure.channel},
            )
            await self._close(
                posting,
                parked=await self._access_watch.refused(adventure, refused.code, posting.since),
            )
            return
        following = next_try(row.plan, posting.refused)
        if following is not None:
            form, pause = TRIES[following]
            log.warning(
                "a card was refused (%s): %s; again %s in %d s", row.meaning, refused, form, pause
            )
            await self._put_off(posting, pause, following)
            return
        log.warning("no form of a card is taken (%s): %s", row.meaning, refused)
        await self._close(
            posting, parked=await self._access_watch.not_taken(adventure, posting.since)
        )

    async def _close(self, posting: Posting, *, parked: bool) -> None:
        """Leave a card to the clocks of its parked adventure; without any, try it again later.

        An adventure that is over has no clocks, and its last card is due all the same.
        """
        if parked:
            await self._store.drop_posting(posting.adventure, posting.version)
        else:
            await self._put_off(posting, pause_after(self._clock.now() - posting.since), 0)

    async def _put_off(self, posting: Posting, pause: int, refused: int) -> None:
        due = self._clock.now() + pause
        await self._store.put_off_posting(posting.adventure, posting.version, due, refused=refused)
