"""Turns that are taken as soon as they come: declared, repeated, or overdue."""

from collections.abc import Collection, Sequence

from rules.core.answers import Option
from rules.core.errors import RuleError
from rules.core.model import GameState, Seat
from rules.core.ruleset import AnyRuleset
from rules.pace.declared import Declared, declared_by, with_declared, without
from rules.pace.kept import kept_by, repeating, with_on
from rules.pace.onward import fights_on
from rules.pace.proposals import with_voice
from rules.pace.table import SeatClock, Table, set_clock
from rules.ports import SeatRecord
from rules.service.change import Change
from rules.service.clocks.known_turns import (
    HUMAN,
    humans_of,
    is_known,
    is_overdue,
    open_turns,
)
from rules.service.clocks.onward import with_arrived
from rules.service.clocks.schedule import kept_of, table_of, write
from rules.service.journal import kinds
from rules.service.play.plans import (
    CAREFUL,
    Autopilot,
    action_of,
    first_possible,
    follows_any,
    lead,
    voted_on,
)
from rules.service.play.steps import may_repeat, take

LAPSED = "lapse"
"""The kind of a note that a declared turn could not be carried out."""
MOST_KEPT = 40
"""Declared and repeated actions of one change, after which nobody repeats any more."""


def take_known_turn(
    draft: Change, rules: AnyRuleset, state: GameState, autopilot: Autopilot
) -> GameState | None:
    """Take a turn that has come, if it is known or overdue; None where there is none."""
    if draft.adventure.status != "running" or not draft.adventure.clock:
        return None
    table = table_of(draft.adventure)
    if table.onward:
        write(draft, with_arrived(draft.adventure, table, rules, state))
    after = _keep_at_it(draft, rules, state)
    return _take_turn_that_came(draft, rules, state, autopilot) if after is None else after


def _take_turn_that_came(
    draft: Change, rules: AnyRuleset, state: GameState, autopilot: Autopilot
) -> GameState | None:
    """Take a turn that was declared or is overdue; None where none is."""
    table = table_of(draft.adventure)
    if not table.declared and not any(
        clock.ahead is not None or clock.silent or clock.away is not None or 100 in clock.reminded
        for clock in table.seats
    ):
        return None
    pilots = {record.seat: record for record in draft.adventure.seats}
    turn, here = rules.round_of(state), _here(draft)
    on = open_turns(draft.adventure, rules, state)
    known = [
        seat
        for seat in on
        if seat not in here
        and (is_known(draft.adventure, table, seat, turn) or _is_gone(draft, rules, state, seat))
    ]
    for seat in rules.awaiting(state):
        if pilots[seat].pilot != HUMAN:
            continue
        if _was_silent(draft, rules, state, seat):
            return _overdue(draft, rules, state, pilots[seat], autopilot)
        if seat not in on:
            _ask_besides(draft, rules, state, seat)
        elif seat in known and len(known) == len(on):
            said = declared_by(table.declared, seat)
            if follows_any(said, on) and not _all_follow(table, on):
                continue
            if said is not None and said.turn == turn:
                return _carry_out(draft, rules, state, said, pilots[seat], autopilot)
            return _overdue(draft, rules, state, pilots[seat], autopilot)
    return None


def _here(draft: Change) -> frozenset[Seat]:
    """Return the seats whose players act in this change: nothing is taken from them in it."""
    return frozenset(step.seat for step in draft.steps if step.seat and kinds.of(step) is kinds.ACT)


def _all_follow(table: Table, on: Collection[Seat]) -> bool:
    """Return whether each of some seats follows another of them, so that one has to begin."""
    return all(follows_any(declared_by(table.declared, seat), on) for seat in on)


def _was_silent(draft: Change, rules: AnyRuleset, state: GameState, seat: Seat) -> bool:
    """Return whether the round asks something of a seat whose time in it was up before.

    Whoever is gone is asked nothing besides their turn either. What somebody who has time left may
    decide as well is theirs.
    """
    if not rules.in_round(state):
        return False
    table, turn = table_of(draft.adventure), rules.round_of(state)
    over = {
        clock.seat
        for clock in table.seats
        if (clock.silent and not draft.respite)
        or is_overdue(draft.adventure, table, clock.seat, turn)
        or _is_gone(draft, rules, state, clock.seat)
    }
    led = humans_of(draft.adventure)
    asked = set(rules.awaiting(state)) & set(led)
    if seat in _here(draft) or seat not in over or not over.issuperset(asked):
        return False
    silent = table.clock(seat).silent
    if silent:
        return silent != "after" or not rules.turn_left(state, seat)
    return not rules.its_turn(state, seat)


def _is_gone(draft: Change, rules: AnyRuleset, state: GameState, seat: Seat) -> bool:
    """Return whether a round asks somebody who counts as away, and is not waited for any more.

    They missed a round before, and have not spoken since. Somebody else has to have done something
    in this change since their last turn, so that no fight goes on by itself among nobody.
    """
    table = table_of(draft.adventure)
    if not table.terms.rounds or not rules.in_round(state) or draft.respite:
        return False
    if table.clock(seat).away is None or table.terms.on_miss == "wait":
        return False
    for step in reversed(draft.steps):
        if kinds.of(step) is kinds.OVERDUE and (step.action or {}).get("seat") == seat:
            return False
        if kinds.of(step).acts and step.seat != seat:
            return True
    return False


def _keep_at_it(draft: Change, rules: AnyRuleset, state: GameState) -> GameState | None:
    """Repeat an attack whose turn has come; None where nobody repeats one.

    A declared turn goes first. A player whose attack cannot be repeated is asked like anybody.
    """
    table = table_of(draft.adventure)
    before = repeating(table.kept)
    if not before:
        return None
    kept = kept_of(draft.adventure, table, rules, state)
    if sum(kinds.of(step) is kinds.DECLARED for step in draft.steps) >= MOST_KEPT:
        kept = with_on(kept, repeating(kept), on=False)
    write(draft, table.with_(kept=kept))
    _stop(draft, [seat for seat in before if seat not in repeating(kept)])
    for seat in rules.awaiting(state):
        mine = kept_by(kept, seat)
        said = declared_by(table.declared, seat) is not None
        if mine is None or not mine.on or said or not may_repeat(rules, state, seat):
            continue
        action = action_of(rules, mine.action)
        try:
            if action is not None:
                return take(draft, rules, state, seat, action, kinds.DECLARED)
        except RuleError:
            pass
        _stop(draft, (seat,))
    return None


def _stop(draft: Change, seats: Collection[Seat]) -> None:
    """End the repeated attacks of some seats; a turn of theirs still to come is a new one."""
    for seat in seats:
        table = table_of(draft.adventure)
        write(draft, table.with_(kept=with_on(table.kept, (seat,), on=False)))
        if table.clock(seat).ahead is not None:
            _forget(draft, seat)


def _ask_besides(draft: Change, rules: AnyRuleset, state: GameState, seat: Seat) -> None:
    """Give a seat a new turn if it has to decide something else than its clock ran for.

    Otherwise a time that was up before the round was over would never be up again.
    """
    clock = table_of(draft.adventure).clock(seat)
    if clock.ahead is not None and not rules.turn_left(state, seat):
        _forget(draft, seat)


def _overdue(
    draft: Change,
    rules: AnyRuleset,
    state: GameState,
    record: SeatRecord,
    autopilot: Autopilot,
) -> GameState:
    """Take an overdue turn with care; should the seat have another one, that is a new one.

    What else the round asks of the seat is answered at once. Right after an outage of the bot the
    player is asked again, and gets a chance.
    """
    if draft.respite:
        _forget(draft, record.seat)
        return state
    gone = _is_gone(draft, rules, state, record.seat)
    away = {"away": True} if gone else {}
    draft.step(kinds.OVERDUE, action={"seat": record.seat, **away})
    note_silence(draft, rules, state, record.seat)
    _forget(draft, record.seat)
    return autopilot.turn(draft, rules, state, record.with_(stance=CAREFUL))


def note_silence(draft: Change, rules: AnyRuleset, state: GameState, seat: Seat) -> None:
    """Note that a seat's time was up in a round with one time for all, before it is played for."""
    table = table_of(draft.adventure)
    if not table.terms.rounds or not rules.in_round(state):
        return
    its = rules.its_turn(state, seat) or not rules.turn_left(state, seat)
    clock = table.clock(seat).with_(silent="after" if its else "before")
    write(draft, set_clock(table, clock))


def _carry_out(
    draft: Change,
    rules: AnyRuleset,
    state: GameState,
    said: Declared,
    record: SeatRecord,
    autopilot: Autopilot,
) -> GameState:
    """Carry out the first declared choice that is allowed; the rest may follow in this turn.

    A turn of many steps is led to its end. Where nothing is allowed, a round with one time for all
    goes on with careful play.
    """
    if rules.long_turns:
        return _led(draft, rules, state, said, record, autopilot)
    done = first_possible(draft, rules, state, said.seat, said.choices)
    table = table_of(draft.adventure)
    if done is not None:
        if done.left and rules.goes_on(state, done.state, said.seat):
            kept = with_declared(table.declared, said.with_(choices=done.left))
        else:
            kept = without(table.declared, (said.seat,))
        write(draft, table.with_(declared=kept))
        return done.state
    goes_on = table.terms.rounds and rules.in_round(state)
    _lapse(draft, said.seat, asked=not goes_on)
    careful = record.with_(stance=CAREFUL)
    return autopilot.turn(draft, rules, state, careful) if goes_on else state


def _led(
    draft: Change,
    rules: AnyRuleset,
    state: GameState,
    said: Declared,
    record: SeatRecord,
    autopilot: Autopilot,
) -> GameState:
    """Lead a declared turn of many steps to its end."""
    table = table_of(draft.adventure)
    write(draft, table.with_(declared=without(table.declared, (said.seat,))))
    after, any_done = lead(draft, rules, state, said, record, autopilot)
    if draft.adventure.status == "running" and fights_on(said):
        votes = voted_on(rules, after, said.seat)
        if votes and table_of(draft.adventure).terms.window:
            _speak(draft, rules, after, record, votes)
            _go_on_later(draft, said)
            return after
    if not any_done and draft.adventure.status == "running":
        draft.step(kinds.LAPSE, action={"seat": said.seat})
    _forget(draft, said.seat)
    return after


def _speak(
    draft: Change,
    rules: AnyRuleset,
    state: GameState,
    record: SeatRecord,
    votes: Sequence[Option],
) -> None:
    """Propose for a team that fights on what its Heroes would vote for; its player may disagree."""
    table, usual = table_of(draft.adventure), rules.autopilot(state, record.seat, "balanced")
    wanted = next((each.id for each in votes if each.action == usual), votes[0].id)
    now, seats = draft.adventure.updated, (record.seat,)
    said = with_voice(table.proposal, seats, wanted, rules.turn(state), now)
    write(draft, table.with_(proposal=said))


def _go_on_later(draft: Change, said: Declared) -> None:
    """Let a team that fights on go on with its turn once the vote is decided."""
    table = table_of(draft.adventure)
    write(draft, table.with_(declared=with_declared(table.declared, said)))


def _lapse(draft: Change, seat: Seat, *, asked: bool) -> None:
    """Drop a declared turn of which nothing is allowed.

    If its player is `asked` instead, they have all the time of a new turn, and are told.
    """
    draft.step(kinds.LAPSE, action={"seat": seat})
    _stop(draft, (seat,))
    _forget(draft, seat)
    table = table_of(draft.adventure)
    write(draft, table.with_(declared=without(table.declared, (seat,))))
    adventure = draft.adventure
    record = next(each for each in adventure.seats if each.seat == seat)
    if asked and record.user is not None:
        mark = f"{seat}:{adventure.version}:{LAPSED}"
        draft.note(record.user, adventure.updated, mark, LAPSED, seat=seat)


def _forget(draft: Change, seat: Seat) -> None:
    """End what a seat's clock ran for, so that its next decision is a new turn."""
    table = table_of(draft.adventure)
    clock: SeatClock = table.clock(seat)
    fresh = clock.with_(opened=None, extended=0, stood=(), reminded=(), ahead=None)
    write(draft, set_clock(table, fresh))
