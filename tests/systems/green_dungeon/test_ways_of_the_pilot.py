"""Which way the autopilot goes where doors, foes and lairs lie between it and what it wants."""

from rules.systems.green_dungeon import RULESET, layout
from rules.systems.green_dungeon.verbs import VERBS
from tests.support.joined import joined
from tests.systems.green_dungeon.pieces import tile
from tests.systems.green_dungeon.tables import foe, game, hero

ALL = tuple(layout.name(index) for index in range(25))


def choice(state, stance="careful"):
    return VERBS.id_of(RULESET.autopilot(state, 1, stance))


def but(*names):
    """All tiles but some, by name."""
    return " ".join(name for name in ALL if name not in names)


def test_a_foe_in_the_way_is_gone_around():
    """Both ways lead to an unexplored room two tiles off; on the first a bribed foe sits."""
    made = {"explored": "C2", "cleared": but("C2", "C1", "C5")}
    assert choice(game(foes=(foe("C2", left="bribed"),), **made)) == "go-s"
    assert choice(game(cleared=but("C1", "C5"))) == "go-n"


def test_a_door_to_a_visited_room_is_worth_two_cubes():
    """Behind it lies the unknown; the other way is an open one to a captain that is seen."""
    made = {"rooms": {"D3": "hammer"}, "seen": "D3", "east": "C3"}
    assert choice(game(cleared=but("C1", "D3"), **made)) == "go-n"
    assert choice(game(cleared=but("C2", "C1", "D3"), **made)) == "go-e"


def test_the_unexplored_costs_a_cube_more_than_what_is_known():
    """A foe that was left, beside, against a trap behind a shut door that takes a six."""
    made = {"rooms": {"C2": "brick"}, "seen": "C2", "explored": "D3", "east": "C3"}
    state = game(cleared=but("C2", "D3"), foes=(foe("D3", left="fled"),), **made)
    assert choice(state) == "go-e"


def test_no_way_leads_through_the_lair_of_a_boss_who_lives():
    """Beyond it lies the unknown; sooner the foe in the south is fought again."""
    state = game(
        rooms={"C2": "straw"},
        lairs=(tile("C2"),),
        explored="C2 C4",
        cleared=but("C2", "C1", "C4"),
        foes=(foe("C2", "mini", left="fled"), foe("C4", left="fled")),
    )
    assert choice(state) == "go-s"


def test_a_lair_that_was_cleared_is_a_room_on_the_way():
    state = game(
        rooms={"C2": "straw", "C4": "brick"},
        lairs=(tile("C2"),),
        slain=("mini",),
        seen="C4",
        cleared=but("C1", "C4"),
    )
    assert choice(state) == "go-n"


@joined("hidden", ["straw", "drop", "brick"])
def test_what_lies_face_down_is_no_reason_to_go_another_way(hidden):
    """Two treasure rooms are seen, each behind a room that is not explored: the first is taken."""
    state = game(
        hero(),
        rooms={"C2": hidden, "C1": "cog", "C5": "cog"},
        seen="C1 C4 C5",
        cleared=but("C2", "C1", "C4", "C5"),
    )
    assert choice(state) == "go-n"
