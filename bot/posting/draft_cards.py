"""The cards of drafts, where time or a request changed them: edited, or posted anew."""

import logging
from typing import NamedTuple

import discord

from bot.posting.card_sender import Posted
from bot.posting.sending import Means, Sender
from cogs.base.edits import edited
from cogs.base.refusals import TRIES, Form, Plan, next_try, refusal_of
from cogs.cards.plain_card import built_as
from cogs.ports import NOTHING, MapDisplay
from rules.pace.parked import pause_after
from rules.ports import Timer
from rules.service.dungeons.dungeons import DungeonCard
from rules.service.people.preferences import DisplayPreference

log = logging.getLogger(__name__)


class Refused(NamedTuple):
    """How far the refusals of a draft's card have led, and since when there are any."""

    tried: int
    since: int


class DraftCards(Sender):
    """Shows the cards of drafts. One that Discord refuses is tried again, plainer each time."""

    def __init__(self, means: Means) -> None:
        super().__init__(means)
        self._refused: dict[str, Refused] = {}

    async def show(self, timer: Timer) -> None:
        """Edit a draft's card, or post it anew where it cannot be edited.

        Raises:
            discord.DiscordServerError, discord.RateLimited, aiohttp.ClientError: Discord may
                accept it later; the timer stays due.
        """
        async with self._locks.of(timer.subject):
            record = await self._store.dungeon(timer.subject)
            card = await self._service.dungeons.card_now(timer.subject)
            if record is not None and card is not None:
                channel = self._client.get_partial_messageable(
                    record.channel, guild_id=record.guild
                )
                try:
                    await self._deliver(channel, card, record.card)
                except discord.DiscordServerError:
                    raise
                except discord.HTTPException as refused:
                    if await self._put_off(timer, refused):
                        return
            self._refused.pop(timer.subject, None)
            await self._store.drop_timer(timer)

    async def _put_off(self, timer: Timer, refused: discord.HTTPException) -> bool:
        """Put a refused card off; return False where its channel is gone."""
        row, now = refusal_of(refused), self._clock.now()
        if row.plan is Plan.PLACE and row.why == "gone":
            log.warning("a draft's channel is gone (%s): giving its card up", refused)
            return False
        before = self._refused.get(timer.subject, Refused(0, now))
        following = None if row.plan is Plan.PLACE else next_try(row.plan, before.tried)
        if following is None:
            following, pause = 0, pause_after(now - before.since)
        else:
            pause = TRIES[following].pause
        log.warning(
            "a draft's card was refused (%s): %s; again in %d s", row.meaning, refused, pause
        )
        self._refused[timer.subject] = before._replace(tried=following)
        await self._store.put_off_timer(timer, now + pause)
        return True

    async def _deliver(
        self, channel: discord.PartialMessageable, card: DungeonCard, old: int | None
    ) -> None:
        tried = self._refused.get(card.adventure, Refused(0, 0)).tried
        form = TRIES[tried].form
        sight = await self._sight(card, form)
        words = self._service.words(card.locale)
        if old is not None and form != "plain":
            built = built_as(form, card, sight, words)
            edit = channel.get_partial_message(old).edit(view=built.view, attachments=built.files)
            if await edited(old, edit, self._clock.now()):
                return
        notes = await self._service.by_post.reminders.drafts.on_card(card.adventure)
        called = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(note.user) for note in notes]
        )
        posted = Posted(card.adventure, card.version, old, again=tried > 0)
        message = await posted.send(channel, lambda: built_as(form, card, sight, words), called)
        await self._service.dungeons.note_card(card.adventure, message.id)
        for note in notes:
            await self._store.close_note(note.id, self._clock.now())

    async def _sight(self, card: DungeonCard, form: Form) -> MapDisplay:
        """Return a card's map as everybody sees it."""
        if card.scene is None or form == "plain":
            return NOTHING
        return await self._views.seen(
            card.scene,
            card.locale,
            f"dungeon-{card.adventure}-{card.version}",
            "overview",
            taste=DisplayPreference(maps="text") if form == "bare" else None,
            theme=card.theme,
            described=card.described,
        )
