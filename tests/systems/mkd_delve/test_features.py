"""What comes with a tile: tokens, terrain, chests, artifacts (RG-041..054, RG-109..118)."""

import pytest

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.compass import SE, E, N, S, W
from rules.systems.mkd.pieces import Pools
from rules.systems.mkd.things.placing import lay_terrain, stand_artifact, throw_facing
from rules.systems.mkd_delve.growth.features import bring, lay_token
from rules.systems.mkd_delve.growth.levels import begin_level
from rules.systems.mkd_delve.growth.terrain import chosen, hang_door, lay_some_terrain
from tests.support.joined import joined
from tests.systems.mkd.boards import open_chamber, placed, site
from tests.systems.mkd.pieces import chest, hero, marker, token
from tests.systems.mkd_delve.delves import delve, reasons, spent, table, told

TEN = 10
"""The face of a ten-sided die that reads 0: nothing, or ten (RG-048, RG-049)."""
YELLOW = (("Y", 1), ("Y", 2), ("Y", 3))


def chamber(*faces, tile=0, where=None, **more):
    """A table over a bare chamber with tokens and chests to come."""
    pools = {"tokens": YELLOW, "chests": ("c10", "c09"), **more.pop("pools", {})}
    situation = delve(where or open_chamber(), hero("brannoc", where="waiting"), **more)
    return table(situation.with_(pools=Pools(**pools)), *faces)


def hall(*faces, **more):
    return chamber(*faces, where=site(placed(1)), **more)


def brought(play, tile=0):
    bring(play, tile)
    return spent(play)


@pytest.mark.rule("RG-041", "RG-046", "RG-116", "RG-117")
def test_ex_29_all_three_at_once():
    token_at_17 = (1, 3, TEN, 4)
    iron_door_at_3 = (1, 5, TEN, 2, 1, 2, 2)
    chest_at_18 = (1, 5, 7, 6, 2, 1, 2)
    play = brought(chamber(6, *token_at_17, *iron_door_at_3, *chest_at_18))
    assert [each.at for each in play.state.tokens] == [(1, 3)]
    (door,) = play.state.site.doors
    assert (door.at, door.side, door.iron) == ((2, 0), S, True)
    (lying,) = play.state.chests
    assert (lying.at, lying.facing) == ((2, 3), SE)
    assert [event.kind for event in play.events] == ["mkd-token-laid", "mkd-found", "mkd-found"]
    assert reasons(play)[0] == "mkd-feature"


@pytest.mark.rule("RG-042")
def test_ex_30_a_hallway_has_nothing_on_a_1():
    play = brought(hall(1))
    assert [event.kind for event in play.events] == ["mkd-nothing-came"]


@pytest.mark.rule("RG-043")
@pytest.mark.parametrize("die", [2, 3])
def test_tokens_on_2_and_3(die):
    play = brought(chamber(die, 2, 1, 1, 1))
    assert [(each.colour, each.face, each.at) for each in play.state.tokens] == [("Y", 2, (2, 0))]
    assert play.state.pools.tokens == (("Y", 1), ("Y", 3))


@pytest.mark.rule("RG-043", "RG-009")
def test_empty_pools_bring_nothing():
    assert brought(chamber(2, pools={"tokens": ()})).state.tokens == ()
    assert brought(chamber(5, pools={"chests": ()})).state.chests == ()
    assert brought(chamber(4, terrain_left=0)).state.site.markers == ()
    assert told(brought(chamber(5, pools={"chests": ()})), "nothing-came")[0].die == 5


@pytest.mark.rule("RG-009")
def test_terrain_runs_out():
    play = brought(chamber(4, 2, 1, 1, 1, terrain_left=1))
    assert play.state.terrain_left == 0
    assert [each.kind for each in play.state.site.markers] == ["bones"]


@pytest.mark.rule("RG-044")
def test_terrain_on_a_4():
    assert [each.kind for each in brought(chamber(4, 3, 1, 1, 1)).state.site.markers] == ["water"]


@pytest.mark.rule("RG-045")
def test_a_chest_on_a_5():
    play = brought(chamber(5, 2, 1, 1, 1, 1, 1, 1))
    assert [(each.kind, each.at) for each in play.state.chests] == [("c09", (2, 0))]
    assert play.state.pools.chests == ("c10",)


@pytest.mark.rule("RG-048")
@joined(("dice", "at"), [((TEN, 1), (0, 0)), ((9, 6), (2, 4)), ((7, 1), (1, 2))])
def test_squares_of_hallways(dice, at):
    play = hall(*dice, pools={"tokens": YELLOW[:1]})
    assert lay_token(play, 0)
    assert play.state.tokens[0].at == at


@pytest.mark.rule("RG-049")
@joined(("dice", "at"), [((9, TEN, 6), (4, 4)), ((TEN, 1, 1), (1, 0)), ((3, TEN, 4), (1, 3))])
def test_squares_of_chambers(dice, at):
    play = chamber(*dice, pools={"tokens": YELLOW[:1]})
    assert lay_token(play, 0)
    assert play.state.tokens[0].at == at


@pytest.mark.rule("RG-051: hallway")
def test_squares_are_numbered_as_printed_however_the_tile_lies():
    # The hallway lies on its side: its first row is the column in the east.
    play = chamber(TEN, 2, where=site(placed(1, turn=1)), pools={"tokens": YELLOW[:1]})
    lay_token(play, 0)
    assert play.state.tokens[0].at == (4, 1)


@pytest.mark.rule("RG-050", "RG-053")
def test_ex_32_what_cannot_lie_there_is_thrown_again():
    there = token(at=(1, 3))
    play = chamber(5, 1, 3, TEN, 4, 5, 7, 6, 1, 1, 1, tokens=(there,))
    brought(play)
    assert play.state.chests[0].at == (2, 3)
    assert reasons(play).count("mkd-square") == 6


@pytest.mark.rule("RG-053")
def test_tokens_lie_neither_on_chests_nor_on_artifacts():
    where = open_chamber(markers=[marker("artifact", (1, 0), what="hour_skull")])
    lying = chest(0, at=(2, 0))
    play = chamber(
        TEN, 1, 1, 1, 1, 1, 1, 1, 2, where=where, chests=(lying,), pools={"tokens": YELLOW[:1]}
    )
    lay_token(play, 0)
    assert spent(play).state.tokens[0].at == (3, 0)


@pytest.mark.rule("RG-052")
def test_markers_and_artifacts_override_whatever_is_printed():
    where = site(placed(8))
    assert board_of(where).ground[2, 2] == "blocking"
    play = chamber(2, 5, 6, where=where)
    assert lay_terrain(play, 0, "bones", anywhere=True)
    assert board_of(play.state.site).ground[2, 2] == "hindering"
    play = chamber(2, 5, 6, where=where)
    assert stand_artifact(play, 0, "hour_skull", anywhere=True)
    assert play.state.site.markers[0].at == (2, 2)


@pytest.mark.rule("RG-054")
def test_tokens_and_chests_may_lie_on_markers():
    where = open_chamber(markers=[marker("water", (2, 0)), marker("bones", (3, 0))])
    play = chamber(6, 1, 1, 1, 1, 2, 1, 1, 3, 1, 1, 1, 2, 1, 1, 1, where=where)
    brought(play)
    assert play.state.tokens[0].at == (2, 0)
    assert play.state.chests[0].at == (3, 0)


@pytest.mark.rule("RG-109")
@joined(("die", "iron"), [(1, False), (4, False), (5, True), (6, True)])
def test_doors_of_wood_and_iron(die, iron):
    play = chamber(1, die, 1, 1, 1, 2, 2)
    assert lay_some_terrain(play, 0)
    assert spent(play).state.site.doors[0].iron == iron


@pytest.mark.rule("RG-110")
@joined(("die", "kind"), [(2, "bones"), (3, "water"), (4, "shadow")])
def test_bones_water_and_shadow(die, kind):
    play = chamber(die, 1, 1, 1)
    lay_some_terrain(play, 0)
    assert [(each.kind, each.at) for each in play.state.site.markers] == [(kind, (2, 0))]


@pytest.mark.rule("RG-111")
def test_devices():
    for faces, kind in (((5, 3), "teleport"), ((5, 4), "vortex")):
        play = chamber(*faces, 1, 1, 1, artifacts=True)
        lay_some_terrain(play, 0)
        assert spent(play).state.site.markers[0].kind == kind
    # Without artifacts it is a teleport, and no die falls for it (C24).
    play = chamber(5, 1, 1, 1)
    lay_some_terrain(play, 0)
    assert spent(play).state.site.markers[0].kind == "teleport"


@pytest.mark.rule("RG-112", "RG-113")
def test_ex_31_an_artifact_or_a_vortex():
    play = chamber(6, 3, 5, 1, 1, 1, artifacts=True)
    lay_some_terrain(play, 0)
    (skull,) = spent(play).state.site.markers
    assert (skull.kind, skull.what, skull.tokens) == ("artifact", "hour_skull", ("B",) * 4)
    play = chamber(6, 1, 1, 1)
    lay_some_terrain(play, 0)
    assert spent(play).state.site.markers[0].kind == "vortex"


@pytest.mark.rule("RG-113")
def test_the_next_number_where_one_is_not_to_be_had():
    play = chamber(3, 4, artifacts=True)
    assert chosen(play) == "mother_stone"
    taken = open_chamber(markers=[marker("artifact", (0, 0), what="mother_stone")])
    assert chosen(chamber(3, 4, where=taken, artifacts=True)) == "hour_skull"
    # Furniture is not in use: after the sixth comes the first again.
    assert chosen(chamber(2, 5, artifacts=True)) == "rune_pillar"
    assert chosen(chamber(2, 5, dressing=True)) == "pillars"
    assert chosen(chamber(1, 5, dressing=True)) is None


@pytest.mark.rule("RG-114")
@joined(
    ("what", "faces", "tokens"),
    [
        ("great_basin", (1,), "RRRYYY"),
        ("great_basin", (2,), "RRBBYY"),
        ("coiled_idol", (), "RRRR"),
        ("wyrm_altar", (), "RRR"),
        ("mother_stone", (), "RR"),
        ("hour_skull", (), "BBBB"),
        ("gryphon_seat", (), "BBB"),
    ],
)
def test_tokens_of_the_first_group(what, faces, tokens):
    play = chamber(1, 1, 1, *faces)
    stand_artifact(play, 0, what)
    assert "".join(spent(play).state.site.markers[0].tokens) == tokens


@pytest.mark.rule("RG-115")
@joined(
    ("what", "tokens"),
    [
        ("rune_pillar", "BB"),
        ("idol_of_hands", "YYYY"),
        ("small_basin", "YYY"),
        ("bone_spring", "YY"),
    ],
)
def test_tokens_of_the_second_group(what, tokens):
    play = chamber(1, 1, 1)
    stand_artifact(play, 0, what)
    assert "".join(spent(play).state.site.markers[0].tokens) == tokens


@pytest.mark.rule("RG-115")
def test_one_pillar_and_a_table_with_two_chairs():
    play = chamber(6, 2, 5, 1, 1, 1, dressing=True)
    lay_some_terrain(play, 0)
    assert [(each.kind, each.at) for each in spent(play).state.site.markers] == [("pillar", (2, 0))]
    play = chamber(6, 2, 6, 3, TEN, 1, 1, 2, 1, 3, dressing=True)
    lay_some_terrain(play, 0)
    at = [(each.kind, each.at) for each in spent(play).state.site.markers]
    assert at[0] == ("furniture", (3, 2))
    assert len(at) == 3
    board = board_of(play.state.site)
    assert all(board.adjacent((3, 2), square) for _, square in at[1:])


@pytest.mark.rule("RG-116")
@joined(("dice", "side"), [((1, 3), N), ((1, 2), W), ((4, 2), S), ((2, 5), E)])
def test_on_which_side_of_its_square_a_door_is(dice, side):
    play = chamber(2, TEN, 1, *dice)
    hang_door(play, 0, iron=False)
    (door,) = spent(play).state.site.doors
    assert (door.at, door.side) == ((2, 2), side)


@pytest.mark.rule("RG-116")
def test_no_door_hangs_in_a_wall():
    play = chamber(1, 1, 1, 1, 1, 1, 2)
    hang_door(play, 0, iron=False)
    (door,) = spent(play).state.site.doors
    assert (door.at, door.side) == ((2, 0), W)
    assert reasons(play).count("mkd-door-edge") == 4


@pytest.mark.rule("RG-117")
@joined(
    ("dice", "facing"),
    [
        ((1, 1, 1), 0),
        ((1, 1, 2), 2),
        ((1, 2, 2), 4),
        ((1, 2, 1), 6),
        ((2, 3, 3), 1),
        ((2, 2, 1), 7),
    ],
)
def test_which_way_a_chest_looks(dice, facing):
    assert throw_facing(chamber(*dice)) == facing


@pytest.mark.rule("RG-118")
def test_a_chest_turns_until_somebody_can_stand_before_it():
    # In the north-west corner: north, straight ahead, is the wall, and so is the way north-east.
    play = hall(5, TEN, 1, 1, 1, 1, pools={"chests": ("c10",)})
    brought(play)
    lying = play.state.chests[0]
    assert (lying.at, lying.facing) == ((0, 0), E)


@pytest.mark.rule("RG-047")
def test_the_first_hallway_brings_nothing():
    start = delve(open_chamber(), hero("brannoc", where="waiting"), level=0, terrain_left=10)
    play = table(start, 1, 1, 1)
    begin_level(play)
    assert "mkd-feature" not in reasons(play)
    assert play.state.site.markers == ()
    assert (play.state.tokens, play.state.chests) == ((), ())
