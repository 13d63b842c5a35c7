"""Votes, leaders, and what a death decides."""

import pytest

from rules.core.scene import Side
from rules.systems.third_six import RULESET
from rules.systems.third_six.actions import Go
from tests.systems.third_six.moves import act, kinds, refusal
from tests.systems.third_six.tables import game, hero, room, vault

ROOMS = [room(), room(2, (3, 1), "s"), vault(3, (4, 0), "w")]


def party(size, **more):
    company = [hero(seat=seat) for seat in range(1, size + 1)]
    return game(*company, rooms=ROOMS, **more)


def test_more_than_half_decide():
    one = act(party(3), "go-n", seat=2).state
    assert RULESET.awaiting(one) == (1, 3)
    assert one.here == 1
    assert act(one, "go-n", 3, seat=3).state.here == 2


def test_a_tie_goes_to_the_lowest_seat():
    one = act(party(2), "town", seat=2).state
    done = act(one, "go-n", 3)
    assert done.state.here == 2
    assert kinds(done)[:2] == ["ts-vote-cast", "vote-settled"]
    agreed = act(act(party(3), "go-n", seat=2).state, "go-n", 3, seat=3)
    assert "vote-settled" not in kinds(agreed)


def test_a_leader_decides_alone():
    state = party(3, decisions="leader")
    assert RULESET.awaiting(state) == (1,)
    assert act(state, "go-n", 3).state.here == 2
    assert refusal(state, Go(side=Side.NORTH), seat=2) == "ts-error-not-your-turn"


def test_or_anybody_does():
    state = party(3, decisions="anyone")
    assert RULESET.awaiting(state) == (1, 2, 3)
    assert act(state, "go-n", 3, seat=3).state.here == 2


def test_a_vote_is_given_once():
    one = act(party(3), "go-n").state
    assert refusal(one, Go(side=Side.NORTH)) == "ts-error-not-your-turn"


def test_what_one_does_alone_takes_no_vote():
    one = act(party(3), "force-e", 1, seat=2).state
    assert one.level.room(3).lock == 4
    assert RULESET.awaiting(one) == (1, 2, 3)


def test_a_death_can_decide_a_vote():
    frail = game(hero(), hero(seat=2), hero(seat=3, hp=1, mnd=0), rooms=ROOMS)
    voted = act(act(frail, "go-n").state, "town", seat=2).state
    done = act(voted, "force-e", 6, 3, seat=3).state
    assert not done.hero(3).alive
    assert done.here == 2


@pytest.mark.parametrize("seat", [0, 4, 99])
def test_strangers_are_refused(seat):
    assert refusal(party(3), Go(side=Side.NORTH), seat=seat) == "ts-error-no-hero"
    assert RULESET.legal_actions(party(3), seat) == ()
