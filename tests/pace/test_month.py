"""A month of play by post in virtual time: a thousand tables, people who vanish, weekenders.

Real rules, real clocks, no store: what is tested is that every table gets on, that nobody is
reminded without owing something, and that nothing stands still.
"""

import heapq
from datetime import date
from typing import NamedTuple

import pytest

from rules.core.dice import SeededDice
from rules.pace.clock import Policy
from rules.pace.frozen import Quiet
from rules.pace.table import Person, Table, Terms, awaited, due_now, next_due, told
from rules.pace.zones import instant
from rules.registry import rulesets
from tests.support.playing import party

TABLES, CHUNKS, DAYS = 1000, 4, 30
HOUR, DAY = 3600, 86400
START = instant(date(2026, 3, 2), 18 * 60, "UTC")
END = START + DAYS * DAY
SYSTEMS = ("three-dice", "third-six", "three-dice", "third-six", "green-dungeon")
MOST_DEEDS = 60
WAKING = 14
"""Hours of the day in which somebody looks at the phone now and then."""
MOST_AUTOMATIC = 3000
SITTING = 12
"""Deeds that somebody who is there does one after the other."""


class Habit(NamedTuple):
    """How somebody plays: until when, on which weekdays, from which hour, how soon."""

    until: int
    weekdays: frozenset[int]
    wakes: int
    minutes: int


def habit(chance: SeededDice) -> Habit:
    """Of ten people three vanish within the month and two play at weekends only."""
    kind = chance.roll(10, "kind")
    until = START + chance.roll(20, "day") * DAY if kind <= 3 else END
    weekdays = frozenset((5, 6)) if kind in (4, 5) else frozenset(range(7))
    return Habit(until, weekdays, 5 + chance.roll(5, "hour"), 10 + chance.roll(80, "minutes"))


def answers_at(one: Habit, now: int) -> int | None:
    """When somebody asked now will be there, or None when never again."""
    at = now + one.minutes * 60
    for _ in range(24 * 9):
        if at > one.until:
            return None
        if (
            at // DAY + 3
        ) % 7 in one.weekdays and one.wakes <= at % DAY // HOUR < one.wakes + WAKING:
            return at
        at += HOUR
    return None


class Life:
    """One table through its month."""

    def __init__(self, number: int) -> None:
        self.chance = SeededDice(f"month-{number}".encode())
        self.rules = rulesets()[SYSTEMS[number % len(SYSTEMS)]]
        size = self.chance.roll(4, "seats")
        self.habits = {seat: habit(self.chance) for seat in range(1, size + 1)}
        self.people = {
            seat: Person(quiet=Quiet(start=22 * 60, end=7 * 60, zone="Europe/Berlin"))
            for seat in self.habits
            if self.chance.roll(3, "quiet") == 1
        }
        self.dice = SeededDice(f"dice-{number}".encode())
        # By post nobody waits for a vote on every door: one leads, and all others follow.
        options = self.rules.preset
        if "decisions" in type(options).model_fields:
            options = options.with_(decisions="leader")
        self.state = self.rules.new_game(options, party(size), self.dice).state
        budget = (6, 12, 24, 24)[self.chance.roll(4, "budget") - 1] * HOUR
        terms = Terms(policy=Policy(kind="budget", budget=budget), on_miss="autopilot", misses=2)
        self.auto: set[int] = set()
        self.table = awaited(Table(terms=terms), self.asked(), START)
        self.reminders = self.late = 0
        self.still_since = START

    def asked(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.rules.awaiting(self.state) if seat not in self.auto)

    @property
    def over(self) -> bool:
        return self.rules.outcome(self.state) is not None

    def do(self, seat: int) -> None:
        action = self.rules.autopilot(self.state, seat, "balanced")
        self.state = self.rules.apply(self.state, seat, action, self.dice).state

    def automatic(self, now: int) -> None:
        """Seats on autopilot act while nobody else is asked; alone they bring it to its end."""
        for _ in range(MOST_AUTOMATIC):
            asked = self.rules.awaiting(self.state)
            if not asked or self.asked():
                break
            self.do(asked[0])
        self.still_since = now

    def play(self, seat: int, now: int) -> None:
        """Somebody is there: does what is theirs to do, as long as it is."""
        for _ in range(SITTING):
            if seat not in self.asked() or self.over:
                break
            self.do(seat)
            self.table = awaited(self.table, self.asked(), now, acted=(seat,))
            self.automatic(now)
        self.table = awaited(self.table, self.asked(), now)

    def look(self, now: int) -> None:
        """What the timekeeper does."""
        for happening in due_now(self.table, self.people, now):
            seat = happening.seat
            self.table = told(self.table, happening, now)
            if happening.kind == "remind":
                # Checked again when it is sent: another's late turn may have answered for both.
                if seat in self.asked():
                    assert self.table.clock(seat).opened is not None
                    self.reminders += 1
            elif happening.kind == "gone":
                self.auto.add(seat)
            else:
                self.late += 1
                for _ in range(MOST_DEEDS):
                    if seat not in self.asked() or self.over:
                        break
                    self.do(seat)
                self.table = awaited(self.table, (), now)
                self.table = awaited(self.table, self.asked(), now)
        self.automatic(now)
        self.table = awaited(self.table, self.asked(), now)

    def live(self) -> None:
        """From the first evening to the last, or to the end of the game."""
        now, queue = START, []
        heapq.heappush(queue, (START, 0))
        steps = 0
        while queue and not self.over:
            now, seat = heapq.heappop(queue)
            if now > END:
                break
            steps += 1
            assert steps < 3_000, "a table goes round in circles"
            if seat and seat in self.asked():
                self.play(seat, now)
            self.look(now)
            queue = [each for each in queue if each[1] in self.asked()]
            waiting = {each[1] for each in queue}
            for other in self.asked():
                if other not in waiting:
                    at = answers_at(self.habits[other], now)
                    if at is not None:
                        heapq.heappush(queue, (at, other))
            due = next_due(self.table, self.people, now)
            if due is not None:
                heapq.heappush(queue, (max(due, now + 1), 0))
        if not self.over:
            assert next_due(self.table, self.people, now) is not None, "a table stands still"


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_a_month_of_tables_gets_on(chunk):
    lives = [Life(number) for number in range(chunk, TABLES, CHUNKS)]
    for life in lives:
        life.live()
    ended = sum(life.over for life in lives)
    assert ended >= 0.95 * len(lives)
    assert sum(life.reminders for life in lives)
    assert sum(life.late for life in lives)
