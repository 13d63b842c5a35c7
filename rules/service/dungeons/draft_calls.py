"""Calls at a draft: whoever is to draw next and does nothing is called once."""

from rules.core.words import Words
from rules.ports import Dungeon, Note
from rules.service.clocks.new_calls import SOON
from rules.service.clocks.quiet_hours import Occasion, callable_from
from rules.service.dungeons.draft_clock import FEWEST, stands_still
from rules.service.dungeons.session import DungeonSession, session_of
from rules.service.unit_of_work import UseCases

DRAFT = "draft"
"""The kind of a note that it is somebody's turn to draw."""


def drafter(session: DungeonSession) -> int | None:
    """Return whose turn it is to draw, where several draw together and somebody is waited for."""
    record = session.record
    if (
        record.mode != "draft"
        or len(record.people) < FEWEST
        or session.ready
        or stands_still(record)
    ):
        return None
    return record.people[session.drafting.turn]


def notes_of(
    before: DungeonSession | None, after: DungeonSession, asker: int, now: int
) -> tuple[Note, ...]:
    """Return the call for the person whose turn to draw has just begun."""
    user, record = drafter(after), after.record
    if user is None or user == asker or (before is not None and drafter(before) == user):
        return ()
    return (
        Note(
            id=f"{record.id}:{record.version}:{DRAFT}",
            adventure=record.id,
            user=user,
            body={"kind": DRAFT, "edits": len(record.edits)},
            due=now + SOON,
        ),
    )


class DraftCalls(UseCases):
    """Use cases of calling people to a draft."""

    async def when(self, note: Note) -> int | None:
        """Return from when somebody may be called to draw; None when nobody waits for them."""
        record = await self._work.store.dungeon(note.adventure)
        if record is None or not _holds(record, note):
            return None
        presence = await self._work.presences.of(note.user)
        called = await self._work.store.calls_since(record.id, note.user, record.updated)
        occasion = Occasion(record.id, "turn", called)
        return callable_from(presence, occasion, self._work.clock.now())

    async def on_card(self, dungeon: str) -> tuple[Note, ...]:
        """Return the calls that a new card of a draft can make: those that may be made now."""
        now, found = self._work.clock.now(), []
        if await self._calls_nobody(dungeon):
            return ()
        for note in await self._work.store.waiting_notes(dungeon):
            presence = await self._work.presences.of(note.user)
            at = await self.when(note)
            if presence.calls == "channel" and at is not None and at <= now:
                found.append(note)
        return tuple(found)

    async def _calls_nobody(self, dungeon: str) -> bool:
        """Return whether nobody is called in a draft's channel: quiet, or play is stopped."""
        servers, record = self._work.servers.settings, await self._work.store.dungeon(dungeon)
        if record is None:
            return True
        still = await servers.stands_still(record.guild)
        return still or await servers.is_quiet(record.guild, record.channel)

    async def record(self, note: Note) -> Dungeon | None:
        """Return the draft that a note is about."""
        return await self._work.store.dungeon(note.adventure)

    async def text(self, record: Dungeon) -> str:
        """Return the words that tell somebody that it is their turn to draw."""
        words: Words = self._work.words(session_of(record).locale)
        where = f"https://discord.com/channels/{record.guild or '@me'}/{record.channel}"
        return words.phrase("call-draft", link=f"{where}/{record.card or ''}")


def _holds(record: Dungeon, note: Note) -> bool:
    """Return whether a person is still to draw, and nobody has drawn since they were noted."""
    return drafter(session_of(record)) == note.user and len(record.edits) == note.body["edits"]
