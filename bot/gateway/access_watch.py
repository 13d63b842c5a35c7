"""Whether an adventure can be shown in its channel and pressed there, asked by what sends."""

import asyncio
import logging
from collections.abc import Iterable

import discord

from bot.gateway.channel_access import ChannelAccess, Unclear
from bot.gateway.parker import Parker
from bot.gateway.player_access import PlayerAccess
from bot.gateway.standing_cards import StandingCards
from cogs.base.refusals import MISSING_ACCESS, WHY
from rules.pace.parked import REFUSED, Hindrance, Why
from rules.ports import Adventure, Clock, Store, Timer
from rules.service import Service
from rules.service.clocks.schedule import table_of

log = logging.getLogger(__name__)

EDITED: tuple[Why, ...] = ("unavailable", REFUSED)
"""Reasons to park after which an edit of the card tells that it can be shown again."""
UNTIL_IT_STANDS = 10
"""Seconds after which to look again whether a card stands."""
LONG_IN_COMING = 60
"""Seconds that a card may be due before the time until it stands is given back."""


class AccessWatch:
    """Says whether adventures can be shown and pressed, and parks those that cannot.

    Discord tells of much by events (`access_events`). As events may be lost, refused cards and
    calls count as well, and channels are checked before a turn runs out.
    """

    def __init__(
        self,
        service: Service,
        store: Store,
        clock: Clock,
        client: discord.Client,
        places: ChannelAccess,
        parker: Parker,
    ) -> None:
        self.places = places
        self._parker = parker
        self._cards = StandingCards(service, store, clock, client)
        self._players = PlayerAccess(service, client, clock)
        self._by_post = service.by_post
        self._clock = clock
        self._store = store

    async def refused(self, adventure: Adventure, code: int, since: int | None = None) -> bool:
        """Park an adventure whose message Discord refused for its place, by the code.

        Its clocks stand still from an instant on, or from now. Return whether they do, or whether
        its channel is gone, so that there is nothing left to wait for.
        """
        why = WHY.get(code)
        if why is None or adventure.guild is None:
            return False
        unseen = code == MISSING_ACCESS
        # A card that was on its way when its table was parked tells nothing new by this refusal.
        now = await self._store.load(adventure.id)
        parked = None if now is None else table_of(now).parked
        was = None if parked is None else parked.why
        try:
            found = await self.places.look(
                adventure.guild, adventure.channel, ask=unseen, anew=unseen, was=was
            )
        except Unclear:
            found = None
        await self._parker.park(adventure.id, found or why, guild=adventure.guild, since=since)
        return (found or why) == "gone" or await self._parker.is_parked(adventure.id)

    async def not_taken(self, adventure: Adventure, since: int) -> bool:
        """Park an adventure none of whose cards Discord takes; return whether its clocks stand.

        Its people are told in its channel, where a message without anything in it may be taken.
        """
        await self._parker.park(adventure.id, REFUSED, adventure.channel, since=since)
        return await self._parker.is_parked(adventure.id)

    async def hindrance(self, guild: int, channel: int, parent: int = 0) -> Hindrance | None:
        """Return the reason why a channel's cards cannot be shown and pressed, as far as known.

        `parent` is the channel of a thread, where that is known.
        """
        if parent:
            self.places.note_parent(channel, parent)
        try:
            why = await self.places.look(guild, channel, ask=True)
        except Unclear:
            return None
        return None if why is None else Hindrance(why, self._parker.until(guild, why))

    async def keeps_away(self, timer: Timer) -> bool:
        """Return whether to leave an adventure's clocks alone now, as it cannot be shown.

        Otherwise check first whether those for whom time is due can press the card, and, when a
        turn is nearly over, whether its player is still there.
        """
        found = await self._store.load(timer.subject)
        if found is None or found.guild is None or found.version != timer.version:
            return False
        if table_of(found).parked is not None:
            return False
        try:
            why = await self.places.look(found.guild, found.channel, ask=True)
        except Unclear:
            return True
        if why is not None and await self._parker.park(found.id, why, guild=found.guild):
            return True
        asks = found.status == "running" or table_of(found).wondered is not None
        if asks and not await self._cards.stands(found):
            return True
        if await self._players.stand_still(found):
            return True
        await self._ask_for(found, await self._by_post.departures.to_ask(found))
        return False

    async def not_before(self, adventure: str, user: int) -> int | None:
        """Return when to look again whether somebody may be called to an adventure; None if now.

        Nobody is called while its card does not stand, or while they cannot press it.
        """
        found = await self._store.load(adventure)
        if found is None or found.status != "running" or table_of(found).parked is not None:
            return None
        if not await self._cards.stands(found):
            return self._clock.now() + UNTIL_IT_STANDS
        return await self._players.not_before(found, user)

    async def roll_call(self, adventure: str) -> None:
        """Check whether the players of an adventure and its host are still in the server."""
        found = await self._store.load(adventure)
        if found is not None and found.status == "running":
            users = await self._by_post.departures.expected(adventure)
            await self._ask_for(found, users)

    async def muted(self, adventure: str) -> tuple[int, ...]:
        """Return which players of an adventure played live are in timeout in its server."""
        found = await self._store.load(adventure)
        if found is None or found.guild is None or found.status != "running":
            return ()
        if found.pace != "live":
            return ()
        users = sorted({seat.user for seat in found.seats if seat.user is not None})
        quiet = await asyncio.gather(*(self.places.is_muted(found.guild, user) for user in users))
        return tuple(user for user, muted in zip(users, quiet, strict=True) if muted)

    async def _ask_for(self, adventure: Adventure, users: Iterable[int]) -> None:
        asked = tuple(users) if adventure.guild is not None else ()
        left = await asyncio.gather(
            *(self.places.has_left(adventure.guild or 0, user) for user in asked)
        )
        for user in (user for user, gone in zip(asked, left, strict=True) if gone):
            if await self._by_post.departures.left(adventure.id, user):
                log.info("somebody who plays adventure %s has left the server", adventure.id)

    async def look_again(self, timer: Timer) -> None:
        """Check whether a parked adventure can be shown again; if not, check again later."""
        found = await self._store.load(timer.subject)
        if found is not None and found.guild is not None:
            parked = table_of(found).parked
            was = None if parked is None else parked.why
            try:
                why = await self.places.look(found.guild, found.channel, ask=True, was=was)
                await self._parker.see(found, why)
            except Unclear:
                log.info("nobody can say how the channel of %s is", found.id)
        await self._by_post.parking.look_later(timer)

    async def stop_waiting(self) -> None:
        """Stop the clocks of servers that have been unavailable for too long."""
        for guild in self.places.given_up():
            await self._parker.park_all(guild, "unavailable")

    async def came(self, adventure: Adventure, since: int) -> bool:
        """Give back the time for which a card was due `since` an instant, if it was long in coming.

        Return whether any was given back, so that the times on the card are outdated. To be called
        before the card is noted as shown: until then no turn ends, and a start after a kill posts
        it again.
        """
        if table_of(adventure).parked is not None or self._clock.now() - since < LONG_IN_COMING:
            return False
        return await self._by_post.parking.unseen(adventure.id, since)

    async def shown(self, before: Adventure, message: int) -> None:
        """Resume the clocks of a parked adventure whose card could be shown.

        An edit counts only after an outage or refusals of what cards say, as it is possible in
        places where sending is not.
        """
        self._cards.heard(message)
        reason = table_of(before).parked
        if reason is None or (message == before.card and reason.why not in EDITED):
            return
        if await self._by_post.parking.back(before.id):
            log.info("adventure %s can be shown again", before.id)
