"""A delve that was given up: who surrendered, and who came out."""

import pytest

from rules.systems.mkd_delve import RULESET
from tests.systems.mkd.boards import hero, open_chamber
from tests.systems.mkd_delve.delves import delve


def ended(ending, *places, gave_up=()):
    """A delve that is over; where each seat's Hero is, seat by seat."""
    heroes = [
        hero("brannoc", at=(number, 0), seat=number, where=place)
        for number, place in enumerate(places, start=1)
    ]
    return delve(open_chamber(), *heroes, ending=ending, part="over", gave_up=gave_up)


@pytest.mark.parametrize(
    ("situation", "given_up"),
    [
        (ended("lost", "dead", "dead", gave_up=(2,)), True),
        (ended("lost", "dead", "dead"), False),
        (ended("out", "left", "dead", gave_up=(2,)), False),
        (ended("out", "left", "dead", gave_up=(1,)), True),
        (ended("cleared", "left", "dead", gave_up=(1,)), False),
    ],
)
def test_who_surrendered(situation, given_up):
    assert RULESET.outcome(situation).surrendered is given_up
