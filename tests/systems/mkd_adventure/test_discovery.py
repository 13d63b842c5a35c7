"""What Heroes find where nobody has been: chambers, hallways, and where it is put."""

import pytest

from rules.systems.mkd.actions import StepTo
from rules.systems.mkd.compass import E, N, S
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.pieces import Pools
from rules.systems.mkd.tasks import Discover, Reveal
from rules.systems.mkd.things.placing import throw_facing
from rules.systems.mkd_adventure.discovery import discover
from rules.systems.mkd_adventure.finds import find_dressing, find_terrain
from tests.support.joined import joined
from tests.systems.mkd.boards import long_hall, open_chamber, placed, site, two_chambers
from tests.systems.mkd.pieces import door, hero, marker
from tests.systems.mkd.tables import kinds, play, state
from tests.systems.mkd_adventure.rounds import do as go
from tests.systems.mkd_adventure.rounds import heroes_turn
from tests.systems.mkd_adventure.told import told

POOLS = Pools(
    chests=("c01", "c02"),
    doors=("iron",),
    markers=("shadow",),
    artifacts=("mother_stone",),
    dressing=("table_chairs",),
    tokens=(("Y", 3),),
)
SQUARE = (10, 2, 5)
"""0 and 2 and 5: the seventh square of a chamber, (1, 1)."""


def found(where, *faces, tile=0, came_by=None, pools=POOLS, at=(2, 4), **more):
    """A Hero's discovery of a tile."""
    who = hero("brannoc", at=at)
    table = play(state(where, who, active=who, pools=pools, **more), *faces)
    discover(table, Discover(tile=tile, figure=who.id, came_by=came_by))
    assert table.dice.left == ()
    return who, table


@pytest.mark.rule("MA-150", "MA-151", "MA-152")
def test_ex_53_a_chamber_with_chest_and_artifact():
    _, table = found(open_chamber(), 6, 2, *SQUARE, 1, 3, 5, 4, 10, 8, 5)
    (box,) = table.state.chests
    assert (box.kind, box.at, box.facing, box.opened) == ("c02", (1, 1), N, False)
    (stone,) = table.state.site.markers
    assert (stone.what, stone.at, stone.tokens) == ("mother_stone", (2, 2), ("R", "R"))
    assert table.state.pools.chests == ("c01",)
    assert table.state.pools.artifacts == ()


@pytest.mark.rule("MA-153")
def test_ex_53_a_hallway_with_a_token_that_is_revealed_at_once():
    who, table = found(long_hall(2), 5, at=(1, 0))
    (waiting,) = table.state.tokens
    assert (waiting.colour, waiting.face, waiting.at) == ("Y", 3, (1, 2))
    assert table.state.agenda == (Reveal(tokens=(waiting.id,), cause=who.id),)
    assert table.state.pools.tokens == ()


@pytest.mark.rule("MA-153")
def test_a_token_lies_beside_an_occupied_centre():
    _, table = found(long_hall(2), 5, 1, 2, at=(1, 2))
    assert table.state.tokens[0].at == (1, 1)


@pytest.mark.rule("MA-151")
@pytest.mark.parametrize("die", [1, 2])
def test_a_chamber_may_be_empty(die):
    _, table = found(open_chamber(), die)
    assert kinds(table) == ["mkd-found-nothing"]


@pytest.mark.rule("MA-151", "MA-153")
def test_nothing_is_found_where_the_pools_are_empty():
    for faces in ((3,), (5, 1), (6, 4)):
        assert kinds(found(open_chamber(), *faces, pools=Pools())[1]) == ["mkd-found-nothing"]
    for die in (3, 4, 5, 6):
        assert kinds(found(long_hall(2), die, pools=Pools())[1]) == ["mkd-found-nothing"]


@pytest.mark.rule("MA-152")
def test_of_a_kind_used_up_the_next_is_found():
    pools = POOLS.with_(artifacts=(), dressing=())
    _, table = found(open_chamber(), 5, 4, *SQUARE, pools=pools)
    assert [(m.kind, m.at) for m in table.state.site.markers] == [("shadow", (1, 1))]


@pytest.mark.rule("MA-151")
def test_a_chest_needs_a_square_of_its_own_and_a_front():
    # The first throw falls on the Hero, the second beside a wall that the chest must not face.
    _, table = found(open_chamber(), 3, 1, *SQUARE, 10, 1, 1, 1, 1, 1, at=(1, 1))
    (box,) = table.state.chests
    assert (box.at, box.facing) == ((1, 0), E)


@joined(("faces", "facing"), [
    ((1, 1, 1), 0), ((1, 1, 2), 2), ((1, 2, 2), 4), ((1, 2, 1), 6), ((2, 3, 3), 1), ((2, 2, 1), 7),
])  # fmt: skip
def test_three_dice_turn_a_chest(faces, facing):
    assert throw_facing(play(state(open_chamber()), *faces)) == facing


@pytest.mark.rule("MA-152")
def test_a_chambers_door_hangs_in_any_way_on():
    _, table = found(two_chambers(), 5, 3)
    (hung,) = table.state.site.doors
    assert (hung.at, hung.side, hung.iron, hung.closed, hung.trap) == ((4, 2), E, True, True, None)


@pytest.mark.rule("MA-152")
def test_a_way_has_one_door():
    pools = Pools(doors=("wooden",))
    _, table = found(two_chambers(doors=[door((5, 2), 6)]), 5, 3, pools=pools)
    assert len(table.state.site.doors) == 1
    assert table.state.pools.doors == ("wooden",)


@pytest.mark.rule("MA-153")
def test_a_hallways_door_is_not_where_one_came_in():
    where = site(placed(1), placed(7, at=(-1, -5)), placed(7, at=(-1, 5)))
    _, table = found(where, 3, came_by=(1, -1), at=(1, 0))
    assert [(d.at, d.side) for d in table.state.site.doors] == [((1, 4), S)]
    _, table = found(where, 3, came_by=(1, 5), at=(1, 4))
    assert [(d.at, d.side) for d in table.state.site.doors] == [((1, 0), N)]


@pytest.mark.rule("MA-153")
def test_a_hallways_marker_lies_on_a_thrown_square():
    # 10 counts nothing, so that the six-sided die names the square.
    _, table = found(long_hall(2), 4, 10, 5, at=(1, 0))
    assert [(m.kind, m.at) for m in table.state.site.markers] == [("shadow", (1, 1))]


@pytest.mark.rule("MA-153")
def test_a_hallway_may_hide_a_door_and_a_token():
    _, table = found(long_hall(2), 6, came_by=None, at=(1, 0))
    assert len(table.state.site.doors) == 1
    assert len(table.state.tokens) == 1


def test_markers_lie_on_free_ground():
    table = play(
        state(open_chamber(markers=[marker("bones", (1, 1))]), pools=POOLS), *SQUARE, 10, 2, 6
    )
    assert find_terrain(table, 0)
    assert table.state.site.markers[1].at == (2, 1)


@pytest.mark.rule("MA-037")
def test_dressing_stands_about_the_centre_but_not_on_anybody():
    who = hero("brannoc", at=(2, 1))
    table = play(state(open_chamber(), who, pools=POOLS))
    assert find_dressing(table, 0)
    assert {(m.kind, m.at) for m in table.state.site.markers} == {
        ("furniture", (1, 1)),
        ("furniture", (3, 1)),
    }
    pillars = play(state(open_chamber(), pools=POOLS.with_(dressing=("pillars",))))
    assert find_dressing(pillars, 0)
    assert {m.at for m in pillars.state.site.markers} == {(1, 1), (3, 1), (1, 3), (3, 3)}


@pytest.mark.rule("MA-150", "MA-153")
def test_each_tile_is_discovered_once_and_the_central_chamber_never():
    who = hero("brannoc", at=(2, 2))
    table = play(state(two_chambers(), who, central=1, visited=()))
    table.mode.entered(table, who, 0, None)
    table.mode.entered(table, who, 0, None)
    table.mode.entered(table, who, 1, None)
    assert table.state.agenda == (Discover(tile=0, figure=who.id),)
    assert table.state.visited == (0, 1)


@pytest.mark.rule("MA-151", "MA-152", "MA-153")
def test_the_tables_are_those_ruled():
    assert RULINGS.words("chamber") == ("none", "none", "chest", "chest", "accessory", "both")
    assert RULINGS.words("chamber_accessory") == (
        "terrain", "terrain", "door", "artifact", "artifact", "dressing",
    )  # fmt: skip
    assert RULINGS.words("hallway") == (
        "none", "none", "door", "terrain", "token", "door_and_token",
    )  # fmt: skip


@pytest.mark.rule("MA-153")
@joined(
    ("faces", "found_what"),
    [
        ((1,), "found-nothing"),
        ((3,), "found"),
        ((4, 10, 5), "found"),
        ((5, 1, 1), "found-token"),
        ((6, 1, 1), "found-token"),
    ],
)
def test_a_step_into_a_hallway_tells_of_what_is_found_or_that_nothing_is(faces, found_what):
    # After a token two ones are a false alarm.
    who = hero("brannoc", at=(2, 4), facing=S)
    where = site(placed(7), placed(1, at=(1, 5)), placed(7, at=(0, 10)))
    situation = heroes_turn(where, who, active=who, visited=(0,), pools=POOLS)
    played = go(situation, StepTo(facing=S), *faces)
    assert told(played, found_what)
    assert bool(told(played, "found-nothing")) is (found_what == "found-nothing")
