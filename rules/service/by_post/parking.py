"""Adventures whose card cannot be shown: kept until it can be, or moved to another channel."""

from collections.abc import Callable, Sequence

from rules.core.errors import Conflict, GameError, NoAdventure, NotSeated, RuleError
from rules.core.words import Text, folded
from rules.pace.parked import REFUSED, STOPPED, Parked, Why, next_look
from rules.pace.standstill import parked, unparked
from rules.ports import Adventure, Posting, Timer
from rules.service.by_post.lobbies import ask_anew
from rules.service.by_post.unasked import unasked
from rules.service.change import Change
from rules.service.clocks.schedule import OPEN, table_of, write
from rules.service.journal import kinds
from rules.service.journal.loading import readable, seats_of
from rules.service.records import Answer, Choice, Request
from rules.service.servers.admission import mentioned
from rules.service.unit_of_work import UseCases

PARKED = "parked"
"""The kind of a note that an adventure cannot be shown."""
CALM: tuple[Why, ...] = ("unavailable", STOPPED)
"""Reasons that pass without the players: nobody is told, and the card is still there."""


class Parking(UseCases):
    """Use cases of adventures whose channel is gone or closed to the bot, and of moving them."""

    async def park(
        self,
        adventure: str,
        why: Why,
        *,
        near: int = 0,
        until: int | None = None,
        since: int | None = None,
    ) -> bool:
        """Stop the clocks of an adventure whose card cannot be shown; return whether that is news.

        Its host is told, once for as long as it lasts; `near` is a channel where that may be said.
        `until` is when it ends by the clock: another one is noted and told to nobody. The clocks
        stand still from now on, or as if they had since an earlier instant.
        """
        found = await self._work.load(adventure)
        now = self._work.clock.now()
        began = now if since is None else min(since, now)

        def alter(draft: Change) -> None:
            table = table_of(draft.adventure)
            news = _is_news(table.parked, why)
            if draft.adventure.status not in OPEN or not (news or _lasts(table.parked, why, until)):
                raise Conflict("error-conflict")
            draft.step(kinds.PARK, action={"why": why})
            changed = parked(table, why, began, until)
            write(draft, changed)
            draft.silent = True
            if news and why not in CALM and changed.parked is not None:
                host, stood = draft.adventure.host, changed.parked.since
                draft.note(host, now, f"{PARKED}:{stood}", PARKED, since=stood, near=near)

        return await self._by_itself("park", found, alter)

    async def back(self, adventure: str) -> bool:
        """Start the clocks of a parked adventure again; return whether it was parked.

        Where play is stopped they stand still for that from now on.
        """
        found = await self._work.load(adventure)
        now = self._work.clock.now()
        still = await self._work.servers.settings.stands_still(found.guild)

        def alter(draft: Change) -> None:
            table = table_of(draft.adventure)
            if table.parked is None or (still and table.parked.why == STOPPED):
                raise Conflict("error-conflict")
            if still:
                draft.step(kinds.PARK, action={"why": STOPPED})
                write(draft, parked(table, STOPPED, now))
                draft.silent = True
                return
            lost = max(0, now - table.parked.since)
            action = {"why": table.parked.why, "lost": lost}
            draft.step(kinds.UNPARK, action=action)
            write(draft, unparked(table, now, self._work.outages.spans))
            draft.again = True

        return await self._by_itself("unpark", found, alter)

    async def unseen(self, adventure: str, since: int) -> bool:
        """Give back the time since an instant, as nobody could answer until now.

        A lobby that asks whether it is still wanted has all its time to wait for an answer.

        Return whether anything was given back: a parked table has its time back anyway. The card is
        left as it is, as another one is on its way.
        """
        found = await self._work.load(adventure)
        now = self._work.clock.now()

        def alter(draft: Change) -> None:
            table = table_of(draft.adventure)
            draft.silent = True
            if draft.adventure.status == "lobby" and table.wondered is not None:
                ask_anew(draft, now)
                return
            if draft.adventure.status != "running" or table.parked is not None or since >= now:
                raise Conflict("error-conflict")
            action = {"why": REFUSED, "lost": now - since}
            draft.step(kinds.UNPARK, action=action)
            gone = parked(table, REFUSED, since)
            write(draft, unparked(gone, now, self._work.outages.spans))

        return await self._by_itself("unseen", found, alter)

    async def again(self, adventure: str) -> None:
        """Try to show a parked adventure: a card is due, and its clocks go on once it was sent."""
        found = await self._work.load(adventure)
        reason = table_of(found).parked
        if reason is None or reason.why == STOPPED or found.status not in OPEN:
            return
        await self._work.store.post(
            Posting(
                adventure=found.id,
                version=found.version,
                fresh=reason.why not in CALM,
                due=self._work.clock.now(),
            )
        )

    async def look_later(self, timer: Timer) -> None:
        """Put off the next try to show a parked adventure, for longer than the last time."""
        found = await self._work.store.load(timer.subject)
        reason = None if found is None else table_of(found).parked
        due = None if reason is None else next_look(reason, self._work.clock.now())
        if due is None:
            await self._work.store.drop_timer(timer)
        else:
            await self._work.store.set_timer(timer.with_(due=due))

    async def reason(self, adventure: str) -> Parked | None:
        """Return since when an adventure cannot be shown and why, or None where it can."""
        return table_of(await self._work.load(adventure)).parked

    async def _by_itself(
        self, kind: str, found: Adventure, alter: Callable[[Change], None]
    ) -> bool:
        """Change an adventure without a person's request; return False if nothing changed."""
        request = unasked(kind, found)
        try:
            answer = await self._work.change(request, found.id, alter)
        except Conflict:
            return False
        return not answer.repeated

    async def movable(self, request: Request) -> list[Choice]:
        """Return the adventures that a person could move here, those that cannot be shown first."""
        words = self._work.words(request.locale)
        found = [
            each
            for each in readable(await self._work.store.of_user(request.user))
            if each.guild == request.guild and each.channel != request.channel
        ]
        may = [each for each in found if _refusal(each, request) is None]
        may.sort(key=lambda each: table_of(each).parked is None)
        heroes = {each.id: ", ".join(seat.name for seat in each.seats) for each in may}
        return [
            Choice(
                value=each.id,
                label=words.phrase(
                    "move-choice",
                    title=_title(each),
                    heroes=heroes[each.id],
                    parked="yes" if table_of(each).parked else "no",
                ),
            )
            for each in may
        ]

    async def move_here(
        self, request: Request, adventure: str, *, asked_in: int | None = None
    ) -> Answer:
        """Move an adventure of this server to the request's channel.

        Without a name it is the one of the channel in which this is `asked_in`, if that is another;
        else the one that cannot be shown where it is, if there is just one.

        Raises:
            NoAdventure: the person is in none like that here.
            NotSeated: they neither host it nor, where its channel is gone, sit there.
            RuleError: it is here already, or the channel is taken; games do not belong into this
                channel; or it is not clear which.
        """
        said = await self._work.answered(request)
        if said is not None:
            return said
        await self._work.servers.admission.check_place(request)
        found = await self.find(request, adventure, asked_in=asked_in)
        there = asked_in not in (None, request.channel)
        if found.channel == request.channel:
            where = mentioned("#", (request.channel,))
            key = "error-there-already" if there else "error-here-already"
            raise RuleError(key, name=_title(found), channel=where)
        now = self._work.clock.now()

        def alter(draft: Change) -> None:
            before = draft.adventure
            if before.status not in OPEN:
                raise NoAdventure("error-over")
            refused = _refusal(before, request)
            if refused is not None:
                raise refused
            table = table_of(before)
            draft.step(kinds.MOVE, channel=request.channel)
            if table.parked is not None:
                write(draft, unparked(table, now, self._work.outages.spans))
            draft.leaves = before.channel
            draft.fresh = True
            draft.again = True
            if there:
                channel = mentioned("#", (request.channel,))
                draft.text = Text.of("answer-moved-there", name=_title(before), channel=channel)
            else:
                draft.text = Text.of("answer-moved", name=_title(before))

        return await self._work.change(request.with_(channel=found.channel), found.id, alter)

    async def find(
        self, request: Request, adventure: str, *, asked_in: int | None = None
    ) -> Adventure:
        """Return an adventure of a person in this server by id or name.

        Without either it is that of the channel it is `asked_in`, if that is not the request's own;
        else the parked one.

        Raises:
            NoAdventure: there is none like that.
            RuleError: nothing was said, and there is not just one that cannot be shown.
        """
        wanted = adventure.strip()
        mine = [
            each
            for each in readable(await self._work.store.of_user(request.user))
            if each.guild == request.guild
        ]
        if wanted:
            named = [each for each in mine if wanted == each.id]
            named += [each for each in mine if folded(wanted) == folded(each.name)]
            if not named:
                raise NoAdventure("move-refused-none")
            return named[0]
        if asked_in not in (None, request.channel):
            here = [each for each in mine if each.channel == asked_in and each.status in OPEN]
            if here:
                return here[0]
        lost = [each for each in mine if table_of(each).parked is not None]
        if len(lost) != 1:
            raise RuleError("move-refused-which", count=len(lost))
        return lost[0]


def _refusal(adventure: Adventure, request: Request) -> GameError | None:
    """Return why a person may not move an adventure, if so."""
    if adventure.host == request.user:
        return None
    reason = table_of(adventure).parked
    if not seats_of(adventure, request.user):
        return NotSeated("error-join-first")
    if reason is None or reason.why != "gone":
        return NotSeated("error-only-host")
    return None


def _is_news(before: Parked | None, why: Why) -> bool:
    """Return whether a reason to park is new: an outage says nothing new of a deleted channel."""
    return before is None or (before.why != why and why not in CALM)


def _lasts(before: Parked | None, why: Why, until: int | None) -> bool:
    """Return whether the same reason ends at another time than was known."""
    return before is not None and before.why == why and before.until != until


def _title(adventure: Adventure) -> Text | str:
    return adventure.name or Text.of(f"{adventure.ruleset}-title")


def tellable(adventure: Adventure) -> Sequence[int]:
    """Return who may be told that an adventure cannot be shown: its host first, then the others."""
    users = (adventure.host, *(seat.user for seat in adventure.seats))
    # A host who was forgotten is nobody.
    return tuple(dict.fromkeys(user for user in users if user))
