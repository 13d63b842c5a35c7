"""Emblems on figures: within their shape in every theme, and no picture that hurts."""

from io import BytesIO
from typing import get_args

import pytest
from PIL import Image, ImageChops, ImageStat

from render import Theme, picture, trouble_with_picture
from render.drawing.palettes import THEMES
from render.files.level import level_file, read_level
from render.things.figure_emblems import picture_of
from render.things.tokens import BADGE, LEAST, RADIUS, Look, figure, look_of
from render.view.visible import known_only
from render.view.window import layout
from rules.core.dice import SeededDice
from rules.core.packs.emblems import trouble_with
from rules.core.scene import Emblem, Scene, Token
from rules.core.words import Text
from tests.render import scenes
from tests.support.emblems import emblem, flame, hostile
from tests.support.joined import joined
from tests.support.soak import SOAK

FLAME = emblem(flame(), "flame--0")
HOSTILE = dict(hostile())
SIDES = ("hero", "monster", "guest", "wanderer")
MUTANTS = 400
CONFUSING = "BDEFGHKMNOPQRSTW"
NEAR_VIEW, SHOWN, LARGE = 68, 68 * 400 / 1080, 136
"""Pixels of a square in a near view, in the same 400 pixels wide, and of an enlargement."""


def hall(side: str = "hero", shown: Emblem | None = FLAME, size: int = 18, **more) -> Scene:
    plan = scenes.Plan(size, size)
    plan.dig((1, 1, size - 2, size - 2))
    token = Token(
        key="t",
        side=side,
        mark="K",
        name=scenes.named("x"),
        at=(8, 8),
        seat=1,
        emblem=shown,
        **more,
    )
    return plan.scene(title=Text.of("the-hall"), tokens=(token,))


def drawn(scene: Scene, theme: Theme = "parchment", view: str = "play") -> Image.Image:
    data = picture(scene, scenes.say, theme=theme, view=view)
    return Image.open(BytesIO(data)).convert("RGB")


@pytest.mark.parametrize("view", ["play", "overview"])
@pytest.mark.parametrize(
    ("side", "theme"),
    [
        (side, theme)
        for side in SIDES
        for theme in get_args(Theme)
        if SOAK or side == "hero" or theme == "print"
    ],
)
def test_an_emblem_is_seen_within_its_figure_and_nowhere_else(
    side: str, theme: Theme, view: str
) -> None:
    scene = hall(side, facing="n", health=3, health_max=4)
    bare = scene.with_(tokens=tuple(each.with_(emblem=None) for each in scene.tokens))
    box = ImageChops.difference(drawn(scene, theme, view), drawn(bare, theme, view)).getbbox()
    frame = layout(known_only(scene), view)
    middle = frame.gutter + frame.x(8.5), frame.gutter + frame.head + frame.y(8.5)
    reach = (RADIUS + 0.025) * frame.c + 1  # the badge has a light edge
    assert box is not None
    assert box[2] - box[0] > 0.4 * frame.c
    for axis in (0, 1):
        assert middle[axis] - reach <= box[axis]
        assert box[axis + 2] <= middle[axis] + reach


@joined("theme", get_args(Theme))
def test_letters_stand_on_a_badge_beside_the_emblem(theme: Theme) -> None:
    """They look the same on whatever picture."""
    c = 68
    looks = []
    for data in (flame(), flame("L", 64)):
        token = hall(shown=emblem(data, f"{len(data)}--1")).tokens[0]
        looks.append(figure(look_of(token, bare=THEMES[theme].bare), c))
    one, other = (look.convert("RGB") for look in looks)
    assert ImageChops.difference(one, other).getbbox()
    left, top = (round(one.width / 2 + at * c) for at in (BADGE[0] - 0.2, BADGE[1] - 0.08))
    badge = (left, top, left + round(0.18 * c), top + round(0.16 * c))
    assert one.crop(badge).tobytes() == other.crop(badge).tobytes()
    assert len(set(one.crop(badge).convert("L").tobytes())) > 5


@pytest.mark.parametrize("theme", get_args(Theme) if SOAK else ["print"])
def test_letters_on_badges_can_be_told_apart_on_a_telephone(theme: Theme) -> None:
    """Each looks most like its own enlargement, with the picture 400 pixels wide.

    In a short run without colours; figures with letters alone (`test_tokens.py`) have them then.
    """
    large = {mark: badge(figure(look(mark, theme), LARGE), LARGE) for mark in CONFUSING}
    for mark in CONFUSING:
        seen = badge(figure(look(mark, theme), NEAR_VIEW), NEAR_VIEW)
        assert min(large, key=lambda other: apart(seen, large[other])) == mark


def look(mark: str, theme: Theme) -> Look:
    token = hall().tokens[0].with_(mark=mark)
    return look_of(token, bare=THEMES[theme].bare)


def badge(sprite: Image.Image, c: int) -> Image.Image:
    """The badge with the letters of a figure for squares of `c` pixels, as a telephone shows it."""
    sheet = Image.new("RGB", sprite.size, (252, 248, 240))
    sheet.paste(sprite, mask=sprite)
    half, high = 0.17 * c, 0.15 * c
    middle = sprite.width / 2 + (BADGE[0] - 0.16) * c
    down = sprite.width / 2 + BADGE[1] * c
    box = (middle - half, down - high, middle + half, down + high)
    size = round(2 * 0.17 * SHOWN), round(2 * 0.15 * SHOWN)
    return sheet.convert("L").resize(size, Image.Resampling.LANCZOS, box=box)


def apart(one: Image.Image, other: Image.Image) -> float:
    return float(ImageStat.Stat(ImageChops.difference(one, other)).rms[0])


def test_small_and_fallen_figures_have_letters_alone() -> None:
    token = hall().tokens[0]
    small = figure(look_of(token), LEAST - 1)
    assert small.tobytes() == figure(look_of(token.with_(emblem=None)), LEAST - 1).tobytes()
    fallen = look_of(token.with_(down=True))
    assert fallen == look_of(token.with_(down=True, emblem=None))


@joined("name", HOSTILE)
def test_a_damaged_picture_leaves_the_letters(name: str) -> None:
    data = HOSTILE[name]
    assert trouble_with(data) is None
    assert trouble_with_picture(data).key == "pack-emblem-damaged"
    shown = drawn(hall(shown=emblem(data, f"{name}--2")))
    assert shown.tobytes() == drawn(hall(shown=None)).tobytes()


@joined("text", ["", "no base64 at all!", "R0lGODlh"])
def test_what_is_no_picture_leaves_the_letters(text: str) -> None:
    assert picture_of(Emblem(id=f"{text}--3", png=text)) is None


@joined("mode", ["1", "L", "LA", "P", "RGB", "RGBA", "I;16"])
def test_every_kind_of_png_can_be_shown(mode: str) -> None:
    data = flame(mode.replace("I;16", "L"))
    if mode == "I;16":
        written = BytesIO()
        Image.new("I;16", (9, 4), 40_000).save(written, "PNG")
        data = written.getvalue()
    assert trouble_with_picture(data) is None
    assert picture_of(emblem(data, f"{mode}--4")) is not None


def test_mutants_of_a_picture_are_shown_or_refused() -> None:
    """Some bytes of a good file are changed, by chance: whatever is told, nothing is raised."""
    dice, good = SeededDice(b"mutants of a picture"), flame("L", 24)
    refused = 0
    for _ in range(MUTANTS):
        data = bytearray(good)
        for _ in range(dice.roll(4, "mutants")):
            data[dice.roll(len(data), "place") - 1] = dice.roll(256, "byte") - 1
        refused += trouble_with_picture(bytes(data)) is not None
    assert 0 < refused < MUTANTS


def test_the_same_id_is_the_same_picture() -> None:
    """Scenes are compared without looking at pixels."""
    other = FLAME.model_copy(update={"png": ""})
    assert other == FLAME
    assert hash(FLAME) == hash(other)
    assert emblem(flame(), "other--0") != FLAME
    assert Look("hero", "K", (0, 0, 0), emblem="one") != Look("hero", "K", (0, 0, 0))


def test_files_of_levels_are_without_emblems() -> None:
    written = level_file(hall(kind="wolf--0"), "keeper", None)
    assert b"emblem" not in written
    assert b"wolf--0" not in written
    assert read_level(written).scene.tokens[0].emblem is None
