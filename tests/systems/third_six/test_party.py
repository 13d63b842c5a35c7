"""Votes, leaders, and what a death decides."""

import pytest

from rules.core.answers import SeatInfo
from rules.core.dice import ScriptedDice
from rules.core.scene import Side
from rules.systems.third_six import RULESET
from rules.systems.third_six.actions import Go
from tests.support.joined import joined
from tests.systems.third_six.moves import act, kinds, refusal
from tests.systems.third_six.tables import fight, game, hero, room, vault

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


@pytest.mark.rule("TS-010", "TS-007")
@pytest.mark.parametrize("answer", ["accept", "modify-3"])
def test_votes_on_the_way_wait_while_one_is_asked_about_a_blow_at_a_door(answer):
    """What one does alone takes nobody's vote away, with a miss as with a hit."""
    one = act(party(3), "go-n").state
    asked = act(one, "force-e", 6, seat=2).state
    assert RULESET.awaiting(asked) == (2,)
    told = act(asked, answer, seat=2).state
    assert [(vote.seat, vote.action) for vote in told.votes] == [(1, Go(side=Side.NORTH))]
    assert RULESET.awaiting(told) == (2, 3)
    assert act(told, "go-n", 3, seat=3).state.here == 2


@pytest.mark.rule("TS-052")
def test_who_dies_of_a_blow_at_a_door_can_decide_the_vote_that_waited():
    frail = game(hero(), hero(seat=2), hero(seat=3, hp=1, mnd=3), rooms=ROOMS)
    voted = act(act(frail, "go-n").state, "town", seat=2).state
    done = act(act(voted, "force-e", 6, seat=3).state, "accept", 3, seat=3).state
    assert (done.hero(3).alive, done.here, done.votes) == (False, 2, ())


@pytest.mark.rule("TS-013")
def test_votes_wait_for_a_latecomer_who_then_has_a_say():
    one = act(act(party(3), "go-n").state, "town", seat=2).state
    joined = RULESET.join(one, SeatInfo(seat=4, name="Delwyn"), ScriptedDice()).state
    chosen = act(joined, "class-elf", 3, seat=4).state
    assert RULESET.awaiting(chosen) == (4,)
    ready = act(chosen, "spell-heal", seat=4).state
    assert RULESET.awaiting(ready) == (3, 4)
    assert act(act(ready, "town", seat=4).state, "town", seat=3).state.place == "town"


@pytest.mark.rule("TS-031", "TS-049")
def test_votes_in_town_wait_for_a_recruit():
    company = (hero(), hero(seat=2), hero(seat=3, hp=0, hp_most=9, alive=False))
    state = game(*company, rooms=[room(exits="n"), room(2, (3, 1), "s")], place="town")
    one = act(state, "new-dungeon").state
    fresh = act(one, "recruit-3", seat=2).state
    assert RULESET.awaiting(fresh) == (3,)
    ready = act(fresh, "class-dwarf", 3, seat=3).state
    assert RULESET.awaiting(ready) == (2, 3)
    assert act(ready, "new-dungeon", seat=3).state.dungeon == 2


@pytest.mark.rule("TS-044")
def test_votes_that_a_death_interrupts_with_a_pendant_are_asked_for_again():
    dying = hero(seat=4, hp=1, mnd=0, pendants=("topaz",))
    company = (*(hero(seat=seat) for seat in (1, 2, 3)), dying)
    one = act(game(*company, rooms=ROOMS), "go-n").state
    asked = act(one, "force-e", 6, seat=4).state
    assert (asked.votes, RULESET.awaiting(asked)) == ((), (1, 2, 3))
    given = act(act(asked, "give-2", seat=1).state, "give-2", seat=3).state
    assert given.hero(2).pendants == ("topaz",)
    assert RULESET.awaiting(given) == (1, 2, 3)


@pytest.mark.rule("TS-007", "TS-044")
def test_only_what_the_party_decides_is_called_a_vote():
    assert RULESET.votes(party(2))
    assert not RULESET.votes(party(1))
    assert not RULESET.votes(party(3, decisions="leader"))
    assert not RULESET.votes(act(party(3), "force-e", 6, seat=2).state)
    dying = hero(hp=1, mnd=0, pendants=("topaz",))
    fighting = fight(dying, hero(seat=2), hero(seat=3))
    assert not RULESET.votes(fighting)
    assert RULESET.votes(act(fighting, "attack-1", 6).state)


def test_seats_act_in_their_order_however_they_sat_down():
    seated = (SeatInfo(seat=3, name="Corvane"), SeatInfo(seat=1, name="Aldith"))
    begun = RULESET.new_game(RULESET.options_type(), seated, ScriptedDice()).state
    assert RULESET.awaiting(begun) == (1, 3)
    assert [line.seat for line in RULESET.view(begun, None).party] == [1, 3]


@joined("seat", [0, 4, 99])
def test_strangers_are_refused(seat):
    assert refusal(party(3), Go(side=Side.NORTH), seat=seat) == "ts-error-no-hero"
    assert RULESET.legal_actions(party(3), seat) == ()
