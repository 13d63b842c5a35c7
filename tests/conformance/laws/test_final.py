"""What ends somebody's game for good is asked twice, and never stands beside the pad.

Cards ask before they do what is `final`. A question of the rules' own asks as well, where the
other answer leads back to what was offered before it.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import pytest

from rules.core.answers import Option
from rules.core.dice import SeededDice
from rules.core.errors import RuleError
from rules.core.ruleset import AnyRuleset
from rules.core.settings import settings_of, with_setting
from tests.support.known import KNOWN, PLAYED
from tests.support.playing import Moment, played
from tests.support.random_packs import with_pack
from tests.support.soak import SOAK

STEPS, SEEDS = (400, 6) if SOAK else (24, 1)
BOTH = 2
"""The first settings, which are played both boldly and by chance; a short run plays others once."""
MOST_LOOKS = 6 if SOAK else 2
"""How often an option of the same id is tried in a game."""


class Tried(NamedTuple):
    """An option as it was offered to somebody who plays alone."""

    moment: Moment
    before: Moment | None
    seat: int
    option: Option


@cache
def offered(rules: AnyRuleset) -> tuple[Tried, ...]:
    """What is looked at of the games of a system, played once."""
    return tuple(_offered(rules))


def _offered(rules: AnyRuleset) -> Iterator[Tried]:
    """What people who play alone are offered, each with one hero, and with goals of every kind."""
    settings = alone(rules)
    looks: Counter[tuple[str, bool]] = Counter()
    for number, stance in product(range(max(SEEDS, len(settings))), ("bold", None)):
        if not SOAK and number >= BOTH and (number % 2 == 0) != (stance is None):
            continue
        options = settings[number % len(settings)]
        if stance is None and number % 2 == 0:
            # Those who play by chance do so every other time with a pack by chance.
            options = with_pack(rules, options, number)
        before = None
        for moment in played(rules, options, rules.seats[0], number, STEPS, stance=stance):
            for seat in rules.awaiting(moment.state):
                for option in rules.legal_actions(moment.state, seat):
                    looks[option.id, option.final] += 1
                    if looks[option.id, option.final] <= MOST_LOOKS:
                        yield Tried(moment, before, seat, option)
            before = moment


def alone(rules: AnyRuleset) -> list[Any]:
    """The settings with which the games are played: one hero to a person, every goal."""
    names = {setting.name: setting.values for setting in settings_of(rules.preset)}
    one = with_setting(rules.preset, "heroes", "1") if "heroes" in names else rules.preset
    every = [one, *(with_setting(one, "goal", value) for value in names.get("goal", ()))]
    return [options for options in every if goes_together(rules, options)]


def goes_together(rules: AnyRuleset, options: Any) -> bool:
    """Whether one person can play by these settings."""
    try:
        rules.check_options(options, rules.seats[0])
    except RuleError:
        return False
    return True


def result(rules: AnyRuleset, tried: Tried) -> str | None:
    """How the game ends with an option in which no die falls; None where it goes on."""
    dice = SeededDice(b"final")
    moved = rules.apply(tried.moment.state, tried.seat, tried.option.action, dice)
    outcome = rules.outcome(moved.state)
    return outcome.result if outcome and not dice.rolls else None


def asked_before(rules: AnyRuleset, tried: Tried) -> bool:
    """Whether this is the second question: the other answer goes back to before the first."""
    if tried.before is None:
        return False
    state, seat = tried.moment.state, tried.seat
    others = [each for each in rules.legal_actions(state, seat) if each.id != tried.option.id]
    return any(
        ids(rules, rules.apply(state, seat, each.action, SeededDice(b"back")).state, seat)
        == ids(rules, tried.before.state, seat)
        for each in others
    )


def ids(rules: AnyRuleset, state: Any, seat: int) -> list[str]:
    """What a seat is offered."""
    return [each.id for each in rules.legal_actions(state, seat)]


@pytest.mark.timeout(300)
@pytest.mark.parametrize("key", PLAYED)
def test_what_ends_a_game_is_asked_twice(key: str) -> None:
    """An option that always ends the game, and not in victory alone, is final or asked for."""
    rules = KNOWN[key]
    ends: dict[str, list[str | None]] = {}
    unasked = set()
    for tried in offered(rules):
        found = ends.setdefault(tried.option.id, [])
        if None in found:
            # It does not always end the game: no further look at it can matter.
            continue
        found.append(how := result(rules, tried))
        if how is not None and not tried.option.final and not asked_before(rules, tried):
            unasked.add(tried.option.id)
    always = {slug for slug, found in ends.items() if None not in found}
    rash = {slug for slug in always & unasked if set(ends[slug]) != {"victory"}}
    assert not rash, f"{rash} end the game at once: make them `final`, so that cards ask twice"


@pytest.mark.parametrize("key", PLAYED)
def test_what_is_final_stands_in_no_list_and_not_on_the_pad(key: str) -> None:
    for tried in offered(KNOWN[key]):
        if tried.option.final:
            alone = (tried.option.pad, tried.option.group) == ("", "")
            assert alone, f"{tried.option.id} is `final`, and stands in a group or on the pad"
