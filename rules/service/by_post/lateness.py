"""What becomes of a turn whose time is up, and of a seat that nobody comes back to."""

from rules.core.model import Seat
from rules.pace.ballots import (
    Wish,
    decided,
    opens_at,
    with_closed,
    with_opened,
)
from rules.pace.handover import RECLAIM, FormerPlayer
from rules.pace.stops import pause
from rules.pace.table import Table, set_clock
from rules.ports import SeatRecord
from rules.registry import campaigns
from rules.service.clocks.new_calls import VoteRequest
from rules.service.clocks.schedule import MOST_ALONE, is_abandoned, plays_alone, table_of, write
from rules.service.play.actions import MOST_DEEDS, WATCHED, act_alone, act_for, run_on, running
from rules.service.play.seats import seat_of, voters, with_seat
from rules.service.unit_of_work import Change

CAREFUL = "careful"


def late(draft: Change, record: SeatRecord, now: int) -> None:
    """A turn's time is up: it is taken as the table agreed, or the others are asked.

    One that is still to come in its round is taken once it comes.
    """
    table = table_of(draft.adventure)
    if table.clock(record.seat).ahead is not None:
        draft.fresh = False
        return
    how = table.terms.on_miss
    away = table.clock(record.seat).away is not None
    if how == "wait":
        return
    if how == "vote" and not away and voters(draft.adventure, record.seat):
        ask(draft, record.seat, now)
    else:
        stance = record.stance if how == "autopilot" else CAREFUL
        take_turn(draft, record.with_(stance=stance))


def cover(draft: Change, record: SeatRecord) -> None:
    """A turn of somebody on vacation is taken: by their orders, else the autopilot as they like."""
    if table_of(draft.adventure).clock(record.seat).ahead is not None:
        draft.fresh = False
        return
    take_turn(draft, record)


def ask(draft: Change, seat: Seat, now: int) -> None:
    """Open a ballot about a seat, unless there was one lately."""
    table = table_of(draft.adventure)
    if now < opens_at(table.ballots, seat):
        return
    write(draft, table.with_(ballots=with_opened(table.ballots, seat, now)))
    draft.asked.append(VoteRequest(voters(draft.adventure, seat), "ballot", seat))


def take_turn(draft: Change, record: SeatRecord) -> None:
    """Let the autopilot take a seat's turn; should it be awaited again, that is a new turn.

    One that is still to come stays as it is.
    """
    if table_of(draft.adventure).clock(record.seat).ahead is not None:
        return
    act_for(draft, record)
    missed = table_of(draft.adventure).clock(record.seat)
    fresh = missed.with_(opened=None, reminded=(), extended=0)
    write(draft, set_clock(table_of(draft.adventure), fresh))


def go_on_alone(draft: Change, now: int) -> None:
    """Nobody is awaited: the companions go on, until somebody is or towards the end.

    Where nobody leads a seat the card is edited meanwhile, for who may be watching; of a table that
    everybody has left the end alone is shown. Companions who find no end in time come to one, those
    of a campaign rest.
    """
    table = table_of(draft.adventure)
    rules, state = running(draft.adventure)
    draft.step("alone", state=state)
    if not plays_alone(draft.adventure):
        run_on(draft, rules, state, followed=None)
        return
    unseen = is_abandoned(draft.adventure)
    act_alone(draft, MOST_DEEDS if unseen else WATCHED)
    table = table.with_(alone=table.alone + 1)
    if table.alone >= MOST_ALONE and draft.adventure.status == "running":
        table = _lost(draft, table, now)
    write(draft, table)
    over = draft.adventure.status != "running"
    draft.silent, draft.fresh = unseen and not over, over


def _lost(draft: Change, table: Table, now: int) -> Table:
    """Companions who find no end by themselves: a campaign rests, another adventure is over."""
    if draft.adventure.ruleset in campaigns():
        return table.with_(resting=now, alone=0)
    state = draft.state
    draft.step("end", status="ended", state=state, outcome={"result": "abandoned"})
    return table


def close(draft: Change, target: Seat) -> None:
    """The ballot about a seat is over."""
    table = table_of(draft.adventure)
    write(draft, table.with_(ballots=with_closed(table.ballots, (target,))))


def end_ballot(draft: Change, target: Seat, now: int) -> None:
    """A ballot's day is over: what has a majority is done; where nobody spoke, a cautious deed.

    There may be a majority although no voice decided it: somebody who was silent is away now.
    """
    for ballot in table_of(draft.adventure).ballots:
        if ballot.target == target:
            wish = decided(ballot, voters(draft.adventure, target))
            close(draft, target)
            carry_out(draft, wish or ("wait" if ballot.voices else "skip"), target, now)


def carry_out(draft: Change, wish: Wish, target: Seat, now: int) -> None:
    """Do what was decided about a seat."""
    record = seat_of(draft.adventure, target)
    draft.fresh = True
    match wish:
        case "skip":
            take_turn(draft, record.with_(stance=CAREFUL))
        case "replace":
            offer(draft, record, now)
        case "pause":
            write(draft, pause(table_of(draft.adventure), now))
        case "wait":
            draft.fresh = False


def offer(draft: Change, record: SeatRecord, now: int) -> None:
    """A seat is offered to anybody: the autopilot leads it until somebody takes it."""
    rules, state = running(draft.adventure)
    seats = with_seat(draft.adventure, record.with_(pilot="auto"))
    draft.step("offer", action={"seat": record.seat}, seats=seats, state=state)
    table = table_of(draft.adventure)
    clock = table.clock(record.seat)
    away = now if clock.away is None else clock.away
    write(draft, set_clock(table, clock.with_(offered=True, away=away)))
    run_on(draft, rules, state, followed=None)


def with_former_player(table: Table, record: SeatRecord, now: int) -> Table:
    """Return the table, knowing who may have a seat back that somebody else takes now."""
    if record.user is None:
        return table
    others = [each for each in table.former if each.seat != record.seat and each.until > now]
    mine = FormerPlayer(seat=record.seat, user=record.user, until=now + RECLAIM)
    return table.with_(former=(*others, mine))
