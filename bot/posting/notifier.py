"""The notifier: sends notes to people, where they want them, and never twice."""

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import Sequence

import aiohttp
import discord

from bot.posting.bundles import Bundle, Bundler, Said, bundled
from bot.posting.sending import Means, Sender
from cogs.base.refusals import TOO_FAST, Plan, plan_of
from cogs.by_post.way_back import way_back
from rules.core.concerns import concern
from rules.ports import Note
from rules.service.by_post.calls import Call
from rules.service.clocks.call_times import KINDS

log = logging.getLogger(__name__)

LEASE = 120
"""Seconds after which a claimed note that was not closed is tried again."""
MOST_TRIES = 20
"""Tries of a note that fails for reasons of its own until it is given up."""
AT_ONCE, MOST_AT_A_TIME = 8, 96
"""The most notes that are sent at the same time, and between two checks of timers."""
IN_FULL, IN_PRIVATE = 2, 4
"""Tries of a note with all that it says, and those in private, where Discord refuses them."""
SHUT = (Plan.OTHERWISE, Plan.NOBODY)
"""What to do about refusals by which a person cannot be written to in private."""
OPENINGS, WITHIN = 10, 30
"""The most direct messages opened in so many seconds; Discord publishes no limit."""
PAUSE = 100
"""Seconds without opening any, after Discord has refused one as too fast."""
REMEMBERED = 5000
DAY = 24 * 60 * 60


class NotYet(Exception):
    """No direct message can be opened before an instant."""

    def __init__(self, until: int) -> None:
        super().__init__(until)
        self.until = until


class Notifier(Sender):
    """Sends notes that are due, and checks each again just before."""

    def __init__(self, means: Means) -> None:
        super().__init__(means)
        self._doors: OrderedDict[int, int] = OrderedDict()
        self._knocked: deque[int] = deque(maxlen=OPENINGS)
        self._paused = 0
        self.sending = False
        """Whether notes are being sent."""

    async def drain(self) -> None:
        """Send notes that are due, a limited number, so that timers do not wait."""
        for _ in range(MOST_AT_A_TIME // AT_ONCE):
            now, served = self._clock.now(), self._served()
            claims = (self._store.claim_note(now, LEASE, served) for _ in range(AT_ONCE))
            self.sending = True
            try:
                notes = [note for note in await asyncio.gather(*claims) if note is not None]
                said = await asyncio.gather(*(self._to_say(note) for note in notes))
                parts = bundled(each for each in said if each is not None)
                await asyncio.gather(*(self._deliver(each) for each in parts))
            finally:
                self.sending = False
            if len(notes) < AT_ONCE:
                return

    async def _to_say(self, note: Note) -> Said | None:
        """Return a claimed note in words; None where it is put off, void or failed."""
        concern(adventure=note.adventure)
        try:
            call = await self._service.by_post.reminders.of(note)
            if isinstance(call, int):
                await self._store.hold_note(note.id, call)
            elif call is None:
                await self._store.close_note(note.id)
            elif (later := await self._not_before(note)) is not None:
                await self._store.hold_note(note.id, later)
            else:
                return Said(note, call)
        except (discord.DiscordServerError, discord.RateLimited, aiohttp.ClientError) as fault:
            log.warning("a note could not be looked at (%s): again soon", fault)
            await self._store.hold_note(note.id, self._clock.now() + LEASE)
        except Exception:
            log.exception("a note of %s failed", note.adventure)
            if note.attempts >= MOST_TRIES:
                await self._store.close_note(note.id)
        return None

    async def _deliver(self, parts: Sequence[Said]) -> None:
        """Send what goes to one place, and close its notes or try again later."""
        said: int | None = None
        note, now = parts[0].note, self._clock.now()
        concern(adventure=note.adventure)
        bundle = Bundle(tuple(parts), "")
        try:
            bundler = Bundler(self._store, self._service.by_post.reminders)
            bundle = await bundler.of(parts, now, now + LEASE)
            if await self._send(bundle):
                said = self._clock.now()
        except NotYet as later:
            await self._hold(bundle, later.until)
            return
        except (discord.DiscordServerError, discord.RateLimited, aiohttp.ClientError) as fault:
            # Discord's own trouble passes: the note waits for as long as what it says is true.
            log.warning("a note could not be delivered (%s): again soon", fault)
            await self._hold(bundle, self._clock.now() + LEASE)
            return
        except discord.HTTPException as refused:
            if note.attempts < MOST_TRIES:
                pause = min(DAY, LEASE * 2 ** (note.attempts - 1))
                log.warning("a note was refused (%s): again in %d s", refused, pause)
                await self._hold(bundle, self._clock.now() + pause, attempts=note.attempts)
                return
            log.warning("a note was refused too often (%s): giving it up", refused)
        except Exception:
            log.exception("a note of %s failed", note.adventure)
            if note.attempts < MOST_TRIES:
                return
        for each in bundle.parts:
            await self._store.close_note(each.note.id, said)

    async def _hold(self, bundle: Bundle, until: int, *, attempts: int = 0) -> None:
        for each in bundle.parts:
            await self._store.hold_note(each.note.id, until, attempts=attempts)

    async def _not_before(self, note: Note) -> int | None:
        """Return until when a call waits, as its card does not stand or cannot be pressed."""
        if note.body["kind"] not in KINDS:
            return None
        return await self._access_watch.not_before(note.adventure, note.user)

    async def _send(self, bundle: Bundle) -> bool:
        """Send notes to whom they go, or one to one of those it may go to; return if any was told.

        One that was refused says only where to look: nothing that anybody typed stands in it.
        """
        first = bundle.parts[0]
        concern(guild=first.call.guild or 0)
        if first.note.attempts > IN_FULL:
            brief = [each._replace(call=await self._in_brief(each.call)) for each in bundle.parts]
            bundle = bundle._replace(parts=tuple(brief))
            first = bundle.parts[0]
        if not bundle.parts[1:]:
            for call in (first.call, *first.call.instead):
                if await self._say(bundle._replace(parts=(first._replace(call=call),))):
                    return True
            return False
        return await self._say(bundle)

    async def _in_brief(self, call: Call) -> Call:
        found = await self._store.load(call.adventure)
        words = self._service.words("en" if found is None else found.locale)
        place = call.channel if found is None else found.channel
        said = words.phrase("note-plain", place=f"<#{place}>" if place else "no")
        instead = [await self._in_brief(each) for each in call.instead]
        return call.with_(text=said, instead=tuple(instead))

    async def _say(self, bundle: Bundle) -> bool:
        """Send notes to a person, privately, or in a channel; return whether anybody was told."""
        call = bundle.parts[0].call
        if call.private:
            if await self._whisper(bundle):
                return True
            # In public each is said where it belongs.
            aloud = [each._replace(call=each.call.with_(private=False)) for each in bundle.parts]
            told = [await self._aloud(Bundle((each,), "")) for each in aloud]
            return any(told)
        return await self._aloud(bundle)

    async def _aloud(self, bundle: Bundle) -> bool:
        """Send notes in their channel; return whether they were told."""
        call = bundle.parts[0].call
        if not call.channel:
            return False
        channel = self._client.get_partial_messageable(call.channel, guild_id=call.guild)
        await self._spacing.message(call.channel)
        try:
            await channel.send(
                bundle.text,
                nonce=bundle.nonce,
                view=way_back(each.call for each in bundle.parts),
                allowed_mentions=discord.AllowedMentions(
                    everyone=False,
                    roles=False,
                    users=[discord.Object(user) for user in bundle.users],
                ),
            )
        except discord.HTTPException as refused:
            if plan_of(refused) is not Plan.PLACE:
                raise
            log.warning("a note cannot be said (%s): giving it up", refused)
            found = await self._store.load(call.adventure)
            if found is not None and found.channel == call.channel:
                await self._access_watch.refused(found, refused.code)
            return False
        return True

    async def tell(self, user: int, text: str, nonce: str) -> bool:
        """Tell a person something in private that is no note; return whether they were told.

        Raises:
            NotYet: too many direct messages are being opened.
            discord.HTTPException: Discord refuses it for now.
        """
        try:
            channel = self._client.get_partial_messageable(await self._door(user))
            await channel.send(text, nonce=nonce, allowed_mentions=discord.AllowedMentions.none())
        except discord.HTTPException as refused:
            self._doors.pop(user, None)
            if plan_of(refused) in SHUT:
                return False
            raise
        return True

    async def _whisper(self, bundle: Bundle) -> bool:
        """Send a direct message; return whether the person accepts those.

        Raises:
            NotYet: too many are being opened; the note is not sent publicly instead.
            discord.HTTPException: Discord refuses it for now.
        """
        note, call = bundle.parts[0]
        try:
            door = await self._door(call.user)
            channel = self._client.get_partial_messageable(door)
            view = way_back(each.call for each in bundle.parts)
            await channel.send(bundle.text, nonce=bundle.nonce, view=view)
        except discord.HTTPException as refused:
            if refused.code == TOO_FAST:
                # It says nothing about this note, so it is none of the note's tries.
                self._paused = self._clock.now() + PAUSE
                log.warning("no direct messages for %s seconds (%s)", PAUSE, refused)
                raise NotYet(self._paused) from refused
            plan = plan_of(refused)
            self._doors.pop(call.user, None)
            if plan is Plan.AGAIN or (plan not in SHUT and note.attempts < IN_PRIVATE):
                raise
            return False
        return True

    async def _door(self, user: int) -> int:
        """Return the channel of direct messages with a person, opened at a limited rate.

        Raises:
            NotYet: the limit of openings is reached.
            discord.HTTPException: Discord does not open it.
        """
        if user not in self._doors:
            now = self._clock.now()
            free = self._knocked[0] + WITHIN if len(self._knocked) == self._knocked.maxlen else now
            if max(free, self._paused) > now:
                raise NotYet(max(free, self._paused))
            self._knocked.append(now)
            self._doors[user] = (await self._client.create_dm(discord.Object(user))).id
            while len(self._doors) > REMEMBERED:
                self._doors.popitem(last=False)
        return self._doors[user]
