"""Exits: how many, where, and which are locked."""

import pytest

from rules.core.grid import OPPOSITE, beside
from rules.core.scene import Side
from rules.systems.three_dice import RULESET
from rules.systems.three_dice.actions import Go, PlaceExits
from rules.systems.three_dice.options import ThreeDiceOptions
from tests.support.chance import played_out
from tests.support.joined import joined
from tests.support.soak import cases
from tests.systems.three_dice.moves import act, kinds, menu, new_game, refusal, run
from tests.systems.three_dice.tables import game, hero, room

HERO = (5, 3, 4)


def sides(where):
    return "".join(door.side for door in where.doors if door.kind != "entrance")


@pytest.mark.rule("TD-016")
@joined(("rolled", "onward"), [(1, 1), (2, 1), (3, 2)])
def test_the_first_location_has_an_exit_onward(rolled, onward):
    state = new_game(*HERO, 3, 6, 1, rolled).state
    assert state.prompts[0].count == onward
    assert {option.removeprefix("exits-") for option in menu(state)} == (
        {"n", "e", "w"} if onward == 1 else {"ne", "nw", "ew"}
    )


@pytest.mark.rule("TD-016")
def test_the_way_in_leads_nowhere():
    state = game()
    assert refusal(state, Go(side=Side.SOUTH)) == "td-error-way-out"
    assert room().door(Side.SOUTH).kind == "entrance"


@pytest.mark.rule("TD-016", "TD-013")
def test_the_cell_below_the_entrance_is_outside():
    rooms = (room(doors="e"), room(2, (1, 0), doors="ws"))
    state = act(game(rooms=rooms, here=2), "go-s", 3, 6, 1, 3).state
    assert sides(state.room) == "nes"


@pytest.mark.rule("TD-005", "TD-014")
@pytest.mark.permits("TD-005", "TD-014")
def test_the_party_says_whether_a_corridor_bends():
    state = act(game(), "go-n", 1, 6, 1).state
    assert sorted(menu(state)) == ["exits-e", "exits-n", "exits-w"]
    assert sides(act(state, "exits-w").state.room) == "sw"
    assert refusal(state, PlaceExits(sides=(Side.SOUTH,))) == "td-error-exits"


@pytest.mark.rule("TD-014")
def test_exits_may_be_placed_by_a_die():
    state = act(game(exit_placement="random"), "go-n", 1, 6, 1, 2).state
    assert sides(state.room) == "es"


@pytest.mark.rule("TD-011")
def test_one_exit_is_the_way_back():
    entered = act(game(), "go-n", 2, 6, 1, 1)
    assert sides(entered.state.room) == "s"
    assert "td-dead-end-met" in kinds(entered)


@pytest.mark.rule("TD-012", "TD-013", "HR-026")
def test_four_rooms_in_a_square():
    """TD-X9: the blank wall of the room to the north forbids an exit there."""
    state = act(square("e"), "go-w", 3, 6, 1, 3).state
    assert state.room.cell == (0, 9)
    assert sides(state.room) == "esw"


@pytest.mark.rule("TD-013", "HR-026")
@joined(("cell", "left"), [((0, 11), "esw"), ((1, 10), "nsw"), ((0, 9), "new"), ((-1, 10), "nes")])
@joined("rolled", [1, 2, 3])
def test_a_blank_wall_on_any_side_is_never_offered_and_never_opened(cell, left, rolled):
    """A great hall has as many exits as there are sides, and still none through that wall."""
    start, door = ((0, 9), "n") if "s" in left else ((0, 11), "s")
    rooms = (room(1, (0, 0), doors=""), room(2, start, doors=door), room(3, cell, doors=""))
    state = act(game(rooms=rooms, here=2), f"go-{door}", 6, 6, 1, rolled).state
    while state.prompts:
        assert all(set(offer.removeprefix("exits-")) <= set(left) for offer in menu(state))
        state = act(state, sorted(menu(state))[0]).state
    assert set(sides(state.room)) <= set(left)
    assert len(sides(state.room)) == min(rolled + 1, 3)
    assert state.level.room(3).doors == ()


@pytest.mark.rule("TD-013", "TD-015")
def test_a_connection_comes_before_the_number_rolled():
    """TD-X9: one exit rolled, two that must be."""
    state = act(square("es"), "go-w", 3, 6, 1, 1).state
    assert sides(state.room) == "ne"


def square(top_left):
    """Three rooms of a square well away from the entrance; the party is bottom right."""
    rooms = (
        room(1, (0, 0), doors=""),
        room(2, (0, 10), doors=top_left),
        room(3, (1, 10), doors="sw"),
        room(4, (1, 9), doors="nw"),
    )
    return game(rooms=rooms, here=4)


@pytest.mark.rule("TD-015")
def test_exits_without_a_free_side_are_lost():
    around = (
        room(1, (0, 0), doors=""),
        room(2, (5, 4), doors="n"),
        room(3, (4, 5), doors=""),
        room(4, (6, 5), doors=""),
        room(5, (5, 6), doors=""),
    )
    state = act(game(rooms=around, here=2), "go-n", 6, 6, 1, 3).state
    assert state.room.exits == 4
    assert sides(state.room) == "s"


@pytest.mark.rule("TD-012", "TD-013")
def test_walls_agree_on_a_grown_map():
    """Whatever grows, every cell has one room and every exit faces another."""
    for seed in cases(2, soak=20):
        for level in played_out(RULESET, ThreeDiceOptions(), 2, seed, 300, "bold").levels:
            cells = {here.cell: here for here in level.rooms}
            assert len(cells) == len(level.rooms)
            for here in level.rooms:
                for door in here.doors:
                    beyond = cells.get(beside(here.cell, door.side))
                    if beyond and door.kind != "entrance":
                        assert beyond.door(OPPOSITE[door.side]).kind == door.kind


@pytest.mark.rule("HR-017")
def test_new_exits_may_be_locked():
    """HR-X4: even is open, odd is locked."""
    state = run(game(locked_doors=True), ("go-n", 3, 6, 1, 3), ("exits-ne", 4, 3))
    kinds_by_side = {door.side.value: door.kind for door in state.room.doors}
    assert kinds_by_side == {"n": "open", "e": "locked", "s": "open"}
    assert refusal(state, Go(side=Side.EAST)) == "td-error-locked"


@pytest.mark.rule("HR-017", "HR-018")
@pytest.mark.permits("HR-017")
def test_a_key_opens_a_door_and_breaks():
    state = act(game(hero(pack=("key",)), rooms=(room(doors="N"),)), "unlock-n").state
    assert state.room.door(Side.NORTH).kind == "unlocked"
    assert state.hero(1).pack == ()
    assert "go-n" in menu(state)


@pytest.mark.rule("HR-017")
@pytest.mark.permits("HR-017")
def test_a_shoulder_opens_a_door_at_a_price():
    state = game(rooms=(room(doors="N"),))
    missed = act(state, "force-n", 5).state
    assert (missed.hero(1).now.body, missed.room.door(Side.NORTH).kind) == (4, "locked")
    forced = act(missed, "force-n", 3).state
    assert forced.room.door(Side.NORTH).kind == "unlocked"


@pytest.mark.rule("HR-017")
def test_a_lock_holds_from_both_sides():
    rooms = (
        room(doors="N"),
        room(2, (0, 1), doors="S"),
    )
    state = act(game(hero(pack=("key",)), rooms=rooms), "unlock-n").state
    assert [one.doors[0].kind for one in state.level.rooms] == ["unlocked", "unlocked"]


@pytest.mark.rule("HR-017")
def test_nobody_is_locked_in_for_good():
    weak = hero((0, 3, 4), most=(5, 3, 4))
    state = game(weak, rooms=(room(doors="N"),))
    assert sorted(menu(state)) == ["wait"]
    assert act(state, "wait", 1).state.room.monster.name == "goblins"
