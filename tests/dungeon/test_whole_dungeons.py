"""Rules that whole dungeons keep, from the first die to the key, built or drawn together."""

from collections import Counter, defaultdict

import pytest

from rules.core.dice import ScriptedDice, SeededDice
from rules.core.errors import RuleError
from rules.core.scene import Side
from rules.core.words import CORE_CATALOG, load_words
from rules.dungeon import CATALOG, DungeonOptions, Plan, build, key_of, scene_of
from rules.dungeon.draft import begin, close, finish, place, places, roll_next
from rules.dungeon.ground import Passage
from tests.dungeon.sheets import options, plan
from tests.support.joined import joined
from tests.support.soak import cases

WORDS = load_words((CORE_CATALOG, CATALOG))
SEEDS = range(40)
N, E, S, W = Side.NORTH, Side.EAST, Side.SOUTH, Side.WEST

THREE = (1, 1, 1)
"""A first roll of three tiles in all, of which it gives one, very special."""


def seeded(seed, **changes):
    return build(DungeonOptions(**changes), SeededDice(bytes([seed])))


def heading(found, number):
    """The heading of a tile of the first level, without its mark."""
    (said,) = (e.heading for e in key_of(found).levels[0].entries if e.tile == number)
    return WORDS.say(said).split(". ")[1]


def drawn(wanted, dice, seats=(1,)):
    """A dungeon drawn together by default, with what lay open before each tile."""
    draft, seen = begin(wanted, seats), []
    while draft.phase != "finish":
        if draft.phase == "roll":
            draft = roll_next(draft, draft.awaiting, dice)
        elif draft.phase == "place":
            before = draft
            draft = place(draft, draft.awaiting, dice)
            seen.append((before, draft))
        else:
            draft = close(draft, dice)
    return finish(draft, dice), seen


@pytest.mark.rule("DM-001")
def test_every_roll_of_the_first_level_is_three_dice_of_twelve():
    dice = ScriptedDice(1, 2, 2, 4, 4, 4, 3, 8, 9)
    found = build(options(), dice)
    assert [roll.sides for roll in dice.rolls] == [12] * 9
    assert found.levels[0].rolls == ((1, 2, 2), (4, 4, 4), (3, 8, 9))


@pytest.mark.rule("DM-001")
def test_each_roll_of_a_draft_is_three_dice_too():
    dice = ScriptedDice(1, 2, 2, 4, 4, 4, 3, 8, 9)
    _, seen = drawn(options(), dice, seats=(1, 2))
    assert dice.left == ()
    assert [(before.awaiting, len(before.rolls)) for before, _ in seen] == [
        (1, 1), (1, 1), (2, 2), (1, 3), (1, 3),
    ]  # fmt: skip


@pytest.mark.rule("DM-003")
@joined(
    ("first", "size", "faces"),
    [((2, 3, 5), 10, [2, 3, 5]), ((5, 2, 2), 9, [2, 5]), ((12, 12, 12), 36, [12])],
)
def test_the_roll_that_says_how_large_gives_the_first_tiles(first, size, faces):
    """No die falls between the two: what was rolled for the size waits to be placed."""
    dice = ScriptedDice(*first)
    draft = roll_next(begin(options(), (1,)), 1, dice)
    assert (draft.target, [piece.face for piece in draft.pending]) == (size, faces)
    draft = place(draft, 1, dice)
    assert draft.tiles[0].face == faces[0]
    assert len(dice.rolls) == 3


@pytest.mark.rule("DM-003")
def test_a_lower_level_begins_with_its_own_first_roll_as_well():
    """Stairs in the first roll of three tiles; below, two dice say size and first tiles."""
    found = plan(*THREE, 12, 12, 12, 2, 3, 4, 1, 1, 1, 2, levels=2, secret_policy="first")
    assert [level.target for level in found.levels] == [3, 2]
    below = found.levels[1]
    assert (below.rolls[0], below.tiles[0].face) == ((1, 1), 1)


@pytest.mark.rule("DM-006")
@pytest.mark.parametrize("frontier", ["bfs", "dfs", "player"])
def test_whoever_draws_is_offered_walls_only_when_no_passage_is_open(frontier):
    """Four seats a dungeon each: before every tile either passages lie open, or a wall must do."""
    walled = 0
    for seed in cases(20, soak=40):
        dice = SeededDice(bytes([seed]))
        _, seen = drawn(options(frontier=frontier), dice, seats=(1, 2, 3, 4))
        for before, after in seen:
            if not before.tiles:
                continue
            openings = {tile.number: tile.openings for tile in before.tiles}
            offered = places(before)
            ways = [each for each in offered if each.side in openings[each.tile]]
            assert ways in ([], list(offered))
            walled += not ways
            tile = after.tiles[-1]
            onto = next(each for each in offered if after_cell(before, each) == tile.at)
            assert (onto.side in openings[onto.tile]) is bool(ways)
    assert walled > 20


def after_cell(draft, passage):
    """The cell beyond a side of a tile."""
    x, y = draft.tiles[passage.tile - 1].at
    dx, dy = {N: (0, 1), E: (1, 0), S: (0, -1), W: (-1, 0)}[passage.side]
    return (x + dx, y + dy)


@pytest.mark.rule("DM-006")
def test_nobody_but_the_owner_goes_behind_a_wall_while_a_way_is_open():
    wanted = options(frontier="player", secret_policy="player")
    dice = ScriptedDice(1, 2, 3)
    draft = place(roll_next(begin(wanted, (1, 2), owner=2), 1, dice), 1, dice)
    assert places(draft) == (Passage(1, N),)
    with pytest.raises(RuleError) as refused:
        place(draft, 1, dice, Passage(1, W))
    assert refused.value.text.key == "dm-error-choice"
    assert place(draft, 1, dice, Passage(1, N)).tiles[-1].at == (7, 2)


@pytest.mark.rule("DM-013")
@pytest.mark.parametrize(
    ("columns", "rows", "start", "name"),
    [(14, 19, (7, 1), "H18"), (7, 7, (3, 1), "D6"), (30, 9, (15, 1), "P8")],
)
def test_every_level_starts_in_the_middle_above_the_rim(columns, rows, start, name):
    for seed in cases(12, soak=40):
        found = seeded(seed, columns=columns, rows=rows)
        for level in found.levels:
            cells = level.by_cell()
            assert cells[start].number == 1
            assert (start[0], 0) not in cells
            assert S in level.tiles[0].openings
    faces = (5, 5, 5, *(1, 2, 3) * 5)
    hub = plan(*faces, columns=columns, rows=rows, secret_policy="first")
    assert heading(hub, 1) == f"Hub, 30 ft square ({name})"


@pytest.mark.rule("DM-014")
@joined(
    ("first", "walls", "cells"),
    [
        # A crossing, then west and north of it.
        ((2, 3, 5), (), [(7, 1), (6, 1), (7, 2)]),
        # A straight way, and what follows goes on from the end of it.
        ((1, 4, 6), (), [(7, 1), (7, 2), (7, 3)]),
        # A bend to the east and a room that ends it; then the first wall, west of the bend.
        ((8, 9, 11), (1,), [(7, 1), (8, 1), (6, 1)]),
        # No way out of the first: its second wall, and then the third of the five there are.
        ((9, 10, 12), (2, 3), [(7, 1), (7, 2), (6, 2)]),
    ],
)
def test_the_first_roll_is_laid_by_the_rules_of_all_others(first, walls, cells):
    dice = ScriptedDice(*first, *walls)
    draft = roll_next(begin(options(), (1,)), 1, dice)
    while draft.phase == "place":
        draft = place(draft, 1, dice)
    assert (len(draft.rolls), dice.left) == (1, ())
    assert [tile.at for tile in draft.tiles] == cells


SHAPES = {
    4: ("Through-chamber", "room", {"ns", "we"}),
    6: ("Three-way chamber", "room", {"nes", "nwe", "nws", "wes"}),
    7: ("Corner chamber", "room", {"ne", "es", "ws", "nw"}),
    8: ("Bend", "corridor", {"ne", "es", "ws", "nw"}),
    9: ("Closed chamber", "room", {"n", "e", "s", "w"}),
    10: ("Blind corridor", "corridor", {"n", "e", "s", "w"}),
    11: ("Straight corridor", "corridor", {"ns", "we"}),
}
"""The table of tiles by heart: name, kind, and the sides that may be open."""


@pytest.fixture(scope="module")
def by_shape():
    """Every tile of many dungeons by its number, and the openings each number was laid with."""
    found = defaultdict(list)
    for seed in SEEDS:
        for level in seeded(seed).levels:
            for tile in level.tiles:
                found[tile.shape].append(tile)
    return found


@pytest.mark.rule(
    "DM-030: opposite ends", "DM-032", "DM-033", "DM-034", "DM-035", "DM-036", "DM-037"
)
@pytest.mark.parametrize("face", sorted(SHAPES))
def test_each_face_is_the_tile_of_the_table_turned_any_way(face, by_shape):
    _, kind, wanted = SHAPES[face]
    tiles = by_shape[face]
    laid = {frozenset(side.value for side in tile.openings) for tile in tiles}
    assert laid == {frozenset(sides) for sides in wanted}
    assert {tile.is_room for tile in tiles} == {kind == "room"}
    assert {tile.face for tile in tiles} == {face}
    assert not any(tile.stairs for tile in tiles)


@pytest.mark.rule("DM-030: thirty feet", "DM-032", "DM-033", "DM-034", "DM-035", "DM-036", "DM-037")
@joined("face", sorted(SHAPES))
def test_each_face_is_named_measured_and_drawn(face):
    """A very special tile at the entrance: its entry in the key, and its floor on the map.

    A square of the map is ten feet: a room has all nine of its cell, a corridor three, and one
    more where a secret door is all that leads on.
    """
    name, kind, _ = SHAPES[face]
    found = plan(*[face] * 3, *(1, 2, 5) * face, secret_policy="first")
    size = "30 ft square" if kind == "room" else "30 ft long, 10 ft wide"
    assert heading(found, 1) == f"{name}, {size} (H18)"
    scene = scene_of(found)
    squares = [
        (column, row)
        for row, letters in enumerate(scene.terrain)
        for column, letter in enumerate(letters)
        if letter == "." and scene.ruler.name((column, row)) == "H18"
    ]
    corridor = 4 if face == 10 else 3
    assert len(squares) == (9 if kind == "room" else corridor)


@pytest.mark.rule("DM-041", "DM-042")
@joined(
    ("faces", "doors"),
    [
        ((76, 100), ["open", "open"]),
        ((75, 51, 75, 50), ["closed", "locked"]),
        ((1, 1, 76), ["locked", "open"]),
        ((1, 100, 50, 51), ["closed", "closed"]),
    ],
)
def test_up_to_seventy_five_a_door_is_closed_and_up_to_fifty_locked(faces, doors):
    """A corridor and two rooms, one after the other: two doors, and a barricade by the last die."""
    found = plan(*THREE, 4, 5, 6, *faces, 2, morphologies=("barred",))
    assert [join.door for join in found.levels[0].joins] == doors


@pytest.mark.rule("DM-041")
def test_of_all_doors_of_many_dungeons_three_in_four_are_closed():
    doors = Counter(
        join.door
        for seed in range(150)
        for level in seeded(seed, morphologies=("barred",)).levels
        for join in level.joins
        if join.door
    )
    count = doors.total()
    assert count > 1500
    assert abs(doors["open"] / count - 0.25) < 0.03


PICTURES = {1: 1, 2: 4, 3: 8, 4: 7, 5: 3, 6: 6, 7: 2, 8: 5, 9: 10, 10: 9, 11: 11, 12: 12}
"""Which tile of the table each face of the picture dice shows."""


@pytest.mark.rule("DM-057")
@joined("face", range(1, 13))
def test_each_picture_is_its_tile_of_the_table(face):
    """As the first tile of a dungeon: it lies as the tile does that the table's own die gives."""
    dice = (*[face] * 3, *(1, 2, 3) * face)
    shown = plan(*dice, table="chessex", secret_policy="first").levels[0]
    number = PICTURES[face]
    others = [PICTURES[other] for other in (1, 2, 3)]
    assert (shown.tiles[0].face, shown.tiles[0].shape) == (face, number)
    assert {tile.shape for tile in shown.tiles[1:]} <= set(others)
    assert shown.target == 3 * face
    first = plan(*[number] * 3, *(1, 2, 5) * number, secret_policy="first").levels[0].tiles[0]
    assert (shown.tiles[0].openings, shown.tiles[0].is_room) == (first.openings, first.is_room)


@pytest.mark.rule("DM-057")
def test_the_order_of_a_roll_of_picture_dice_is_that_of_their_faces():
    """Two, three and five are a room, a bend and a branch; the lowest face goes first."""
    shown = plan(*THREE, 5, 3, 2, table="chessex").levels[0]
    assert [(tile.face, tile.shape) for tile in shown.tiles] == [(1, 1), (2, 4), (3, 8)]


CONTENTS = {"trap", "treasure", "surprise", "deadly_trap", "major_treasure", "wonder"}


@pytest.mark.rule("DM-058")
def test_a_dungeon_holds_traps_treasures_and_surprises_and_nothing_else():
    found = {
        tile.content for seed in SEEDS for level in seeded(seed).levels for tile in level.tiles
    }
    assert found - {None} == CONTENTS


@pytest.mark.rule("DM-058")
@pytest.mark.parametrize("together", [False, True])
def test_what_is_left_to_whoever_runs_the_game_is_said_and_everything_else_is_there(together):
    """Unpopulated, built at once or drawn together: maps, key and file are whole all the same."""
    special = 0
    for seed in cases(4, soak=12):
        wanted = DungeonOptions(populate=False)
        dice = SeededDice(bytes([seed]))
        found = drawn(wanted, dice, (1, 2))[0] if together else build(wanted, dice)
        assert Plan.model_validate_json(found.model_dump_json()) == found
        for level in found.levels:
            for audience in ("keeper", "player"):
                assert "." in "".join(scene_of(found, level.depth, audience).terrain)
        for level, told in zip(found.levels, key_of(found).levels, strict=True):
            assert {each.tile for each in told.entries} >= {
                tile.number for tile in level.tiles if tile.is_room
            }
            for entry in told.entries:
                tile = level.tile(entry.tile)
                said = [WORDS.say(line) for line in entry.lines]
                left = [line for line in said if line.endswith("You decide what it is.")]
                assert len(left) == bool(tile.special)
                assert tile.content is None
                special += len(left)
    assert special > 5
