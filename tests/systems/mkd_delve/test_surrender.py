"""A delve that was given up: who surrendered, and who came out."""

from rules.core.dice import ScriptedDice
from rules.systems.mkd.actions import Answer, End, GiveUp
from rules.systems.mkd_delve import RULESET
from rules.systems.mkd_delve.pilot.heroes import HOPELESS, LONGEST
from tests.support.joined import joined
from tests.systems.mkd.boards import open_chamber
from tests.systems.mkd.pieces import hero
from tests.systems.mkd_delve.delves import delve


def ended(ending, *places, gave_up=()):
    """A delve that is over; where each seat's Hero is, seat by seat."""
    heroes = [
        hero("brannoc", at=(number, 0), seat=number, where=place)
        for number, place in enumerate(places, start=1)
    ]
    return delve(open_chamber(), *heroes, ending=ending, part="over", gave_up=gave_up)


@joined(
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


def test_an_autopilot_that_finds_no_way_out_gives_up_in_the_end():
    one = hero("brannoc", at=(1, 1))
    late = delve(open_chamber(), one, active=one).with_(round=LONGEST + HOPELESS)
    assert RULESET.autopilot(late, 1, "balanced") != GiveUp()
    hopeless = late.with_(round=LONGEST + HOPELESS + 1)
    assert RULESET.autopilot(hopeless, 1, "balanced") == GiveUp()
    asked = RULESET.apply(hopeless, 1, GiveUp(), ScriptedDice()).state
    assert RULESET.autopilot(asked, 1, "balanced") == Answer(yes=True)


def test_orders_hold_until_it_is_time_to_go_home():
    one = hero("brannoc", at=(1, 1))
    below = delve(open_chamber(), one, active=one).with_(round=LONGEST)
    assert RULESET.tactics(below, 1).deeds["guard"] == End()
    assert not RULESET.tactics(below.with_(round=LONGEST + 1), 1).deeds
