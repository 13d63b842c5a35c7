"""Figures stay readable when a picture is shown 400 pixels wide."""

from dataclasses import replace
from io import BytesIO
from typing import get_args

import pytest
from PIL import Image, ImageChops, ImageStat

from render import Theme, picture
from render.drawing.palettes import HEALTHY, HEROES, RIM, THEMES
from render.drawing.pen import Pen
from render.pictures.compose import draw
from render.things.token_shapes import half_width
from render.things.tokens import (
    BADGE,
    BADGE_SIZES,
    RADIUS,
    SIZES,
    Look,
    figure,
    letters_within,
    look_of,
    pips_of,
)
from render.view.visible import known_only
from render.view.window import layout
from rules.core.scene import Box, Ruler, Scene, Token
from rules.core.words import Text
from tests.render import scenes
from tests.support.joined import joined
from tests.support.soak import SOAK

SHOWN = 400
CONFUSING = "BDEFGHKMNOPQRSTW"
SHEET_SQUARE = 100


def hall_with(mark: str, side: str = "hero") -> Scene:
    plan = scenes.Plan(18, 14)
    plan.dig((1, 1, 16, 12))
    token = Token(key="t", side=side, mark=mark, name=scenes.named("x"), at=(6, 5), seat=1)
    return plan.scene(title=Text.of("the-hall"), tokens=(token,))


def shown(mark: str, theme: Theme, side: str = "hero") -> Image.Image:
    """The square of a figure as a telephone shows it."""
    image = draw(hall_with(mark, side), scenes.say, theme=theme, view="play").convert("L")
    small = image.resize(
        (SHOWN, round(image.height * SHOWN / image.width)), Image.Resampling.LANCZOS
    )
    frame = layout(known_only(hall_with(mark, side)), "play")
    scale = SHOWN / image.width
    x, y = (frame.gutter + frame.x(6.5)) * scale, (frame.gutter + frame.y(5.5)) * scale
    half = frame.c * scale / 2
    return small.crop((round(x - half), round(y - half), round(x + half), round(y + half)))


@pytest.mark.parametrize("theme", get_args(Theme) if SOAK else ["slate"])
def test_letters_can_be_told_apart_on_a_telephone(theme: Theme) -> None:
    """Each letter looks most like its own enlargement, and not nearly like any other.

    In a short run in colours; letters below emblems (`test_figure_emblems.py`) have none then.
    """
    seen = {mark: shown(mark, theme) for mark in CONFUSING}
    size = next(iter(seen.values())).size
    sprites = {mark: _template(mark, size, theme) for mark in CONFUSING}
    for mark, image in seen.items():
        scores = {other: _distance(image, template) for other, template in sprites.items()}
        assert min(scores, key=lambda other: scores[other]) == mark


def _template(mark: str, size: tuple[int, int], theme: Theme) -> Image.Image:
    """A figure drawn large by itself, the middle of its sheet made as small as on a telephone."""
    fill = RIM if THEMES[theme].bare else HEROES[0]
    sprite = figure(Look(side="hero", mark=mark, fill=fill), 200)
    sheet = Image.new("RGB", sprite.size, (252, 248, 240))
    sheet.paste(sprite, mask=sprite)
    middle = sprite.width / 2
    box = (middle - 100, middle - 100, middle + 100, middle + 100)
    return sheet.convert("L").resize(size, Image.Resampling.LANCZOS, box=box)


def _distance(one: Image.Image, other: Image.Image) -> float:
    """How different the inner parts are, allowing a shift of a pixel."""
    inner = (one.width // 4, one.height // 4, 3 * one.width // 4, 3 * one.height // 4)
    shifted = [ImageChops.offset(other, x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)]
    parts = [ImageChops.difference(one, each).crop(inner) for each in shifted]
    return min(float(ImageStat.Stat(part).rms[0]) for part in parts)


MARKS = ("W", "M", "D8", "WW", "MW", "D10", "BS2", "WW4", "WWW", "Y!")


@pytest.mark.parametrize("theme", get_args(Theme) if SOAK else ["slate", "print"])
@pytest.mark.parametrize("side", ["hero", "monster", "guest", "wanderer"])
def test_letters_stay_within_their_disc_or_badge(side: str, theme: Theme) -> None:
    """With letters nothing outside of the inner part of the body differs; a badge holds its own."""
    bare = THEMES[theme].bare
    for mark in MARKS:
        token = hall_with(mark, side).tokens[0].with_(side=side)
        for down in (False, True):
            look = look_of(token.with_(down=down), bare=bare)
            written, blank = (
                figure(replace(look, mark=each), SHEET_SQUARE).convert("RGBA")
                for each in (mark, " ")
            )
            box = ImageChops.difference(written, blank).getbbox(alpha_only=False)
            assert box is not None
            middle, within = written.width / 2, RADIUS * SHEET_SQUARE
            for at in box:
                assert abs(at - middle) <= within, (mark, down)
            pen = Pen(1.75, 1.75, SHEET_SQUARE)
            size, inner = letters_within(pen, look, 0.26), half_width(side, 0.26, 0)
            assert pen.text_width(mark, size) <= 2 * inner
        faced = look_of(token.with_(face="orc-head"), bare=bare)
        badge = Pen(1.75, 1.75, SHEET_SQUARE).text_width(mark, BADGE_SIZES[len(mark)])
        assert faced.face
        assert badge + 0.155 < 0.5 + BADGE[0], mark


def test_letters_are_written_large_enough() -> None:
    """At least 24 pixels of type in a picture 1,080 wide, even of the widest focus."""
    scene = hall_with("K").with_(focus=Box(at=(0, 0), columns=18, rows=14))
    for ruler in (Ruler(), Ruler(step=6)):
        frame = layout(known_only(scene.with_(ruler=ruler)), "play")
        assert (frame.window.columns, frame.window.rows) == (10, 5)
        assert SIZES[1] * frame.c >= 24
        assert SIZES[2] * frame.c >= 20


@joined(
    ("health", "most", "pips"),
    [
        (0, 5, (0, 5)),
        (1, 40, (1, 6)),
        (5, 5, (5, 5)),
        (12, 12, (6, 6)),
        (9, 12, (4, 6)),
        (3, 0, None),
    ],
)
def test_health_is_shown_in_at_most_six_pips(health: int, most: int, pips) -> None:
    token = Token(
        key="t", side="hero", mark="K", name=scenes.named("x"), at=(1, 1), health=health,
        health_max=most,
    )  # fmt: skip
    assert pips_of(token) == pips


def test_health_between_two_figures_is_that_of_both() -> None:
    """One looks north and has it below, the other stands under it, looks south and has it above."""
    plan = scenes.Plan(9, 8)
    plan.dig((1, 1, 7, 6))

    def drawn(*shown: Token) -> Image.Image:
        scene = plan.scene(title=Text.of("the-hall"), tokens=shown)
        return Image.open(BytesIO(picture(scene, scenes.say))).convert("RGB")

    north, south = (
        Token(
            key=key, side="hero", mark=key, name=scenes.named("x"), at=at, facing=facing, seat=1,
            health=5, health_max=6,
        )
        for key, at, facing in (("A", (3, 3), "n"), ("B", (3, 4), "s"))
    )  # fmt: skip
    whole = drawn(north, south)
    hurt = ImageChops.difference(whole, drawn(north.with_(health=3), south)).getbbox()
    other = ImageChops.difference(whole, drawn(north, south.with_(health=3))).getbbox()
    assert hurt is not None
    assert other is not None
    assert hurt[3] <= other[1]


def test_health_leaves_the_nose_free_and_is_never_hidden() -> None:
    """A figure that looks south has its health above, else below; others do not cover it."""
    plan = scenes.Plan(9, 8)
    plan.dig((1, 1, 7, 6))
    for facing, row in (
        ("s", 3),
        ("se", 3),
        ("sw", 3),
        ("n", 4),
        ("e", 4),
        (None, 4),
    ):
        token = Token(
            key="a", side="hero", mark="K", name=scenes.named("x"), at=(3, 3), facing=facing,
            health=3, health_max=3, seat=1,
        )  # fmt: skip
        others = tuple(
            Token(
                key=key, side="hero", mark=key, name=scenes.named("x"), at=at, seat=3, active=True
            )
            for key, at in (("B", (3, 2)), ("C", (3, 4)))
        )
        scene = plan.scene(title=Text.of("the-hall"), tokens=(token, *others))
        frame = layout(known_only(scene), "play")
        image = Image.open(BytesIO(picture(scene, scenes.say))).convert("RGB")
        x = round(frame.gutter + frame.x(3.5))
        y = round(frame.gutter + frame.y(row))
        assert image.getpixel((x, y)) == HEALTHY
