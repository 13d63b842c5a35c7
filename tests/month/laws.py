"""What must hold in every month, after every commit: independent of how the service sees to it."""

from collections import Counter, deque
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import NamedTuple
from zoneinfo import ZoneInfo

from rules.core.model import Seat
from rules.pace.clock import Turn, read
from rules.pace.eras import frozen_for
from rules.pace.frozen import Outages, Span
from rules.pace.table import Person, Table, has_spoken, policy_of, to_declare
from rules.ports import Adventure, Commit, Note
from rules.service.clocks.new_calls import AWAY, EXTENDED, PAUSED, RESTS, STILL, VOTE
from rules.service.clocks.presence import Presence
from rules.service.clocks.proposals import asked_of
from rules.service.clocks.schedule import (
    people_of,
    plays_alone,
    running_table,
    table_of,
)
from rules.service.journal.loading import loaded, seats_of

MOST_CALLS = 3
MINUTE, RESPITE = 60, 30 * 60
PATIENCE = 4 * 86400
"""Seconds without a deed of anybody after which nobody is there, whatever the service thinks."""
BEAT = 60
"""Seconds that the last sign of life before an outage may be old."""
SHARE = 60
"""The respite is so many times the outage, if that is shorter."""
WORDS = (PAUSED, STILL, RESTS, EXTENDED, AWAY, "offered")
"""Kinds of notes that are about no turn of whom they go to."""
KEPT = 14
WISHED = ("vote", "pilot", "leave", "retire", "setting")
"""Kinds of steps with which people let others' turns be taken."""
ACTED = ("act", "roll", "declared")
"""Kinds of steps with which a player takes a turn."""
BY_PEOPLE = (*ACTED, *WISHED, "concede", "end", "keep")
"""Kinds of steps that somebody took or had asked for."""


class Breach(NamedTuple):
    """A law that did not hold: which, when (seconds after the beginning), how, what led to it."""

    law: str
    at: int
    text: str
    history: tuple[str, ...]


class Left(NamedTuple):
    """What remained of a turn at an instant."""

    at: int
    opened: int
    left: int
    due: int
    extended: int
    daily: bool
    round: int | None
    """The round with one time for all of which the turn is: one of another round is another turn,
    though it may begin in the same second."""

    def of_turn(self) -> tuple[int, bool, int | None]:
        """What tells this turn from others of its seat."""
        return self.opened, self.daily, self.round


class Laws:
    """Watches one table."""

    def __init__(self, start: int) -> None:
        self.breaches: list[Breach] = []
        self._start = start
        self._history: deque[str] = deque(maxlen=KEPT)
        self._now = start
        self._respite = 0
        self._slack = 0
        self._acted: dict[int, int] = {}
        self._calls: Counter[tuple[int, int]] = Counter()
        self._left: dict[Seat, Left] = {}
        self._gave = False
        self._status = "lobby"
        self._alone = False
        self.card_stands = True
        """Whether the question of the table stands on a card just now."""

    def note(self, now: int, text: str) -> None:
        """Remember what happened, for the history of a breach."""
        self._now = now
        day, second = divmod(now - self._start, 86400)
        when = f"{day}d {second // 3600:02}:{second // 60 % 60:02}:{second % 60:02}"
        self._history.append(f"{when} {text}")

    def breach(self, law: str, text: str) -> None:
        """A law does not hold."""
        if sum(each.law == law for each in self.breaches) < 3:
            now = self._now - self._start
            self.breaches.append(Breach(law, now, text, tuple(self._history)))

    def acted(self, user: int, now: int) -> None:
        """A person did something in the game."""
        self._acted[user] = now

    def restarted(self, now: int, away: int) -> None:
        """The bot is back after so many seconds."""
        self._respite = max(self._respite, now + min(RESPITE, SHARE * away))
        self._slack = BEAT

    # Calls

    def called(
        self, found: Adventure, note: Note, presence: Presence, now: int, *, on_card: bool
    ) -> None:
        """Somebody is called: may they be, and is it so?"""
        kind, user = note.body["kind"], note.user
        self.note(now, f"{'card calls' if on_card else 'told'} {user}: {kind}")
        game = presence.game(found.id)
        if _in_night(presence, now):
            self.breach("quiet hours", f"{user} called for {kind} at night")
        if any(span.start <= now < span.end for span in presence.vacations):
            self.breach("vacation", f"{user} called for {kind} on vacation")
        if "off" in (presence.calls, game.calls) or now < max(presence.snoozed, game.snoozed):
            self.breach("calls off", f"{user} called for {kind}, calls are off or snoozed")
        if now - self._acted.get(user, 0) < MINUTE:
            ago = now - self._acted[user]
            self.breach("just acted", f"{user} called for {kind} {ago} s after acting")
        if kind not in WORDS:
            self._count(found, user, kind)
        if on_card and kind not in WORDS and not _is_owed(found, user, kind):
            self.breach("owes nothing", f"a card called {user} for {kind}")

    def _count(self, found: Adventure, user: int, kind: str) -> None:
        table = table_of(found)
        for mine in seats_of(found, user):
            opened = table.clock(mine.seat).opened
            if opened is not None:
                self._calls[user, opened] += 1
                if self._calls[user, opened] > MOST_CALLS:
                    calls = self._calls[user, opened]
                    self.breach("three a turn", f"{user} called {calls} times, last for {kind}")

    # Time

    def committed(
        self, change: Commit, known: Mapping[int, Person], outages: Outages, now: int
    ) -> None:
        """A change was written."""
        for step in change.steps:
            said = _said(step.seat, step.action)
            self.note(now, f"{change.adventure.version} {step.kind} {said}")
            if step.kind == "unpark":
                # What nobody could see is given back, and the card says so.
                self._slack += int((step.action or {}).get("lost", 0))
            if step.kind == "setting" and (step.action or {}).get("name") == "turn_time":
                self._gave = True
            if step.kind in ACTED and step.seat is not None:
                # Their next turn may begin in the second in which this one did.
                self._left.pop(step.seat, None)
        after = change.adventure
        self._not_after_restart(change, now)
        self._not_unseen(change)
        self._not_among_nobody(change, known, now)
        self._next_moment(after, bool(change.timers))
        self.time_passed(after, known, outages, now)
        self._status = after.status

    def settled(self, found: Adventure, timers: list[str]) -> None:
        """Nothing is due any more just now: something must be to come."""
        self._next_moment(found, bool(timers))

    def _next_moment(self, found: Adventure, something: bool) -> None:
        if found.status != "running" or something:
            return
        table = table_of(found)
        if table.live is None and table.resting is None:
            waits = [each.seat for each in table.seats if each.owes]
            self.breach("next moment", f"nothing to come; {waits} owe, paused {table.paused}")

    def _not_after_restart(self, change: Commit, now: int) -> None:
        """No turn of somebody who leads their hero is taken right after we came back."""
        if now >= self._respite or any(step.kind in WISHED for step in change.steps):
            return
        taken = _taken(change)
        if taken:
            left = self._respite - now
            kinds = sorted({step.kind for step in change.steps})
            self.breach("after a restart", f"turns of {taken} taken {left} s too early: {kinds}")

    def _not_unseen(self, change: Commit) -> None:
        """Nobody's turn is taken by time while its question stands on no card."""
        by_time = any(step.kind == "clock" for step in change.steps)
        taken = _taken(change)
        if by_time and taken and not self.card_stands:
            self.breach("without a card", f"turns of {taken} taken, and no card asks for them")

    def _not_among_nobody(self, change: Commit, known: Mapping[int, Person], now: int) -> None:
        """No game of people who play is won or lost while none of them is there."""
        after, before = change.adventure, self._alone
        self._alone = plays_alone(after)
        if after.status != "ended" or before or any(s.kind in BY_PEOPLE for s in change.steps):
            return
        users = [each.user for each in after.seats if each.user is not None]
        there = [
            user
            for user in users
            if now - self._acted.get(user, self._start) < PATIENCE
            and not any(span.start <= now < span.end for span in _vacations(known, user))
        ]
        if users and not there:
            result = (after.outcome or {}).get("result")
            self.breach("ends among nobody", f"{result} while none of {users} is there")

    def time_passed(
        self, found: Adventure, known: Mapping[int, Person], outages: Outages, now: int
    ) -> None:
        """What remains of each turn did not rise, and fell no faster than time passed."""
        self._now = now
        before, self._left = self._left, {}
        gave, self._gave = self._gave, False
        slack, self._slack = self._slack, 0
        if found.status != "running":
            return
        table, people = running_table(found, outages), people_of(found, known)
        # What passes while a table rests is given back to every turn when it wakes.
        now = now if table.resting is None else min(now, table.resting)
        for clock in table.seats:
            left = _left(table, people.get(clock.seat, Person()), clock.seat, now)
            if left is None:
                continue
            self._left[clock.seat] = left
            was = before.get(clock.seat)
            if was is not None and was.of_turn() == left.of_turn():
                self._compare(clock.seat, was, left, gave=gave, slack=slack)

    def _compare(self, seat: Seat, was: Left, now: Left, *, gave: bool, slack: int) -> None:
        given = now.extended - was.extended
        # At a daily hour a turn lasts to the next one, and days off put that off.
        if not now.daily and now.left > was.left + given + slack and not gave:
            self.breach("time rises", f"seat {seat}: {was.left} s left, then {now.left} s")
        passed = now.at - was.at
        fell = now.left < was.left - passed
        if fell and (now.due < was.due or not now.daily):
            self.breach(
                "time falls",
                f"seat {seat}: {was.left} s left, {passed} s later {now.left} s; "
                f"due moved by {now.due - was.due} s",
            )


def _left(table: Table, person: Person, seat: Seat, now: int) -> Left | None:
    clock = table.clock(seat)
    if not clock.owes or clock.away is not None or has_spoken(table, seat):
        return None
    if clock.opened is None or 100 in clock.reminded:
        return None
    policy = policy_of(table, clock)
    turn = Turn(opened=clock.opened, extended=clock.extended)
    found = read(policy, turn, frozen_for(table, person, now), now)
    if found.left is None or found.due is None:
        return None
    daily = policy.kind == "daily"
    return Left(now, clock.opened, found.left, found.due, clock.extended, daily, clock.round)


def _taken(change: Commit) -> list[Seat]:
    """Return the led seats whose turns were taken for them in a change."""
    led = {each.seat for each in change.adventure.seats if each.user and each.pilot == "player"}
    return [step.seat for step in change.steps if step.kind == "auto" and step.seat in led]


def _vacations(known: Mapping[int, Person], user: int) -> Sequence[Span]:
    return known[user].vacations if user in known else ()


def _in_night(presence: Presence, now: int) -> bool:
    if presence.quiet is None:
        return False
    local = datetime.fromtimestamp(now, ZoneInfo(presence.zone))
    minute = local.hour * 60 + local.minute
    start, end = presence.quiet
    return start <= minute < end if start <= end else minute >= start or minute < end


def _is_owed(found: Adventure, user: int, kind: str) -> bool:
    rules, state = loaded(found)
    table = table_of(found)
    owing = {*asked_of(rules, state, table), *to_declare(table)}
    mine = {each.seat for each in seats_of(found, user) if each.pilot == "player"}
    return bool(mine if kind == VOTE else mine & owing)


def _said(seat: Seat | None, action: Mapping[str, object] | None) -> str:
    what = "" if action is None else str(dict(action))[:90]
    return f"{seat or ''} {what}".strip()
