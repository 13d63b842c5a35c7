"""A master waits in its tile until a Hero comes in (RG-019)."""

import pytest

from rules.systems.mkd.actions import End, MoveTo, StepTo
from rules.systems.mkd.compass import N, S
from rules.systems.mkd.pieces import Pools
from tests.systems.mkd.boards import long_hall
from tests.systems.mkd.pieces import hero, token
from tests.systems.mkd_delve.delves import delve, do, told

OPEN_HALL = long_hall(entrance=((1, 14), S))
"""Three halls one below the other, without a wall between them."""
MISSES = (1, 2, 1, 2)
"""For the blow of the Monster that came, and for the one that answers it."""


def before_the_border(**lies):
    """A Hero two steps below a token that lies in the next hall, at its border."""
    one = hero("brannoc", at=(0, 6), facing=N)
    lurker = token("Y", 1, at=(1, 4), **lies)
    pools = Pools(monsters=("drowned_sailor",))
    return one, delve(OPEN_HALL, one, active=one, tokens=(lurker,), grown=True, pools=pools)


@pytest.mark.rule("RG-019")
def test_a_master_hides_from_who_stands_beside_it_in_another_tile():
    one, start = before_the_border(worth=30)
    beside = do(start, StepTo(facing=N))
    assert beside.figure(one.id).at == (0, 5)
    along = do(beside.state, MoveTo(to=(2, 5)))
    assert [each.at for each in along.state.tokens] == [(1, 4)]
    # Nor does it stir when tokens do.
    later = do(along.state, End())
    assert later.state.round == 2
    assert [each.at for each in later.state.tokens] == [(1, 4)]
    # One step into its tile, and there it is, looking north by a 1.
    play = do(later.state, StepTo(facing=N), 1, *MISSES)
    assert [event.points for event in told(play, "master-turned")] == [30]
    assert play.state.tokens == ()
    assert [figure.at for figure in play.state.monsters] == [(1, 4)]


@pytest.mark.rule("RG-019")
def test_any_other_token_turns_over_beside_a_hero():
    _, start = before_the_border()
    # Y1 with 8: one for 25 points.
    play = do(start, StepTo(facing=N), 4, 4, 1, *MISSES)
    assert play.state.tokens == ()
    assert [figure.at for figure in play.state.monsters] == [(1, 4)]
