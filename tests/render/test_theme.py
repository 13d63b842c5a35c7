"""The palettes: enough contrast, colours that can be told apart, tables that keep them."""

from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image

from render.drawing import palettes
from render.drawing import theme as paints
from render.drawing.colour import Theme, grey
from render.drawing.palettes import THEMES
from rules.core.colours import contrast

ALL = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
LIT = pytest.mark.parametrize(
    "theme", [theme for theme in THEMES.values() if theme.light_shares], ids=lambda each: each.name
)


@ALL
def test_what_must_be_read_stands_out(theme: Theme) -> None:
    assert contrast(theme.ink, theme.floor) >= 7
    assert max(contrast(theme.ink, theme.page), contrast(theme.floor, theme.page)) >= 7
    assert contrast(theme.hatch, theme.page) >= 3.4
    assert contrast(theme.label, theme.floor) >= 4.5
    assert contrast(theme.path, theme.floor) >= 4.5
    assert contrast(theme.ruler_text, theme.ruler) >= 4.5
    assert contrast(theme.water_line, theme.floor) >= 3
    assert contrast(theme.ink, theme.ruler) >= 7


def test_the_high_contrast_theme_is_one() -> None:
    """Twice what WCAG's AA asks for of small words and of marks."""
    theme = THEMES["contrast"]
    words = (theme.ink, theme.label, theme.path, theme.water_line, theme.vent)
    assert min(contrast(paint, theme.floor) for paint in words) >= 5.5
    assert contrast(theme.ruler_text, theme.ruler) >= 15
    assert contrast(theme.ink, theme.floor) >= 15
    assert contrast(theme.page, theme.floor) >= 15
    assert contrast(theme.hatch, theme.page) >= 7
    assert contrast(theme.grid, theme.floor) >= 3
    fills = (theme.wood, theme.iron, theme.chest, theme.water, theme.reach)
    assert min(contrast(fill, theme.ink) for fill in fills) >= 9
    assert theme.weight > 1


def test_the_theme_for_paper_spares_ink() -> None:
    theme = THEMES["print"]
    areas = (theme.page, theme.floor, theme.shade, theme.shadow, theme.water, theme.ruler)
    assert set(areas) == {(252, 252, 252)}
    assert theme.bare
    inks = (theme.ink, theme.hatch, theme.path, theme.label, theme.water_line, theme.vent)
    assert all(max(paint) - min(paint) == 0 for paint in inks), "one ink, no colours"


def test_contrast_is_what_wcag_says() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


def test_letters_stand_out_on_every_figure() -> None:
    fills = [*palettes.HEROES, palettes.MONSTER, palettes.GUEST, *palettes.WANDERERS.values()]
    for fill in fills:
        assert contrast(palettes.ink_on(fill), fill) >= 4.5, fill
    assert contrast(palettes.OUTLINE, palettes.RIM) >= 12


def test_hero_colours_differ() -> None:
    for one, other in combinations(palettes.HEROES, 2):
        assert sum(abs(a - b) for a, b in zip(one, other, strict=True)) > 90


@ALL
def test_the_table_holds_256_colours_and_keeps_the_important_ones(theme: Theme) -> None:
    table = paints.colours(theme)
    assert len(table) == 256
    kept = [
        theme.page, theme.floor, theme.ink, theme.hatch, theme.grid, theme.water, theme.path,
        theme.wood, theme.iron, theme.vent, *palettes.HEROES, palettes.MONSTER, palettes.GUEST,
        palettes.GOLD, palettes.RIM, palettes.OUTLINE,
        palettes.HEALTHY, palettes.HURT, palettes.DYING,
    ]  # fmt: skip
    kept = [grey(colour) for colour in kept] if theme.bare else kept
    assert set(kept) <= set(table)
    sheet = Image.new("RGB", (len(kept), 1))
    sheet.putdata(kept)
    back = paints.painted(paints.indexed(sheet, theme), theme).convert("RGB")
    assert back.tobytes() == sheet.tobytes()


def test_the_theme_for_paper_has_no_colour_to_offer() -> None:
    for extra in ((), ((200, 40, 40), (40, 200, 40))):
        table = paints.colours(replace(THEMES["print"], extra=extra))
        assert all(red == green == blue for red, green, blue in table)


@LIT
def test_light_is_a_step_through_the_table(theme: Theme) -> None:
    tones = len(paints.floor_tones(theme))
    table = paints.colours(theme)
    assert table[0] == theme.floor
    steps = [table[step * tones] for step in range(len(theme.light_shares) + 1)]
    warmth = [red - blue for red, _, blue in steps]
    assert warmth == sorted(set(warmth))


@ALL
def test_fog_keeps_labels_readable(theme: Theme) -> None:
    table = paints.colours(theme)
    fog = paints.wash(theme, theme.fog, theme.fog_share)
    floor, label = (table[fog[table.index(colour)]] for colour in (theme.floor, theme.label))
    assert contrast(floor, label) >= 2
    assert (floor, label) != (theme.floor, theme.label)
