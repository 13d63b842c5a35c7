"""Leaving a team to fight on by itself: the rest of its turn, or its next one."""

from rules.core.errors import NotSeated, RuleError
from rules.core.model import GameState, Seat
from rules.core.ruleset import AnyRuleset
from rules.core.words import Text
from rules.pace.declared import declared_by, with_declared
from rules.pace.onward import Onward, fights_on, left_to_team, onward_of, with_onward
from rules.pace.table import Table
from rules.pace.turns import present
from rules.ports import Adventure, SeatRecord
from rules.service.change import Change
from rules.service.clocks.known_turns import HUMAN, humans_of
from rules.service.clocks.proposals import asked_of
from rules.service.clocks.schedule import table_of, write
from rules.service.journal import kinds
from rules.service.journal.loading import seats_of
from rules.service.play.unattended import run_on


def may_fight_on(adventure: Adventure, rules: AnyRuleset, state: GameState) -> tuple[Seat, ...]:
    """Return the seats whose teams may be left to fight on: where turns have many steps, by post.

    Nobody's who has to answer something first.
    """
    if not rules.long_turns or adventure.pace != "post" or not adventure.clock:
        return ()
    table = table_of(adventure)
    if not table.terms.rounds or not rules.may_fight_on(state):
        return ()
    open_to = asked_of(rules, state, table)
    asked = [seat for seat in open_to if not rules.its_turn(state, seat)]
    return tuple(
        seat for seat in humans_of(adventure) if seat not in asked and not _has_said(table, seat)
    )


def _has_said(table: Table, seat: Seat) -> bool:
    """Return whether a seat has left a turn to its team already."""
    said = declared_by(table.declared, seat)
    return seat in onward_of(table.onward) or (said is not None and fights_on(said))


def fight_on(draft: Change, rules: AnyRuleset, state: GameState, user: int, now: int) -> None:
    """Leave the rest of its turn to a person's team, or its next turn where that is over.

    Raises:
        NotSeated: the person has no seat.
        RuleError: none of theirs may be left to fight on, and why.
    """
    mine = _mine(draft.adventure, rules, state, user)
    seat, turn = mine.seat, rules.round_of(state)
    draft.step(kinds.DECLARE, action={"seat": seat})
    table = present(table_of(draft.adventure), seat, now)
    if rules.turn_left(state, seat):
        draft.text = Text.of("onward-said", hero=mine.name, turn="this")
        said = with_declared(table.declared, left_to_team(seat, turn))
        write(draft, table.with_(declared=said))
        run_on(draft, rules, state, followed=None)
    else:
        draft.text = Text.of("onward-said", hero=mine.name, turn="next")
        later = with_onward(table.onward, Onward(seat=seat, turn=turn))
        write(draft, table.with_(onward=later))


def _mine(adventure: Adventure, rules: AnyRuleset, state: GameState, user: int) -> SeatRecord:
    """Return a seat of a person whose team may be left to fight on.

    Raises:
        NotSeated: they have none.
        RuleError: none of theirs may, and why.
    """
    mine = seats_of(adventure, user)
    if not mine:
        raise NotSeated("error-join-first")
    free = may_fight_on(adventure, rules, state)
    for record in mine:
        if record.seat in free:
            return record
    if all(record.pilot != HUMAN for record in mine):
        raise RuleError("ahead-refused-auto", hero=mine[0].name)
    if any(_has_said(table_of(adventure), record.seat) for record in mine):
        raise RuleError("onward-refused-already")
    if rules.may_fight_on(state) and any(each.seat in rules.awaiting(state) for each in mine):
        raise RuleError("onward-refused-question")
    raise RuleError("onward-refused-now")
