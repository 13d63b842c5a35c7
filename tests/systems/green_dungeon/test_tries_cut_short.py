"""What time brings while heroes try a shut door again, and what comes after."""

import pytest

from rules.systems.green_dungeon.actions import Drink
from tests.systems.green_dungeon.moves import act, kinds, menu, refusal, run
from tests.systems.green_dungeon.numbers import track
from tests.systems.green_dungeon.pieces import monster, tile, treasure
from tests.systems.green_dungeon.tables import foe, game, hero

COMES = (6, 6, 1)
"""Dice of a check with one event cube: upkeep does nothing, a wanderer comes."""


def tried(*heroes, **more):
    """At a door that did not open, with a cube that brings a wanderer to whoever tries again."""
    card = monster("hammer", 1)
    more = {"cleared": "C2 C4", "east": "C3", "time": 4, "monster_deck": (card,), **more}
    return act(game(*heroes, **more), "go-n", 1).state


@pytest.mark.rule("GD-025")
def test_whoever_flees_from_a_shut_door_has_ended_the_turn():
    state = tried()
    fled = run(state, ("retry-n", *COMES), ("flee-s", 6, 1))
    assert (fled.at, fled.turn) == (tile("C4"), state.turn + 1)
    assert (fled.agenda, fled.tried, track(fled)) == ((), (), (6, 1))


@pytest.mark.rule("GD-133")
def test_that_turn_too_ends_with_potions_before_the_time():
    state = tried(hero(health=3, cards=(treasure("drop", 1),)))
    fled = run(state, ("retry-n", *COMES), ("flee-s", 6, 1))
    assert (list(menu(fled)), track(fled)) == (["drink-1", "skip"], (5, 1))
    drunk = act(fled, "drink-1")
    assert kinds(drunk) == ["gd-potion-drunk", "gd-time-passed"]
    assert drunk.state.turn == state.turn + 1


@pytest.mark.rule("GD-019: before the roll")
def test_whoever_stays_at_the_door_still_has_the_roll():
    state = tried()
    fought = act(state, "retry-n", *COMES).state
    opened = act(fought, "strike", 6, 1, 4)
    assert kinds(opened)[-3:] == ["gd-door-opened", "gd-room-crossed", "gd-time-passed"]
    assert (opened.state.at, opened.state.turn, track(opened.state)) == (
        tile("C2"),
        state.turn + 1,
        (7, 1),
    )


@pytest.mark.rule("GD-098")
def test_the_lesser_boss_slain_in_such_a_flight_still_means_a_rest_at_once():
    boss = foe("C4", "mini", difficulty=4, health=1, left="fled", fled=True)
    state = tried(
        rooms={"C4": "straw"},
        lairs=(tile("C4"),),
        foes=(boss,),
        treasure_deck=(),
        boss_deck=tuple(card for card in range(12) if card not in boss.cards),
    )
    met = run(state, ("retry-n", *COMES), ("flee-s", 6, 1))
    assert met.fight.foe.kind == "mini"
    won = act(met, "strike", 6, 1, 1, 1, 1)
    assert kinds(won)[-5:] == ["gd-rest-begun", *["gd-time-passed"] * 3, "gd-rest-healed"]
    assert not won.state.must_rest


@pytest.mark.rule("GD-133")
def test_once_a_try_costs_time_the_potions_of_the_turn_before_are_over():
    vial = treasure("drop", 1)
    thirsty = hero(health=3, cards=(vial,))
    state = game(thirsty, cleared="C2 C4", east="C2")
    crossed = act(state, "go-n").state
    held = act(crossed, "go-s", 1).state
    assert "drink-1" in menu(held)
    again = act(held, "retry-s", 1).state
    assert track(again) == (1, 0)
    assert "drink-1" not in menu(again)
    assert refusal(again, Drink(card=vial)) == "gd-error-potion-time"
