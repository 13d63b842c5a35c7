"""One Page Dungeon's JSON, in and out, and our own levels read back by the same way."""

import json
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, get_args

import pytest
from jsonschema import Draft202012Validator

from bot.catalogs import all_words
from render.files import Audience, Found, Note, export, players_part, read_map
from render.files.audience import for_audience
from render.files.cells import floor_cells
from render.view.visible import known_only
from rules.core.dice import SeededDice
from rules.core.errors import GameError
from rules.core.scene import Barrier, Scene, Side, Terrain
from rules.dungeon import DungeonOptions, Morphology, Plan, build, scene_of
from tests.render.files.agreement import squares_of
from tests.render.files.places import SCENES
from tests.support.joined import joined
from tests.support.soak import SOAK, cases

KINDS: tuple[Morphology, ...] = get_args(Morphology)
AUDIENCES: tuple[Audience, ...] = ("player", "keeper")
SEEDS = range(30) if SOAK else (5,)
WORDS = all_words("en")
SAMPLE = Path(__file__).parent / "one_page_dungeon.json"
KEPT = {
    Barrier.DOOR: Barrier.DOOR, Barrier.AJAR: Barrier.DOOR, Barrier.LOCKED: Barrier.DOOR,
    Barrier.ONE_WAY: Barrier.DOOR, Barrier.DOUBLE: Barrier.DOUBLE, Barrier.IRON: Barrier.IRON,
    Barrier.PORTCULLIS: Barrier.PORTCULLIS, Barrier.SECRET: Barrier.SECRET,
    Barrier.ARCH: Barrier.ARCH, Barrier.WALL: Barrier.WALL,
}  # fmt: skip
"""What comes back of each barrier that the format can say."""


@cache
def sample() -> Found:
    return read_map(SAMPLE.read_bytes(), WORDS.say)


def with_(**changes: Any) -> bytes:
    return json.dumps({**json.loads(SAMPLE.read_text()), **changes}).encode()


def refusal(data: bytes) -> str:
    """What is said to a file that cannot be read."""
    with pytest.raises(GameError) as refused:
        read_map(data, WORDS.say)
    return WORDS.say(refused.value.text)


def test_floor_water_and_round_rooms_are_where_they_were() -> None:
    scene = sample().scene
    assert scene.terrain == (
        "                 ",
        "  ...            ",
        "  ...            ",
        "  ...        .   ",
        "   .       ..... ",
        " .....     ..... ",
        " ............~~. ",
        " .....     ..... ",
        " .....     ..... ",
        "   .             ",
        "   .             ",
        "                 ",
    )
    (rotunda,) = scene.rounded
    assert (rotunda.at, rotunda.columns, rotunda.rows) == ((11, 4), 5, 5)


def test_doors_hang_where_their_passage_is_entered() -> None:
    assert {(edge.at, edge.side): edge.kind for edge in sample().scene.edges} == {
        ((3, 9), Side.SOUTH): Barrier.DOOR,
        ((6, 6), Side.WEST): Barrier.DOUBLE,
        ((10, 6), Side.WEST): Barrier.PORTCULLIS,
        ((3, 4), Side.SOUTH): Barrier.SECRET,
    }


def test_ways_out_stairs_and_pillars_are_things() -> None:
    assert [(each.kind, each.at, each.facing) for each in sample().scene.features] == [
        ("entrance", (3, 10), "n"),
        ("stairs_down", (13, 3), "n"),
        ("column", (2, 6), None),
        ("column", (4, 6), None),
        ("column", (2, 7), None),
        ("column", (4, 7), None),
    ]


def test_notes_are_a_key_and_title_and_story_are_told() -> None:
    found = sample()
    assert found.audience == "keeper"
    assert [label.text for label in found.scene.labels] == ["1", "2", "3"]
    assert [note.at for note in found.notes] == [label.at for label in found.scene.labels]
    assert found.notes[0] == Note("1.", ("A ledger, wet through, and nobody's.",), (3.0, 6.5))
    assert WORDS.say(found.scene.title) == "Vault of the Patient Heron"
    assert [WORDS.say(fact) for fact in found.scene.facts] == [json.loads(with_())["story"]]


def test_players_get_no_secret_doors_and_nothing_behind_them() -> None:
    part = players_part(sample().scene)
    assert Barrier.SECRET not in {edge.kind for edge in part.edges}
    behind = {(x, y) for x, y in squares_of(sample().scene) if y < 5 and x < 6}
    assert squares_of(part) == squares_of(sample().scene) - behind
    assert part.labels == ()
    for form in ("svg", "txt", "onepage", "json"):
        file = export(part, WORDS.say, form, audience="player", name="x").data
        assert b"toll was for" not in file


@cache
def rolled(kind: Morphology, seed: int) -> Plan:
    options = DungeonOptions(levels=2, morphologies=(kind,), columns=9, rows=9)
    return build(options, SeededDice(bytes([seed]) * 32, 0))


@joined("kind", KINDS)
def test_players_get_no_more_of_a_keepers_level_than_the_generator_gives(
    kind: Morphology,
) -> None:
    """Secret passages of caves have edges of their own: a square or two may differ there."""
    for seed in cases(1, soak=40):
        plan = rolled(kind, seed)
        for level in plan.levels:
            part = on_sheet(players_part(scene_of(plan, level.depth, "keeper")))
            given = on_sheet(scene_of(plan, level.depth, "player"))
            assert len(part - given) <= 3, (seed, level.depth)


def on_sheet(scene: Scene) -> set[tuple[int, int]]:
    """The squares of floor by their places on the sheet, whatever part of it is drawn."""
    ruler = scene.ruler
    left, top = (
        ruler.column * ruler.step - ruler.offset[0],
        ruler.row * ruler.step - ruler.offset[1],
    )
    return {(x + left, y + top) for x, y in squares_of(scene)}


CASES = [
    (kind, seed, audience)
    for number, (kind, seed, audience) in enumerate(product(KINDS, SEEDS, AUDIENCES))
    if SOAK or number % 4 in (0, 3)
]
each_case = pytest.mark.parametrize(("kind", "seed", "audience"), CASES)


def written(scene: Scene, audience: Audience, notes: tuple[Note, ...] = ()) -> dict[str, Any]:
    file = export(scene, WORDS.say, "onepage", audience=audience, name="x", notes=notes)
    return json.loads(file.data)


@cache
def schema() -> Draft202012Validator:
    path = Path(__file__).parent / "schemas" / "one_page_dungeon.schema.json"
    return Draft202012Validator(json.loads(path.read_text("utf-8")))


def test_the_schema_takes_a_file_of_the_program_itself() -> None:
    assert list(schema().iter_errors(json.loads(SAMPLE.read_text()))) == []
    assert list(schema().iter_errors({**json.loads(SAMPLE.read_text()), "rects": [{}]}))


def cells_of(content: dict[str, Any]) -> list[tuple[int, int]]:
    return [
        (x, y)
        for each in content["rects"]
        for x in range(each["x"], each["x"] + each["w"])
        for y in range(each["y"], each["y"] + each["h"])
    ]


@each_case
def test_rectangles_cover_the_floor_once(kind: Morphology, seed: int, audience: Audience) -> None:
    scene = scene_of(rolled(kind, seed), 1, audience)
    content = written(scene, audience)
    assert list(schema().iter_errors(content)) == []
    cells = cells_of(content)
    assert len(set(cells)) == len(cells)
    place = for_audience(audience, scene)
    doors = {(each["x"], each["y"]) for each in content["doors"]}
    assert set(cells) == set(floor_cells(place)) | doors
    single = {(each["x"], each["y"]) for each in content["rects"] if each["w"] == each["h"] == 1}
    assert doors <= single, "a door has a rectangle of its own"


@each_case
def test_what_we_write_comes_back(kind: Morphology, seed: int, audience: Audience) -> None:
    scene = scene_of(rolled(kind, seed), 1, audience)
    back = read_map(json.dumps(written(scene, audience)).encode(), WORDS.say).scene
    (left, top), (x0, y0) = corner(squares_of(scene)), corner(squares_of(back))

    def moved(at: tuple[int, int]) -> tuple[int, int]:
        return at[0] - left + x0, at[1] - top + y0

    assert squares_of(back) == set(map(moved, squares_of(scene)))
    edges = {
        (moved(edge.at), edge.side): KEPT[edge.kind] for edge in scene.edges if edge.kind in KEPT
    }
    assert normal({(edge.at, edge.side): edge.kind for edge in back.edges}) == normal(edges)
    assert WORDS.say(back.title) == WORDS.say(scene.title)


def corner(places: set[tuple[int, int]]) -> tuple[int, int]:
    return min(x for x, _ in places), min(y for _, y in places)


def normal(edges: dict[Any, Barrier]) -> dict[Any, Barrier]:
    """Edges from the square at their left or upper side."""
    found = {}
    for ((x, y), side), kind in edges.items():
        at = {Side.WEST: (x - 1, y), Side.NORTH: (x, y - 1)}.get(side, (x, y))
        found[at, side in (Side.WEST, Side.EAST)] = kind
    return found


def test_notes_of_a_key_stand_where_their_marks_are() -> None:
    scene = sample().scene
    content = written(scene, "keeper", sample().notes)
    assert [each["ref"] for each in content["notes"]] == ["1", "2", "3"]
    back = read_map(json.dumps(content).encode(), WORDS.say)
    assert [note.lines for note in back.notes] == [note.lines for note in sample().notes]
    assert [note.at for note in back.notes] == [note.at for note in sample().notes]
    assert back.scene.terrain == (*(f"{row} " for row in scene.terrain), " " * 18)
    assert back.scene.rounded == scene.rounded
    assert [each for each in back.scene.features if each.kind == "column"] == [
        each for each in scene.features if each.kind == "column"
    ]


@each_case
def test_our_own_levels_come_back_as_they_can_be_drawn(
    kind: Morphology, seed: int, audience: Audience
) -> None:
    scene = scene_of(rolled(kind, seed), 1, audience)
    file = export(scene, WORDS.say, "json", audience=audience, name="x", plan={"a": 1})
    found = read_map(file.data, WORDS.say)
    assert found.audience == audience
    assert found.plan == ({"a": 1} if audience == "keeper" else None)
    known = known_only(scene) if audience == "player" else scene
    assert found.scene == known.with_(region="")


@joined(
    ("data", "word"),
    [
        (b"", "line 1"),
        (b"{", "line 1, letter 2"),
        (b"\xff\xfe\x00", "neither"),
        (b"[]", "neither"),
        (b"null", "neither"),
        (b"[" * 100_000, "neither"),
        (b'{"format": "other"}', "format"),
        (b'{"rects": NaN}', "neither"),
        (b'{"map": {}}', "neither"),
        (b" " * (2 * 2**20 + 1), "too large"),
        (with_(rects=[]), "rects"),
        (with_(rects=[{"x": 0, "y": 0, "w": 0, "h": 1}]), "rects.0.w"),
        (with_(rects=[{"x": 0, "y": 0, "h": 1}]), "lacks “rects.0.w”"),
        (with_(rects=[{"x": 0, "y": 0, "w": 10**9, "h": 1}]), "rects.0.w"),
        (with_(rects=[{"x": 0, "y": 0, "w": 4000, "h": 4000}]), "4,002 × 4,002"),
        (with_(rects=[{"x": x, "y": 9 + x, "w": 1, "h": 1} for x in (-4000, 4000)]), "8,003"),
        (with_(rects=[{"x": 0, "y": 0, "w": 1, "h": 1}] * 5001), "5,000"),
        (with_(rects="all"), "rects"),
        (with_(doors=[{"x": 0, "y": 0, "dir": {"x": 0, "y": 0}, "type": 1}]), "doors.0.dir"),
        (with_(doors=[{"x": 0, "y": 0, "dir": {"x": 1, "y": 1}, "type": 1}]), "doors.0.dir"),
        (with_(doors=[{"x": 0, "y": 0, "dir": {"x": 0, "y": 1}, "type": 77}]), "doors.0.type"),
        (with_(notes=[{"text": "?", "ref": "1", "pos": {"x": 1e400, "y": 0}}]), "neither"),
        (with_(notes=[{"text": "x" * 3000, "pos": {"x": 0, "y": 0}}]), "notes.0.text"),
        (with_(title=["no"]), "title"),
        (with_(undercroft={"step": 3}), "undercroft.step"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_told_with_its_place(data: bytes, word: str) -> None:
    assert word in refusal(data)


def level(**changes: Any) -> bytes:
    """A level of ours with something in its scene changed."""
    file = export(SCENES["house"](), WORDS.say, "json", audience="keeper", name="x").data
    content = json.loads(file)
    content["scene"]["title"] = {"key": "export-untitled", "args": []}
    for thing in (*content["scene"]["features"], *content["scene"]["tokens"]):
        thing["name"] = {"key": "export-thing-exit", "args": []}
    content["scene"] |= changes
    return json.dumps(content).encode()


def test_a_level_that_is_sound_is_taken() -> None:
    assert read_map(level(), WORDS.say).scene.columns == 14


@joined(
    ("changes", "word"),
    [
        ({"terrain": ["?" * 14] * 12}, "scene.terrain.0"),
        ({"sight": ["x" * 14] * 12}, "scene.sight.0"),
        ({"columns": 3}, "scene"),
        ({"columns": 10**9}, "scene"),
        ({"edges": [{"at": [99, 0], "side": "n", "kind": "door"}]}, "scene.edges.0"),
        ({"edges": [{"at": [0, 0], "side": "up", "kind": "door"}]}, "scene.edges.0.side"),
        ({"features": [{"kind": "altar", "at": [0, 0], "size": [10**9, 1],
                        "name": {"key": "export-thing-exit"}}]}, "scene.features.0"),
        ({"features": [{"kind": "altar", "at": [0, 0], "name": {"key": "no-such-key"}}]},
         "scene.features.0.name"),
        ({"features": [{"kind": "altar", "at": [0, 0], "note": "x" * 99,
                        "name": {"key": "export-thing-exit"}}]}, "scene.features.0.note"),
        ({"title": {"key": "export-told"}}, "scene.title"),
        ({"title": {"key": "export-told", "args": [["words", "x" * 4100]]}}, "scene.title"),
        ({"labels": [{"at": [1e308, 0], "text": "1"}]}, "scene.labels.0"),
        ({"labels": [{"at": [1, 1], "text": "x" * 99}]}, "scene.labels.0.text"),
        ({"links": [{"ends": [[0, 0], [1, 1]], "width": -1}]}, "scene.links.0"),
        ({"outlines": [{"box": {"at": [0, 0], "columns": 2, "rows": 2},
                        "points": [[0, 0], [1, 0], [1e9, 1]]}]}, "scene.outlines.0"),
        ({"outlines": [{"box": {"at": [0, 0], "columns": 2, "rows": 2}, "line": "rough",
                        "rough_from": [10**400, 0],
                        "points": [[0, 0], [1, 0], [1, 1]]}]}, "scene.outlines.0"),
        ({"rounded": [{"at": [0, 0], "columns": 0, "rows": 2}]}, "scene.rounded.0"),
        ({"ruler": {"step": 0}}, "scene.ruler"),
        ({"pace": 1e9}, "scene.pace"),
        ({"manner": []}, "scene.manner"),
        ({"facts": [{"key": "export-untitled"}] * 101}, "100"),
        ({"wings": 2}, "scene.wings"),
    ],
)  # fmt: skip
def test_a_level_that_cannot_be_drawn_is_told_with_its_place(
    changes: dict[str, Any], word: str
) -> None:
    assert word in refusal(level(**changes))


def test_what_is_of_one_moment_is_left_out() -> None:
    scene = read_map(level(trail=[[1, 1]], region="dungeon-1-1-party", turn=7), WORDS.say).scene
    assert (scene.trail, scene.region, scene.turn) == ((), "", 0)


def mutants(data: bytes, count: int):
    """A file with bits of it changed by chance, the same each time."""
    dice = SeededDice(b"files that somebody broke", 0)
    text = data.decode()
    for _ in range(count):
        broken = text
        for _ in range(dice.roll(3, "how many")):
            at = (dice.roll(1000, "where") - 1) * len(broken) // 1000
            end = at + dice.roll(12, "how much") - 1
            piece = ("", "-", "9", "0", "null", "[]", "{}", '"', "1e9", "\\u0000", "é", ",")
            broken = broken[:at] + piece[dice.roll(len(piece), "what") - 1] + broken[end:]
        yield broken.encode()


@pytest.mark.parametrize("source", ["one page", "level"])
def test_whatever_is_in_a_file_it_is_drawn_or_refused_in_words(source: str) -> None:
    data = SAMPLE.read_bytes() if source == "one page" else level()
    taken = 0
    for number, broken in enumerate(mutants(data, 3000 if SOAK else 150)):
        try:
            found = read_map(broken, WORDS.say)
        except GameError as refused:
            WORDS.say(refused.text)  # or it would have no words
            continue
        taken += 1
        # Drawing takes long: of a short run's files some are drawn, and all are written as text.
        for form in ("txt", "onepage", *(("svg", "uvtt") if SOAK or number % 10 == 0 else ())):
            for scene in (found.scene, players_part(found.scene)):
                assert export(scene, WORDS.say, form, audience="keeper", name="x", ppg=8).data
    assert taken


def test_floor_alone_is_enough() -> None:
    found = read_map(b'{"rects": [{"x": 3, "y": 3, "w": 2, "h": 1}]}', WORDS.say)
    assert found.scene.terrain == ("    ", " .. ", "    ")
    assert WORDS.say(found.scene.title) == "A dungeon without a name"
    assert players_part(found.scene).terrain == found.scene.terrain
    assert all(set(row) <= {str(Terrain.FLOOR), " "} for row in found.scene.terrain)


def test_thousands_of_large_rectangles_over_each_other_are_refused() -> None:
    content = {"rects": [{"x": 0, "y": 0, "w": 100, "h": 100}] * 5_000}
    with pytest.raises(GameError, match="export-unreadable-place"):
        read_map(json.dumps(content).encode(), WORDS.say)
