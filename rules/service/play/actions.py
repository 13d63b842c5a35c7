"""Actions of seats, typed or pressed, and what the autopilot and the dungeon do after them."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from rules.core.answers import Option, Stance
from rules.core.errors import NoAdventure, NotSeated, RuleError, StaleBoard
from rules.core.model import Action, GameState, Seat
from rules.core.ruleset import AnyRuleset
from rules.core.standing_orders import obeyed
from rules.core.words import Text
from rules.ports import Adventure, SeatRecord
from rules.service.clocks.schedule import ENDED, plays_alone, table_of
from rules.service.journal.loading import kept_state, loaded, seats_of
from rules.service.people.hints import Hints
from rules.service.play.due_turns import take_known_turn
from rules.service.play.steps import take
from rules.service.play.typed import listed, read
from rules.service.records import Answer, Choice, Request
from rules.service.unit_of_work import Change, UnitOfWork

AUTO_STEPS = 12
"""Most steps that seats on autopilot take before the card is shown again."""
WATCHED = 24
"""The same where nobody leads a seat and the table goes on by itself."""
MOST_DEEDS = 60
"""Most steps that are taken for a player whose time is up."""


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
        """Carry out a button or a line of a list that was shown with `version`.

        Raises:
            StaleBoard: the table has moved on in a way that matters to this seat.
            NotSeated: the person has no seat, or it is not their turn.
            RuleError: the rules do not allow it.
        """
        shown: Mapping[str, Any] | None = None
        acted: frozenset[Seat | None] = frozenset()

        async def look(before: Adventure) -> None:
            nonlocal shown, acted
            if before.version != version:
                shown = await self._work.store.snapshot(adventure, version)
                steps = await self._work.store.journal(adventure, since=version)
                acted = frozenset(step.seat for step in steps)

        def alter(draft: Change) -> None:
            before = draft.adventure
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
            act(draft, rules, state, seat, found.action, option=found.id)
            draft.text = Text.of("answer-done", what=found.label)

        return await self._act(request, adventure, alter, look=look, in_place=in_place)

    async def do(self, request: Request, adventure: str, typed: str, *, moves: bool) -> Answer:
        """Carry out what was typed: an option's id, its words, or a unique beginning of them.

        With `moves` only moves are meant, and their destinations count as their words.

        Raises:
            UnknownAction: nothing that may be done now reads like it.
            AmbiguousAction: several things do.
            NotSeated, RuleError: as for `press`.
        """
        words = self._work.words(request.locale)

        def alter(draft: Change) -> None:
            before = draft.adventure
            rules, state = running(before)
            seat = seat_to_act(rules, state, before, request.user)
            options = [
                each for each in rules.legal_actions(state, seat) if each.goes_to or not moves
            ]
            found = read(rules, state, seat, typed, options, words)
            draft.back = before.version if _was_absent(before, seat) else 0
            if isinstance(found, Option):
                act(draft, rules, state, seat, found.action, option=found.id)
                draft.text = Text.of("answer-done", what=found.label)
            else:
                act(draft, rules, state, seat, found)

        return await self._act(request, adventure, alter)

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

        def noted(draft: Change) -> None:
            asked.append(draft.adventure)
            alter(draft)

        answer = await self._work.change(request, adventure, noted, look=look, in_place=in_place)
        if asked and not answer.repeated:
            await self._hints.answered(asked[-1], request.user)
        return answer

    async def choices(self, request: Request, typed: str, *, moves: bool) -> list[Choice]:
        """Return what could be typed now, at most 25 lines.

        Empty when it is not the person's turn.
        """

        def options(rules: AnyRuleset, state: GameState, seat: Seat) -> Sequence[Option]:
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
    options_of: Callable[[AnyRuleset, GameState, Seat], Sequence[Option] | None],
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
    for record in seats_of(found, request.user):
        options = options_of(rules, state, record.seat)
        if options is not None:
            return listed(options, typed, work.words(request.locale), moves=moves)
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
    kind: str = "act",
) -> GameState:
    """Carry out one action, then let seats on autopilot go on; return the state after all of it.

    A turn in which nothing is left to do ends. `option` is the id of the option that it was, if it
    was one. A step of kind "roll" continues what the step before it began.
    """
    asked = rules.awaiting(state)
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
            return take(draft, rules, state, seat, end, ENDED)
    return state


def run_on(
    draft: Change, rules: AnyRuleset, state: GameState, followed: tuple[str, frozenset[Seat]] | None
) -> GameState:
    """Take the turns that were declared, and let seats on autopilot act while nobody has to decide.

    The latter at most `AUTO_STEPS` times. `followed` is what a player just chose and who was asked
    with them: seats on autopilot that were asked the same question choose the same, so that they
    never outvote a person.
    """
    autos = 0
    while True:
        pilots = {record.seat: record for record in draft.adventure.seats}
        if not any(record.pilot == "player" for record in pilots.values()):
            return state
        after = take_known_turn(draft, rules, state, turn_for)
        if after is not None:
            state = after
            continue
        asked = rules.awaiting(state)
        if autos == AUTO_STEPS or not asked:
            break
        if any(pilots[seat].pilot == "player" for seat in asked):
            break
        state = _auto_step(draft, rules, state, pilots[_next(draft, asked)], followed)
        autos += 1
    return state


def act_for(draft: Change, record: SeatRecord) -> None:
    """Take a seat's turn for it, by the autopilot, and let the game go on."""
    rules, state = running(draft.adventure)
    state = turn_for(draft, rules, state, record)
    if draft.adventure.status == "running":
        run_on(draft, rules, state, followed=None)


def turn_for(draft: Change, rules: AnyRuleset, state: GameState, record: SeatRecord) -> GameState:
    """Take a seat's turn for it, until the game no longer waits for it or the round goes on.

    Where others have to decide something new beside it, as in the next round of a fight, its turn
    is over too.
    """
    turn = rules.turn(state)
    for _ in range(MOST_DEEDS):
        asked = rules.awaiting(state)
        if record.seat not in asked or rules.outcome(state) is not None:
            break
        known = {*asked, *rules.interrupted(state)}
        state = _auto_step(draft, rules, state, record, None)
        if rules.turn(state) != turn or set(rules.awaiting(state)) - known:
            break
    return state


def act_alone(draft: Change, most: int = MOST_DEEDS) -> None:
    """Let the autopilot act for all seats, for a while or to the end."""
    rules, state = running(draft.adventure)
    records = {record.seat: record for record in draft.adventure.seats}
    for _ in range(most):
        asked = rules.awaiting(state)
        if not asked or draft.adventure.status != "running":
            return
        state = _auto_step(draft, rules, state, records[_next(draft, asked)], None)


def _next(draft: Change, asked: tuple[Seat, ...]) -> Seat:
    """Return which of several seats acts next: they take turns, so that each can influence play."""
    return asked[draft.adventure.version % len(asked)]


def _auto_step(
    draft: Change,
    rules: AnyRuleset,
    state: GameState,
    record: SeatRecord,
    followed: tuple[str, frozenset[Seat]] | None,
) -> GameState:
    action = None
    if followed and record.seat in followed[1]:
        options = rules.legal_actions(state, record.seat)
        action = next((each.action for each in options if each.id == followed[0]), None)
    if action is None:
        action = stand_in(rules, state, record)
    return take(draft, rules, state, record.seat, action, "auto")


def stand_in(rules: AnyRuleset, state: GameState, record: SeatRecord) -> Action:
    """Return the action taken for a seat: by its standing orders, else by the autopilot.

    Without orders the autopilot uses nothing up for a seat that somebody holds: it guards instead,
    and commits the seat to nothing.
    """
    tactics = rules.tactics(state, record.seat)
    followed = obeyed(record.orders, tactics)
    if followed is not None:
        return followed.action
    absent = record.user is not None and record.pilot == "player"
    if absent and tactics.unspoken is not None:
        return tactics.unspoken
    action = rules.autopilot(state, record.seat, _stance(record))
    scarce = {tactics.deeds[deed] for deed in tactics.spends if deed in tactics.deeds}
    if record.user is not None and action in scarce:
        return tactics.deeds.get("guard", action)
    return action


def _stance(record: SeatRecord) -> Stance:
    match record.stance:
        case "careful":
            return "careful"
        case "bold":
            return "bold"
        case _:
            return "balanced"


def running(adventure: Adventure) -> tuple[AnyRuleset, GameState]:
    """Return the rules and the state of a game that is on.

    Raises:
        NoAdventure: it is not.
    """
    if adventure.status == "lobby":
        raise NoAdventure("error-not-begun")
    if adventure.status != "running":
        raise NoAdventure("error-over")
    return loaded(adventure)


def seat_to_act(rules: AnyRuleset, state: GameState, adventure: Adventure, user: int) -> Seat:
    """Return a seat of a person that is asked to decide something.

    Raises:
        NotSeated: they have none, or it is not their turn.
    """
    mine = seats_of(adventure, user)
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


def noted(draft: Change, kind: str, seat: SeatRecord, action: dict[str, Any]) -> None:
    """Journal what somebody did outside the game; it makes no click stale."""
    _, state = running(draft.adventure)
    draft.step(kind, action={**action, "seat": seat.seat}, state=state)
