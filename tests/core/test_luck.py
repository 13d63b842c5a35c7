"""Luck: what came off, beside what the dice promise."""

import pytest

from rules.core.luck import Throw, above, at_least, luck_of, somebody, up_to
from tests.support.joined import joined

MAREN, OSWIN = somebody("Maren"), somebody("Oswin")


def test_what_came_off_stands_beside_what_was_promised() -> None:
    thrown = [
        Throw(MAREN, good=True, ways=1),
        Throw(OSWIN, good=False, ways=0),
        Throw(MAREN, good=True, ways=3),
        Throw(MAREN, good=False, ways=5),
        Throw(MAREN, good=False, ways=30, of=36),
    ]
    maren, oswin = luck_of(thrown)
    assert (maren.who, maren.tried, maren.good) == (MAREN, 4, 2)
    assert maren.promised == pytest.approx(1 / 6 + 3 / 6 + 5 / 6 + 5 / 6)
    assert maren.spread == pytest.approx((3 * 5 / 36 + 1 / 4) ** 0.5)
    assert maren.favour == pytest.approx((2 - maren.promised) / maren.spread)
    assert (maren.best, maren.worst) == (thrown[0], thrown[3])
    assert (maren.lucky, maren.unlucky) == (2, 2)
    # What could not come off at all is nobody's bad luck.
    assert (oswin.tried, oswin.best, oswin.worst, oswin.favour) == (1, None, None, 0.0)


def test_a_row_that_was_broken_begins_anew() -> None:
    fell = [True, True, False, True, True, True, False, False]
    (luck,) = luck_of(Throw(MAREN, good, ways=3) for good in fell)
    assert (luck.lucky, luck.unlucky) == (3, 2)


@joined(("total", "ways"), [(2, 36), (7, 21), (12, 1), (13, 0), (-3, 36)])
def test_ways_of_two_dice(total: int, ways: int) -> None:
    assert at_least(total) == ways


@joined(("lead", "ways"), [(0, 15), (1, 21), (5, 35), (6, 36), (-5, 0), (-4, 1)])
def test_ways_of_one_die_against_another(lead: int, ways: int) -> None:
    assert above(lead) == ways


@joined(("face", "ways"), [(-1, 0), (0, 0), (4, 4), (6, 6), (9, 6)])
def test_ways_of_one_die(face: int, ways: int) -> None:
    assert up_to(face) == ways
