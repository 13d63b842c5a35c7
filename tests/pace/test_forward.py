"""Time counts forward only: what is settled anew counts from then on, and takes nothing back."""

from datetime import date

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from rules.pace.clock import Policy
from rules.pace.frozen import Span, merged
from rules.pace.notice import NOTICE, with_notice
from rules.pace.schedule import reading
from rules.pace.stops import by_post_again, give_back, pause, played_live, resume, with_terms
from rules.pace.table import Person, Table, Terms
from rules.pace.turns import at_once, awaited, extended, returned
from rules.pace.zones import as_utc, instant
from rules.service.clocks.presence import Presence
from tests.support.soak import SOAK

MINUTE, HOUR, DAY = 60, 3600, 86400
T0 = instant(date(2026, 3, 2), 9 * 60, "UTC")
ZONES = ("UTC", "Europe/Berlin", "Asia/Tokyo", "America/New_York")
BUDGETS = (2 * HOUR, 6 * HOUR, DAY, 3 * DAY, 7 * DAY)
zones = st.sampled_from(ZONES)


class Settled(RuleBasedStateMachine):
    """One seat's turn, while its player and its table change their minds.

    `left` is what remains of it as far as anybody knows; what was given to it may raise it.
    """

    @initialize(budget=st.sampled_from(BUDGETS))
    def begin(self, budget: int) -> None:
        terms = Terms(policy=Policy(kind="budget", budget=budget))
        self.now, self.presence = T0, Presence()
        self.table = awaited(Table(terms=terms), (1, 2), T0)
        self.left = budget

    @property
    def person(self) -> Person:
        return self.presence.person

    def read(self) -> int | None:
        """What is left, as it will be once clocks go on that stand still; None on autopilot."""
        running = resume(by_post_again(self.table, self.now), self.now)
        found = reading(running, self.person, 1, self.now)
        return None if found is None else found.left

    def same(self) -> None:
        """What was settled has given nothing and taken nothing."""
        left = self.read()
        assert left is None or left == self.left

    def given(self, most: int | None = None) -> None:
        """What was settled may have given something, up to so much, and has taken nothing."""
        left = self.read()
        if left is not None:
            assert left >= self.left
            assert most is None or left <= max(self.left, most)
            self.left = left

    # Time

    @rule(seconds=st.sampled_from([MINUTE, HOUR, 5 * HOUR, 11 * HOUR, DAY, 3 * DAY]))
    def pass_time(self, seconds: int) -> None:
        self.now += seconds
        left = self.read()
        if left is None:
            # Nobody can tell while the autopilot leads: at most so much has passed.
            self.left = max(0, self.left - seconds)
            return
        assert max(0, self.left - seconds) <= left <= max(self.left, 0)
        self.left = left

    @rule(hours=st.integers(1, 72))
    def outage(self, hours: int) -> None:
        start, self.now = self.now, self.now + hours * HOUR
        self.table = give_back(self.table, Span(start, self.now))
        self.same()

    # The person

    @rule(zone=zones, quiet=st.sampled_from([None, (1320, 480), (0, 960), (600, 720)]))
    def rest(self, zone: str, quiet: tuple[int, int] | None) -> None:
        self.presence = self.presence.with_nights(zone, quiet, self.now)
        self.same()

    @rule(wait=st.integers(0, 5), days=st.integers(1, 9))
    def vacation(self, wait: int, days: int) -> None:
        start = self.now + wait * DAY
        mine = Span(start, start + days * DAY)
        kept = [
            Span(each.start, min(each.end, start))
            for each in self.presence.vacations
            if each.start < start
        ]
        self.presence = self.presence.with_(vacations=(*kept, mine))
        self.same()

    @rule()
    def back_from_vacation(self) -> None:
        kept = [
            Span(each.start, min(each.end, self.now))
            for each in self.presence.vacations
            if each.start < self.now
        ]
        self.presence = self.presence.with_(vacations=merged(kept))
        self.same()

    @rule(led=st.booleans())
    def autopilot(self, *, led: bool) -> None:
        was = self.table.clock(1).auto
        self.table = awaited(self.table, (1, 2), self.now, led=(1,) if led else ())
        if was and not led:
            left = self.read()
            assert left is not None
            assert left >= self.left
            self.left = left
        else:
            self.same()

    @precondition(lambda self: self.table.clock(1).auto)
    @rule()
    def come_back(self) -> None:
        self.table = returned(self.table, 1, self.now)
        left = self.read()
        assert left is not None
        self.left = left

    # The table

    @rule(budget=st.sampled_from(BUDGETS))
    def turn_time(self, budget: int) -> None:
        self.terms(policy=Policy(kind="budget", budget=budget))
        self.given(budget + self.table.clock(1).extended)

    @rule(zone=zones)
    def zone(self, zone: str) -> None:
        self.terms(policy=self.table.terms.policy.with_(zone=zone))
        self.same()

    @rule(on=st.booleans())
    def weekends(self, *, on: bool) -> None:
        self.terms(weekends=on)
        self.same()

    @rule(days=st.sets(st.integers(0, 20), max_size=4))
    def holidays(self, days: set[int]) -> None:
        dates = frozenset(as_utc(T0 + day * DAY).date().isoformat() for day in days)
        self.terms(holidays=dates)
        self.same()

    def terms(self, **changes: object) -> None:
        self.table = with_terms(self.table, self.table.terms.with_(**changes), self.now)

    @rule()
    def live(self) -> None:
        self.table = played_live(self.table, self.now)
        self.same()

    @rule()
    def by_post(self) -> None:
        self.table = by_post_again(self.table, self.now)
        self.same()

    @rule()
    def stop(self) -> None:
        self.table = pause(self.table, self.now, 1)
        self.same()

    @precondition(lambda self: self.table.paused is not None)
    @rule()
    def go_on(self) -> None:
        self.table = resume(self.table, self.now)
        self.same()
        self.table = with_notice(self.table, {1: self.person}, self.now)
        self.given(NOTICE)

    @rule(hours=st.integers(1, 48))
    def more_time(self, hours: int) -> None:
        self.table = extended(self.table, 1, hours * HOUR)
        self.given(self.left + hours * HOUR)

    @precondition(lambda self: self.table.live is None and self.table.paused is None)
    @rule()
    def majority_for_sooner(self) -> None:
        """The one way to a shorter turn; with fair notice."""
        self.table = with_notice(at_once(self.table), {1: self.person}, self.now)
        left = self.read()
        if left is not None:
            assert left >= min(self.left, NOTICE, self.table.terms.policy.budget)
        # Nobody can tell while the autopilot leads.
        self.left = left or 0

    @invariant()
    def there_is_a_due(self) -> None:
        """A turn that runs is over some time."""
        table = getattr(self, "table", None)
        if table is None or table.clock(1).auto or table.live or table.paused:
            return
        found = reading(table, self.person, 1, self.now)
        assert found is not None
        assert found.due is not None


Settled.TestCase.settings = settings(
    max_examples=120 if SOAK else 20, stateful_step_count=30, deadline=None, derandomize=True
)
TestSettled = Settled.TestCase


# What was measured


def asked(**terms: object) -> Table:
    policy = Policy(kind="budget", budget=DAY)
    return awaited(Table(terms=Terms(policy=policy, **terms)), (1,), T0)


def left(table: Table, now: int, presence: Presence | None = None) -> int | None:
    person = (presence or Presence()).person
    found = reading(table, person, 1, now)
    return None if found is None else found.left


def test_quiet_hours_that_are_set_late_bring_no_time_back() -> None:
    now = T0 + 23 * HOUR
    sleeper = Presence().with_nights("UTC", (0, 15 * 60), now)
    assert left(asked(), now) == HOUR
    assert left(asked(), now, sleeper) == HOUR


def test_quiet_hours_that_end_take_no_time() -> None:
    sleeper = Presence().with_nights("UTC", (22 * 60, 8 * 60), T0)
    now = T0 + 29 * HOUR
    before = left(asked(), now, sleeper)
    assert before == 5 * HOUR
    assert left(asked(), now, sleeper.with_nights("UTC", None, now)) == before


def test_another_zone_gives_no_time() -> None:
    sleeper = Presence().with_nights("Europe/Berlin", (22 * 60, 8 * 60), T0)
    now = T0 + 20 * HOUR
    before = left(asked(), now, sleeper)
    moved = sleeper.with_nights("Asia/Tokyo", (22 * 60, 8 * 60), now)
    assert left(asked(), now, moved) == before


def test_autopilot_on_and_off_again_is_no_new_turn() -> None:
    now = T0 + 22 * HOUR
    on = awaited(asked(), (1,), now, led=(1,))
    assert left(on, now) is None
    assert left(awaited(on, (1,), now), now) == 2 * HOUR
    assert left(returned(on, 1, now), now) == 2 * HOUR


def test_a_holiday_that_the_host_makes_of_today_is_one_from_now_on() -> None:
    now = T0 + 14 * HOUR + 59 * MINUTE
    free = with_terms(asked(), asked().terms.with_(holidays=frozenset({"2026-03-02"})), now)
    assert left(free, now) == left(asked(), now)


def test_live_and_back_is_no_new_turn() -> None:
    now = T0 + 23 * HOUR
    live = played_live(asked(), now)
    back = by_post_again(live, now + 3 * HOUR)
    assert left(back, now + 3 * HOUR) == HOUR


def test_weekends_that_count_again_take_no_time() -> None:
    friday = T0 + 4 * DAY + 9 * HOUR
    table = Table(terms=Terms(policy=Policy(kind="budget", budget=DAY), weekends=False))
    table = awaited(table, (1,), friday)
    sunday = friday + 2 * DAY
    before = left(table, sunday)
    assert before == 18 * HOUR
    assert left(with_terms(table, table.terms.with_(weekends=True), sunday), sunday) == before


def test_a_shorter_time_begins_with_the_next_turn() -> None:
    table = awaited(Table(terms=Terms(policy=Policy(kind="budget", budget=3 * DAY))), (1,), T0)
    now = T0 + 5 * HOUR
    short = with_terms(table, table.terms.with_(policy=Policy(kind="budget", budget=2 * HOUR)), now)
    assert left(short, now) == 67 * HOUR
    following = awaited(short, (1,), now, acted=(1,))
    assert left(following, now) == 2 * HOUR


def test_a_longer_time_counts_at_once() -> None:
    now = T0 + 20 * HOUR
    table = with_terms(asked(), Terms(policy=Policy(kind="budget", budget=3 * DAY)), now)
    assert left(table, now) == 52 * HOUR


def test_who_was_asked_before_has_no_more_after_another_agreement() -> None:
    """A table that waits for vacations from now on gives nobody the time back that they used."""
    policy = Policy(kind="budget", budget=12 * HOUR)
    table = awaited(Table(terms=Terms(policy=policy)), (1,), T0)
    clock = table.clock(1).with_(policy=policy.with_(budget=11 * HOUR))
    asked = table.with_(seats=(clock,))
    later = T0 + HOUR
    for terms in (asked.terms.with_(vacations="play"), asked.terms.with_(weekends=False)):
        assert left(with_terms(asked, terms, later), later) == 10 * HOUR


def test_a_turn_without_an_end_has_the_whole_of_a_new_time_from_then_on() -> None:
    table = awaited(Table(terms=Terms(policy=Policy(kind="none"))), (1,), T0)
    later = T0 + 12 * DAY
    assert reading(table, Person(), 1, later).due is None
    bounded = with_terms(table, Terms(policy=Policy(kind="budget", budget=DAY)), later)
    assert left(bounded, later) == DAY
    daily = Policy(kind="daily", minute=21 * 60, zone="UTC")
    at_hour = with_terms(table, Terms(policy=daily), later)
    asked_then = awaited(Table(terms=Terms(policy=daily)), (1,), later)
    assert left(at_hour, later) == left(asked_then, later)


def test_a_turn_without_an_end_that_keeps_none_goes_on_so() -> None:
    table = awaited(Table(terms=Terms(policy=Policy(kind="none"))), (1,), T0)
    without_weekends = with_terms(table, table.terms.with_(weekends=False), T0 + 3 * DAY)
    assert reading(without_weekends, Person(), 1, T0 + 30 * DAY).due is None


def test_a_daily_hour_stays_where_it_was_when_a_free_day_counts_again() -> None:
    policy = Policy(kind="daily", minute=21 * 60, zone="UTC")
    friday = T0 + 4 * DAY + 13 * HOUR
    table = awaited(Table(terms=Terms(policy=policy, weekends=False)), (1,), friday)
    monday = instant(date(2026, 3, 9), 21 * 60, "UTC")
    assert reading(table, Person(), 1, friday).due == monday
    sunday = instant(date(2026, 3, 8), 20 * 60 + 55, "UTC")
    counted = with_terms(table, table.terms.with_(weekends=True), sunday)
    assert reading(counted, Person(), 1, sunday).due == monday


def test_a_daily_hour_in_a_night_means_the_next_waking_moment() -> None:
    policy = Policy(kind="daily", minute=21 * 60, zone="Europe/Berlin")
    table = awaited(Table(terms=Terms(policy=policy)), (1,), T0)
    tokyo = Presence().with_nights("Asia/Tokyo", (22 * 60, 8 * 60), T0).person
    hour = instant(date(2026, 3, 3), 21 * 60, "Europe/Berlin")
    assert reading(table, Person(), 1, T0).due in (hour, hour - DAY)
    due = reading(table, tokyo, 1, T0).due
    assert due == instant(date(2026, 3, 3), 8 * 60, "Asia/Tokyo") or due == instant(
        date(2026, 3, 4), 8 * 60, "Asia/Tokyo"
    )


def test_a_shorter_time_by_majority_leaves_fair_notice_also_where_more_was_used() -> None:
    table = awaited(Table(terms=Terms(policy=Policy(kind="budget", budget=3 * DAY))), (1,), T0)
    now = T0 + 20 * HOUR
    short = with_terms(table, table.terms.with_(policy=Policy(kind="budget", budget=6 * HOUR)), now)
    assert left(short, now) == 52 * HOUR
    assert left(with_notice(at_once(short), {}, now), now) == 6 * HOUR
