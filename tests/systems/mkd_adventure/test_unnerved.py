"""A Hero without nerve keeps away from opponents, also on the way (B-62)."""

import pytest

from rules.core.dice import ScriptedDice
from rules.core.errors import RuleError
from rules.systems.mkd.actions import MoveTo, StepTo
from rules.systems.mkd.compass import E, N, S
from rules.systems.mkd_adventure.turns import carry_out
from tests.systems.mkd.boards import open_chamber
from tests.systems.mkd.fighting import gifted
from tests.systems.mkd.pieces import hero, marker, monster
from tests.systems.mkd_adventure.rounds import do, heroes_turn

MISS, FREE = (1, 2), 6


def unnerved(*foes, at, markers=(), points=8):
    who = gifted(hero("brannoc", at=at, facing=N), "demoralized")
    where = open_chamber(markers=markers)
    return who, heroes_turn(where, who, *foes, active=who, points=points)


def refusal(situation, action):
    with pytest.raises(RuleError) as found:
        carry_out(situation, 1, action, ScriptedDice())
    return found.value.text.key.removeprefix("mkd-refused-")


@pytest.mark.rule("B-62")
def test_a_walk_leads_round_whoever_stands_in_the_way():
    foe = monster("fen_troll", at=(2, 2), facing=N)
    _, start = unnerved(foe, at=(0, 0))
    assert refusal(start, MoveTo(to=(3, 3))) == "unnerved"
    assert refusal(start, StepTo(facing=3)) == "unnerved"
    # The shortest way to the other side is past the troll; four points lead round it as well.
    corner = monster("fen_troll", at=(2, 0), facing=N)
    who, start = unnerved(corner, at=(0, 0))
    walked = do(start, MoveTo(to=(4, 2)))
    assert walked.state.trail[:2] == ((0, 1), (1, 2))
    assert walked.figure(who.id).at == (4, 2)


@pytest.mark.rule("B-62")
def test_who_has_one_beside_him_may_slip_past_it_but_not_up_to_another():
    near, other = monster("fen_troll", at=(0, 1), facing=E), monster("cellar_rats", at=(3, 0))
    pillars = [marker("pillar", at) for at in ((0, 3), (2, 3))]
    who, start = unnerved(near, other, at=(1, 2), markers=pillars)
    assert refusal(start, StepTo(facing=1)) == "unnerved"
    assert do(start, StepTo(facing=6), FREE).figure(who.id).at == (0, 2)


@pytest.mark.rule("B-62", "B-50")
def test_nobody_is_passed_through_into_the_reach_of_another():
    near, other = monster("fen_troll", at=(2, 2), facing=S), monster("cellar_rats", at=(3, 4))
    who, start = unnerved(near, at=(2, 1))
    assert do(start, StepTo(facing=S), *MISS).figure(who.id).at == (2, 3)
    who, start = unnerved(near, other, at=(2, 1))
    assert refusal(start, StepTo(facing=S)) == "unnerved"
