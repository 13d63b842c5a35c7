"""The time of a turn and of a round, and which turns keep a longer one than is agreed."""

import pytest

from rules.pace.clock import LATE, Policy
from rules.pace.schedule import SITTING, Happening, gives_way_at, idle_of, reading, schedule
from rules.pace.table import Person, SeatClock, Table, Terms, set_clock
from rules.pace.turn_times import HOLD, lasts_longer, time_of
from rules.pace.turns import awaited, carried_out, extended
from tests.support.durations import DAY, HOUR, MINUTE


def lasts(turn: int, missed: int = 0, *, in_round: bool = True) -> int:
    policy = Policy(kind="budget", budget=turn)
    return (time_of(policy, missed, in_round=in_round) or policy).budget


@pytest.mark.parametrize(
    ("turn", "of_round"),
    [(3 * DAY, 36 * HOUR), (DAY, 12 * HOUR), (12 * HOUR, 12 * HOUR), (2 * HOUR, 2 * HOUR)],
)
def test_a_round_has_half_of_a_turn_but_twelve_hours_where_a_turn_has(turn, of_round):
    assert lasts(turn) == of_round
    assert lasts(turn, in_round=False) == turn


def test_a_missed_round_halves_the_next():
    assert lasts(DAY, missed=1) == 6 * HOUR
    assert lasts(DAY, missed=1, in_round=False) == 12 * HOUR


def test_a_turn_by_an_hour_of_the_day_is_the_same_in_a_round():
    policy = Policy(kind="daily", minute=21 * 60)
    assert time_of(policy, 1, in_round=True) is None


@pytest.mark.parametrize(
    ("budget", "longer"), [(DAY, True), (12 * HOUR, False), (11 * HOUR, False)]
)
def test_only_a_turn_with_more_time_than_is_agreed_keeps_a_longer_one(budget, longer):
    terms = Terms(policy=Policy(kind="budget", budget=12 * HOUR))
    clock = SeatClock(seat=1, opened=0, policy=Policy(kind="budget", budget=budget))
    assert lasts_longer(Table(terms=terms, seats=(clock,))) == longer


POST = Table(terms=Terms(policy=Policy(kind="budget", budget=DAY), rounds=True, misses=2))


def in_round(table: Table, now: int, *, asked=(1, 2), acted=(), left=(1, 2), turn=5) -> Table:
    return awaited(table, asked, now, acted=acted, fresh=left, long=left, in_round=True, turn=turn)


def ends(table: Table, seat: int, now: int) -> int | None:
    """When a seat's time is up, as it is carried out; the same as it is shown."""
    late = [each.at for each in schedule(table, Person(), seat, now) if each.kind == "late"]
    shown = reading(table, Person(), seat, now)
    assert shown is not None
    assert late == [shown.due]
    return shown.due


def test_a_turn_that_goes_on_keeps_the_time_of_its_round():
    table = in_round(POST, 0)
    for at in (HOUR, 5 * HOUR, 9 * HOUR):
        table = in_round(table, at, acted=(1,))
        assert ends(table, 1, at) == ends(table, 2, at) == 12 * HOUR


def test_reminders_that_came_do_not_come_again_for_a_turn_that_goes_on():
    table = carried_out(in_round(POST, 0), Happening("remind", 1, LATE, 11 * HOUR), 11 * HOUR)
    table = in_round(table, 11 * HOUR, acted=(1,))
    kinds = [each.kind for each in schedule(table, Person(), 1, 11 * HOUR)]
    assert kinds == ["late"]


def test_who_acts_has_a_while_before_the_rest_of_the_turn_is_taken():
    at = 12 * HOUR - MINUTE
    table = in_round(in_round(POST, 0), at, acted=(1,))
    assert ends(table, 1, at) == at + SITTING
    assert ends(table, 2, at) == 12 * HOUR


def test_a_turn_begun_and_left_is_no_missed_one():
    table = in_round(in_round(POST, 0), HOUR, acted=(1,))
    for seat in (1, 2):
        table = carried_out(table, Happening("late", seat, 100, 12 * HOUR), 12 * HOUR)
    begun, silent = table.clock(1), table.clock(2)
    assert (begun.missed, begun.away) == (0, None)
    assert (silent.missed, silent.away) == (1, 12 * HOUR)


@pytest.mark.parametrize(("step", "left"), [(HOUR, 6), (9 * HOUR, 9), (11 * HOUR, 11)])
def test_the_round_after_a_half_done_turn_goes_on_from_its_last_step(step, left):
    table, at = in_round(in_round(POST, 0), step, acted=(1,)), 12 * HOUR
    idle = idle_of(table, Person(), 1, 12 * HOUR)
    assert idle == 12 * HOUR - step
    table = set_clock(table, table.clock(1).with_(idle=idle))
    table = carried_out(table, Happening("late", 1, 100, at), at)
    after = in_round(table, at, turn=6)
    assert ends(after, 1, at) == at + left * HOUR
    assert ends(after, 2, at) == at + 12 * HOUR
    # Whoever comes has all the time of the next one.
    later = in_round(in_round(after, at + HOUR, turn=6, acted=(1,)), at + 2 * HOUR, turn=7)
    assert ends(later, 1, at + 2 * HOUR) == at + 14 * HOUR


@pytest.mark.parametrize("more", [{"turn": 6}, {"left": (2,)}])
def test_another_round_and_what_is_asked_after_ones_turn_have_a_new_time(more):
    table = in_round(in_round(in_round(POST, 0), HOUR, acted=(1,)), 5 * HOUR, acted=(1,), **more)
    assert ends(table, 1, 5 * HOUR) == 17 * HOUR
    assert table.clock(1).begun is None


def test_who_comes_once_their_time_was_up_has_a_new_one():
    table = carried_out(in_round(POST, 0), Happening("late", 1, 100, 12 * HOUR), 12 * HOUR)
    assert ends(in_round(table, 13 * HOUR, acted=(1,)), 1, 13 * HOUR) == 25 * HOUR


def in_the_middle(table: Table, now: int) -> Table:
    """The first seat does something in the middle of its turn, so that the other cannot act."""
    acted = {"acted": (1,), "fresh": (1, 2), "long": (1, 2), "holding": (1,)}
    return awaited(table, (1,), now, **acted, coming=(2,), in_round=True, turn=5)


def test_a_half_done_turn_gives_way_an_hour_after_the_last_step_and_keeps_its_time():
    table = in_the_middle(in_the_middle(in_round(POST, 0), HOUR), 2 * HOUR)
    assert [(e.kind, e.at) for e in schedule(table, Person(), 1, 2 * HOUR)] == [
        ("held", 2 * HOUR + HOLD)
    ]
    assert gives_way_at(table, Person(), 1, 2 * HOUR) == 2 * HOUR + HOLD
    assert gives_way_at(table, Person(), 2, 2 * HOUR) is None
    after = in_round(carried_out(table, Happening("held", 1, 0, 3 * HOUR), 3 * HOUR), 3 * HOUR)
    assert gives_way_at(after, Person(), 1, 3 * HOUR) is None
    assert ends(after, 1, 3 * HOUR) == 12 * HOUR


def test_who_has_more_time_may_hold_up_others_for_so_much_longer():
    table = extended(in_the_middle(in_round(POST, 0), HOUR), 1, 3 * HOUR)
    assert gives_way_at(table, Person(), 1, HOUR) == HOUR + HOLD + 3 * HOUR


def test_a_half_done_turn_near_the_end_of_its_time_ends_with_it():
    at = 12 * HOUR - 20 * MINUTE
    table = in_the_middle(in_round(POST, 0), at)
    assert ends(table, 1, at) == at + SITTING
