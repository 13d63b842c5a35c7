"""The laws of a month notice what they are there for: each is broken on purpose."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest

from rules.pace.clock import Policy
from rules.pace.frozen import Outages
from rules.ports import Note
from rules.service.clocks.presence import Presence
from rules.service.clocks.schedule import table_of
from tests.month.laws import Laws
from tests.month.life import Life
from tests.support.durations import HOUR
from tests.support.entropy import Entropy
from tests.support.houses import HandClock, serving
from tests.support.post import by_post, owed_by
from tests.support.soak import SOAK
from tests.support.users import FRIEND, HOST


@pytest.fixture(autouse=True)
def _every_running_table_has_a_next_moment():
    """Here the laws are broken on purpose."""


def anybody_at_any_time(presence, occasion, now):
    """A gate that is always open."""
    return now


def forgetful(self, zone, quiet, now):
    """Nights that count over a whole turn, also of the time before they were set."""
    return self.with_(zone=zone, quiet=quiet)


async def heedless(self, timer):
    """A bot that looks at clocks whether the question of a table stands on a card or not."""
    self._laws.card_stands = await self.service.store.posting(timer.subject) is None
    await self.service.by_post.timers.look(timer)
    self._laws.card_stands = True


class Tables(NamedTuple):
    """Tables that show a fault soon: the one that did last, the settings of all, what they are."""

    last: int
    agreed: Mapping[str, str] = {}
    like: Mapping[str, Any] = {}

    def lives(self, numbers, folder):
        """Yield the tables of some numbers, the one that showed it last before all others."""
        for number in dict.fromkeys((self.last, *numbers)):
            yield Life(number, folder, self.agreed, **self.like)


ONE_BY_ONE = {"together": "off"}
"""Most is taken, and most people are called, where each turn has a time of its own."""
FOUR = {"key": "third-six", "seats": 4}
HOSTILE = {**FOUR, "form": "hostile"}
VOTERS = ONE_BY_ONE | {"absence": "vote"}
"""Where others' turns are voted about, people are called for more than their own."""
OFTEN = (
    ("rules.service.clocks.call_times.callable_from", anybody_at_any_time, "quiet hours",
     Tables(3, VOTERS, {"key": "third-six", "seats": 6})),
    ("rules.service.clocks.call_times.callable_from", anybody_at_any_time, "three a turn",
     Tables(21, VOTERS, {"key": "third-six", "seats": 6})),
    ("rules.service.clocks.schedule.next_due", lambda *_: None, "next moment", Tables(24)),
    ("rules.pace.schedule.nobody_there", lambda *_, **__: False, "ends among nobody",
     Tables(6, ONE_BY_ONE, {"key": "three-dice", "seats": 2, "form": "hostile"})),
)  # fmt: skip
"""Where, what instead, the law that it breaks, and the tables that show it."""
SELDOM = (
    ("rules.service.clocks.call_times.callable_from", anybody_at_any_time, "vacation", Tables(25)),
    ("rules.service.by_post.outages.RESPITE", 0, "after a restart",
     Tables(1, ONE_BY_ONE, HOSTILE)),
    ("rules.service.clocks.presence.Presence.with_nights", forgetful, "time rises",
     Tables(3, ONE_BY_ONE, FOUR)),
    ("tests.month.virtual_bot.VirtualBot._look", heedless, "without a card",
     Tables(1, ONE_BY_ONE, HOSTILE)),
)  # fmt: skip
"""The same, of faults that show only after many days: these are tried in `make soak`."""
FAULTS = (*OFTEN, *SELDOM) if SOAK else OFTEN
NUMBERS = (*range(20, 64), *range(20))
"""Tables, one of which at least shows each fault, however people play by then."""


@pytest.mark.parametrize(("place", "fault", "law", "tables"), FAULTS)
async def test_a_month_with_a_fault_breaks_its_law(
    tmp_path, monkeypatch, place, fault, law, tables
):
    monkeypatch.setattr(place, fault)
    for life in tables.lives(NUMBERS, tmp_path):
        fate = await life.live(until=law)
        if law in {each.law for each in fate.breaches}:
            return
    raise AssertionError(f"no month shows it: {law}")


@pytest.fixture
async def house(tmp_path):
    """A clock, and a game of two by post in which one of them is awaited."""
    clock = HandClock()
    async with serving(tmp_path / "house.db", clock, Entropy()) as service:
        adventure = await by_post(
            service, FRIEND, together="off", decisions="leader", system="three-dice"
        )
        (awaited,) = await owed_by(service, adventure)
        idle = FRIEND if awaited == HOST else HOST
        yield clock, await service.history.queries.load(adventure), awaited, idle


def _broken(laws):
    return {each.law for each in laws.breaches}


def _note(found, user):
    seat = next(each.seat for each in found.seats if each.user == user)
    body = {"kind": "turn", "seat": seat}
    return Note(id="a:1:turn:1", adventure=found.id, user=user, body=body, due=0)


async def test_calls_that_nobody_wanted_are_noticed(house):
    clock, found, awaited, idle = house
    laws, now = Laws(clock.now()), clock.now()
    laws.called(found, _note(found, awaited), Presence(), now, on_card=True)
    assert _broken(laws) == set()
    laws.called(found, _note(found, idle), Presence(), now, on_card=True)
    assert _broken(laws) == {"owes nothing"}
    laws.called(found, _note(found, awaited), Presence(calls="off"), now, on_card=False)
    assert _broken(laws) == {"owes nothing", "calls off"}
    laws.acted(awaited, now - 59)
    laws.called(found, _note(found, awaited), Presence(), now, on_card=False)
    assert _broken(laws) == {"owes nothing", "calls off", "just acted"}


@pytest.mark.parametrize(("hours", "law"), [(2, "time falls"), (48, "time rises")])
async def test_time_that_is_taken_or_given_by_nobody_is_noticed(house, hours, law):
    clock, found, *_ = house
    laws = Laws(clock.now())
    laws.time_passed(found, {}, Outages(), clock.now())
    laws.time_passed(found, {}, Outages(), clock.now() + 600)
    assert not laws.breaches
    table = table_of(found)
    terms = table.terms.with_(policy=Policy(kind="budget", budget=hours * HOUR))
    changed = found.with_(clock=table.with_(terms=terms).model_dump(mode="json"))
    laws.time_passed(changed, {}, Outages(), clock.now() + 600)
    assert _broken(laws) == {law}


async def test_a_round_that_begins_in_the_second_of_a_question_is_another_turn(house):
    clock, found, *_ = house
    laws, now = Laws(clock.now()), clock.now()
    laws.time_passed(found, {}, Outages(), now)
    table, short = table_of(found), Policy(kind="budget", budget=2 * HOUR)

    def with_round(number, policy):
        clocks = [each.with_(round=number, policy=policy) for each in table.seats]
        return found.with_(clock=table.with_(seats=tuple(clocks)).model_dump(mode="json"))

    laws.time_passed(with_round(1, short), {}, Outages(), now)
    assert not laws.breaches
    shorter = Policy(kind="budget", budget=HOUR)
    laws.time_passed(with_round(1, shorter), {}, Outages(), now)
    assert _broken(laws) == {"time falls"}
