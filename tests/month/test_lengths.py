"""What lobbies say of their length by post was measured, and still holds for a sample."""

import pytest

from rules.core.pitch import Pitch, days_by_post
from rules.registry import ruleset
from tests.month.lengths import (
    GIVEN_UP,
    MONTH,
    Length,
    length_of,
    median_days,
    sizes_of,
    written,
)
from tests.month.life import RELEASED
from tests.support.soak import SOAK

GAMES = [key for key in RELEASED if ruleset(key).pitch.minutes is not None]
SAMPLE = GAMES if SOAK else GAMES[:1]
TABLES, FAR = 9, 4.0
"""Tables of a long sample, and by which factor their median may be off the figure."""


def ended(days: float, end: str = "ended", seats: int = 2) -> Length:
    return Length("three-dice", seats, 1, days, end)


def test_a_median_counts_who_has_not_ended_as_longest_and_leaves_out_who_gave_up():
    assert median_days([ended(2), ended(9), ended(4)]) == 4.0
    assert median_days([ended(2), ended(0, "resting")]) == (2 + MONTH) / 2
    assert median_days([ended(2), ended(1, GIVEN_UP)]) == 2.0


def test_between_measured_numbers_it_is_in_proportion():
    pitch = Pitch(days={1: 2.0, 3: 6.0})
    assert [days_by_post(pitch, seats) for seats in (1, 2, 3, 8)] == [2, 4, 6, None]
    assert days_by_post(Pitch(days={2: 0.2}), 2) == 1
    assert days_by_post(Pitch(), 2) is None


def test_what_is_written_can_be_read_and_says_how_many_tables_count():
    found: dict[str, object] = {}
    lengths = {1: [ended(0.5)], 2: [ended(2), ended(4), ended(1, GIVEN_UP)], 3: []}
    module = written(lengths)
    exec(module, found)
    assert found["DAYS"] == {1: 0.5, 2: 3.0}
    assert "1: 0.5,  # 1 table\n" in module
    assert "2: 3.0,  # 2 tables\n" in module
    later = written({2: [ended(9.0)]}, module)
    assert "1: 0.5,  # 1 table\n" in later
    assert "2: 9.0,  # 1 table\n" in later


@pytest.mark.parametrize("key", GAMES)
def test_every_game_was_measured(key):
    days = ruleset(key).pitch.days
    assert days
    assert set(days) <= set(sizes_of(key))
    assert all(0 < each <= MONTH for each in days.values())


@pytest.mark.parametrize("key", SAMPLE)
def test_a_sample_holds_the_figures(key):
    for seats in ruleset(key).pitch.days if SOAK else (1,):
        tables = range(TABLES if SOAK else 3)
        lengths = [length_of(2000 * seats + at, key, seats) for at in tables]
        found, said = median_days(lengths), ruleset(key).pitch.days[seats]
        assert said / FAR <= found <= said * FAR, (key, seats, found, said)
