"""Turns, of every system that tells of them: who comes next, what may be said ahead, and orders.

Who comes next is the one who then does, and nobody twice. What may be said ahead of a turn is what
can be done in it, unless things changed meanwhile. What a system offers to standing orders can be
done, and bad moments are called so. All of these look at the same games of a system: six of 300
steps; in a short run three, of 180 where it is a campaign, and else of 100.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from bot.catalogs import all_words
from rules.core.answers import Stance
from rules.core.ruleset import AnyRuleset
from rules.core.standing_orders import CONDITIONS, DEEDS
from rules.registry import campaigns
from tests.support.chance import random_options
from tests.support.known import KNOWN, PLAYED, inner_of, seats_near, those_that, told_of, within
from tests.support.playing import Moment, played
from tests.support.soak import SOAK

AHEAD = those_that("declarable")
SIZE = 4
GAMES, STEPS, IN_TOWN = (6, 300, 300) if SOAK else (3, 70, 150)
"""Games and their steps; a campaign's begin in town, where nobody has turns."""
SELDOM = 15
FEWEST_SAID, FEWEST_PASSED = (20, 30) if SOAK else (10, 20)
"""Turns that have to come that could be said ahead, and to pass as they were told, of a system."""


class Games(NamedTuple):
    """Games of a system, half by its preset and half under other settings."""

    rules: AnyRuleset
    size: int
    wise: tuple[tuple[Moment, ...], ...]
    """By autopilot."""
    wild: tuple[tuple[Moment, ...], ...]
    """By chance."""

    @property
    def seats(self) -> range:
        return range(1, self.size + 1)


@pytest.fixture(scope="module")
def games(request: pytest.FixtureRequest) -> Games:
    """The games of one system, played once for all tests that follow each other."""
    rules = KNOWN[request.param]
    size = seats_near(rules, SIZE)
    steps = IN_TOWN if request.param in campaigns() else STEPS
    found: dict[Stance | None, list[tuple[Moment, ...]]] = {"balanced": [], None: []}
    for seed in range(GAMES):
        options = random_options(rules, seed, size) if seed % 2 else rules.preset
        stance: Stance | None = "balanced" if seed % 3 else None
        found[stance].append(tuple(played(rules, options, size, seed, steps, stance=stance)))
    return Games(rules, size, tuple(found["balanced"]), tuple(found[None]))


def of_those_that(hook: str) -> pytest.MarkDecorator:
    """The games of each system, or campaign, that answers a hook."""
    played_now = [key for key in those_that(hook) if key in PLAYED]
    return pytest.mark.parametrize("games", played_now, indirect=True)


# Who comes next


class Pass(NamedTuple):
    """A turn that is over: who was next then, the state before, and the one after."""

    told: tuple[int, ...]
    before: Any
    after: Any


def round_of(rules: AnyRuleset, state: Any) -> object:
    """What stays as long as a round goes on, and in a campaign the chapter."""
    inside = within(rules, state)
    if inside is None:
        return None
    return len(getattr(state, "chapters", ())), told_of(rules.key).round_of(inside)


def passes(games: Games) -> Iterator[Pass]:
    """Turns of the games that were over while somebody was said to be next."""
    rules = games.rules
    for game in (*games.wise, *games.wild):
        before = None
        for moment in game:
            state = moment.state
            told, asked = rules.following(state), rules.awaiting(state)
            assert len(set(told)) == len(told)
            assert not set(told) & set(asked)
            assert set(told) <= set(games.seats)
            if before is not None:
                was, then = rules.following(before), rules.awaiting(before)
                open_still = {*asked, *rules.interrupted(state)}
                if was and len(then) == 1 and then[0] not in open_still:
                    yield Pass(was, before, state)
            before = state


def fallen(rules: AnyRuleset, state: Any) -> set[int]:
    lines = rules.party(state)
    return {line.seat for line in lines} - {line.seat for line in lines if not line.down}


@of_those_that("following")
def test_who_is_said_to_be_next_is_next(games: Games) -> None:
    rules, right = games.rules, 0
    for passed in passes(games):
        if round_of(rules, passed.before) != round_of(rules, passed.after):
            continue
        able = [seat for seat in passed.told if seat not in fallen(rules, passed.after)]
        assert rules.awaiting(passed.after) == tuple(able[:1])
        right += 1
    assert right >= FEWEST_PASSED


@pytest.mark.parametrize("games", [key for key in PLAYED if key in campaigns()], indirect=True)
def test_a_campaign_says_in_town_that_nobody_is_next(games: Games) -> None:
    rules, places = games.rules, set()
    inner = inner_of(rules)
    for state in (moment.state for game in games.wise for moment in game):
        places.add(state.away is None)
        told = () if state.away is None else inner.following(state.away)
        assert rules.following(state) == told
    assert places == {True, False}


# What may be said ahead


def turn_of(rules: AnyRuleset, state: Any, seat: int) -> object:
    """What has to stay for a turn to come as it could be declared: unless told, everything."""
    told = told_of(rules.key).turn_of
    return state if told is None else told(within(rules, state), seat)


@pytest.mark.parametrize("key", KNOWN)
def test_there_are_words_for_why_nothing_can_be_said_ahead(key: str) -> None:
    assert all_words("en").say(KNOWN[key].undeclarable).endswith(".")


@pytest.mark.parametrize("key", [key for key in KNOWN if key not in AHEAD])
def test_elsewhere_nothing_can_be_said_ahead(key: str) -> None:
    rules = KNOWN[key]
    size = seats_near(rules, 2)
    for moment in played(rules, rules.preset, size, 1, 60, stance="balanced"):
        for seat in range(1, size + 1):
            assert rules.declarable(moment.state, seat) == ()
            assert not rules.its_turn(moment.state, seat)
            assert not rules.goes_on(moment.state, moment.state, seat)


@of_those_that("declarable")
def test_what_could_be_said_ahead_can_be_done_when_the_turn_comes(games: Games) -> None:
    rules = games.rules
    came = unchanged = 0
    for game in (*games.wise, *games.wild):
        said: dict[int, tuple[object, tuple[Any, ...]]] = {}
        # What may be declared for a long turn takes long to find.
        for moment in game[:: SELDOM if rules.long_turns and not SOAK else 1]:
            state = moment.state
            for seat in games.seats:
                offered = rules.declarable(state, seat)
                ids = [option.id for option in offered]
                assert len(set(ids)) == len(ids)
                if rules.long_turns:
                    # What such a turn may come to is more than its first step.
                    came += bool(offered)
                    assert not offered or rules.turn_left(state, seat)
                    continue
                if rules.its_turn(state, seat):
                    things, before = said.pop(seat, (None, ()))
                    came += bool(before)
                    if things == turn_of(rules, state, seat):
                        assert offered == before
                        unchanged += 1
                    if seat in rules.awaiting(state):
                        assert offered == rules.legal_actions(state, seat)
                elif offered:
                    said[seat] = (turn_of(rules, state, seat), offered)
                else:
                    said.pop(seat, None)
            for seat in rules.following(state):
                assert rules.turn_left(state, seat)
                assert rules.long_turns or rules.declarable(state, seat)
                assert seat not in rules.awaiting(state)
    assert came >= FEWEST_SAID
    # A campaign's turns are those of its system, whose own games have enough of them.
    assert unchanged or told_of(rules.key).turn_of is None or rules.key in campaigns()


@of_those_that("declarable")
def test_a_turn_that_goes_on_is_still_that_of_the_one_who_acted(games: Games) -> None:
    rules = games.rules
    for moment in (moment for game in (*games.wise, *games.wild) for moment in game):
        if moment.before is None or not rules.its_turn(moment.before, moment.seat):
            continue
        if rules.goes_on(moment.before, moment.state, moment.seat):
            assert rules.its_turn(moment.state, moment.seat)


# Standing orders


@of_those_that("tactics")
def test_every_deed_can_be_done_and_some_are_offered(games: Games) -> None:
    rules, offered = games.rules, set()
    looked_at = [moment for game in games.wise[:3] for moment in game]
    for moment in looked_at if SOAK else looked_at[::2]:
        for seat in games.seats:
            tactics = rules.tactics(moment.state, seat)
            if seat not in rules.awaiting(moment.state):
                assert not tactics.deeds
                continue
            assert tactics.holds <= set(CONDITIONS)
            assert set(tactics.deeds) <= set(DEEDS)
            if tactics.deeds:
                legal = [option.action for option in rules.legal_actions(moment.state, seat)]
                assert all(action in legal for action in tactics.deeds.values())
            assert not {"fighting", "quiet"} <= tactics.holds
            offered |= set(tactics.deeds)
    assert offered
