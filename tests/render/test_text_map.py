"""Text maps show the same as pictures and fit a message."""

from render import TEXT_LIMIT, View, text_map
from rules.core.scene import Barrier, Box, Edge, Scene, Side
from rules.core.words import Text
from tests.render import scenes
from tests.support.joined import joined


def small() -> Scene:
    plan = scenes.Plan(7, 5)
    plan.dig((1, 1, 5, 3))
    hall = scenes.hall()
    return plan.scene(
        title=Text.of("the-hall"),
        tokens=(
            hall.tokens[0].with_(at=(2, 2)),
            next(each for each in hall.tokens if each.key == "m1").with_(at=(4, 3)),
        ),
        features=(hall.features[0].with_(at=(1, 1)),),
    )


def test_a_room_reads_as_drawn() -> None:
    assert text_map(small(), scenes.say).splitlines() == [
        "```",
        "   A B C D E F G",
        "1                 1",
        "    ###########",
        "2   #* . . . .#   2",
        "    #         #",
        "3   #. K . . .#   3",
        "    #         #",
        "4   #. . . 1 .#   4",
        "    ###########",
        "5                 5",
        "   A B C D E F G",
        "```",
        "K Kael C3, 1 Goblin E4, * Altar B2",
    ]


@joined("view", ["play", "overview"])
@joined("name", ["lattice", "hall"])
def test_it_fits_a_message(name: str, view: View) -> None:
    text = text_map(getattr(scenes, name)(), scenes.say, view)
    assert len(text) <= TEXT_LIMIT == 1900
    assert text.startswith("```\n")
    assert text.count("```") == 2


def test_a_large_map_is_cut_around_the_active_figure() -> None:
    plan = scenes.Plan(120, 100)
    plan.dig((1, 1, 118, 98))
    hero = scenes.hall().tokens[2].with_(at=(90, 70))
    scene = plan.scene(title=Text.of("the-hall"), tokens=(hero,))
    text = text_map(scene, scenes.say, "overview")
    assert len(text) <= TEXT_LIMIT
    assert "M Mirelle CM71" in text
    assert "only the part around" in text


def test_rulers_keep_true_names_in_a_crop() -> None:
    scene = scenes.hall().with_(focus=Box(at=(8, 8), columns=9, rows=6), scale=None)
    lines = text_map(scene, scenes.say).splitlines()
    assert " P " in lines[1]
    assert any(line.startswith("14 ") and line.endswith(" 14") for line in lines)


def test_wide_steps_have_one_name_each() -> None:
    lines = text_map(scenes.lattice(), scenes.say, "overview").splitlines()
    assert lines[1].split()[:3] == ["-A", "A", "B"]
    assert [line[:2].strip() for line in lines[2:] if line[:2].strip(" `")][:3] == ["-2", "-1", "1"]


def test_doors_stand_on_their_edges() -> None:
    text = text_map(scenes.hall(), scenes.say, "overview")
    row = next(line for line in text.splitlines() if "###'#+" in line)
    assert row.strip().startswith("###'#+#+#'#%#+#=#x#$#")
    for words in ("+ door", "% locked door", "$ secret door", "? unexplored", "~ water"):
        assert words in text


@joined("order", [1, -1])
def test_a_door_to_an_unknown_place_is_shown_as_the_door_it_is(order: int) -> None:
    locked, unknown = (
        Edge(at=(3, 1), side=Side.NORTH, kind=kind) for kind in (Barrier.LOCKED, Barrier.UNEXPLORED)
    )
    scene = small().with_(edges=(locked, unknown)[::order])
    assert "    #####%#####" in text_map(scene, scenes.say).splitlines()


def test_every_figure_has_a_mark_of_its_own() -> None:
    scene = scenes.hall()
    text = text_map(scene, scenes.say, "overview")
    legend = text.splitlines()[-1].split(", ")[: len(scene.tokens)]
    assert len({part.split()[0] for part in legend}) == len(scene.tokens)


def test_where_sides_have_no_room_doors_take_squares_and_unknown_ways_the_one_beyond() -> None:
    plan = scenes.Plan(40, 22)
    plan.dig((1, 1, 36, 19))
    edges = (
        Edge(at=(36, 3), side=Side.EAST, kind=Barrier.UNEXPLORED),
        Edge(at=(36, 5), side=Side.EAST, kind=Barrier.DOOR),
    )
    text = text_map(plan.scene(title=Text.of("the-hall"), edges=edges), scenes.say, "overview")
    rows = {line.split()[0]: line for line in text.splitlines() if "#" in line}
    assert rows["4"].split()[1].endswith("..?")
    assert rows["6"].split()[1].endswith("..+#")
    assert rows["5"].split()[1].endswith("...#")
