"""Rooms of every kind, cleared as players clear them, and what they are good for then."""

import pytest

from tests.support.joined import joined
from tests.systems.green_dungeon.moves import act, kinds, menu, run
from tests.systems.green_dungeon.numbers import red, track
from tests.systems.green_dungeon.pieces import boss, monster, tile
from tests.systems.green_dungeon.tables import game, hero

ROOMS = ["drop", "hammer", "wood", "brick", "cog", "lesser lair", "final lair"]
BLOW = ("strike", 6, 1)


def cleared(room):
    """The heroes in a room to the north that they have just cleared by playing."""
    symbol = "straw" if room.endswith("lair") else room
    cards = {"brick": (3,), "lesser lair": (boss("cog", 4),), "final lair": (9, 10)}
    state = game(
        hero(level=4),
        rooms={"C2": symbol, "A1": "straw"},
        lairs=(tile("A1"),) if room == "final lair" else (),
        seen="A1",
        monster_deck=(monster("hammer", 1), monster("cog", 1)),
        boss_deck=cards.get(room, (boss("drop", 4),)),
        treasure_deck=(),
    )
    steps = {
        "drop": (("go-n", 1), BLOW),
        "hammer": (("go-n", 1), BLOW, BLOW),
        "brick": (("go-n", 6),),
        "lesser lair": ("go-n", ("lesser", 1, 1, 1), "level-wait"),
        "final lair": ("go-n", ("enter", 1), "lesser"),
    }
    return run(state, *steps.get(room, ("go-n",)))


@pytest.mark.rule("GD-024: entered freely", "GD-024: nothing happens")
@pytest.mark.permits("GD-024: entered freely")
@pytest.mark.parametrize("room", ROOMS)
def test_a_room_that_was_cleared_is_left_and_entered_freely(room):
    state = cleared(room)
    left = act(state, "go-s")
    back = act(left.state, "go-n")
    assert (kinds(left), kinds(back)) == (["gd-room-crossed"], ["gd-room-crossed"])
    assert (back.state.at, track(back.state)) == (tile("C2"), track(state))
    assert (back.state.heroes, back.state.gold) == (state.heroes, state.gold)
    assert (back.state.agenda, back.state.fight) == ((), None)


@pytest.mark.rule("GD-024: entered freely")
def test_behind_a_shut_door_a_cleared_room_costs_only_the_door():
    opened = act(game(cleared="C2", east="C3"), "go-n", 4)
    assert kinds(opened) == ["gd-door-opened", "gd-room-crossed", "gd-time-passed"]
    assert track(opened.state) == (1, 0)


@pytest.mark.rule("GD-048")
@pytest.mark.permits("GD-048")
@pytest.mark.parametrize("room", ROOMS)
def test_a_room_of_any_kind_is_fit_for_a_rest_once_cleared(room):
    state = cleared(room)
    assert "rest" in menu(state)
    check = (6, 6, 6) if state.time + 3 >= 5 else ()
    rested = act(state, "rest", *check, 1, 1, 1)
    assert "gd-rest-healed" in kinds(rested)


@pytest.mark.rule("GD-065: health")
@joined("number", [1, 2, 3])
def test_the_number_of_a_monster_is_the_wounds_it_takes(number):
    state = game(monster_deck=(monster("hammer", number),), cleared="C4")
    state = act(state, "go-n").state
    assert (state.fight.foe.health, state.monster_deck) == (number, ())
    for _ in range(number - 1):
        state = act(state, *BLOW).state
        assert state.fight is not None
    assert act(state, *BLOW).state.fight is None


@pytest.mark.rule("GD-065: damage")
@joined("number", [1, 2, 3])
def test_the_number_of_a_monster_is_what_its_hit_costs(number):
    met = act(game(monster_deck=(monster("hammer", number),)), "go-n").state
    assert red(act(met, "strike", 1, 6).state) == 10 - number


@pytest.mark.rule("GD-065: damage")
def test_only_one_card_is_drawn_for_a_drop_room():
    met = act(game(), "go-n", 5).state
    assert met.fight.foe.cards == (4,)
    assert len(met.monster_deck) == 11
