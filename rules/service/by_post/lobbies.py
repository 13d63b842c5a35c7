"""Lobbies that nobody begins: they ask whether they are still wanted, and close in the end."""

from rules.core.errors import Conflict
from rules.core.words import Text
from rules.pace.frozen import frozen_within
from rules.ports import Adventure, Timer
from rules.service.by_post.unasked import unasked
from rules.service.change import Change
from rules.service.clocks.new_calls import SOON, WANTED
from rules.service.clocks.schedule import lobby_due, table_of, write
from rules.service.journal import kinds
from rules.service.play.seats import gathering, mine_of
from rules.service.records import Answer, Request
from rules.service.unit_of_work import UseCases


class Lobbies(UseCases):
    """Use cases of lobbies that wait: time asks and closes, people say that they are wanted.

    A lobby in which nothing has changed for three days asks on a new card that calls its host. A
    week after that, in which the bot was there, it closes if still nobody has pressed anything, and
    says so.
    """

    async def look(self, timer: Timer, found: Adventure) -> None:
        """Ask whether a lobby is still wanted, or close it; one looked at too early waits.

        A lobby whose card cannot be shown is not asked: its time begins anew once it can be.
        """
        now = self._work.clock.now()
        if table_of(found).parked is not None:
            if timer.kind == "turn":
                await self._work.store.drop_timer(timer)
            return
        due = lobby_due(found)
        if now < due:
            await self._work.store.set_timer(timer.with_(due=due))
            return

        def alter(draft: Change) -> None:
            before = draft.adventure
            if before.version != timer.version:
                raise Conflict("error-conflict")
            wondered = table_of(before).wondered
            if wondered is None:
                _ask(draft, now)
            elif lost := frozen_within(self._work.outages.spans, wondered, now):
                # Nobody could press anything while the bot was down.
                ask_anew(draft, wondered + lost)
                return
            else:
                draft.step(kinds.CLOCK, action={"due": [["closed", 0, 0]]}, status="cancelled")
            draft.fresh = True

        try:
            await self._work.change(unasked("lobby", found), found.id, alter)
        except Conflict:
            return

    async def wanted(self, request: Request, adventure: str, *, in_place: bool = False) -> Answer:
        """Keep a lobby open for three days more, as somebody still wants it.

        Raises:
            NotSeated: the person has no seat there.
            RuleError: the game is on.
            NoAdventure: it is over.
        """

        def alter(draft: Change) -> None:
            mine = mine_of(gathering(draft.adventure), request)
            draft.step(kinds.WANTED, action={"seat": mine.seat})
            draft.text = Text.of("lobby-wanted-heard")

        return await self._work.change(request, adventure, alter, in_place=in_place)


def ask_anew(draft: Change, since: int) -> None:
    """Let the time for an answer count from later on, as nobody could give one before."""
    draft.step(kinds.CLOCK, action={"due": [["wanted", 0, 0]]})
    write(draft, table_of(draft.adventure).with_(wondered=since))


def _ask(draft: Change, now: int) -> None:
    draft.step(kinds.CLOCK, action={"due": [["wanted", 0, 0]]})
    found = draft.adventure
    write(draft, table_of(found).with_(wondered=now))
    draft.note(found.host, now + SOON, f"{found.version}:{WANTED}", WANTED, since=now)
