"""What a visit allows and what it brings: rests, searches, duels, and beginners' luck."""

import pytest

from rules.systems.three_dice.actions import Challenge, Rest
from tests.systems.three_dice.moves import act, kinds, menu, new_game, refusal, run
from tests.systems.three_dice.tables import game, hero, monster, now, room

TEMPLE = room(kind="temple")
PAIR = (room(doors="n", kind="temple"), room(2, (0, 1), doors="s"))


@pytest.mark.rule("HR-005")
def test_a_rest_does_everybody_present_good():
    """Who lacks in one attribute alone is not asked; who lacks nothing gains nothing."""
    company = (
        hero((4, 2, 4), most=(5, 3, 4)),
        hero((5, 3, 3), most=(5, 3, 4), seat=2),
        hero(seat=3),
        hero((4, 3, 3), most=(5, 3, 4), seat=4),
    )
    asked = act(game(*company, rooms=(TEMPLE,), temple_rest=True, decisions="anyone"), "rest", 6)
    assert now(asked.state, 2) == (5, 3, 4)
    assert kinds(asked).count("td-point-regained") == 1
    state = act(act(asked.state, "gain-mind").state, "gain-spirit", seat=4).state
    points = [now(state, seat) for seat in (1, 2, 3, 4)]
    assert points == [(4, 3, 4), (5, 3, 4), (5, 3, 4), (4, 3, 4)]
    assert not state.prompts


@pytest.mark.rule("HR-005", "HR-036")
def test_a_rest_gives_one_hit_point_and_none_beyond_the_most():
    company = (hero(pool=3, pool_most=9), hero(seat=2, pool=9, pool_most=9))
    rules = {"temple_rest": True, "hp_pool": "easy", "decisions": "anyone"}
    rested = act(game(*company, rooms=(TEMPLE,), **rules), "rest", 4)
    assert [one.pool for one in rested.state.heroes] == [4, 9]
    assert kinds(rested).count("td-pool-regained") == 1


@pytest.mark.rule("HR-005")
def test_the_next_visit_allows_another_rest():
    state = act(game(rooms=PAIR, temple_rest=True), "rest", 3).state
    assert refusal(state, Rest()) == "td-error-rested"
    assert "rest" in menu(run(state, ("go-n", 6), ("go-s", 6)))


@pytest.mark.rule("HR-015", "TD-014")
def test_a_die_places_a_secret_door_where_dice_place_exits():
    """Three free walls to choose from; where there is one, no die falls."""
    rooms = (room(doors="ne"), room(2, (0, 1), doors="s"))
    lost = game(rooms=rooms, here=2, exit_placement="random")
    for face, side in ((1, "n"), (2, "e"), (3, "w")):
        opened = act(lost, "search-odd", 3, face).state
        assert [door.side for door in opened.room.doors if door.kind == "secret"] == [side]
    walled = (*rooms, room(3, (1, 1), doors=""), room(4, (-1, 1), doors=""))
    only = act(game(rooms=walled, here=2, exit_placement="random"), "search-odd", 3).state
    assert [door.side for door in only.room.doors if door.kind == "secret"] == ["n"]


@pytest.mark.rule("TD-028", "TD-029")
def test_beginners_luck_lasts_for_two_locations_of_a_game():
    """No dragon in the first two, no giants in the first; in the third there may be either."""
    state = run(new_game(5, 3, 4, 1, 5, 4, 6, 1).state, "exits-n")
    state = run(state, ("go-n", 1, 5, 4, 1), "exits-n")
    assert state.room.monster.name == "giants"
    quiet = state.level.room(2).with_(monster=None, stage="settled")
    state = state.with_(levels=(state.level.with_(rooms=(state.level.room(1), quiet)),), fight=None)
    assert run(state, ("go-n", 1, 5, 1), "exits-n").room.monster.name == "dragon"


@pytest.mark.rule("TD-028", "TD-029")
@pytest.mark.parametrize("every", [True, False])
def test_or_for_the_first_two_of_every_level(every):
    rules = {"level_theme": "standard", "training_every_level": every}
    rooms = (room(kind="great_hall", doors=""),)
    state = game(hero((9, 9, 9)), rooms=rooms, artifacts=("idol",), **rules)
    again = ((4, 6), (5, 4)) if every else ((6,), (5,))
    state = run(state, ("descend", 1, *again[0], 1), "exits-n", ("go-n", 1, *again[1], 1))
    assert state.room.monster.name == ("giants" if every else "dragon")
    state = run(state, "exits-n", *(("attack-body", 1),) * state.room.monster.hp)
    assert run(state, ("go-n", 1, 5, 1), "exits-n").room.monster.name == "dragon"


@pytest.mark.rule("HR-023", "HR-024")
def test_a_duel_is_offered_once_a_visit_however_turns_go_round():
    """A search ends the turn of a group and not its visit; only who comes anew may offer again."""
    rooms = (room(doors="ne"), room(2, (0, 1), doors="s"), room(3, (1, 0), doors="w"))
    heroes = (hero(seat=1, room=2), hero(seat=2, room=2), hero(seat=3, room=3))
    state = game(*heroes, rooms=rooms, here=2, duel=True, split_party=True)
    state = act(act(state, "duel-2").state, "duel-decline", seat=2).state
    state = act(act(state, "search-odd").state, "search-odd", 2, seat=2).state
    state = act(state, "wait", seat=3).state
    assert state.acting == (1, 2)
    assert refusal(state, Challenge(seat=2)) == "td-error-challenged"
    assert "duel-1" in menu(state, 2)
    state = act(act(state, "go-s").state, "go-s", 6, seat=2).state
    state = act(state, "wait", seat=3).state
    assert "duel-2" in menu(state)


@pytest.mark.rule("HR-023")
def test_nobody_duels_beside_a_sleeping_monster():
    rooms = (room(monster=monster(asleep=True)),)
    state = game(hero(), hero(seat=2), rooms=rooms, duel=True)
    assert refusal(state, Challenge(seat=2)) == "td-error-not-clear"
