"""What the table sees: floor, walls, things, figures, reach, targets, focus."""

from rules.core.scene import Barrier, Side, Sight, Terrain
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.compass import E, S, W
from rules.systems.mkd.content import MONSTERS, NPCS
from rules.systems.mkd.pieces import Effect, Site
from rules.systems.mkd.show.marks import LETTERS, marks
from rules.systems.mkd.show.page import page_of
from rules.systems.mkd.show.prompt import prompt
from rules.systems.mkd.tasks import (
    AskSpin,
    MonsterActs,
    TokenMoves,
)
from tests.support.joined import joined
from tests.systems.mkd.boards import open_chamber, placed, site, two_chambers
from tests.systems.mkd.moments import alone, arguments, drawn, keys, moment
from tests.systems.mkd.pieces import chest, door, hero, marker, monster, token
from tests.systems.mkd.tables import state


def named(picture, kind):
    return [feature for feature in picture.features if feature.kind == kind]


def barriers(picture):
    return {(edge.at, edge.side): edge.kind for edge in picture.edges}


def test_square_0_0_is_a1_however_the_map_grows():
    grown = site(placed(7), placed(7, at=(-5, 0)), placed(7, at=(0, -5)))
    picture = drawn(alone(where=grown))
    assert (picture.columns, picture.rows) == (10, 10)
    assert picture.ruler.name((5, 5)) == "A1"
    assert picture.tokens[0].at == (7, 7)
    assert picture.ruler.name(picture.tokens[0].at) == "C3"


def test_ground_by_its_letters():
    where = open_chamber(
        markers=[
            marker("bones", (0, 0)),
            marker("water", (1, 0)),
            marker("shadow", (2, 0)),
            marker("pillar", (3, 0)),
        ]
    )
    picture = drawn(alone(where=where))
    assert picture.terrain[0] == ",~:.."
    assert [feature.at for feature in named(picture, "column")] == [(3, 0)]
    assert {feature.kind for feature in picture.features} >= {"bones", "column"}


def test_blocking_squares_are_rock():
    shape = site(placed(3, "A"))
    picture = drawn(alone(where=shape, at=(1, 1)))
    assert picture.terrain[3][0] == picture.terrain[4][1] == Terrain.ROCK


def test_tiles_that_touch_are_parted_by_walls_but_where_they_join():
    found = barriers(drawn(alone(where=two_chambers())))
    for row in (0, 1, 3, 4):
        assert found[(4, row), Side.EAST] == Barrier.WALL
    assert ((4, 2), Side.EAST) not in found
    assert len(found) == 4


@joined(
    ("fields", "kind"),
    [
        ({}, Barrier.DOOR),
        ({"iron": True}, Barrier.IRON),
        ({"closed": False}, Barrier.AJAR),
        ({"iron": True, "closed": False}, Barrier.AJAR),
    ],
)
def test_doors_by_what_they_are(fields, kind):
    where = two_chambers(doors=[door((4, 2), **fields)])
    assert barriers(drawn(alone(where=where)))[(4, 2), Side.EAST] == kind


def test_a_door_that_is_told_from_its_other_side_hangs_on_the_same_edge():
    where = two_chambers(doors=[door((5, 2), side=W)])
    assert barriers(drawn(alone(where=where)))[(4, 2), Side.EAST] == Barrier.DOOR


def test_the_tile_of_who_acts_is_in_view_and_the_others_are_seen():
    picture = drawn(alone(where=two_chambers()))
    assert picture.sight[2] == Sight.IN_VIEW * 5 + Sight.SEEN * 5


def test_tiles_that_nobody_entered_are_marked():
    picture = drawn(alone(where=two_chambers(), visited=(0,)))
    (dark,) = named(picture, "glimpsed")
    assert (dark.at, dark.size) == ((9, 0), (1, 1))
    full = drawn(alone(where=two_chambers(), visited=(0,), chests=(chest(0, at=(9, 0)),)))
    assert named(full, "glimpsed")[0].at != (9, 0), "nothing lies under the eye"


def test_the_way_in_points_inwards():
    (gate,) = named(drawn(alone(where=open_chamber(entrance=((2, 4), S)))), "entrance")
    assert (gate.at, gate.facing) == ((2, 4), "n")


def test_chests_by_what_is_known_of_them():
    shut = chest(0, at=(0, 0), quest=True, facing=E)
    opened = chest(1, kind="c11", at=(1, 0), opened=True, trap="spent")
    trapped = chest(2, kind="c12", at=(2, 0), trap="gas")
    carried = chest(3, kind="c13", carrier=1)
    picture = drawn(alone(chests=(shut, opened, trapped, carried)))
    chests = {feature.at: feature for feature in picture.features}
    assert chests[0, 0].kind == "chest"
    assert chests[0, 0].facing == "e"
    told = arguments(chests[0, 0].name)
    assert (told["quest"], told["open"], told["trap"]) == ("yes", "no", "unknown")
    assert chests[1, 0].kind == "loot"
    assert arguments(chests[2, 0].name)["trap"] == "trapped"
    assert [feature.at for feature in named(picture, "very_special")] == [(0, 0)]
    assert len(named(picture, "chest")) == 2


def test_which_trap_a_chest_has_is_not_told():
    trapped = chest(0, at=(0, 0), trap="gas")
    dumped = drawn(alone(chests=(trapped,))).model_dump_json()
    assert "gas" not in dumped


def test_markers_by_their_signs_and_a_great_artifact_as_one():
    basin = [marker("artifact", at, what="great_basin") for at in ((0, 0), (1, 0), (0, 1), (1, 1))]
    more = [
        marker("teleport", (4, 0)),
        marker("vortex", (4, 1)),
        marker("furniture", (4, 3)),
        marker("stairs", (4, 4)),
        marker("artifact", (0, 4), what="wyrm_altar"),
    ]
    picture = drawn(alone(where=open_chamber(markers=[*basin, *more])))
    (fountain,) = named(picture, "fountain")
    assert (fountain.at, fountain.size) == ((0, 0), (2, 2))
    assert fountain.name.key == "mkd-artifact-great_basin"
    for kind in ("portal", "vortex", "table", "stairs_down", "altar"):
        assert len(named(picture, kind)) == 1


def test_figures_show_who_where_and_how_well():
    rats = monster("cellar_rats", at=(0, 0), facing=E, click=1, surprised=True)
    picture = drawn(alone(rats))
    mine, other = picture.tokens
    assert (mine.side, mine.mark, mine.facing, mine.active, mine.seat) == (
        "hero",
        "B",
        "n",
        True,
        1,
    )
    assert (mine.health, mine.health_max) == (5, 5)
    assert (other.side, other.mark, other.active) == ("monster", "CR", False)
    most = len(MONSTERS["cellar_rats"].dial)
    assert (other.health, other.health_max) == (most - 1, most)
    assert "mkd-condition-surprised" in keys(other.conditions)


def test_a_rider_takes_two_squares():
    rider = monster("grave_rider", at=(1, 1), facing=E)
    token_ = drawn(alone(rider)).tokens[1]
    assert (token_.at, token_.size, token_.facing) == ((0, 1), (2, 1), "e")


def test_those_who_are_not_on_the_board_are_not_on_the_map():
    gone = [monster("cellar_rats", where=where) for where in ("dead", "captive", "waiting", "gone")]
    assert len(drawn(alone(*gone)).tokens) == 1


def test_conditions_are_told_the_gravest_first():
    spell = (
        Effect(source="sleep", until="next_activation", halted=True, asleep=True),
        Effect(source="curse", until="level", attack=-1, defense=-1),
    )
    ill = hero("ysolde", at=(0, 0), seat=2, effects=spell, carries=(0,))
    picture = drawn(alone(ill, chests=(chest(0, quest=True, carrier=ill.id),)))
    told = picture.tokens[1].conditions
    assert keys(told) == ["mkd-condition-asleep", "mkd-condition-curse", "mkd-condition-laden"]
    assert arguments(told[-1])["quest"] == "yes"


def test_the_face_of_a_token_is_not_told():
    """B-100: its colour is all that one sees."""
    lurking = [[token("R", face=face, at=(0, 0)).with_(id=7)] for face in (1, 6)]
    one, other = (drawn(alone(tokens=tuple(tokens))) for tokens in lurking)
    assert one.model_dump()["tokens"][1:] == other.model_dump()["tokens"][1:]
    (told,) = [each for each in one.tokens if each.side == "wanderer"]
    assert (told.mark, told.at) == ("R", (0, 0))


def test_the_guardian_stands_out():
    lurker = token("R", at=(0, 0), guardian=True)
    (told,) = [e for e in drawn(alone(tokens=(lurker,))).tokens if e.side == "wanderer"]
    assert told.mark == "R!"


def test_marks_are_never_the_same():
    figures = [
        hero("ondine"),
        hero("oswin"),
        *(monster("cellar_rats", number=number) for number in (1, 2, 3, 12, 13, 112)),
        monster("gutterkin_sneak"),
        monster("gutterkin_slinger"),
        monster("gutterkin_scrapper"),
    ]
    given = marks(figures)
    assert given[figures[0].id] == "O"
    assert given[figures[1].id] == "Os"
    assert given[figures[3].id] == "CR2"
    assert len(set(given.values())) == len(figures)
    assert all(1 <= len(mark) <= 3 for mark in given.values())


def test_every_kind_has_letters_of_its_own():
    assert set(LETTERS) == {*MONSTERS, *NPCS}
    assert len(set(LETTERS.values())) == len(LETTERS)
    assert all(len(letters) == 2 and letters.isupper() for letters in LETTERS.values())


def test_reach_is_where_the_active_hero_can_stop():
    picture = drawn(alone(points=1))
    assert len(picture.reach) == 8
    assert (2, 2) not in picture.reach
    assert drawn(alone(points=0)).reach == ()


def test_nobody_is_reached_while_a_question_is_open():
    situation = alone()
    asking = situation.with_(
        agenda=(AskSpin(seats=(1,), figure=situation.figures[0].id, toward=1),)
    )
    assert drawn(asking).reach == drawn(asking).targets == ()


def test_targets_can_be_struck_now():
    near, far = monster("cellar_rats", at=(2, 1)), monster("cellar_rats", at=(0, 4), number=2)
    assert drawn(alone(near, far)).targets == ((2, 1),)
    assert drawn(alone(near, far, points=0)).targets == ()


def test_an_archer_targets_those_in_range():
    archer = hero("liriel", at=(0, 0), facing=E)
    far = monster("cellar_rats", at=(4, 0))
    assert drawn(state(open_chamber(), archer, far, active=archer)).targets == ((4, 0),)


def test_the_focus_is_about_who_acts():
    tiles = [placed(7, at=(5 * column, 5 * row)) for column in range(8) for row in range(6)]
    for at in ((0, 0), (20, 14), (39, 29)):
        picture = drawn(alone(where=site(*tiles), at=at))
        box = picture.focus
        assert (box.columns, box.rows) == (16, 14)
        assert box.at[0] <= at[0] < box.at[0] + 16
        assert box.at[1] <= at[1] < box.at[1] + 14
        assert box.at[0] >= 0
        assert box.at[0] + box.columns <= picture.columns


@joined("across", range(3, 9))
@joined("down", range(3, 8))
def test_no_border_is_left_just_outside_the_picture(across, down):
    """Whatever the map's size and whoever acts: what is cut off is more than two squares wide."""
    rows = [placed(5, at=(3 * column, 5 * row)) for column in range(across) for row in range(down)]
    where = site(*rows)
    page = page_of(board_of(where))
    for at in ((0, 0), (page.columns // 2, page.rows // 2), (page.columns - 1, page.rows - 1)):
        for step in range(-3, 4):
            square = (
                min(max(at[0] + step, 0), page.columns - 1),
                min(max(at[1] + step, 0), page.rows - 1),
            )
            box = page.focus(square)
            assert box.at[0] <= square[0] < box.at[0] + box.columns
            assert box.at[1] <= square[1] < box.at[1] + box.rows
            assert box.columns <= 18
            for start, length, whole in (
                (box.at[0], box.columns, page.columns), (box.at[1], box.rows, page.rows),
            ):  # fmt: skip
                for cut in (start, whole - start - length):
                    assert cut == 0 or cut > 2


def test_the_focus_follows_what_the_monsters_do():
    rats = monster("cellar_rats", at=(3, 3))
    lurker = token("Y", at=(9, 1))
    common = {"part": "monsters", "acting": None, "tokens": (lurker,)}
    here = state(two_chambers(), hero("brannoc"), rats, **common)
    assert moment(here, upcoming=MonsterActs(figure=rats.id)).centre == (3, 3)
    assert moment(here, upcoming=TokenMoves(token=lurker.id)).centre == (9, 1)
    walked = here.with_(trail=((1, 1), (1, 2)))
    assert moment(walked, upcoming=TokenMoves(token=lurker.id)).centre == (1, 2)
    assert moment(here).centre == (0, 0)


def test_who_may_begin_is_active_between_two_activations():
    one, two = hero("brannoc", at=(1, 1)), hero("ysolde", at=(3, 3))
    outside = hero("tamsin", where="waiting")
    tokens = drawn(state(open_chamber(), one, two, outside, served=(one.id,))).tokens
    assert [each.active for each in tokens] == [False, True]


def test_the_trail_is_the_last_move():
    picture = drawn(alone(trail=((0, 0), (1, 1), (2, 2))))
    assert picture.trail == ((0, 0), (1, 1), (2, 2))


def squares_under(feature):
    """The squares on which a thing lies."""
    (column, row), (across, down) = feature.at, feature.size
    return [(column + x, row + y) for x in range(across) for y in range(down)]


def test_before_the_dungeon_there_is_the_camp():
    camp = state(
        Site(),
        hero("brannoc", where="waiting"),
        hero("ysolde", where="waiting", seat=2),
        part="setup",
        acting=None,
    )
    picture = drawn(camp)
    assert [each.mark for each in picture.tokens] == ["B", "Y"]
    assert {each.kind for each in picture.features} >= {"entrance", "campfire", "tent"}
    covered = [square for each in picture.features for square in squares_under(each)]
    assert len(covered) == len(set(covered))
    rows, columns = len(picture.terrain), len(picture.terrain[0])
    assert all(column in range(columns) and row in range(rows) for column, row in covered)
    assert prompt(moment(camp, awaited=(2,))).key == "mkd-prompt-setup-left"
    assert arguments(prompt(moment(camp, awaited=(2,))))["players"] == "Player 2"


def test_everybody_has_a_place_in_the_camp():
    many = [hero("brannoc", where="waiting", seat=seat) for seat in range(1, 9) for _ in range(4)]
    picture = drawn(state(Site(), *many, part="setup", acting=None))
    places = [each.at for each in picture.tokens]
    assert len(set(places)) == len(many)
    things = {square for each in picture.features for square in squares_under(each)}
    assert not things.intersection(places)
    assert all(picture.terrain[row][column] == Terrain.OUTSIDE for column, row in places)


def test_a_page_without_squares_is_one_square():
    assert page_of(board_of(Site())).focus((0, 0)).columns == 1
