"""Keeping the emojis of the application: those that it lacks are uploaded, outdated ones removed.

One process of all that share a database does this, the one that serves what belongs to no server;
the others read the list. A name has a hash of its picture, so a changed drawing is a new emoji.
"""

import asyncio
import contextlib
import logging
import re
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from typing import Final, NamedTuple

import aiohttp
import discord

from cogs.base.refusals import DOUBTFUL, refusal_of
from cogs.ports import EmojiStanding
from rules.ports import Clock, Shards

log = logging.getLogger(__name__)

DAY: Final = 24 * 60 * 60
"""Seconds after which no process of an older version uses what a newer one has replaced."""
MOST_TAKEN: Final = 4
"""Refusals in a row that may come from another process, and are followed by another look soon."""
REFUSED = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, TimeoutError)
_NAME: Final = re.compile(r"([a-z0-9_]{1,22})_([0-9a-f]{6})([0-9a-f]{3})")
"""Our names: a sign, the hash of its picture, and a checksum of both that nobody has by chance."""


def name_of(sign: str, picture: str) -> str:
    """Return the name of the emoji of a sign, by the hash of its picture."""
    return f"{sign}_{picture}{_checksum(sign, picture)}"


def is_ours(name: str) -> bool:
    """Return whether an emoji has one of our names, of this version or another."""
    found = _NAME.fullmatch(name)
    return found is not None and found[3] == _checksum(found[1], found[2])


def _checksum(sign: str, picture: str) -> str:
    return blake2b(f"{sign}:{picture}".encode(), person=b"uc-emoji").hexdigest()[:3]


class Pace(NamedTuple):
    """Seconds: before the first upload, between two, and between two looks at the list.

    A list that is `short` is looked at sooner. After Discord refused something it is left alone for
    `refused` seconds, and a card that was refused has no emojis for `doubted` seconds.
    """

    first: float = 10.0
    upload: float = 1.0
    look: float = 600.0
    short: float = 15.0
    refused: float = 1800.0
    doubted: float = 30.0


USUAL: Final = Pace()


class EmojiKeeper:
    """Knows the emojis of the application, and keeps them as they are `wanted`.

    Args:
        client: the client, once it is logged in.
        clock: what a day is counted by.
        served: which servers this process serves now.
        wanted: the hash of the picture of each sign, the most used first.
        draw: what draws the picture of a sign, in a thread.
        pace: how fast to go on.
    """

    def __init__(
        self,
        client: discord.Client,
        clock: Clock,
        served: Callable[[], Shards],
        wanted: Mapping[str, str],
        draw: Callable[[str], bytes],
        pace: Pace = USUAL,
    ) -> None:
        self._client = client
        self._clock = clock
        self._served = served
        self._draw = draw
        self._pace = pace
        self._signs = {name_of(sign, picture): sign for sign, picture in wanted.items()}
        self._there: dict[str, str] = {}
        self._trouble = ""
        self._told: tuple[int, str] | None = None
        self._doubted = asyncio.Event()
        self._rested = False
        self._taken = 0

    def markup(self, sign: str) -> str:
        """Return what shows a sign in a text; empty while there is no emoji for it."""
        return self._there.get(sign, "")

    def doubt(self) -> None:
        """Use no emoji until the list was read again, as one may be gone."""
        if self._there:
            log.info("a message was refused, perhaps for an emoji that is gone: words stand alone")
            self._there = {}
            self._doubted.set()

    def standing(self) -> EmojiStanding:
        """Return how many emojis there are of those wanted, and what hinders the others."""
        return EmojiStanding(there=len(self._there), wanted=len(self._signs), trouble=self._trouble)

    async def run(self) -> None:
        """Keep the emojis until cancelled."""
        while True:
            pause = await self._round()
            self._tell()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._doubted.wait()
                await asyncio.sleep(self._pace.doubted)
            self._doubted.clear()

    def _tell(self) -> None:
        """Log how many emojis there are, where that has changed."""
        told = (len(self._there), self._trouble)
        if told != self._told:
            self._told = told
            hindered = f" ({self._trouble}): words stand in their place" if self._trouble else ""
            log.info("emojis: %d of %d%s", told[0], len(self._signs), hindered)

    async def _round(self) -> float:
        """Read the list, and mend what is amiss; return the seconds until the next look."""
        try:
            listed = await self._client.fetch_application_emojis()
            self._note(listed)
            if self._keeps and len(self._there) < len(self._signs):
                await self._upload()
            self._trouble = ""
            if self._keeps and len(self._there) == len(self._signs):
                await self._remove(listed)
        except REFUSED as refused:
            self._trouble = _meaning(refused)
            log.debug("emojis were refused: %s", refused)
            # Of two processes that upload one for a moment, the name is refused to the second.
            taken = isinstance(refused, discord.HTTPException) and refused.code in DOUBTFUL
            self._taken = self._taken + 1 if taken else 0
            return self._pace.short if 0 < self._taken <= MOST_TAKEN else self._pace.refused
        self._taken = 0
        whole = len(self._there) == len(self._signs)
        return self._pace.look if whole else self._pace.short

    @property
    def _keeps(self) -> bool:
        """Whether it is this process that uploads and removes."""
        return self._served().serve(None)

    def _note(self, listed: Sequence[discord.Emoji]) -> None:
        """Note which emojis there are; of two of one name the older one."""
        if self._doubted.is_set():
            return
        there: dict[str, str] = {}
        for each in sorted(listed, key=lambda emoji: emoji.id):
            sign = self._signs.get(each.name)
            if sign is not None:
                there.setdefault(sign, str(each))
        self._there = there

    async def _upload(self) -> None:
        """Upload what is missing, while this process is to do it.

        Raises:
            discord.HTTPException, discord.RateLimited, aiohttp.ClientError: Discord does not take
                one, now or ever; what is there stays.
        """
        if not self._rested:
            await asyncio.sleep(self._pace.first)
            self._rested = True
        for name, sign in self._signs.items():
            if sign in self._there:
                continue
            if not self._keeps or self._doubted.is_set():
                return
            picture = await asyncio.to_thread(self._draw, sign)
            made = await self._made(name, picture)
            if not self._doubted.is_set():
                self._there[sign] = str(made)
            await asyncio.sleep(self._pace.upload)

    async def _made(self, name: str, picture: bytes) -> discord.Emoji:
        """Upload one emoji, as soon as Discord's limit allows it."""
        while True:
            try:
                return await self._client.create_application_emoji(name=name, image=picture)
            except discord.RateLimited as limited:
                log.info("emojis are uploaded again in %d s", limited.retry_after)
                await asyncio.sleep(limited.retry_after)

    async def _remove(self, listed: Sequence[discord.Emoji]) -> None:
        """Remove our emojis that newer ones have replaced for a day.

        Those that are newer than all of this version's are another version's, which knows better.
        """
        ids = [int(markup.rpartition(":")[2][:-1]) for markup in self._there.values()]
        newest = max(ids, default=0)
        if self._clock.now() - discord.utils.snowflake_time(newest).timestamp() < DAY:
            return
        for each in listed:
            if each.id < newest and each.id not in ids and is_ours(each.name) and self._keeps:
                await each.delete()
                log.info("the emoji %s is outdated and was removed", each.name)
                await asyncio.sleep(self._pace.upload)


def _meaning(refused: BaseException) -> str:
    """Return in a few words why Discord refused something."""
    if isinstance(refused, discord.HTTPException):
        return f"{refusal_of(refused).meaning}, {refused.code or refused.status}"
    return "Discord cannot be reached"
