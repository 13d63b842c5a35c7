"""What is done for seats that nobody leads, or whose players are late, after each action."""

from collections.abc import Iterator

from rules.core.answers import Stance
from rules.core.caution import careful_choice
from rules.core.model import Action, GameState, Seat
from rules.core.ruleset import AnyRuleset
from rules.core.standing_orders import obeyed
from rules.pace.company import SILENT
from rules.ports import SeatRecord
from rules.service.change import Change
from rules.service.clocks.known_turns import humans_of
from rules.service.clocks.schedule import table_of
from rules.service.journal import kinds
from rules.service.play.due_turns import take_known_turn
from rules.service.play.plans import MOST_DEEDS, Autopilot
from rules.service.play.seats import running
from rules.service.play.steps import take

AUTO_STEPS = 12
"""Most steps that seats on autopilot take before the card is shown again."""
WATCHED = 24
"""The same where nobody leads a seat and the table goes on by itself."""
BRAVE = (None, "strays", "provokes")
"""Risks that a team takes which is left to fight on."""


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
        after = take_known_turn(draft, rules, state, AUTOPILOT)
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


def made_ready(draft: Change, rules: AnyRuleset, state: GameState) -> GameState:
    """Give every seat that has to choose a hero or a team one that is ready; return the state."""
    while ready := next(_readied(rules, state), None):
        seat, action = ready
        state = take(draft, rules, state, seat, action, kinds.READIED)
    return state


def _readied(rules: AnyRuleset, state: GameState) -> Iterator[tuple[Seat, Action]]:
    """Yield what makes the hero or team of each awaited seat that has none yet."""
    for seat in rules.awaiting(state):
        action = rules.ready_made(state, seat)
        if action is not None:
            yield seat, action


def act_for(draft: Change, record: SeatRecord, *, gives_way: bool = False) -> None:
    """Take a seat's turn for it, by the autopilot, and let the game go on; as in `turn_for`."""
    rules, state = running(draft.adventure)
    state = turn_for(draft, rules, state, record, gives_way=gives_way)
    if draft.adventure.status == "running":
        run_on(draft, rules, state, followed=None)


def turn_for(
    draft: Change,
    rules: AnyRuleset,
    state: GameState,
    record: SeatRecord,
    *,
    gives_way: bool = False,
) -> GameState:
    """Take a seat's turn for it, until the game no longer waits for it or the round goes on.

    Where others have to decide something new beside it, as in the next round of a fight, its turn
    is over too. One that `gives_way` is led on only until those can act whom it interrupts.
    """
    turn, there = rules.turn(state), company_of(draft, record.seat)
    for _ in range(MOST_DEEDS):
        asked = rules.awaiting(state)
        if record.seat not in asked or rules.outcome(state) is not None:
            break
        known = {*asked, *(() if gives_way else rules.interrupted(state))}
        state = _auto_step(draft, rules, state, record, None, there)
        if rules.turn(state) != turn or set(rules.awaiting(state)) - known:
            break
    return state


def step_for(draft: Change, rules: AnyRuleset, state: GameState, record: SeatRecord) -> GameState:
    """Take one step of a seat's turn for it."""
    return _auto_step(draft, rules, state, record, None, company_of(draft, record.seat))


def fight_for(draft: Change, rules: AnyRuleset, state: GameState, record: SeatRecord) -> GameState:
    """Take one step of a turn that a player has left to a team, which is a deed of theirs.

    It fights as its stance and its orders say, but opens nothing, uses nothing up and promises
    nothing.
    """
    seat, tactics = record.seat, rules.tactics(state, record.seat)
    followed = obeyed(record.orders, tactics)
    if followed is not None:
        action = followed.action
    elif tactics.unspoken is not None:
        action = tactics.unspoken
    else:
        action = rules.autopilot(state, seat, _stance(record))
        caution = rules.caution(state, seat, company_of(draft, seat) | {seat})
        if caution.risk(action) not in BRAVE:
            legal = tuple(option.action for option in rules.legal_actions(state, seat))
            action = careful_choice(legal, caution, action)
    return take(draft, rules, state, seat, action, kinds.DECLARED)


AUTOPILOT = Autopilot(turn_for, step_for, fight_for)
"""What takes turns of seats whose players are not there."""


def company_of(draft: Change, seat: Seat) -> frozenset[Seat]:
    """Return the other seats of a table whose players are there, and have time left to decide."""
    table = table_of(draft.adventure)
    others = [table.clock(each) for each in humans_of(draft.adventure) if each != seat]
    return frozenset(
        clock.seat
        for clock in others
        if clock.away is None
        and clock.missed < SILENT
        and clock.seat not in draft.absent | draft.late
        and not (clock.owes and 100 in clock.reminded)
    )


def is_left(draft: Change, seat: Seat) -> bool:
    """Return whether companions who are there decide the same as a seat whose player is absent."""
    clock = table_of(draft.adventure).clock(seat)
    if clock.away is None and clock.missed < SILENT and seat not in draft.absent:
        return False
    there = company_of(draft, seat)
    rules, state = running(draft.adventure)
    return seat in rules.awaiting(state) and rules.caution(state, seat, there).leave


def act_alone(draft: Change, most: int = MOST_DEEDS) -> None:
    """Let the autopilot act for all seats, for a while, to the end, or until a party is home."""
    rules, state = running(draft.adventure)
    records = {record.seat: record for record in draft.adventure.seats}
    for _ in range(most):
        asked = rules.awaiting(state)
        if not asked or draft.adventure.status != "running" or came_home(draft):
            return
        state = _auto_step(draft, rules, state, records[_next(draft, asked)], None)


def came_home(draft: Change) -> bool:
    """Return whether an adventure of a campaign is over by this change."""
    return any(kinds.of(step) is kinds.RESEED for step in draft.steps)


def _next(draft: Change, asked: tuple[Seat, ...]) -> Seat:
    """Return which of several seats acts next: they take turns, so that each can influence play."""
    return asked[draft.adventure.version % len(asked)]


def _auto_step(
    draft: Change,
    rules: AnyRuleset,
    state: GameState,
    record: SeatRecord,
    followed: tuple[str, frozenset[Seat]] | None,
    there: frozenset[Seat] = frozenset(),
) -> GameState:
    action = None
    if followed and record.seat in followed[1]:
        options = rules.legal_actions(state, record.seat)
        action = next((each.action for each in options if each.id == followed[0]), None)
    if action is None:
        action = stand_in(rules, state, record, there)
    return take(draft, rules, state, record.seat, action, kinds.AUTO)


def stand_in(
    rules: AnyRuleset,
    state: GameState,
    record: SeatRecord,
    there: frozenset[Seat] = frozenset(),
) -> Action:
    """Return the action taken for a seat: by its standing orders, else by the autopilot.

    Without orders the autopilot uses nothing up for a seat that somebody holds: it guards instead,
    and commits the seat to nothing. Beside companions whose players are `there` the hero of an
    absent player is played with all care.
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
        action = tactics.deeds.get("guard", action)
    if not (absent and there):
        return action
    legal = tuple(option.action for option in rules.legal_actions(state, record.seat))
    return careful_choice(legal, rules.caution(state, record.seat, there), action)


def _stance(record: SeatRecord) -> Stance:
    match record.stance:
        case "careful":
            return "careful"
        case "bold":
            return "bold"
        case _:
            return "balanced"
