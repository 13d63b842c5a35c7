"""What is said once of an evening: in its channel to who comes, and privately to its host."""

import logging

import aiohttp
import discord

from bot.posting.notifier import Notifier, NotYet
from bot.posting.sending import Means, Sender
from cogs.base.called_role import CalledRole, called_role
from cogs.base.refusals import Plan, plan_of, refusal_of
from cogs.evenings.messages import EveningTexts, link_of, mentions
from rules.core.words import Text
from rules.ports import Evening, Word

log = logging.getLogger(__name__)

MOST_CALLED = 60
"""People who are called in one message: as many as fit its 2,000 characters."""
UNSENT = (aiohttp.ClientConnectorError, discord.DiscordServerError, discord.RateLimited)
"""Trouble after which a message surely was not sent."""


class EveningWords(Sender):
    """Says what is due, and calls exactly those whom it concerns."""

    def __init__(self, means: Means, notifier: Notifier) -> None:
        super().__init__(means)
        self._due, self._plans = means.service.evenings.due, means.service.evenings.plans
        self._notifier = notifier

    async def say(self, evening: Evening) -> None:
        """Say the word that is due, once.

        Raises:
            discord.DiscordServerError, discord.RateLimited, aiohttp.ClientError: Discord may
                accept it later.
        """
        word = evening.word
        people = await self._here(_called(evening, word))
        if not word or (not people and word != "now"):
            if word:
                await self._due.said(evening.id, word)
            return
        if await self._due.begin_saying(evening.id) != word:
            return
        evening = await self._due.found(evening.id)
        facts = await self._plans.facts(evening)
        texts = EveningTexts(evening, facts, self._service.words(evening.locale))
        place = facts.place if word == "now" else evening.channel
        try:
            await self._send(evening, texts, word, people, place)
        except UNSENT:
            await self._due.unsaid(evening.id, word)
            raise
        except discord.HTTPException as refused:
            if plan_of(refused) is Plan.AGAIN:
                await self._due.unsaid(evening.id, word)
                raise
            log.warning("a word of an evening was refused (%s)", refused)
            await self._due.said(evening.id, word)
            said = Text.of(refusal_of(refused).says, code=str(refused.code or refused.status))
            await self.tell_host(evening, texts, said, key="evening-host-unsaid")
            return
        await self._due.said(evening.id, word)

    async def _here(self, people: tuple[int, ...]) -> tuple[int, ...]:
        """Return those who are not on vacation now: nobody calls them meanwhile."""
        presence, now = self._service.people.availability.of, self._clock.now()
        here = [user for user in people if (await presence(user)).on_vacation(now) is None]
        return tuple(here)

    async def _send(
        self,
        evening: Evening,
        texts: EveningTexts,
        word: Word,
        people: tuple[int, ...],
        place: int,
    ) -> None:
        """Send a word; where Discord blocks what was typed, without the title."""
        quiet = await self._service.servers.settings.is_quiet(evening.guild, place)
        role = None if quiet or word != "now" else await self._role(evening, place)
        allowed = discord.AllowedMentions(
            everyone=False,
            roles=[] if role is None else role.allowed,
            users=[] if quiet else [discord.Object(user) for user in people],
        )
        channel = self._client.get_partial_messageable(place, guild_id=evening.guild)
        await self._spacing.message(place)
        for title in (texts.title, texts.plain_title):
            said = texts.words.phrase(
                f"evening-say-{word}",
                title=title,
                at=evening.at,
                people=mentions(people),
                link=link_of(evening) if evening.message else "none",
                table=texts.table,
                channel=texts.place,
                role="none" if role is None or not role.may else role.mention,
            )
            try:
                await channel.send(
                    said, nonce=f"{evening.id}:{word}:{evening.since % 10**7}",
                    allowed_mentions=allowed,
                )  # fmt: skip
            except discord.HTTPException as refused:
                blocked = plan_of(refused) is Plan.PLAINER
                if not blocked or title == texts.plain_title:
                    raise
                log.info("a title is left out (%s)", refused)
            else:
                return

    async def _role(self, evening: Evening, place: int) -> CalledRole | None:
        """Return the role that is to be called to an evening's lobby, if there is one."""
        if not evening.calls:
            return None
        named = (await self._service.servers.settings.of(evening.guild)).call_role
        return called_role(self._client.get_guild(evening.guild), named, place)

    async def tell_host(
        self, evening: Evening, texts: EveningTexts, why: Text, *, key: str = "evening-host-missed"
    ) -> None:
        """Tell the host privately what could not be done, and why, if they take messages.

        Raises:
            NotYet: too many direct messages are being opened.
        """
        if not evening.host:
            return
        said = texts.words.phrase(
            key, title=texts.title, place=texts.place, why=texts.words.say(why)
        )
        nonce = f"{evening.id}:h:{evening.at % 10**7}"
        try:
            if not await self._notifier.tell(evening.host, said, nonce):
                log.info("the host of an evening takes no messages")
        except NotYet:
            log.warning("the host of an evening could not be told: too many messages")
        except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError) as refused:
            log.warning("the host of an evening could not be told (%s)", refused)


def _called(evening: Evening, word: Word) -> tuple[int, ...]:
    """Return whom a word calls: who comes; of changes, all who want to but the host."""
    if word in ("moved", "off"):
        wanting = (*evening.who("yes"), *evening.who("perhaps"))
        return tuple(user for user in wanting if user != evening.host)[:MOST_CALLED]
    return evening.who("yes")[:MOST_CALLED]
