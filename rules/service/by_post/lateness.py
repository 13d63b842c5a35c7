"""What becomes of a turn whose time is up, and of a seat whose player does not return."""

from rules.core.model import Seat
from rules.pace.ballots import (
    Ballot,
    Wish,
    decided,
    most_wanted,
    opens_at,
    with_closed,
    with_opened,
    with_undecided,
)
from rules.pace.handover import RECLAIM, FormerPlayer
from rules.pace.stops import pause
from rules.pace.table import Table, is_answered, set_clock
from rules.ports import Adventure, SeatRecord
from rules.registry import campaigns
from rules.service.change import Change
from rules.service.clocks.known_turns import FEW, is_overdue, open_turns
from rules.service.clocks.new_calls import VoteRequest
from rules.service.clocks.schedule import MOST_ALONE, is_abandoned, plays_alone, table_of, write
from rules.service.journal import kinds
from rules.service.journal.loading import seats_of
from rules.service.play.due_turns import note_silence
from rules.service.play.plans import MOST_DEEDS
from rules.service.play.seats import running, seat_of, voters, with_seat
from rules.service.play.unattended import (
    WATCHED,
    act_alone,
    act_for,
    came_home,
    is_left,
    run_on,
)

CAREFUL = "careful"


def late(draft: Change, record: SeatRecord, now: int) -> None:
    """Take a turn whose time is up as the table agreed, or ask the others.

    A turn that is still to come in its round is taken once it comes.
    """
    table = table_of(draft.adventure)
    if table.clock(record.seat).ahead is not None:
        draft.fresh = False
        return
    how = table.terms.on_miss
    away = table.clock(record.seat).away is not None
    if how == "wait":
        return
    if (
        how == "vote"
        and not away
        and not is_answered(table)
        and voters(draft.adventure, record.seat)
    ):
        ask(draft, record.seat, now)
    elif not _held(draft, record.seat):
        _take_or_leave(draft, record)


def cover(draft: Change, record: SeatRecord) -> None:
    """Take a turn of somebody on vacation, by their standing orders, else with care."""
    if table_of(draft.adventure).clock(record.seat).ahead is not None:
        draft.fresh = False
        return
    if not _held(draft, record.seat):
        _take_or_leave(draft, record)


def give_way(draft: Change, record: SeatRecord) -> None:
    """Play a Hero whose activation is half done with care, until others can act."""
    act_for(draft, record.with_(stance=CAREFUL), gives_way=True)


def _held(draft: Change, seat: Seat) -> bool:
    """Return whether a turn whose time is up waits for others of its round, or was taken with them.

    Where a round has one time for all it is carried out in the order of the rules, once the others
    have spoken or their time is up too.
    """
    table = table_of(draft.adventure)
    rules, state = running(draft.adventure)
    if not table.terms.rounds or not rules.in_round(state):
        return False
    on, turn = open_turns(draft.adventure, rules, state), rules.round_of(state)
    held = set_clock(table, table.clock(seat).with_(ahead=turn))
    if seat not in on or len(on) < FEW or not is_overdue(draft.adventure, held, seat, turn):
        return False
    write(draft, held)
    before = len(draft.steps)
    run_on(draft, rules, state, followed=None)
    if len(draft.steps) == before:
        draft.fresh = False
    return True


def _take_or_leave(draft: Change, record: SeatRecord) -> None:
    """Take a turn with care, or leave it to companions who are there and decide the same.

    What was proposed is left to those who have spoken.
    """
    table = table_of(draft.adventure)
    if not is_answered(table) and not is_left(draft, record.seat):
        take_turn(draft, record.with_(stance=CAREFUL))
        return
    write(draft, set_clock(table, table.clock(record.seat).with_(left=True)))
    draft.fresh, draft.silent = False, True


def ask(draft: Change, seat: Seat, now: int) -> None:
    """Open a ballot about a seat, unless there was one lately."""
    table = table_of(draft.adventure)
    if now < opens_at(table.ballots, seat):
        return
    opened = table.clock(seat).opened
    write(draft, table.with_(ballots=with_opened(table.ballots, seat, now, opened)))
    draft.asked.append(VoteRequest(voters(draft.adventure, seat), "ballot", seat))


def take_turn(draft: Change, record: SeatRecord) -> None:
    """Let the autopilot take a seat's turn; should it have another one, that is new.

    A turn that is still to come stays as it is.
    """
    if table_of(draft.adventure).clock(record.seat).ahead is not None:
        return
    rules, state = running(draft.adventure)
    note_silence(draft, rules, state, record.seat)
    # What the clock ran for is over before the game goes on, as another turn may follow at once.
    clock = table_of(draft.adventure).clock(record.seat)
    fresh = clock.with_(opened=None, reminded=(), extended=0, stood=())
    write(draft, set_clock(table_of(draft.adventure), fresh))
    act_for(draft, record)


def go_on_alone(draft: Change, now: int) -> None:
    """Let the autopilot play on where nobody has to decide, until somebody has to.

    Where nobody leads a seat the card is edited, for people who may be watching. Of a table that
    everybody has left only the end is shown. Heroes who find no end in time get one; those of a
    campaign rest, and whenever they are home.
    """
    table = table_of(draft.adventure)
    rules, state = running(draft.adventure)
    draft.step(kinds.ALONE)
    if not plays_alone(draft.adventure):
        run_on(draft, rules, state, followed=None)
        return
    unseen = is_abandoned(draft.adventure)
    act_alone(draft, MOST_DEEDS if unseen else WATCHED)
    table = table.with_(alone=table.alone + 1)
    if draft.adventure.status == "running" and (table.alone >= MOST_ALONE or came_home(draft)):
        table = _end_or_rest(draft, table, now)
    write(draft, table)
    over = draft.adventure.status != "running"
    draft.silent, draft.fresh = unseen and not over, over


def _end_or_rest(draft: Change, table: Table, now: int) -> Table:
    """End an adventure whose autopilots find no end by themselves; a campaign rests instead."""
    if draft.adventure.ruleset in campaigns():
        return table.with_(resting=now, alone=0)
    draft.step(kinds.END, status="ended", outcome={"result": "abandoned"})
    return table


def close(draft: Change, target: Seat) -> None:
    """Close the ballot about a seat."""
    table = table_of(draft.adventure)
    write(draft, table.with_(ballots=with_closed(table.ballots, (target,))))


def end_ballot(draft: Change, target: Seat, now: int) -> None:
    """End a ballot whose day is over: a majority decides.

    Without any votes a cautious action is taken. There may be a majority that no vote decided:
    somebody who did not vote is absent now. Without a majority the table waits, but once only.
    """
    wish = outcome(draft.adventure, target) or second_time(draft.adventure, target)
    if wish is None:
        table = table_of(draft.adventure)
        write(draft, table.with_(ballots=with_undecided(table.ballots, target)))
    close(draft, target)
    carry_out(draft, wish or "wait", target, now)


def outcome(adventure: Adventure, target: Seat) -> Wish | None:
    """Return the outcome of a ballot if it ended now; None if there are votes but no majority."""
    ballot = _ballot(adventure, target)
    if ballot is None:
        return "wait"
    return decided(ballot, voters(adventure, target)) or (None if ballot.voices else "skip")


def second_time(adventure: Adventure, target: Seat) -> Wish | None:
    """Return the outcome of a second ballot about the same turn that has no majority; else None."""
    ballot = _ballot(adventure, target)
    if ballot is None or not ballot.undecided or outcome(adventure, target) is not None:
        return None
    host = [each.seat for each in seats_of(adventure, adventure.host)]
    return most_wanted(ballot, voters(adventure, target), host)


def _ballot(adventure: Adventure, target: Seat) -> Ballot | None:
    """Return the ballot about a seat, which may have been closed just now."""
    return next((each for each in table_of(adventure).ballots if each.target == target), None)


def carry_out(draft: Change, wish: Wish, target: Seat, now: int) -> None:
    """Carry out the outcome of a ballot about a seat."""
    record = seat_of(draft.adventure, target)
    match wish:
        case "skip":
            take_turn(draft, record.with_(stance=CAREFUL))
        case "replace":
            draft.fresh = True
            offer(draft, record, now)
        case "pause":
            draft.fresh = True
            write(draft, pause(table_of(draft.adventure), now))
        case "wait":
            pass


def offer(draft: Change, record: SeatRecord, now: int) -> None:
    """Offer a seat to anybody; the autopilot leads it until somebody takes it."""
    rules, state = running(draft.adventure)
    seats = with_seat(draft.adventure, record.with_(pilot="auto"))
    draft.step(kinds.OFFER, action={"seat": record.seat}, seats=seats)
    table = table_of(draft.adventure)
    clock = table.clock(record.seat)
    away = now if clock.away is None else clock.away
    write(draft, set_clock(table, clock.with_(offered=True, away=away)))
    run_on(draft, rules, state, followed=None)


def with_former_player(table: Table, record: SeatRecord, now: int) -> Table:
    """Return the table, noting who may have a seat back that somebody else takes now."""
    if record.user is None:
        return table
    others = [each for each in table.former if each.seat != record.seat and each.until > now]
    mine = FormerPlayer(seat=record.seat, user=record.user, until=now + RECLAIM)
    return table.with_(former=(*others, mine))
