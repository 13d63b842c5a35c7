"""Water: blue in view and under fog, darker in its middle, within its walls."""

from functools import cache

import pytest
from PIL import Image

from render import Theme
from render.pictures.compose import draw
from render.view.visible import known_only
from render.view.window import layout
from rules.core.scene import Scene, Terrain
from rules.core.words import Text
from tests.render import scenes


def lake(sight: str = "+") -> Scene:
    """A room with a lake of five by five squares along its western wall."""
    plan = scenes.Plan(13, 9)
    plan.dig((1, 1, 11, 7), sight=sight)
    plan.dig((1, 2, 5, 5), Terrain.WATER, sight)
    return plan.scene(title=Text.of("the-hall"))


def colour(scene: Scene, at: tuple[float, float], theme: Theme) -> tuple[int, int, int]:
    frame = layout(known_only(scene), "overview")
    left, top = frame.map_at
    place = (round(left + frame.x(at[0])), round(top + frame.y(at[1])))
    return drawn(scene, theme).getpixel(place)


@cache
def drawn(scene: Scene, theme: Theme) -> Image.Image:
    """The picture of a scene, drawn once for all that is looked at in it."""
    return draw(scene, scenes.say, theme=theme, view="overview").convert("RGB")


@pytest.mark.parametrize("theme", ["parchment", "slate", "contrast"])
@pytest.mark.parametrize("sight", ["+", "-"])
def test_water_is_blue_in_view_and_under_fog(theme: Theme, sight: str) -> None:
    red, green, blue = colour(lake(sight), (3.2, 4.2), theme)
    assert blue > red + 12
    assert green > red
    floor = colour(lake(sight), (9.3, 4.2), theme)
    assert blue - red > floor[2] - floor[0] + 8


def test_water_is_darker_away_from_its_shore() -> None:
    by_shore, far = (colour(lake(), at, "parchment") for at in ((6.0, 4.3), (3.2, 4.2)))
    assert sum(far) < sum(by_shore) - 20


def test_water_ends_at_the_wall() -> None:
    red, _, blue = colour(lake(), (0.6, 4.5), "parchment")
    assert blue < red


@pytest.mark.parametrize("theme", ["parchment", "slate", "contrast"])
def test_water_within_reach_is_lighter_and_still_blue(theme: Theme) -> None:
    at = (3.2, 4.2)
    red, green, blue = colour(lake(), at, theme)
    reached = colour(lake().with_(reach=((3, 4),)), at, theme)
    assert sum(reached) > red + green + blue + 20
    assert reached[2] > reached[0] + 12
