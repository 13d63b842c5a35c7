"""Evenings in their channels: the message, the calendar, what is said once, and the beginning.

Whatever is due is in the store. What is said is noted before and after it is sent, so that a kill
between the two tells nobody twice.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord

from bot.gateway.channel_access import Unclear
from bot.posting.calendar import Calendar, ServerAway
from bot.posting.evening_words import EveningWords
from bot.posting.notifier import Notifier, NotYet
from bot.posting.sending import Means, Sender
from cogs.base.edits import PATIENCE
from cogs.base.refusals import REPLACED, TOO_MANY_REQUESTS, Plan, plan_of, refusal_of
from cogs.evenings.messages import EveningTexts
from rules.core.words import Text
from rules.pace.parked import Why
from rules.ports import Evening, Timer
from rules.service.evenings.dates import LATE
from rules.service.evenings.due import is_soon, is_time

log = logging.getLogger(__name__)
_Sent = TypeVar("_Sent")

SOON, LATER = 30, 10 * 60
"""Seconds until what passes is tried again, and what Discord refuses."""
PASSING = ("unavailable", "timeout")
"""Reasons that end by themselves, for which a beginning waits as long as it still can."""
NO_MENTIONS = discord.AllowedMentions.none()


class Later(Exception):
    """Something cannot be done now, and perhaps in `seconds`."""

    def __init__(self, seconds: int) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class EveningKeeper(Sender):
    """Brings evenings up to date, one after the other, as their timers are due."""

    def __init__(self, means: Means, notifier: Notifier) -> None:
        super().__init__(means)
        self._due = means.service.evenings.due
        self._plans = means.service.evenings.plans
        self._calendar = Calendar(means)
        self._said = EveningWords(means, notifier)
        self._told: set[str] = set()

    async def look(self, timer: Timer) -> None:
        """Do what is due of an evening, and set when to look again.

        Raises:
            discord.DiscordServerError, discord.RateLimited, aiohttp.ClientError: Discord may
                accept it later; the timer stays due.
        """
        pause = 0
        for step in (self._show, self._tell_calendar, self._remind, self._begin, self._show):
            pause = max(pause, await self._tried(step, timer.subject))
        pause = max(pause, await self._tried(self._said.say, timer.subject))
        await self._due.rest(timer, pause)

    async def _tried(self, step: Callable[[Evening], Awaitable[None]], ident: str) -> int:
        """Carry out one step; return after how many seconds to try again what was refused."""
        found = await self._store.evening(ident)
        if found is None or found.state == "draft":
            return 0
        try:
            await step(found)
        except Later as later:
            return later.seconds
        except ServerAway:
            return LATER
        except (Unclear, NotYet):
            return SOON
        except discord.DiscordServerError:
            raise
        except discord.HTTPException as refused:
            log.warning("an evening could not be brought up to date (%s)", refused)
            await self._refused(found, refused)
            return LATER
        return 0

    async def _refused(self, evening: Evening, refused: discord.HTTPException) -> None:
        """Give an evening up whose channel is gone, and the message of one that is over.

        The host of another whose message Discord does not take is told once.
        """
        row = refusal_of(refused)
        why = row.why
        if evening.state == "planned":
            if why != "gone":
                if evening.message is None and row.plan is not Plan.AGAIN:
                    await self._unshown(evening, refused)
                return
            await self._missed(evening, why)
            evening = await self._due.found(evening.id)
        if why is not None:
            await self._due.shown(evening.id, evening.version, evening.message or 0)

    async def _missed(self, evening: Evening, why: Why) -> None:
        """Note that an evening cannot take place where it was to be, and tell its host."""
        await self._due.miss(evening.id)
        texts = await self._texts(evening)
        await self._said.tell_host(evening, texts, Text.of("evening-missed-place", why=why))

    async def _unshown(self, evening: Evening, refused: discord.HTTPException) -> None:
        """Tell the host that an evening stands nowhere yet, once in the life of the process."""
        if evening.id in self._told:
            return
        self._told.add(evening.id)
        said = Text.of(refusal_of(refused).says, code=str(refused.code or refused.status))
        await self._said.tell_host(
            evening, await self._texts(evening), said, key="evening-host-unsaid"
        )

    async def _texts(self, evening: Evening) -> EveningTexts:
        words = self._service.words(evening.locale)
        return EveningTexts(evening, await self._plans.facts(evening), words)

    async def _show(self, evening: Evening, *, anew: bool = False) -> None:
        """Edit an evening's message, or post it where there is none; `anew` also if it is right."""
        if evening.shown >= evening.version and not anew:
            return
        if evening.message is None and evening.state != "planned":
            return
        async with self._locks.of(evening.id):
            found = await self._due.found(evening.id)
            message = found.message
            if message is None or not await self._edited(found, message):
                if found.state != "planned":
                    await self._due.shown(found.id, found.version, message or 0)
                    return
                message = await self._posted(found)
            await self._due.shown(found.id, found.version, message)

    async def _edited(self, evening: Evening, message: int) -> bool:
        """Edit an evening's message; return False where it is gone."""
        place = self._client.get_partial_messageable(evening.channel, guild_id=evening.guild)
        stands = place.get_partial_message(message)

        async def edit(view: discord.ui.LayoutView) -> None:
            async with asyncio.timeout(PATIENCE):
                await stands.edit(view=view, allowed_mentions=NO_MENTIONS)

        try:
            await self._with_title(evening, edit)
        except (discord.RateLimited, TimeoutError):
            # Few edits of old messages are taken; it stays where people know it.
            raise Later(SOON) from None
        except discord.HTTPException as refused:
            if refused.status == TOO_MANY_REQUESTS:
                raise Later(SOON) from None
            if refused.code not in REPLACED:
                raise
            return False
        return True

    async def _posted(self, evening: Evening) -> int:
        place = self._client.get_partial_messageable(evening.channel, guild_id=evening.guild)
        await self._spacing.message(evening.channel)

        async def send(view: discord.ui.LayoutView) -> int:
            nonce = f"{evening.id}:{evening.revision}"
            return (await place.send(view=view, nonce=nonce, allowed_mentions=NO_MENTIONS)).id

        return await self._with_title(evening, send)

    async def _with_title(
        self, evening: Evening, send: Callable[[discord.ui.LayoutView], Awaitable[_Sent]]
    ) -> _Sent:
        """Send an evening's message; where Discord blocks what was typed, without the title."""
        texts = await self._texts(evening)
        try:
            return await send(texts.message())
        except discord.HTTPException as refused:
            if plan_of(refused) is not Plan.PLAINER or texts.title == texts.plain_title:
                raise
            log.info("a title is left out (%s)", refused)
        return await send(texts.message(texts.plain_title))

    async def _tell_calendar(self, evening: Evening) -> None:
        if evening.state != "planned" or evening.message is not None:
            await self._calendar.update(evening, await self._texts(evening))

    async def _remind(self, evening: Evening) -> None:
        """Have those called who said yes; a message that somebody deleted is posted again first."""
        if is_soon(evening, self._clock.now()):
            await self._look_who_left(evening)
            try:
                await self._show(await self._due.found(evening.id), anew=True)
            except (Later, discord.HTTPException) as trouble:
                if isinstance(trouble, discord.DiscordServerError):
                    raise
                log.info("the message of an evening is not looked at (%r)", trouble)
            await self._due.remind(evening.id)

    async def _begin(self, evening: Evening) -> None:
        """Open the lobby or call the table, or tell the host why that is not possible."""
        now = self._clock.now()
        if not is_time(evening, now):
            return
        await self._look_who_left(evening)
        in_time = now <= evening.at + LATE
        place = (await self._plans.facts(evening)).place
        try:
            why = await self._access_watch.places.look(evening.guild, place, ask=True)
        except Unclear:
            if in_time:
                raise
            why = None
        if why in PASSING and in_time:
            raise Later(SOON)
        if why is not None:
            await self._missed(evening, why)
            return
        refused = await self._due.begin(evening.id)
        if refused is not None:
            await self._said.tell_host(evening, await self._texts(evening), refused.text)

    async def _look_who_left(self, evening: Evening) -> None:
        """Remove those who have left the server, as far as Discord says so."""
        people = {*evening.who("yes"), evening.host} - {0}
        for user in sorted(people):
            if await self._access_watch.places.has_left(evening.guild, user):
                await self._due.left(evening.id, user)
