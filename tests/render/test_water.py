"""Water: blue in view and under fog, darker in its middle, within its walls."""

from functools import cache

import pytest
from PIL import Image

from render import Theme
from render.pictures.compose import draw
from render.view.visible import known_only
from render.view.window import layout
from rules.core.scene import Barrier, Edge, Ruler, Scene, Side, Terrain
from rules.core.words import Text
from tests.render import scenes
from tests.support.joined import joined


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


@joined("theme", ["parchment", "slate", "contrast"])
def test_water_within_reach_is_lighter_and_still_blue(theme: Theme) -> None:
    at = (3.2, 4.2)
    red, green, blue = colour(lake(), at, theme)
    reached = colour(lake().with_(reach=((3, 4),)), at, theme)
    assert sum(reached) > red + green + blue + 20
    assert reached[2] > reached[0] + 12


@pytest.mark.parametrize("theme", ["parchment", "contrast"])
def test_no_water_comes_through_a_wall(theme: Theme) -> None:
    """What a room behind it has itself stays there."""
    plan = scenes.Plan(13, 9)
    plan.dig((1, 1, 11, 7))
    plan.dig((2, 2, 3, 2), Terrain.WATER)
    walls = tuple(Edge(at=(x, 4), side=Side.NORTH, kind=Barrier.WALL) for x in range(1, 12))
    dry = plan.scene(title=Text.of("the-hall"), edges=walls)
    plan.dig((5, 4, 2, 1), Terrain.WATER)
    wet = plan.scene(title=Text.of("the-hall"), edges=walls)
    assert not blue(dry, (1, 4, 11, 7), theme)
    assert blue(dry, (2, 3, 4, 3), theme)
    assert blue(wet, (5, 4, 6, 4), theme)
    assert not blue(wet, (7, 3, 11, 3), theme)


def blue(scene: Scene, box: tuple[int, int, int, int], theme: Theme) -> bool:
    """Whether anything blue shows on some squares, from the first to the last."""
    part = of_squares(scene, box, theme)
    return any(b > r + 25 for _, (r, _, b) in part.getcolors(part.width * part.height))


def of_squares(scene: Scene, box: tuple[int, int, int, int], theme: Theme) -> Image.Image:
    """The picture of some squares, from the first to the last."""
    frame = layout(known_only(scene), "overview")
    left, top = frame.map_at
    ends = (frame.x(box[0]), frame.y(box[1]), frame.x(box[2] + 1), frame.y(box[3] + 1))
    sides = (left + ends[0], top + ends[1], left + ends[2], top + ends[3])
    return drawn(scene, theme).crop(tuple(map(round, sides)))


def test_shores_are_the_same_on_a_map_that_begins_elsewhere() -> None:
    """Of one that has a cell more to the west and the north."""

    def shore(corner: int) -> bytes:
        plan = scenes.Plan(16, 16)
        plan.dig((corner, corner, 9, 9))
        plan.dig((corner + 2, corner + 2, 4, 3), Terrain.WATER)
        cell = corner // 3
        ruler = Ruler(step=3, offset=(1, 1), column=3 - cell, row=9 - cell)
        scene = plan.scene(title=Text.of("the-hall"), ruler=ruler)
        around = (corner + 1, corner + 1, corner + 6, corner + 5)
        return of_squares(scene, around, "print").tobytes()

    assert shore(1) == shore(4)


def test_a_shore_that_ends_at_a_wall_is_drawn_up_to_it() -> None:
    """Dry floor behind the wall is bounded by a shore, and not cut out of the water beside it."""
    plan = scenes.Plan(13, 9)
    plan.dig((1, 1, 11, 7))
    plan.dig((2, 4, 5, 2), Terrain.WATER)
    plan.dig((6, 3, 1, 1), Terrain.WATER)
    walls = tuple(Edge(at=(x, 4), side=Side.NORTH, kind=Barrier.WALL) for x in (4, 5))
    scene = plan.scene(title=Text.of("the-hall"), edges=walls)
    row = [colour(scene, (5.3 + step / 50, 3.75), "parchment") for step in range(60)]
    shore, *_ = [sum(each) for each in row if each[2] > each[0] + 25]
    water = sum(row[-1])
    assert shore < water - 60
