"""The one gate for everything that calls somebody: never, now, or from when on."""

from datetime import date

from rules.pace.frozen import Span
from rules.pace.zones import instant
from rules.service.clocks.presence import InGame, Presence
from rules.service.clocks.quiet_hours import LATELY, MOST_CALLS, Occasion, callable_from
from tests.support.joined import joined

HOUR, DAY = 3600, 86400
NOON = instant(date(2026, 3, 2), 12 * 60, "UTC")
NIGHT = instant(date(2026, 3, 2), 23 * 60, "UTC")
MORNING = instant(date(2026, 3, 3), 8 * 60, "UTC")
SLEEPER = Presence(quiet=(22 * 60, 8 * 60))
KINDS = ("turn", "remind", "vote", "next", "word")


@joined("kind", KINDS)
def test_by_day_somebody_is_called_at_once(kind):
    presence = SLEEPER.with_(next_up=True)
    assert callable_from(presence, Occasion("a", kind), NOON) == NOON


@joined("kind", KINDS)
def test_at_night_it_waits_for_the_morning(kind):
    presence = SLEEPER.with_(next_up=True)
    assert callable_from(presence, Occasion("a", kind), NIGHT) == MORNING


@joined("kind", KINDS)
def test_on_vacation_it_waits_for_its_end_and_the_morning_after(kind):
    away = SLEEPER.with_(next_up=True, vacations=(Span(NOON - DAY, NIGHT),))
    assert callable_from(away, Occasion("a", kind), NOON) == MORNING


@joined("kind", KINDS)
def test_who_switched_calls_off_is_never_called(kind):
    assert callable_from(Presence(calls="off"), Occasion("a", kind), NOON) is None
    muted = Presence().in_game("a", InGame(calls="off"))
    assert callable_from(muted, Occasion("a", kind), NOON) is None


def test_a_game_can_call_for_turns_alone():
    presence = Presence().in_game("a", InGame(calls="turns"))
    assert callable_from(presence, Occasion("a", "turn"), NOON) == NOON
    assert callable_from(presence, Occasion("a", "remind"), NOON) is None
    assert callable_from(presence, Occasion("b", "remind"), NOON) == NOON


def test_who_is_next_is_called_if_they_want_it():
    assert callable_from(Presence(), Occasion("a", "next"), NOON) is None
    assert callable_from(Presence(next_up=True), Occasion("a", "next"), NOON) == NOON


def test_a_snooze_puts_calls_off_in_one_game_or_in_all():
    one = Presence().in_game("a", InGame(snoozed=NOON + HOUR))
    assert callable_from(one, Occasion("a", "turn"), NOON) == NOON + HOUR
    assert callable_from(one, Occasion("b", "turn"), NOON) == NOON
    everything = Presence(snoozed=NOON + HOUR)
    assert callable_from(everything, Occasion("b", "turn"), NOON) == NOON + HOUR
    late = SLEEPER.with_(snoozed=NIGHT)
    assert callable_from(late, Occasion("b", "turn"), NOON) == MORNING


@joined("kind", KINDS)
def test_who_has_just_acted_is_there_anyway(kind):
    presence, occasion = Presence(next_up=True), Occasion("a", kind, acted=NOON - 10)
    assert callable_from(presence, occasion, NOON) == NOON - 10 + LATELY
    assert callable_from(presence, occasion, NOON + LATELY) == NOON + LATELY


@joined("kind", KINDS)
def test_three_calls_a_turn_are_enough_and_news_is_no_call_about_it(kind):
    presence = Presence(next_up=True)
    enough = Occasion("a", kind, called=MOST_CALLS)
    assert (callable_from(presence, enough, NOON) is None) == (kind != "word")
    assert callable_from(presence, enough._replace(called=MOST_CALLS - 1), NOON) == NOON


def test_hours_that_leave_no_day_are_no_night():
    insomniac = Presence(quiet=(0, 23 * 60 + 59))
    assert callable_from(insomniac, Occasion("a", "turn"), NOON) == NOON
    assert insomniac.person.quiet is None
