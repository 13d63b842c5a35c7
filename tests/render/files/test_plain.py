"""Plain pictures are the same however they are put together."""

import pytest
from PIL import ImageChops

from render.files.audience import for_audience
from render.pictures import plain as plainly
from rules.core.scene import Box
from tests.render.files.places import SCENES, house

PPG = 20


@pytest.mark.parametrize("name", SCENES)
def test_bands_show_no_seams(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    place = for_audience("keeper", SCENES[name]())
    whole = plainly.plain(place, theme="parchment", ppg=PPG)
    monkeypatch.setattr(plainly, "AT_ONCE", 90_000)
    pieces = plainly.plain(place, theme="parchment", ppg=PPG)
    assert ImageChops.difference(whole.convert("RGB"), pieces.convert("RGB")).getbbox() is None


def test_a_window_shows_what_the_whole_shows_there() -> None:
    place = for_audience("keeper", house())
    whole = plainly.plain(place, theme="parchment", ppg=32)
    part = plainly.plain(
        place, theme="parchment", ppg=32, window=Box(at=(4, 4), columns=6, rows=5)
    )  # fmt: skip
    cut = whole.crop((4 * 32, 4 * 32, 10 * 32, 9 * 32))
    difference = ImageChops.difference(cut.convert("RGB"), part.convert("RGB")).convert("L")
    off = sum(difference.histogram()[16:])
    assert off <= 0.002 * part.width * part.height


def test_squares_stay_straight_where_a_place_bends() -> None:
    straight = for_audience("keeper", house())
    bent = straight.with_(manner=("eldritch",))
    one, other = (
        plainly.plain(each, theme="parchment", ppg=32, lettered=False).convert("L").point(
            [255 * (level > 110) for level in range(256)]
        )
        for each in (straight, bent)
    )  # fmt: skip
    difference = ImageChops.difference(one, other)
    assert sum(difference.histogram()[1:]) < 0.2 * one.width * one.height
