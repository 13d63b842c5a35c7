"""Calls: the notes of a change put into words, once their time has come.

A note is checked again right before it is said: is it still true, may the person be called now
(`quiet_hours`), and where. A new card makes the calls that it can.
"""

from typing import NamedTuple

from rules.core.words import Words
from rules.pace.ballots import open_about
from rules.pace.handover import offered_to
from rules.pace.parked import REFUSED
from rules.pace.schedule import reading
from rules.ports import Adventure, Dungeon, Note, Posting
from rules.service.by_post.calls import (
    TELLING,
    Call,
    hero_of,
    holds,
    in_game,
    is_interrupted,
    owed,
    owing,
    wanted,
    way_back,
)
from rules.service.by_post.farewells import REACH, conceding
from rules.service.by_post.parked_calls import ParkedCalls
from rules.service.by_post.parking import PARKED
from rules.service.clocks.call_times import CARRIED, callable_at
from rules.service.clocks.new_calls import AWAY, VOTE, WANTED
from rules.service.clocks.quiet_hours import awake_from
from rules.service.clocks.schedule import running_table, table_of
from rules.service.dungeons.draft_calls import DRAFT, DraftCalls
from rules.service.journal.loading import loaded, seats_of
from rules.service.play.due_turns import LAPSED
from rules.service.unit_of_work import UnitOfWork

OFFERED = "offered"
"""The kind of a note that somebody offers a seat."""
BEHIND_A_CARD = 5
"""Seconds that a note waits for a card that is on its way and says the same."""
BEHIND_A_STOP = 60
"""Seconds until a note is looked at again while play is stopped."""
BEHIND_A_REFUSAL = 60 * 60
"""Seconds until a note is looked at again of a game whose card Discord does not take."""
BEHIND_A_TURN = 60
"""Seconds until a note is looked at again whose turn somebody else interrupts."""
YOUNG = 60
"""Seconds for which a card counts as the newest message, so that a call may point to it."""
BEHIND = (*CARRIED, AWAY)
"""Kinds of notes that wait for a card on its way: it may say the same, and they lead to it."""


class Mention(NamedTuple):
    """A person whom a new card mentions, and the note that this makes unnecessary."""

    user: int
    note: str


class Reminders:
    """Use cases of calling people: by a message when a note is due, or on a card."""

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work
        self.drafts = DraftCalls(work)
        self.parked = ParkedCalls(work)

    async def of(self, note: Note) -> Call | int | None:
        """Return a note in words, or the time from which it may be said.

        None when it is no longer true, or not wanted.
        """
        if note.body["kind"] == DRAFT:
            return await self._to_draw(note)
        found = await self._work.store.load(note.adventure)
        if found is None:
            return None
        if note.body["kind"] == PARKED:
            return await self.parked.call(found, note)
        if is_interrupted(found, note):
            return self._work.clock.now() + BEHIND_A_TURN
        text = await self._said(found, note)
        if text is None:
            return None
        now, presence = self._work.clock.now(), await self._work.presences.of(note.user)
        standstill = await self._standstill(found)
        if standstill:
            return now + standstill
        text = in_game(found, text, self._work.words_of(found))
        private = presence.where(found.id) == "private" or note.body["kind"] == LAPSED
        call = await self._addressed(found, note.user, text, private=private)
        if call is None:
            return None
        at = await self._from(found, note)
        if at is None or at > now:
            return at
        if note.body["kind"] in BEHIND and await self._card_calls(found, note, private=private):
            return now + BEHIND_A_CARD
        return call.with_(back=way_back(note, self._work.words_of(found)))

    async def _standstill(self, found: Adventure) -> int:
        """Return in how many seconds to look again at a game whose card nobody can press, or 0."""
        if await self._work.servers.settings.stands_still(found.guild):
            return BEHIND_A_STOP
        parked = table_of(found).parked
        return BEHIND_A_REFUSAL if parked is not None and parked.why == REFUSED else 0

    async def _to_draw(self, note: Note) -> Call | int | None:
        """Return the call for somebody whose turn it is at a draft."""
        at, record = await self.drafts.when(note), await self.drafts.record(note)
        if record is None or at is None or at > self._work.clock.now():
            return at
        servers, private = self._work.servers.settings, await self._wants_private(note.user)
        if await servers.stands_still(record.guild):
            return self._work.clock.now() + BEHIND_A_STOP
        text = await self.drafts.text(record)
        return await self._addressed(record, note.user, text, private=private)

    async def _addressed(
        self, game: Adventure | Dungeon, user: int, text: str, *, private: bool
    ) -> Call | None:
        """Return a call to a person; None where it would be public in a quiet channel."""
        quiet = await self._work.servers.settings.is_quiet(game.guild, game.channel)
        if quiet and not private:
            return None
        return Call(
            adventure=game.id,
            channel=0 if quiet else game.channel,
            guild=game.guild,
            user=user,
            private=private,
            text=text,
        )

    async def _wants_private(self, user: int) -> bool:
        return (await self._work.presences.of(user)).calls == "private"

    async def on_card(self, adventure: str, version: int) -> tuple[Mention, ...] | None:
        """Return whom a new card of a version mentions: those who may be called here now.

        It is None where a newer version has a card of its own.
        """
        found = await self._work.store.load(adventure)
        if found is not None and found.version != version:
            return None
        if found is None or await self._calls_nobody(found):
            return ()
        now = self._work.clock.now()
        mentions: list[Mention] = []
        for note in await self._work.store.waiting_notes(adventure):
            presence = await self._work.presences.of(note.user)
            # A note that was claimed is being sent at this moment.
            if note.attempts or not self._carried(note) or presence.where(adventure) != "channel":
                continue
            if is_interrupted(found, note):
                continue
            at = await self._from(found, note)
            if at is None or at > now or await self._said(found, note) is None:
                continue
            if note.user in {each.user for each in mentions}:
                # A card makes all its calls to a person at once, so they count as one.
                await self._work.store.close_note(note.id)
            else:
                mentions.append(Mention(note.user, note.id))
        return tuple(mentions)

    async def _calls_nobody(self, found: Adventure) -> bool:
        """Return whether nobody is called in an adventure's channel: quiet, or play is stopped."""
        servers = self._work.servers.settings
        still = await servers.stands_still(found.guild)
        return still or await servers.is_quiet(found.guild, found.channel)

    @staticmethod
    def _carried(note: Note) -> bool:
        return note.body["kind"] in CARRIED

    async def _card_calls(self, found: Adventure, note: Note, *, private: bool) -> bool:
        """Return whether a new card will come first; by post a call asks for one if none is new.

        The note is put off first, as a card passes over notes that are being said.
        """
        posting = await self._work.store.posting(found.id)
        if posting is not None and posting.fresh:
            return True
        now = self._work.clock.now()
        young = found.card is not None and (found.card_at or 0) > now - YOUNG
        if private or found.pace != "post" or young or not self._carried(note):
            return False
        await self._work.store.hold_note(note.id, now + BEHIND_A_CARD)
        await self._work.store.post(
            Posting(adventure=found.id, version=found.version, fresh=True, due=now)
        )
        return True

    async def _from(self, found: Adventure, note: Note) -> int | None:
        """Return from when somebody may be called for a note."""
        now = self._work.clock.now()
        return await callable_at(self._work.store, self._work.presences, found, note, now)

    async def _said(self, found: Adventure, note: Note) -> str | None:
        """Return a note in words, as long as it is true."""
        words = self._work.words_of(found)
        if note.body["kind"] == WANTED:
            return wanted(found, note, words)
        if found.status != "running":
            return None
        match note.body["kind"]:
            case "remind" | "late":
                return await self._reminder(found, note, words)
            case kind if kind == OFFERED:
                return self._offered(found, note, words)
            case kind if kind == LAPSED:
                return await self._lapsed(found, note, words)
            case kind if kind == VOTE:
                return await self._voice(found, note, words)
            case kind:
                return TELLING[kind](found, note, words)

    async def _reminder(self, found: Adventure, note: Note, words: Words) -> str | None:
        presence = await self._work.presences.of(note.user)
        seat, now = int(note.body["seat"]), self._work.clock.now()
        table = running_table(found, self._work.outages)
        clock = table.clock(seat)
        # What a night holds back is said in the morning, when the clock runs again.
        read = reading(table, presence.person, seat, awake_from(presence, now))
        if not owed(found, table, note) or read is None or read.due is None:
            return None
        if read.stopped is not None or presence.on_vacation(now) is not None:
            return None
        return words.phrase(
            "pace-remind" if clock.ahead is None else "ahead-remind",
            hero=hero_of(found, seat),
            part=int(note.body["part"]),
            due=f"<t:{read.due}:R>",
            last="no" if owing(found, table) - {seat} else "yes",
            by=str(note.body.get("by") or "none"),
        )

    async def _lapsed(self, found: Adventure, note: Note, words: Words) -> str | None:
        """Return that a declared turn cannot be carried out.

        Where the card says it nobody is told twice.
        """
        rules, state = loaded(found)
        seat = int(note.body["seat"])
        presence = await self._work.presences.of(note.user)
        private = presence.where(found.id) == "private"
        if not private or not holds(found, note) or not rules.its_turn(state, seat):
            return None
        return words.phrase("ahead-note-lapse", hero=hero_of(found, seat))

    def _offered(self, found: Adventure, note: Note, words: Words) -> str | None:
        """Return that somebody offers a seat, as long as the offer holds."""
        offers = running_table(found, self._work.outages).offers
        offered = offered_to(offers, note.user, self._work.clock.now())
        if offered is None or offered.seat != note.body["seat"] or seats_of(found, note.user):
            return None
        return words.phrase("hand-over-note", hero=hero_of(found, offered.seat))

    async def _voice(self, found: Adventure, note: Note, words: Words) -> str | None:
        """Return that somebody is asked to vote, while the vote is open and theirs is missing."""
        table, seat = table_of(found), int(note.body["seat"])
        about, mark = str(note.body["about"]), int(note.body["what"])
        if not holds(found, note) or table.clock(seat).auto:
            return None
        hero = ""
        match about:
            case "ballot":
                ballot = open_about(table.ballots, mark)
                if ballot is None or any(voice.seat == seat for voice in ballot.voices):
                    return None
                hero = hero_of(found, mark)
            case "undo":
                if table.undo is None or table.undo.to != mark or seat in table.undo.agreed:
                    return None
                hero = hero_of(found, table.undo.seat)
            case "concede":
                since = max(0, found.version - REACH)
                steps = await self._work.store.journal(found.id, since=since)
                agreed = conceding(steps, self._work.clock.now())
                if not agreed or seat in agreed:
                    return None
        return words.phrase("call-voice", about=about, hero=hero)
