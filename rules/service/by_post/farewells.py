"""Leaving for good: a player who gives up a hero, and a party that concedes."""

from collections.abc import Collection, Iterable

from rules.core.errors import NotSeated, RuleError
from rules.core.model import Model, Seat
from rules.core.words import Text
from rules.pace.ballots import WINDOW
from rules.pace.turns import vacated
from rules.ports import Adventure, SeatRecord, Step
from rules.registry import campaigns
from rules.service.change import Change
from rules.service.clocks.new_calls import VoteRequest
from rules.service.clocks.schedule import seat_of_step, table_of, write
from rules.service.journal import kinds
from rules.service.play.actions import act, write_down
from rules.service.play.seats import mine_of, running, voters, with_seat
from rules.service.play.unattended import run_on
from rules.service.records import Answer, Request
from rules.service.unit_of_work import UseCases

REACH = 200
"""Latest steps that are searched for votes."""


class Conceding(Model):
    """A vote on conceding: which players are for it, and how many votes there are.

    `mine` says that the person's own is among them.
    """

    heroes: tuple[str, ...]
    voters: int
    mine: bool


class Farewells(UseCases):
    """Use cases of leaving for good, alone or all together."""

    async def may_retire(self, request: Request, adventure: str) -> str:
        """Return the name of the hero that a person could give up, to ask whether they are sure.

        Raises:
            NotSeated: they have none here.
            NoAdventure: no game is on.
        """
        found = await self._work.at(request, adventure)
        running(found)
        return mine_of(found, request).name

    async def retire(self, request: Request, adventure: str) -> Answer:
        """Give up a hero for good; it leaves as the rules say, or goes on by the autopilot.

        The table is told and asked to go on. The host's role passes to somebody at the table.

        Raises:
            NotSeated, NoAdventure: as for `may_retire`.
        """

        def alter(draft: Change) -> None:
            running(draft.adventure)
            mine = mine_of(draft.adventure, request)
            part(draft, mine)
            draft.text = Text.of("retire-done", hero=mine.name)

        return await self._work.change(request, adventure, alter)

    async def may_concede(self, request: Request, adventure: str) -> Conceding:
        """Return the vote on conceding, for somebody who may take part in it.

        Raises:
            NotSeated: they have none.
            NoAdventure: no game is on.
            RuleError: a campaign is closed in town.
        """
        found = await self._work.at(request, adventure)
        mine = _with_a_voice(found, request)
        agreed = await self._agreed(found)
        return Conceding(
            heroes=_names(found, agreed),
            voters=len(voters(found)),
            mine=mine.seat in agreed,
        )

    async def concede(self, request: Request, adventure: str, *, agree: bool = True) -> Answer:
        """Vote for conceding, or withdraw that; more than half of those present decide.

        Raises:
            NotSeated, NoAdventure, RuleError: as for `may_concede`.
        """
        before: frozenset[Seat] = frozenset()

        async def look(found: Adventure) -> None:
            nonlocal before
            before = frozenset(await self._agreed(found))

        def alter(draft: Change) -> None:
            mine = _with_a_voice(draft.adventure, request)
            present = voters(draft.adventure)
            agreed = before | {mine.seat} if agree else before - {mine.seat}
            agreed &= frozenset(present)
            write_down(draft, kinds.CONCEDE, mine, {"agree": agree})
            if 2 * len(agreed) > len(present):
                _end(draft, agreed)
                return
            if agree and not before:
                others = tuple(seat for seat in present if seat not in agreed)
                draft.asked.append(VoteRequest(others, "concede", mine.seat))
                draft.fresh = True
            key = "concede-heard" if agree else "concede-taken-back"
            draft.text = Text.of(key, agreed=len(agreed), voters=len(present))

        return await self._work.change(request, adventure, alter, look=look)

    async def _agreed(self, found: Adventure) -> tuple[Seat, ...]:
        """Return the seats that vote for conceding now."""
        steps = await self._work.store.journal(found.id, max(0, found.version - REACH))
        present = voters(found)
        return tuple(seat for seat in conceding(steps, self._work.clock.now()) if seat in present)


def part(draft: Change, mine: SeatRecord) -> None:
    """Remove a player from a hero for good in a game that is on; the table is told."""
    rules, state = running(draft.adventure)
    leave = rules.farewell(state, mine.seat)
    if leave is not None:
        state = act(draft, rules, state, mine.seat, leave)
    _vacate(draft, mine)
    if draft.adventure.status == "running":
        run_on(draft, rules, state, followed=None)
        draft.asked.append(VoteRequest(voters(draft.adventure), "retired", mine.seat))
    draft.fresh = True


def _with_a_voice(adventure: Adventure, request: Request) -> SeatRecord:
    """Return the seat of somebody who may vote on conceding."""
    running(adventure)
    mine = mine_of(adventure, request)
    if adventure.ruleset in campaigns():
        raise RuleError("concede-refused-campaign")
    if mine.seat not in voters(adventure):
        raise NotSeated("concede-refused-away", hero=mine.name)
    return mine


def _vacate(draft: Change, mine: SeatRecord) -> None:
    """Free a seat, and end whatever waits for its player."""
    before = draft.adventure
    others = [each.user for each in before.seats if each.user not in (None, mine.user)]
    host = before.host if before.host != mine.user or not others else others[0]
    seats = with_seat(before, mine.with_(user=None, pilot="auto", orders=()))
    draft.step(kinds.RETIRE, action={"seat": mine.seat}, seats=seats, host=host)
    table = table_of(draft.adventure)
    offers = tuple(each for each in table.offers if each.seat != mine.seat)
    write(draft, vacated(table.with_(offers=offers), mine.seat))


def _end(draft: Change, agreed: Collection[Seat]) -> None:
    """End the game by consent: it counts as no run."""
    running(draft.adventure)
    draft.step(
        kinds.END,
        action={"by": kinds.CONCEDE.name, "seats": sorted(agreed)},
        status="ended",
        outcome={"result": "conceded"},
    )
    draft.fresh = True
    draft.text = Text.of("concede-carried")


def _names(adventure: Adventure, seats: Collection[Seat]) -> tuple[str, ...]:
    return tuple(each.name for each in adventure.seats if each.seat in seats)


def conceding(steps: Iterable[Step], now: int) -> tuple[Seat, ...]:
    """Return the seats that vote for conceding.

    A vote holds for a day, or until its seat plays or somebody else takes it.
    """
    voices: dict[Seat, None] = {}
    for step in steps:
        if kinds.of(step).by == "player" and step.seat is not None:
            voices.pop(step.seat, None)
        elif kinds.of(step).seated:
            voices.pop(seat_of_step(step), None)
        elif kinds.of(step) is kinds.CONCEDE and step.action is not None:
            seat = int(step.action["seat"])
            voices.pop(seat, None)
            if step.action["agree"] and step.at > now - WINDOW:
                voices[seat] = None
    return tuple(voices)
