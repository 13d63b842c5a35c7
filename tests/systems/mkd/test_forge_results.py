"""How twenty fights are told, and when somebody counts as stronger than others of like points."""

from rules.core.said_numbers import decimal
from rules.core.words import Text
from rules.systems.mkd.forge.arena import Result
from rules.systems.mkd.forge.results import told_result, verdict
from tests.support.joined import joined
from tests.systems.mkd.moments import arguments


def fights(won, given_up=0):
    """Twenty fights, so many of them won by the Heroes and so many given up."""
    lost = 20 - won - given_up
    return [
        *[Result(won=True, rounds=4, over=True)] * won,
        *[Result(won=False, rounds=9, over=True)] * lost,
        *[Result(won=False, rounds=30, over=False)] * given_up,
    ]


@joined(
    ("won", "monster", "hero"),
    [
        (4, "stronger", "weaker"),
        (5, "alike", "alike"),
        (10, "alike", "alike"),
        (15, "alike", "alike"),
        (16, "weaker", "stronger"),
    ],
)
def test_six_fights_of_twenty_are_no_chance_either_way(won, monster, hero):
    """A Monster is stronger when Heroes win less against it, a Hero when he wins more."""
    others = [fights(8), fights(12)]
    for said, harder in ((monster, True), (hero, False)):
        told = verdict(fights(won), others, harder_is_stronger=harder)
        assert arguments(told)["said"] == said


def test_won_fights_their_rounds_and_those_given_up_are_told():
    told = arguments(told_result(fights(10, given_up=2)))
    assert told == {"won": 10, "fights": 20, "rounds": decimal("8.6"), "given_up": 2}
    like = Text.of("mkd-figure-cellar_rats")
    told = arguments(told_result(fights(20), like=like, points=8))
    assert told == {"name": like, "points": 8, "won": 20, "fights": 20, "rounds": decimal("4.0")}
