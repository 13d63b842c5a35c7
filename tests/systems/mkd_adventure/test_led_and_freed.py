"""What players may do about prisoners and quarries, from what is offered (MA-283 to MA-309)."""

import pytest

from rules.systems.mkd.compass import N, S
from rules.systems.mkd.pieces import Pools
from rules.systems.mkd.state import Orders
from rules.systems.mkd_adventure.ruleset import RULESET
from tests.systems.mkd.boards import long_hall, open_chamber
from tests.systems.mkd.offered import offers
from tests.systems.mkd.pieces import hero, token
from tests.systems.mkd_adventure.monster_turns import ENTRANCE
from tests.systems.mkd_adventure.quests import bound, quarry, wanted, won
from tests.systems.mkd_adventure.rounds import do, heroes_turn, plays
from tests.systems.mkd_adventure.told import at, reasons, struck, told

MEEK = Orders(strike_back="no", spin="no")
NO_TRAP, DARTS = 1, 2
"""Faces for the row of chest c10."""
FALSE_ALARM = (1, 1)


def cell(seat=1):
    """A prisoner at the north wall, and Derrik, active, beside him."""
    prisoner, rescuer = bound(at=(2, 0)), hero("derrik", at=(2, 1), facing=N, seat=seat)
    situation = heroes_turn(
        open_chamber(entrance=ENTRANCE),
        prisoner,
        rescuer,
        options=wanted("rescue"),
        quest_figure=prisoner.id,
        aside=token("Y", 1, at=(0, 0), guardian=True),
        active=rescuer,
        pools=Pools(chests=("c10",)),
        orders=MEEK,
    )
    return prisoner, rescuer, situation


@pytest.mark.rule("MA-283", "MA-284")
@pytest.mark.permits("MA-283")
@pytest.mark.parametrize(("manner", "faces", "price"), [("slow", (4, 2), 4), ("fast", (4,), 2)])
def test_bonds_are_looked_at_and_their_trap_disarmed(manner, faces, price):
    prisoner, _, situation = cell()
    looked = do(situation, f"check-bonds-{prisoner.id}", DARTS)
    assert looked.state.bonds == "darts"
    assert looked.state.activation.points == situation.activation.points
    freed = do(looked.state, f"loosen-{manner}-{prisoner.id}", *faces, *FALSE_ALARM)
    assert freed.figure(prisoner.id).role == "rescued"
    assert looked.state.activation.points - freed.state.activation.points == price
    assert freed.state.xp == 50


@pytest.mark.rule("MA-284", "MA-282")
@pytest.mark.permits("MA-284")
def test_a_prisoner_who_was_freed_is_led_from_the_next_hero_turn_on():
    prisoner, rescuer, situation = cell(seat=2)
    freed = do(situation, f"check-bonds-{prisoner.id}", NO_TRAP, *FALSE_ALARM, seat=2)
    assert f"begin-{prisoner.id}" not in offers(RULESET, freed.state, 2)
    later = do(freed.state, "end", seat=2)
    assert later.state.round == situation.round + 1
    # Nobody is hurt, so that the one who comes first in the team is proposed.
    assert later.state.activation.figure == prisoner.id
    walked = do(later.state, "b2", seat=2)
    assert at(walked, prisoner) == (1, 1)
    assert walked.figure(prisoner.id).seat == rescuer.seat == 2


def chase(tame, at=(1, 4), **more):
    """A quarry in a hall and Derrik, active, near it."""
    near = hero("derrik", at=at, facing=N)
    where = long_hall(3, entrance=((1, 14), S))
    fields = {"options": wanted("kidnap"), "quest_figure": tame.id, "active": near, "orders": MEEK}
    return near, heroes_turn(where, near, tame, **{**fields, **more})


def tame_at(square):
    return quarry("ogre_gaoler", at=square, left=1, role="subdued", facing=S)


@pytest.mark.rule("MA-306")
@pytest.mark.permits("MA-306")
def test_a_quarry_is_captured_before_it_gives_in():
    runs = quarry("fen_whelp", at=(1, 3), facing=S)
    near, situation = chase(runs)
    play = do(situation, f"capture-{runs.id}", 6, 4)
    assert (play.figure(runs.id).where, play.figure(near.id).captive) == ("captive", runs.id)


@pytest.mark.rule("MA-307", "MA-050")
@pytest.mark.permits("MA-307")
@pytest.mark.parametrize(("words", "square"), [("c8", (2, 7)), ("a2", (0, 1)), ("b6", (1, 5))])
def test_the_players_say_where_a_quarry_that_has_given_in_goes(words, square):
    tame = tame_at((1, 3))
    _, situation = chase(tame)
    asked = do(situation, "end")
    assert RULESET.awaiting(asked.state) == (1,)
    led = do(asked.state, words)
    assert at(led, tame) == square
    # It goes on as long as its points last; then they let it stay.
    play = do(led.state, "lead-stay") if led.state.agenda else led
    assert at(play, tame) == square
    assert play.state.round == situation.round + 1
    assert (reasons(asked), reasons(led), struck(play)) == ([], [], [])


@pytest.mark.rule("MA-309", "MA-307")
@pytest.mark.permits("MA-309")
def test_the_players_bring_it_out():
    tame = tame_at((1, 14))
    near, situation = chase(tame, at=(1, 13))
    play = plays(situation, "end", "lead-out")
    assert play.figure(tame.id).where == "left"
    assert told(play, "quarry-out")
    assert won(play.state)
    assert play.figure(near.id).where == "board"


@pytest.mark.rule("MA-309")
@pytest.mark.permits("MA-309")
def test_or_a_hero_takes_it_and_carries_it_out():
    tame = tame_at((1, 13))
    near, situation = chase(tame, at=(1, 14), points=12)
    play = plays(situation, f"capture-{tame.id}", "leave")
    assert play.figure(near.id).where == "left"
    assert play.state.ending == "victory"
