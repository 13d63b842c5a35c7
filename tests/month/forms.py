"""The forms of a month: with what is proposed, with settings at random, and hostile."""

from collections.abc import Iterator, Mapping
from random import Random

from rules.core.ruleset import AnyRuleset
from rules.service.settings.pace import CHOICES
from tests.month.rhythm import DAY, HOUR
from tests.month.whims import MOODS, SETTINGS

FORMS = ("", "default", "settings", "hostile")
"""What all tables are like: each its own; with what is proposed; with settings at random; or with
60 of 100 who vanish, a week in which everybody is on vacation, and outages of all kinds."""
DAYS = {"settings": 90}
"""Days that a form lasts where it is no month: some settings give a turn a week, or wait on."""
MONTH = 30
TOGETHER_AWAY, MOST_OUT = 7, 8
"""Of a hostile table: days of the vacation of all, and outages of each kind."""
CARDLESS = (300, HOUR, 5 * HOUR, 26 * HOUR)
"""Seconds for which Discord takes no card."""


def vanishing(form: str) -> float:
    """Which part of the people vanishes."""
    return 0.6 if form == "hostile" else 0.3


def days_of(form: str) -> int:
    """How many days a table of this form is looked at."""
    return DAYS.get(form, MONTH)


def mood_of(form: str, chance: Random, round_: int) -> str:
    """What a table is like; by chance where the form does not say it."""
    mood = chance.choice(MOODS)
    if not form:
        return mood
    return "settings" if form == "settings" else ("plain", "away")[round_ % 2]


def agreed_by_chance(form: str, rules: AnyRuleset, chance: Random) -> Mapping[str, str]:
    """Settings of the pace, where the form has them at random."""
    if form != "settings":
        return {}
    wanted = {name: chance.choice(CHOICES[name]) for name in SETTINGS if name in CHOICES}
    return {name: each for name, each in wanted.items() if name != "together" or rules.declares}


def trouble(form: str, chance: Random, start: int, days: int) -> Iterator[tuple[int, str]]:
    """What comes to a table besides its people, and when."""
    for _ in range(chance.choice((0, 1, 1, 2, 3))):
        yield start + chance.randint(HOUR, days * DAY), "outage"
    if form == "hostile":
        first = chance.randint(1, days - TOGETHER_AWAY)
        yield start + first * DAY + chance.randint(0, DAY), "all away"
        for what in ("outage", "no cards"):
            for _ in range(chance.randint(2, MOST_OUT)):
                yield start + chance.randint(HOUR, days * DAY), what
