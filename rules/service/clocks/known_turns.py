"""Turns that are known before the game comes to them: declared, or overdue."""

from rules.core.model import GameState, Seat
from rules.core.ruleset import AnyRuleset
from rules.pace.declared import declared_by
from rules.pace.table import Table, has_said
from rules.ports import Adventure

HUMAN = "player"
TAKES = ("guard", "autopilot")
"""What a table may have agreed on so that the turn of who is late is taken without a vote."""
FEW = 2
"""Seats whose turns have to be on for one to wait for another."""


def humans_of(adventure: Adventure) -> tuple[Seat, ...]:
    """Return the seats that somebody leads."""
    return tuple(seat.seat for seat in adventure.seats if seat.pilot == HUMAN and seat.user)


def open_turns(adventure: Adventure, rules: AnyRuleset, state: GameState) -> tuple[Seat, ...]:
    """Return the led seats whose turn of a round is on now: several where they act in any order."""
    led = humans_of(adventure)
    return tuple(
        seat for seat in rules.awaiting(state) if seat in led and rules.its_turn(state, seat)
    )


def may_declare(adventure: Adventure, rules: AnyRuleset, state: GameState, seat: Seat) -> bool:
    """Return whether a seat's turn of the round is still to come, or may wait for others."""
    on = open_turns(adventure, rules, state)
    return rules.turn_left(state, seat) and (seat not in on or len(on) >= FEW)


def held_of(
    adventure: Adventure, table: Table, rules: AnyRuleset, state: GameState
) -> tuple[Seat, ...]:
    """Return the led seats whose turn is on and known, but waits for others whose turn is on too.

    So it is where several act in any order: what was declared is done in the order of the rules
    once all have spoken, or their time is up.
    """
    if not table.declared and all(clock.ahead is None for clock in table.seats):
        return ()
    on = open_turns(adventure, rules, state)
    if len(on) < FEW:
        return ()
    turn = rules.round_of(state)
    return tuple(seat for seat in on if is_known(adventure, table, seat, turn))


def holding_of(
    adventure: Adventure, table: Table, rules: AnyRuleset, state: GameState
) -> tuple[Seat, ...]:
    """Return the led seats that stand in the middle of a turn, so that others cannot act.

    Those others have time left, and have not said what they do. Where the table waits for who is
    late, or votes, nobody holds anybody up.
    """
    if table.terms.on_miss not in TAKES:
        return ()
    led = humans_of(adventure)
    waiting = [
        seat
        for seat in rules.interrupted(state)
        if seat in led
        and table.clock(seat).away is None
        and 100 not in table.clock(seat).reminded
        and not has_said(table, seat)
    ]
    return tuple(seat for seat in rules.awaiting(state) if seat in led) if waiting else ()


def is_known(adventure: Adventure, table: Table, seat: Seat, turn: int) -> bool:
    """Return whether a turn was declared, or is taken as agreed because its time was up."""
    said = declared_by(table.declared, seat)
    return (said is not None and said.turn == turn) or is_overdue(adventure, table, seat, turn)


def is_overdue(adventure: Adventure, table: Table, seat: Seat, turn: int) -> bool:
    """Return whether a turn's time was up before it came, so that it is taken as agreed.

    In a round with one time for all that is so for whatever it still asks of the seat. Where the
    table waits, or the others decide, it is asked for like any other.
    """
    clock, how = table.clock(seat), table.terms.on_miss
    if 100 not in clock.reminded or turn not in (clock.ahead, clock.round):
        return False
    return (
        clock.covered
        or how in TAKES
        or (
            how == "vote"
            and (clock.away is not None or not _others_are_there(adventure, table, seat))
        )
    )


def _others_are_there(adventure: Adventure, table: Table, seat: Seat) -> bool:
    """Return whether anybody else could vote."""
    others = [each for each in humans_of(adventure) if each != seat]
    return any(table.clock(each).away is None for each in others)
