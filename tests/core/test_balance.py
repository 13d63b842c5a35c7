"""How figures of packs are weighed: intervals that hold the truth, and verdicts that follow."""

from math import inf

import pytest

from rules.core.dice import SeededDice
from rules.core.packs.balance import (
    FEWEST,
    Deed,
    Rate,
    added,
    alike,
    beside,
    difference,
    figure_of,
    rate_of,
    unmet,
)
from tests.support.joined import joined
from tests.support.soak import cases

STANDARD = {"rats": 8, "wolf": 15, "bear": 16, "ogre": 18, "wyrm": 60}


def games(count: int, rates: dict[str, int], seed: bytes = b"games"):
    """Games in which each figure of ten points deals on average half of its number."""
    dice = SeededDice(seed)
    for _ in range(count):
        yield {
            entry: Deed(entry, 1, 10, sum(dice.roll(2, "harm") - 1 for _ in range(rate)), 2)
            for entry, rate in rates.items()
        }


def test_deeds_of_a_game_are_added_up_by_entry() -> None:
    found = added([Deed("wolf", 1, 15), Deed("rats", 1, 8), Deed("wolf", dealt=3, taken=1)])
    assert found == {"wolf": Deed("wolf", 1, 15, 3, 1), "rats": Deed("rats", 1, 8)}


def test_intervals_hold_the_truth_nineteen_times_in_twenty() -> None:
    held, ratios, trials = 0, 0, len(cases(100, soak=400))
    for number in range(trials):
        played = list(games(60, {"wolf": 6, "bear": 3}, b"held %d" % number))
        wolf, bear = (
            rate_of([(game[name].dealt, game[name].worth) for game in played])
            for name in ("wolf", "bear")
        )
        held += wolf.interval.low <= 0.3 <= wolf.interval.high
        ratio = beside(wolf, bear)
        assert ratio is not None
        ratios += ratio.low <= 2 <= ratio.high
    assert 0.92 * trials <= held <= 0.98 * trials
    assert 0.92 * trials <= ratios <= 0.99 * trials


def test_games_without_a_figure_are_left_out() -> None:
    assert rate_of([(3, 10), (5, 10)]).value == pytest.approx(0.4)
    assert rate_of([]) == Rate(0.0, inf)
    assert rate_of([(1, 5)]).error == inf
    assert beside(Rate(0.0, 0.1), Rate(1.0, 0.1)) is None


def test_a_difference_is_between_the_same_games() -> None:
    found = difference([1, 0, 1, 1], [0, 0, 1, 1])
    assert found.value == pytest.approx(0.25)
    assert found.low < 0 < found.high
    same = difference([1, 0, 1], [1, 0, 1])
    assert same == (0, 0, 0)


def test_figures_are_compared_with_those_of_like_value() -> None:
    assert alike(16, STANDARD) == ("bear", "wolf", "ogre")
    assert alike(60, STANDARD) == ("wyrm", "ogre", "bear")
    assert set(alike(17, {**STANDARD, "hound": 17})) == {"wolf", "bear", "ogre", "hound"}


@joined(("rate", "verdict"), [(12, "strong"), (6, "fair"), (3, "weak"), (0, "weak")])
def test_verdicts_follow_the_harm_for_a_point_of_value(rate: int, verdict: str) -> None:
    standard = {"wolf": 10, "bear": 10, "ogre": 11}
    played = list(games(300, {"hound": rate, "wolf": 6, "bear": 6, "ogre": 6}))
    found = figure_of("hound", 10, played, standard)
    assert found.verdict == verdict
    assert found.met == 300
    assert found.harm.value == pytest.approx(rate / 20, abs=0.05)
    assert found.taken.value == pytest.approx(0.2)
    assert set(found.like) == set(standard)


def test_nothing_is_said_of_what_was_hardly_met() -> None:
    played = list(games(FEWEST - 1, {"hound": 12, "wolf": 2}))
    assert figure_of("hound", 10, played, {"wolf": 10}).verdict == "unmet"
    few = list(games(FEWEST, {"hound": 1, "wolf": 1}))
    assert figure_of("hound", 10, few, {"wolf": 10}).verdict == "unsure"
    assert unmet("hound").verdict == "unmet"
