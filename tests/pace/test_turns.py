"""The time of a turn and of a round, and which turns keep a longer one than is agreed."""

import pytest

from rules.pace.clock import Policy
from rules.pace.table import SeatClock, Table, Terms
from rules.pace.turns import lasts_longer, time_of
from tests.support.durations import DAY, HOUR


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
