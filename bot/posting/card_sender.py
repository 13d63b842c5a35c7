"""Sending one card: an edit of the present message or a new one, and the floor that was left."""

import logging
from collections.abc import Callable, Sequence
from functools import partial
from hashlib import blake2b
from typing import NamedTuple

import discord

from bot.posting.sending import Means
from cogs.base.edits import edited
from cogs.base.refusals import DOUBTFUL, GONE_MESSAGE, TRIES
from cogs.cards.map_shape import shape_for
from cogs.cards.messages import Message, build_map
from cogs.cards.plain_card import built_as
from rules.core.errors import GameError
from rules.ports import Adventure, Posting
from rules.service.by_post.reminders import Mention
from rules.service.records import Card

log = logging.getLogger(__name__)


def nonce_of(adventure: str, version: int, old: int | None) -> str:
    """Return a nonce that is the same for every attempt to send one card.

    It differs once that card itself was deleted.
    """
    return blake2b(f"{adventure}:{version}:{old}".encode(), digest_size=12).hexdigest()


class Posted(NamedTuple):
    """A card as a new message: of which state, after which card, and whether it was refused before.

    Discord refuses the nonce of a message that was deleted, and might do so for other reasons: only
    the second time the card is taken for deleted before anybody knew, and has another nonce.
    """

    adventure: str
    version: int
    old: int | None
    again: bool

    async def send(
        self,
        channel: discord.PartialMessageable,
        build: Callable[[], Message],
        called: discord.AllowedMentions,
    ) -> discord.Message:
        """Send the message, once however often it is tried; its files are built for each try.

        Raises:
            discord.HTTPException, discord.RateLimited, aiohttp.ClientError: Discord does not
                accept it, or not now.
        """
        try:
            return await self._sent(channel, build(), called, self.adventure)
        except discord.HTTPException as gone:
            if gone.code != GONE_MESSAGE or not self.again:
                raise
            log.info("a card was posted and deleted before we knew; it is posted again")
        return await self._sent(channel, build(), called, f"{self.adventure}:again")

    async def _sent(
        self,
        channel: discord.PartialMessageable,
        built: Message,
        called: discord.AllowedMentions,
        name: str,
    ) -> discord.Message:
        nonce = nonce_of(name, self.version, self.old)
        return await channel.send(
            view=built.view, files=built.files, nonce=nonce, allowed_mentions=called
        )


class Shown(NamedTuple):
    """The message of a card, the version that it shows, and the notes that were said by it."""

    message: int
    version: int
    called: Sequence[str] = ()


class CardSender:
    """Sends cards to Discord, at named points of which tests may kill the process."""

    def __init__(self, means: Means, at_point: Callable[[str], None]) -> None:
        self._clock, self._client = means.clock, means.client
        self._service, self._views = means.service, means.views
        self._emojis = means.emojis
        self._at_point = at_point

    async def show(self, adventure: Adventure, posting: Posting) -> Shown:
        """Edit the card or send a new one; return its message, version and the notes it carries.

        The more often Discord has refused it, the plainer it is; as a sentence it is always new. As
        a refusal may be about an emoji that is gone, there are none until that is known.

        Raises:
            discord.HTTPException, discord.RateLimited, aiohttp.ClientError: Discord does not
                accept it, or not now.
        """
        try:
            return await self._show(adventure, posting)
        except discord.HTTPException as refused:
            if refused.code in DOUBTFUL:
                self._emojis.doubt()
            raise

    async def _show(self, adventure: Adventure, posting: Posting) -> Shown:
        form = TRIES[posting.refused].form
        anew = adventure.card is None or posting.fresh or form == "plain"
        card, mentions = await self._newest(adventure, calls=anew)
        words = self._service.words(card.locale)
        shape = shape_for(card, words, self._emojis)
        sight = await self._views.sight(card, form, shape=shape)
        channel = self._client.get_partial_messageable(adventure.channel, guild_id=adventure.guild)
        self._at_point("post:before-send")
        if adventure.card is not None and not anew:
            built = built_as(form, card, sight, words, self._emojis)
            edit = channel.get_partial_message(adventure.card).edit(
                view=built.view, attachments=built.files
            )
            if await edited(adventure.card, edit, self._clock.now()):
                return Shown(adventure.card, card.version)
        await self._farewell(adventure, channel)
        self._at_point("post:farewell")
        called = discord.AllowedMentions(
            everyone=False,
            roles=False,
            users=[discord.Object(user) for user in {each.user for each in mentions}],
        )
        posted = Posted(adventure.id, card.version, adventure.card, again=posting.refused > 0)
        build = partial(built_as, form, card, sight, words, self._emojis)
        message = await posted.send(channel, build, called)
        return Shown(message.id, card.version, [each.note for each in mentions])

    async def _newest(self, adventure: Adventure, *, calls: bool) -> tuple[Card, Sequence[Mention]]:
        """Return the newest card and whom it calls, if it is to call anybody: both of one state.

        The adventure was just read.
        """
        service, found = self._service, adventure
        while True:
            card = await service.history.queries.card_of(found)
            if not calls:
                return card, ()
            mentions = await service.by_post.reminders.on_card(found.id, card.version)
            if mentions is not None:
                return card, mentions
            found = await service.history.queries.load(found.id)

    async def _farewell(self, adventure: Adventure, channel: discord.PartialMessageable) -> None:
        """Before the first card of another floor, show the whole previous floor once.

        Its nonce is made of the card that showed that floor, so that it is not doubled after a
        crash. Errors with it do not stop the card.

        Raises:
            discord.DiscordServerError, discord.RateLimited: Discord may accept it later.
        """
        left = await self._service.history.queries.left(adventure)
        if left is None:
            return
        words = self._service.words(adventure.locale)
        name = f"floor-{adventure.id}-{adventure.shown}"
        try:
            sight = await self._views.seen(left, adventure.locale, name, "overview")
            built = build_map(sight, words.phrase("floor-left", title=words.say(left.title)))
            await channel.send(
                view=built.view,
                files=built.files,
                nonce=nonce_of(f"{adventure.id}:left", adventure.shown, adventure.card),
                allowed_mentions=discord.AllowedMentions.none(),
            )
        except (discord.DiscordServerError, discord.RateLimited):
            raise
        except (GameError, discord.HTTPException) as refused:
            log.warning(
                "the floor that was left cannot be shown (%s)",
                refused,
                extra={"adventure": adventure.id},
            )
