"""What time brings an evening: a word an hour before, its lobby, and what is said of changes."""

import logging

from rules.core.errors import GameError
from rules.ports import Evening, Timer, Word
from rules.service.clocks.schedule import OPEN
from rules.service.evenings.changes import EveningChanges
from rules.service.evenings.dates import HOUR, LATE, due_of, opener_of, without_guest
from rules.service.lobby.lobby import Lobby
from rules.service.records import Request
from rules.service.unit_of_work import UnitOfWork

log = logging.getLogger(__name__)

UNCERTAIN = 150
"""Seconds in which Discord knows a message that was sent before by its nonce."""


class DueEvenings(EveningChanges):
    """Use cases of what looks after evenings in channels; no person asks for them."""

    def __init__(self, work: UnitOfWork, lobby: Lobby) -> None:
        super().__init__(work)
        self._lobby = lobby

    async def shown(self, ident: str, version: int, message: int) -> None:
        """Note which message shows an evening, and up to which version."""
        await self._change(ident, lambda each: _shown(each, version, message))

    async def in_calendar(self, ident: str, event: int, at: int) -> Evening:
        """Note the event of the server's calendar that begins `at`, or 0 if there is to be none."""
        return await self._change(ident, lambda each: each.with_(event=event, told=at))

    async def left(self, ident: str, user: int) -> Evening:
        """Remove somebody who has left the server."""
        return await self._change(ident, lambda each: without_guest(each, user))

    async def remind(self, ident: str) -> Evening:
        """Have people reminded who said that they come, once for each time of the evening."""
        now = self._work.clock.now()

        def alter(evening: Evening) -> Evening:
            if not is_soon(evening, now):
                return evening
            word: Word = "hour" if evening.who("yes") else ""
            return evening.with_(reminded=evening.at, word=evening.word or word)

        return await self._change(ident, alter)

    async def begin(self, ident: str) -> GameError | None:
        """Open the lobby of an evening whose time has come, or have its table called.

        Where that is not possible the evening is missed; return why, to be told to its host.
        """
        found = await self.found(ident)
        if not is_time(found, self._work.clock.now()):
            return None
        try:
            await self._begin(found)
        except GameError as refused:
            await self.miss(ident)
            return refused
        await self._change(
            ident, lambda each: each.with_(version=each.version + 1, state="begun", word="now")
        )
        return None

    async def _begin(self, evening: Evening) -> None:
        """Open the lobby, or check that the table still plays."""
        if self._work.clock.now() > evening.at + LATE:
            raise GameError("evening-missed-late", at=evening.at)
        if evening.adventure:
            table = await self._work.store.load(evening.adventure)
            if table is None or table.status not in OPEN:
                raise GameError("evening-missed-over")
            return
        host = opener_of(evening)
        if not host:
            raise GameError("evening-missed-nobody")
        # Who may begin games here was asked when the date was fixed.
        request = Request(
            id=f"evening:{evening.id}",
            user=host,
            channel=evening.channel,
            guild=evening.guild,
            locale=evening.locale,
            parent=evening.parent,
            manages_server=True,
        )
        opened = await self._lobby.open(request, evening.ruleset)
        if evening.preset:
            setting = request.with_(id=f"{request.id}:preset")
            try:
                await self._lobby.set(setting, opened.adventure, "preset", evening.preset)
            except GameError as refused:
                log.warning("the settings of an evening could not be set (%s)", refused)

    async def miss(self, ident: str) -> None:
        """Note that nothing could begin at the time of an evening."""

        def alter(evening: Evening) -> Evening:
            if evening.state != "planned":
                return evening
            return evening.with_(state="missed", version=evening.version + 1, word="")

        await self._change(ident, alter)

    async def begin_saying(self, ident: str) -> Word:
        """Note that a word is about to be said, and return it; nothing where none is left.

        What was begun so long ago that it would be said twice counts as said.
        """
        now = self._work.clock.now()

        def alter(evening: Evening) -> Evening:
            if evening.saying != evening.word:
                return evening.with_(saying=evening.word, since=now)
            if evening.word and now - evening.since > UNCERTAIN:
                return evening.with_(word="", saying="")
            return evening

        return (await self._change(ident, alter)).word

    async def said(self, ident: str, word: Word) -> None:
        """Note that a word was said."""
        await self._change(
            ident, lambda each: each.with_(word="", saying="") if each.word == word else each
        )

    async def unsaid(self, ident: str, word: Word) -> None:
        """Note that a word that was about to be said surely was not."""
        await self._change(ident, lambda each: each.with_(saying="") if each.word == word else each)

    async def rest(self, timer: Timer, pause: int = 0) -> None:
        """Set when to look at an evening again: not before a `pause`, unless its time comes.

        A timer that was set meanwhile, for another version of the evening, stays as it is.
        """
        async with self._work.lock(f"evening:{timer.subject}"):
            now = self._work.clock.now()
            found = await self._work.store.evening(timer.subject)
            if found is None:
                await self._work.store.drop_timer(timer)
                return
            timer, due = timer.with_(version=found.version), due_of(found, now)
            if due is None:
                await self._work.store.drop_timer(timer)
                return
            later = max(due, now + pause)
            ahead = [each for each in (found.at - HOUR, found.at) if now < each]
            if found.state == "planned" and ahead:
                later = min(later, ahead[0])
            await self._work.store.put_off_timer(timer, later)


def is_soon(evening: Evening, now: int) -> bool:
    """Return whether people are to be reminded of an evening now."""
    ahead = evening.at - now
    return evening.state == "planned" and evening.reminded != evening.at and 0 < ahead <= HOUR


def is_time(evening: Evening, now: int) -> bool:
    """Return whether the time of an evening has come."""
    return evening.state == "planned" and evening.at <= now


def _shown(evening: Evening, version: int, message: int) -> Evening:
    if evening.message == message and evening.shown >= version:
        return evening
    return evening.with_(message=message, shown=version)
