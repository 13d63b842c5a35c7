"""Terror keeps off whoever lacks the nerve, for the rest of the turn (section 3, terrify)."""

import pytest

from rules.core.dice import ScriptedDice
from rules.core.errors import RuleError
from rules.systems.mkd.actions import End, MoveTo, StepTo
from rules.systems.mkd.compass import N, S
from rules.systems.mkd.state import Orders
from rules.systems.mkd_adventure.turns import carry_out
from tests.systems.mkd.boards import open_chamber
from tests.systems.mkd.fighting import gifted
from tests.systems.mkd.pieces import hero, monster
from tests.systems.mkd_adventure.rounds import do, heroes_turn
from tests.systems.mkd_adventure.told import at, told

LACKS_NERVE, DARES = 2, 3
BREAKS_AWAY = 6
HESITATES = (6, 6)
OTHER_SIDE = (2, 0)


def before_the_wraith(*, at=(2, 4), points=None, **more):
    """Brannoc in a chamber in whose middle a Well Wraith looks at him."""
    who, wraith = hero("brannoc", at=at, facing=N), monster("well_wraith", at=(2, 2), facing=S)
    orders = Orders(strike_back="no", spin="no")
    situation = heroes_turn(
        open_chamber(), who, wraith, active=who, points=points, orders=orders, **more
    )
    return who, situation


def test_who_lacks_the_nerve_stays_where_he_is_and_pays_nothing():
    who, situation = before_the_wraith()
    play = do(situation, StepTo(facing=N), LACKS_NERVE)
    assert at(play, who) == (2, 4)
    assert play.state.activation.points == situation.activation.points
    assert told(play, "terrified")


def test_he_comes_beside_it_nowhere_else_and_is_not_asked_again():
    who, situation = before_the_wraith()
    scared = do(situation, StepTo(facing=N), LACKS_NERVE).state
    for square in [(1, 3), (2, 3), (3, 3), (1, 1), (2, 1)]:
        with pytest.raises(RuleError):
            carry_out(scared, 1, MoveTo(to=square), ScriptedDice())
    # Round by the rim it is six squares to the other side, and no die falls on the way.
    play = do(scared, MoveTo(to=OTHER_SIDE))
    assert at(play, who) == OTHER_SIDE
    assert play.state.activation.points == situation.activation.points - 6


def test_who_dares_walks_past_beside_it():
    who, situation = before_the_wraith()
    play = do(situation, StepTo(facing=N), DARES)
    assert at(play, who) == (2, 3)
    assert not told(play, "terrified")


@pytest.mark.parametrize(("die", "where"), [(LACKS_NERVE, (2, 4)), (DARES, (2, 3))])
def test_in_his_next_turn_he_may_try_again(die, where):
    who, situation = before_the_wraith()
    scared = do(situation, StepTo(facing=N), LACKS_NERVE).state
    later = do(scared, End(), *HESITATES).state
    assert later.round == situation.round + 1
    assert at(do(later, StepTo(facing=N), die), who) == where


def test_it_keeps_off_only_whom_it_scared():
    _, situation = before_the_wraith()
    friend = hero("derrik", at=(4, 4), facing=N)
    situation = situation.with_(figures=(*situation.figures, friend))
    scared = do(situation, StepTo(facing=N), LACKS_NERVE).state
    ended = do(scared, End()).state
    # Derrik, the last of the team, has begun by himself, and has his own die.
    assert ended.activation.figure == friend.id
    play = do(ended, MoveTo(to=(3, 3)), DARES)
    assert at(play, friend) == (3, 3)


def test_who_terrifies_is_not_terrified():
    who, situation = before_the_wraith()
    situation = situation.with_(
        figures=tuple(
            gifted(figure, "terrify") if figure.id == who.id else figure
            for figure in situation.figures
        )
    )
    assert at(do(situation, StepTo(facing=N)), who) == (2, 3)


def test_whoever_dared_once_needs_the_nerve_again_when_he_comes_back():
    who, situation = before_the_wraith(points=9)
    beside = do(situation, StepTo(facing=N), DARES).state
    away = do(beside, StepTo(facing=S), BREAKS_AWAY).state
    assert at(do(away, StepTo(facing=N), LACKS_NERVE), who) == (2, 4)
