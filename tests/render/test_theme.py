"""The palettes: enough contrast, colours that can be told apart, tables that keep them."""

from itertools import combinations

import pytest
from PIL import Image

from render import theme as paints
from render.theme import THEMES, Theme, contrast

BOTH = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())


@BOTH
def test_what_must_be_read_stands_out(theme: Theme) -> None:
    assert contrast(theme.ink, theme.floor) >= 7
    assert contrast(theme.ink, theme.page) >= 7
    assert contrast(theme.hatch, theme.page) >= 3.4
    assert contrast(theme.label, theme.floor) >= 4.5
    assert contrast(theme.path, theme.floor) >= 4.5
    assert contrast(theme.ruler_text, theme.ruler) >= 4.5
    assert contrast(theme.water_line, theme.floor) >= 3
    assert contrast(theme.ink, theme.ruler) >= 7


def test_contrast_is_what_wcag_says() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


def test_letters_stand_out_on_every_figure() -> None:
    fills = [*paints.HEROES, paints.MONSTER, paints.GUEST, *paints.WANDERERS.values()]
    for fill in fills:
        assert contrast(paints.ink_on(fill), fill) >= 4.5, fill
    assert contrast(paints.OUTLINE, paints.RIM) >= 12


def test_hero_colours_differ() -> None:
    for one, other in combinations(paints.HEROES, 2):
        assert sum(abs(a - b) for a, b in zip(one, other, strict=True)) > 90


@BOTH
def test_the_table_holds_256_colours_and_keeps_the_important_ones(theme: Theme) -> None:
    table = paints.colours(theme)
    assert len(table) == 256
    kept = [
        theme.page, theme.floor, theme.ink, theme.hatch, theme.grid, theme.water, theme.path,
        theme.wood, theme.iron, *paints.HEROES, paints.MONSTER, paints.GUEST, paints.GOLD,
        paints.RIM, paints.OUTLINE, paints.HEALTHY, paints.HURT, paints.DYING,
    ]  # fmt: skip
    assert set(kept) <= set(table)
    sheet = Image.new("RGB", (len(kept), 1))
    sheet.putdata(kept)
    back = paints.painted(paints.indexed(sheet, theme), theme).convert("RGB")
    assert back.tobytes() == sheet.tobytes()


@BOTH
def test_light_is_a_step_through_the_table(theme: Theme) -> None:
    tones = len(paints.floor_tones(theme))
    table = paints.colours(theme)
    assert table[0] == theme.floor
    steps = [table[step * tones] for step in range(len(theme.light_shares) + 1)]
    warmth = [red - blue for red, _, blue in steps]
    assert warmth == sorted(set(warmth))


@BOTH
def test_fog_keeps_labels_readable(theme: Theme) -> None:
    table = paints.colours(theme)
    fog = paints.wash(theme, theme.fog, theme.fog_share)
    floor, label = (table[fog[table.index(colour)]] for colour in (theme.floor, theme.label))
    assert contrast(floor, label) >= 2
    assert floor != theme.floor
