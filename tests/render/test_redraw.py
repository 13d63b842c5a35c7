"""Drawing anew only what changed gives, pixel for pixel, what drawing everything gives."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from render.drawing.cache import MB
from render.drawing.colour import ThemeName
from render.drawing.palettes import THEMES
from render.drawing.theme import flat_table
from render.pictures.changes import changed
from render.pictures.compose import StillCache, compose
from render.pictures.still import Still, bytes_kept, draw_still, redraw
from render.view.visible import known_only
from render.view.window import Layout, View, layout
from rules.core.scene import Box, Edge, Feature, Label, Scene, Terrain
from tests.render import boards, scenes
from tests.render.test_secrecy import each_plant
from tests.support.soak import SOAK, cases

GROUNDS = "....~:,v/o"


def alike(one: Still, other: Still) -> None:
    assert one.box == other.box
    assert one.whole.tobytes() == other.whole.tobytes()
    for kept, drawn in zip(one.shades, other.shades, strict=True):
        assert kept.tobytes() == drawn.tobytes()


def dungeon(chance: Random) -> Scene:
    """Rooms, passages, doors and things at random, all of it seen."""
    plan = scenes.Plan(44, 32)
    rooms = []
    for _ in range(14):
        columns, rows = chance.randint(2, 7), chance.randint(2, 6)
        left, top = chance.randint(0, 43 - columns), chance.randint(0, 31 - rows)
        plan.dig((left, top, columns, rows), chance.choice(GROUNDS))
        rooms.append(Box(at=(left, top), columns=columns, rows=rows))
    for one, other in pairwise(rooms):
        x0, y0 = one.at
        x1, y1 = other.at
        plan.dig((min(x0, x1), y0, abs(x1 - x0) + 1, 1))
        plan.dig((x1, min(y0, y1), 1, abs(y1 - y0) + 1))
    base = scenes.hall()
    floor = [(x, y) for y in range(32) for x in range(44) if plan.ground[y][x] == "."]
    return plan.scene(
        title=base.title,
        region="random",
        rounded=tuple(room for room in rooms if chance.random() < 0.3),
        edges=tuple(
            Edge(at=chance.choice(floor), side=each.side, kind=each.kind)
            for each in base.edges
            for _ in range(2)
        ),
        features=tuple(
            Feature(
                kind=each.kind, at=chance.choice(floor), name=each.name, facing=each.facing,
                note=chance.choice(("", "", "B", "Level 2")),
            )
            for each in base.features
        ),
        labels=tuple(
            Label(at=chance.choice(floor), text=text) for text in ("7", "12", "Guard room", "XIV")
        ),
    )  # fmt: skip


def hidden(scene: Scene, boxes: list[tuple[int, int, int, int]]) -> Scene:
    """The scene with some boxes of squares unseen."""
    sight = [list(row) for row in scene.sight]
    for left, top, columns, rows in boxes:
        for row in range(max(0, top), min(scene.rows, top + rows)):
            for column in range(max(0, left), min(scene.columns, left + columns)):
                sight[row][column] = " "
    return scene.with_(sight=tuple("".join(row) for row in sight))


def frames(scene: Scene) -> list[Layout]:
    """A frame with small squares, and one or two that cut the scene at larger ones."""
    wide = layout(scene, "overview")
    near = Layout(Box(at=(9, 7), columns=26, rows=19), 31, 40, 0, 0)
    return [wide, near, replace(near, c=40)] if SOAK else [wide, near]


@pytest.mark.parametrize("seed", cases(1, soak=40))
def test_a_reveal_is_a_full_draw(seed: int) -> None:
    """One box of three becomes known after the other, in a short run two at once."""
    chance = Random(seed)
    scene = dungeon(chance)
    theme = THEMES[chance.choice(("parchment", "slate"))]
    parts, several = 0, frames(scene)
    for frame in several:
        boxes = [
            (chance.randint(-2, 40), chance.randint(-2, 28), chance.randint(1, 6), 4)
            for _ in range(3)
        ]
        before = known_only(hidden(scene, boxes))
        still = draw_still(before, frame, theme, "", "")
        while boxes:
            boxes = boxes[:-1] if SOAK else boxes[:-2]
            after = known_only(hidden(scene, boxes))
            drawn = redraw(still, after, frame, theme)
            full = draw_still(after, frame, theme, "", "")
            if drawn:
                parts += 1
                alike(drawn, full)
            still = full
    assert parts >= len(several)


@pytest.mark.parametrize("seed", cases(1, soak=12))
def test_things_that_come_and_go_are_a_full_draw(seed: int) -> None:
    """In a short run each of them in one of the frames."""
    chance = Random(100 + seed)
    scene = dungeon(chance)
    theme = THEMES["parchment"]
    for number, frame in enumerate(frames(scene)):
        known = known_only(scene)
        still = draw_still(known, frame, theme, "", "")
        at = chance.choice(scene.edges).at
        several = (
            known.with_(edges=tuple(each for each in known.edges if each.at != at)),
            known.with_(features=known.features[1:]),
            known.with_(labels=known.labels[:1]),
            known.with_(rounded=known.rounded[1:]),
        )
        for after in several if SOAK else several[number::2]:
            drawn = redraw(still, after, frame, theme)
            if drawn:
                alike(drawn, draw_still(after, frame, theme, "", ""))


TURNED = [("parchment", (0, 0)), ("print", (2, 1)), ("parchment", (3, 2)), ("print", (4, 4))]
AROUND = [
    ("parchment", "play"),
    ("slate", "overview"),
    ("parchment", "overview"),
    ("slate", "play"),
]


@pytest.mark.parametrize(
    ("theme", "tile"),
    TURNED if SOAK else TURNED[1:2],
)
def test_a_tile_that_is_turned_is_a_full_draw(theme: ThemeName, tile: tuple[int, int]) -> None:
    """Its back comes or goes, and with it what lies there, however it is drawn."""
    corner = boards.corner(tile)
    scene = boards.board()
    rest = tuple(each for each in scene.features if each.at != corner)
    back = Feature(kind="covered", at=corner, size=(3, 3), name=scenes.named("tile"))
    emblem = back.with_(kind="magic")
    states = [
        known_only(scene.with_(features=features))
        for features in (
            (*rest, emblem),
            (*rest, back),
            (back, emblem, *rest),
            rest,
            scene.features,
        )
    ]
    frame = layout(states[0], "overview")
    still = draw_still(states[0], frame, THEMES[theme], "", "")
    for after in states[1:]:
        drawn = redraw(still, after, frame, THEMES[theme])
        still = draw_still(after, frame, THEMES[theme], "", "")
        if drawn:
            alike(drawn, still)
    assert changed(states[0], states[1], frame) is not None


@pytest.mark.parametrize(("theme", "view"), AROUND if SOAK else AROUND[:2])
def test_blank_page_around_what_is_known_is_a_full_draw(theme: ThemeName, view: View) -> None:
    """Only what lies around known squares is drawn; a label far off makes that everything."""
    seen = (scenes.lattice("+"),) if SOAK else ()
    for scene in (scenes.lattice(), *seen, dungeon(Random(5))):
        known = known_only(scene)
        frame = layout(known, view)
        far = known.with_(
            labels=(*known.labels, Label(at=(-30, -30), text=" "), Label(at=(90, 90), text=" "))
        )
        alike(
            draw_still(known, frame, THEMES[theme], "", ""),
            draw_still(far, frame, THEMES[theme], "", ""),
        )


@each_plant
def test_secrets_do_not_show_in_a_reveal(plant) -> None:
    """What was planted on unseen squares changes no pixel, and not even where one draws anew."""
    theme = THEMES["slate"]
    after = scenes.lattice()
    before = hidden(after, [(13, 13, 6, 6)])
    frame = Layout(Box(at=(-4, -4), columns=40, rows=30), 24, 40, 0, 0)
    reveals = []
    for old, new in ((before, after), (plant(before), plant(after))):
        known = known_only(old), known_only(new)
        drawn = redraw(draw_still(known[0], frame, theme, "", ""), known[1], frame, theme)
        assert drawn is not None
        reveals.append((drawn, changed(*known, frame)))
    alike(reveals[0][0], reveals[1][0])
    assert reveals[0][1] == reveals[1][1]


def test_each_table_redraws_its_own_map_of_a_place() -> None:
    """Every level is called by the same name at every table."""
    whole = dungeon(Random(1))
    frame, cache = layout(known_only(whole), "overview"), StillCache(most=64 * MB)
    column, row = max(
        (x, y)
        for y, letters in enumerate(whole.terrain)
        for x, at in enumerate(letters)
        if at != Terrain.ROCK
    )
    far = (column, row, 1, 1)
    beginning = hidden(whole, [(8, 0, whole.columns, whole.rows)])

    def drawn(scene: Scene, table: str) -> None:
        compose(
            scene, scenes.say, theme="slate", view="overview", frame=frame, table=table,
            cache=cache,
        )  # fmt: skip

    drawn(hidden(whole, [far]), "one")
    drawn(beginning, "other")
    assert cache.served == {"whole": 2}
    drawn(whole, "one")
    assert cache.served == {"whole": 2, "part": 1}
    drawn(whole, "other")
    assert cache.served == {"whole": 2, "part": 1, "kept": 1}


def test_what_a_map_weighs_is_about_what_it_holds() -> None:
    """So that the limit on all kept maps is one on memory."""
    scene = known_only(scenes.lattice())
    cache = StillCache(most=MB)
    picture = compose(scene, scenes.say, theme="slate", view="play", cache=cache)
    encoder = picture.still.encoder
    encoder.encode(picture.indices, flat_table(picture.theme))
    held = sum(len(each.tobytes()) for each in (picture.still.whole, *picture.still.shades))
    assert held < held + encoder.bytes_kept <= bytes_kept(picture.still) * 1.05
    assert bytes_kept(picture.still) <= 1.25 * held
