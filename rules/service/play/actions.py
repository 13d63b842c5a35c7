"""Actions of seats, typed or pressed."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from rules.core.answers import Option
from rules.core.errors import NotSeated, RuleError, StaleBoard
from rules.core.languages import USUAL
from rules.core.model import Action, GameState, Seat
from rules.core.ruleset import AnyRuleset
from rules.core.words import Text
from rules.pace.declared import declared_by, without
from rules.pace.table import Person
from rules.ports import Adventure, SeatRecord
from rules.service.change import Change
from rules.service.clocks.schedule import people_of, plays_alone, table_of, write
from rules.service.journal import kinds
from rules.service.journal.kinds import Kind
from rules.service.journal.loading import kept_state, led_by, loaded, seats_of
from rules.service.people.hints import Hints
from rules.service.play.errands import is_word, speak
from rules.service.play.proposals import has_to_wait
from rules.service.play.seats import running
from rules.service.play.steps import take
from rules.service.play.typed import listed, read
from rules.service.play.unattended import AUTO_STEPS, act_alone, run_on
from rules.service.records import Answer, Choice, Request
from rules.service.unit_of_work import UnitOfWork


class Actions:
    """Use cases of a running game."""

    def __init__(self, work: UnitOfWork, hints: Hints) -> None:
        self._work = work
        self._hints = hints

    async def press(
        self,
        request: Request,
        adventure: str,
        version: int,
        option: str,
        *,
        in_place: bool = True,
    ) -> Answer:
        """Carry out an option that was pressed or chosen on a card of some `version`.

        Raises:
            StaleBoard: the table has moved on in a way that matters to this seat.
            NotSeated: the person has no seat, or it is not their turn.
            RuleError: the rules do not allow it.
        """
        shown: Mapping[str, Any] | None = None
        acted: frozenset[Seat | None] = frozenset()
        people: dict[Seat, Person] = {}

        async def look(before: Adventure) -> None:
            nonlocal shown, acted
            people.update(await self._people(before))
            if before.version != version:
                shown = await self._work.store.snapshot(adventure, version)
                steps = await self._work.store.journal(adventure, since=version)
                acted = frozenset(step.seat for step in steps)

        def alter(draft: Change) -> None:
            before = draft.adventure
            if is_word(option):
                speak(draft, request.user, option, people, self._work.clock.now())
                return
            rules, state = running(before)
            seat = seat_to_act(rules, state, before, request.user)
            if before.version != version and (
                seat in acted or not _still_asked(rules, shown, state, seat)
            ):
                raise StaleBoard("error-stale")
            options = rules.legal_actions(state, seat)
            found = next((each for each in options if each.id == option), None)
            if found is None:
                raise StaleBoard("error-stale")
            draft.back = before.version if _was_absent(before, seat) else 0
            self._act_or_propose(draft, rules, state, seat, found, people)

        return await self._act(request, adventure, alter, look=look, in_place=in_place)

    async def do(self, request: Request, adventure: str, typed: str, *, moves: bool) -> Answer:
        """Carry out what was typed: an option's id, its words, or a unique beginning of them.

        With `moves` only moves are meant, and their destinations count as their words.

        Raises:
            UnknownAction: nothing that may be done now reads like it.
            AmbiguousAction: several things do.
            NotSeated, RuleError: as for `press`.
        """
        words, english = self._work.words(request.locale), self._work.words(USUAL)
        people: dict[Seat, Person] = {}

        async def look(before: Adventure) -> None:
            people.update(await self._people(before))

        def alter(draft: Change) -> None:
            before = draft.adventure
            rules, state = running(before)
            seat = seat_to_act(rules, state, before, request.user)
            options = [
                each for each in rules.legal_actions(state, seat) if each.goes_to or not moves
            ]
            found = read(rules, state, seat, typed, options, words, english=english)
            draft.back = before.version if _was_absent(before, seat) else 0
            if isinstance(found, Option):
                self._act_or_propose(draft, rules, state, seat, found, people)
            else:
                act(draft, rules, state, seat, found)

        return await self._act(request, adventure, alter, look=look)

    async def _people(self, before: Adventure) -> dict[Seat, Person]:
        """Return the nights and vacations of each seat's player, where a decision may wait."""
        if len(before.seats) < 2:
            return {}
        return people_of(before, await self._work.people_at(before))

    def _act_or_propose(
        self,
        draft: Change,
        rules: AnyRuleset,
        state: GameState,
        seat: Seat,
        option: Option,
        people: Mapping[Seat, Person],
    ) -> None:
        """Carry out an option, unless the others of the table have time to say otherwise."""
        now = self._work.clock.now()
        if has_to_wait(draft, rules, state, seat, option, people, now):
            return
        act(draft, rules, state, seat, option.action, option=option.id)
        draft.text = Text.of("answer-done", what=option.label)

    async def _act(
        self,
        request: Request,
        adventure: str,
        alter: Callable[[Change], None],
        *,
        look: Callable[[Adventure], Awaitable[None]] | None = None,
        in_place: bool = False,
    ) -> Answer:
        """Change an adventure by what a person does, and count the hint that they were shown."""
        asked: list[Adventure] = []

        def carry_out(draft: Change) -> None:
            asked.append(draft.adventure)
            alter(draft)

        answer = await self._work.change(
            request, adventure, carry_out, look=look, in_place=in_place
        )
        if asked and not answer.repeated:
            await self._hints.answered(asked[-1], request.user)
        return answer

    async def choices(self, request: Request, typed: str, *, moves: bool) -> list[Choice]:
        """Return what could be typed now, at most 25 lines.

        Empty when it is not the person's turn.
        """

        def options(
            _: Adventure, rules: AnyRuleset, state: GameState, seat: Seat
        ) -> Sequence[Option]:
            return [each for each in rules.legal_actions(state, seat) if each.goes_to or not moves]

        return await choices_here(self._work, request, typed, options, moves=moves)

    async def let_others_act(
        self, request: Request, adventure: str, *, in_place: bool = False
    ) -> Answer:
        """Let the dungeon and the seats on autopilot act, if anything waits for them.

        Raises:
            RuleError: nothing waits for them.
            NotSeated: the person has no seat here.
            NoAdventure: the game is not on.
        """

        def alter(draft: Change) -> None:
            let_others_act(draft, request.user)

        return await self._work.change(request, adventure, alter, in_place=in_place)


async def choices_here(
    work: UnitOfWork,
    request: Request,
    typed: str,
    options_of: Callable[[Adventure, AnyRuleset, GameState, Seat], Sequence[Option] | None],
    *,
    moves: bool = False,
) -> list[Choice]:
    """Return the options that fit what was typed, at most 25, in the game of the channel.

    They are those of the person's first seat for which `options_of` does not return None.
    """
    found = await work.store.in_channel(request.channel)
    if found is None or found.status != "running":
        return []
    rules, state = loaded(found)
    for record in led_by(found, request.user):
        options = options_of(found, rules, state, record.seat)
        if options is not None:
            return listed(options, typed, work.words_of(found, request.locale), moves=moves)
    return []


def let_others_act(draft: Change, user: int) -> None:
    """Let the dungeon and the seats on autopilot act, if anything waits for them.

    Raises:
        RuleError, NotSeated, NoAdventure: as for `Actions.let_others_act`.
    """
    before = draft.adventure
    rules, state = running(before)
    if not seats_of(before, user):
        raise NotSeated("error-join-first")
    if plays_alone(before):
        act_alone(draft, AUTO_STEPS)
    else:
        run_on(draft, rules, state, followed=None)
    if not draft.steps:
        names = awaited(rules, state, before)
        prompt = rules.view(state, None).prompt
        raise RuleError("error-nothing-stirs", heroes=names, prompt=prompt)
    draft.text = Text.of("answer-stirred")


def act(
    draft: Change,
    rules: AnyRuleset,
    state: GameState,
    seat: Seat,
    action: Action,
    *,
    option: str = "",
    kind: Kind = kinds.ACT,
) -> GameState:
    """Carry out one action, then let seats on autopilot go on; return the state after all of it.

    A turn in which nothing is left to do ends. `option` is the id of the option that it was, if it
    was one. A step of kind "roll" continues what the step before it began.
    """
    asked = rules.awaiting(state)
    table = table_of(draft.adventure)
    if kind is kinds.ACT and declared_by(table.declared, seat) is not None:
        # Whoever acts has thought of something else, also where their turn goes on.
        write(draft, table.with_(declared=without(table.declared, (seat,))))
    after = take(draft, rules, state, seat, action, kind)
    after = _end_what_is_done(draft, rules, after, action)
    return run_on(draft, rules, after, followed=(option, frozenset(asked)))


def _end_what_is_done(
    draft: Change, rules: AnyRuleset, state: GameState, last: Action
) -> GameState:
    """End the turn of a seat to which the last action has left nothing to do."""
    for seat in rules.awaiting(state):
        end = rules.nothing_left(state, seat, last)
        if end is not None:
            return take(draft, rules, state, seat, end, kinds.ENDED)
    return state


def seat_to_act(rules: AnyRuleset, state: GameState, adventure: Adventure, user: int) -> Seat:
    """Return a seat of a person that is asked to decide something.

    Raises:
        NotSeated: they have none, or it is not their turn.
    """
    mine = led_by(adventure, user)
    if not mine:
        raise NotSeated("error-join-first")
    asked = rules.awaiting(state)
    for record in mine:
        if record.seat in asked:
            return record.seat
    raise NotSeated("error-not-your-turn", heroes=awaited(rules, state, adventure))


def awaited(rules: AnyRuleset, state: GameState, adventure: Adventure) -> str:
    """Return the names of the heroes for which the table waits."""
    asked = rules.awaiting(state)
    return ", ".join(record.name for record in adventure.seats if record.seat in asked)


def _was_absent(adventure: Adventure, seat: Seat) -> bool:
    """Return whether turns of a seat were taken for it lately."""
    if not adventure.clock:
        return False
    clock = table_of(adventure).clock(seat)
    return clock.missed > 0 or clock.covered


def _still_asked(
    rules: AnyRuleset, shown: Mapping[str, Any] | None, state: GameState, seat: Seat
) -> bool:
    """Return whether a seat has the same options as on an older card, in the same turn.

    Where the first choice decides for all, later clicks on it are not carried out again.
    """
    old = kept_state(rules, shown)
    if old is None:
        return False
    if rules.turn(old) != rules.turn(state):
        return False
    return _ids(rules, old, seat) == _ids(rules, state, seat)


def _ids(rules: AnyRuleset, state: GameState, seat: Seat) -> set[str]:
    return {each.id for each in rules.legal_actions(state, seat)}


def write_down(draft: Change, kind: Kind, seat: SeatRecord, action: dict[str, Any]) -> None:
    """Add a step outside of the game to the journal; clicks stay valid."""
    running(draft.adventure)
    draft.step(kind, action={**action, "seat": seat.seat})
