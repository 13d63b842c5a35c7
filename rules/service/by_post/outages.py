"""Time that nobody had: the bot was down, stood still or could not reach Discord.

All of it is given back to the second. What a clock that was ahead seemed to have lost is taken back
once the clock is right.
"""

from rules.core.errors import Conflict
from rules.core.model import Model
from rules.pace import frozen
from rules.pace.frozen import Span
from rules.pace.lost_time import noted, put_back, put_right
from rules.ports import Adventure, Posting
from rules.service.by_post.unasked import unasked
from rules.service.change import Change
from rules.service.clocks.presence import KEPT
from rules.service.clocks.schedule import table_of, timers_for, write
from rules.service.journal import kinds
from rules.service.journal.loading import trouble_of
from rules.service.unit_of_work import UseCases

ALIVE, OUTAGES = "alive", "outages"
"""The keys of what is stored: the last sign of life, and the outages."""
TOLD = 60
"""Seconds from which on an outage is told of on the cards."""
RESPITE = 30 * 60
"""Seconds after an outage in which no turn runs out, for players whom it kept away."""
SHARE = 60
"""The respite lasts so many times the outage, if that is shorter: starts that follow each other
closely must not hold a turn for ever."""
OUTAGES_KEPT = KEPT
"""Seconds for which outages are remembered: a turn may be as old."""
CARDS_AT_ONCE = 10
"""Cards a second that are updated after an outage."""


class KnownOutages(Model):
    """The outages of the bot that are stored."""

    spans: tuple[Span, ...] = ()


class Outages(UseCases):
    """Use cases of time in which the bot was not there."""

    async def wake(self) -> int:
        """Note how long the bot was down until now; no clock ran then. Return the seconds."""
        now = self._work.clock.now()
        stored = await self._work.store.setting(OUTAGES)
        spans = KnownOutages.model_validate_json(stored).spans if stored else ()
        last = await self._work.store.setting(ALIVE)
        kept = tuple(each for each in spans if each.end > now - OUTAGES_KEPT)
        self._work.outages = self._work.outages._replace(spans=kept)
        if last is None:
            await self.beat()
            return 0
        if int(last) > now:
            await self.put_back(int(last) - now)
            return 0
        return await self.lost(int(last), now)

    async def beat(self) -> None:
        """Note that the bot is running."""
        await self._work.store.set_setting(ALIVE, str(self._work.clock.now()))

    async def gone_since(self, at: int) -> None:
        """Note that the bot has not been running since an instant, until it wakes."""
        last = await self._work.store.setting(ALIVE)
        if last is None or int(last) > at:
            await self._work.store.set_setting(ALIVE, str(at))

    async def lost(self, start: int, end: int) -> int:
        """Note that the bot was not running for a while; return the seconds.

        Where several processes share the store, what another one was there for is not lost.
        """
        if self._work.store.shared:
            last = await self._work.store.setting(ALIVE)
            start = start if last is None else max(start, min(int(last), end))
        away = end - start
        before = self._work.outages
        respite = end + _respite(away) if away else 0
        await self._keep(noted(before.spans, Span(start, end)), max(before.grace, respite))
        await self.beat()
        if away >= TOLD:
            await self._say_so(end)
        return away

    async def put_back(self, seconds: int) -> None:
        """Note that the clock was ahead by so many seconds, and is right now.

        The lead was taken for an outage, and turns that began meanwhile seem to begin later.
        """
        now, before = self._work.clock.now(), self._work.outages
        last = before.spans[-1] if before.spans else Span(now, now)
        real = max(0, last.end - last.start - seconds)
        grace = min(before.grace - seconds, now + _respite(real))
        await self._keep(put_back(before.spans, seconds, now), grace)
        await self.beat()
        await self._work.store.put_back(seconds, now)
        for adventure in await self._work.store.running():
            found = await self._work.store.load(adventure)
            if found is not None and not trouble_of(found):
                await self._put_right(found, seconds, now)

    async def _put_right(self, found: Adventure, seconds: int, now: int) -> None:
        """Put the clocks of one table right, if any of it lies in the future."""

        def alter(draft: Change) -> None:
            before = table_of(draft.adventure)
            after = put_right(before, seconds, now)
            if after == before:
                raise Conflict("error-conflict")
            draft.step(kinds.CLOCK, action={"due": [], "back": seconds})
            write(draft, after)
            draft.silent = True

        try:
            await self._work.change(unasked("right", found), found.id, alter)
        except Conflict:
            return

    async def _keep(self, spans: tuple[Span, ...], grace: int) -> None:
        self._work.outages = frozen.Outages(spans, grace)
        kept = KnownOutages(spans=spans).model_dump_json()
        await self._work.store.set_setting(OUTAGES, kept)

    async def _say_so(self, now: int) -> None:
        """Update the card of every running table after an outage, a few every second.

        Each has its timer set again, so that none waits for one that was never set.
        """
        affected = 0
        for adventure in await self._work.store.running():
            found = await self._work.store.load(adventure)
            if found is None or trouble_of(found) or table_of(found).parked is not None:
                continue
            due = now + affected // CARDS_AT_ONCE
            posting = Posting(adventure=found.id, version=found.version, fresh=False, due=due)
            await self._work.store.post(posting)
            known = await self._work.people_at(found)
            for timer in timers_for(found, known, self._work.outages, now):
                await self._work.store.set_timer(timer)
            affected += 1


def _respite(away: int) -> int:
    """Return for how many seconds after an outage no turn runs out."""
    return min(RESPITE, SHARE * away)
