"""The palettes of the themes, and the colours of figures, which are the same in all of them."""

from dataclasses import replace
from typing import Any

from render.drawing.colour import Colour, Theme, ThemeName, rgb
from rules.core.colours import contrast

_COLOURS = """
    page         #EFE6D2   #23252C   #000000   #FFFFFF
    floor        #FDF9EF   #40444F   #FFFFFF   #FFFFFF
    ink          #2A241E   #E9E1CF   #000000   #000000
    hatch        #51473C   #737A8E   #B8B8B8   #848484
    shade        #D3C6AB   #2B2E37   #000000   #FFFFFF
    grid         #C4B79C   #5A606F   #7C7C7C   #A8A8A8
    shadow       #DCD2BC   #30333C   #FFFFFF   #FFFFFF
    water        #A8D2E2   #2D5A6E   #9CDCFF   #FFFFFF
    water_line   #2E7A96   #7FC4DA   #003C94   #585858
    ruler        #E3D7BD   #1D1F25   #FFFFFF   #FFFFFF
    ruler_text   #5A4F42   #B9B2A3   #000000   #000000
    label        #6A5D4E   #BDB6A8   #000000   #383838
    path         #B3541E   #FFB454   #B00020   #202020
    path_casing  #FDF9EF   #1B1B1B   #FFFFFF   #FFFFFF
    furniture    #EAE0CB   #4A4F5C   #FFFFFF   #FFFFFF
    wood         #D9B98A   #8A6A43   #FFC400   #FFFFFF
    iron         #8C97A6   #8FA3BF   #A8D8FF   #D8D8D8
    deep         #2B2622   #14151A   #000000   #505050
    deep_line    #6B5F52   #4A5060   #C8C8C8   #E0E0E0
    chest        #C98F3C   #B07A2E   #FFB000   #FFFFFF
    fog          #CDBFA3   #2A2D36   #787878   #FFFFFF
    light        #FFE9A0   #FFBE6E   #FFFFFF   #FFFFFF
    reach        #FFC93C   #FFC93C   #FFD400   #C0C0C0
    vent         #0072B2   #56B4E9   #005CC8   #202020
    vent_fill    #FFFFFF   #14151A   #FFFFFF   #FFFFFF
"""
"""The colours of all themes, a line each: in parchment, slate, contrast and print."""


def _theme(
    name: ThemeName,
    column: int,
    *,
    fog: float,
    light: tuple[float, ...] = (),
    reach: float,
) -> Theme:
    """Return a theme with the colours of a column, and the shares of fog, light and reach."""
    table = (line.split() for line in _COLOURS.strip().splitlines())
    colours: dict[str, Any] = {role: rgb(codes[column]) for role, *codes in table}
    return Theme(
        name=name, key=name, fog_share=fog, light_shares=light, reach_share=reach, **colours
    )


PARCHMENT = replace(
    _theme("parchment", 0, fog=0.44, light=(0.07, 0.14, 0.21, 0.28), reach=0.28),
    swell=4,
)
SLATE = replace(
    _theme("slate", 1, fog=0.44, light=(0.05, 0.10, 0.15, 0.20, 0.25), reach=0.30),
    pale=False,
)
CONTRAST = replace(_theme("contrast", 2, fog=0.55, reach=0.60), weight=1.45)
PRINT = replace(_theme("print", 3, fog=0.55, reach=0.50), bare=True, drawn=True)

THEMES: dict[ThemeName, Theme] = {
    "parchment": PARCHMENT,
    "slate": SLATE,
    "contrast": CONTRAST,
    "print": PRINT,
}

# Figures are told apart by shape and letter first; these fills (Okabe and Ito's, in the order in
# which people join, and two more) say the same once again.
HEROES: tuple[Colour, ...] = tuple(
    rgb(code)
    for code in (
        "#0072B2", "#F0E442", "#009E73", "#56B4E9", "#CC79A7", "#1B1B1B", "#FFFFFF", "#7A4B1E",
    )
)  # fmt: skip
MONSTER = rgb("#D55E00")
GUEST = rgb("#E69F00")
WANDERERS: dict[str, Colour] = {
    "Y": rgb("#F0E442"),
    "B": rgb("#0072B2"),
    "R": rgb("#C8201E"),
}
FALLEN = rgb("#B0B0B0")
GOLD = rgb("#FFC93C")
LEAF, STRAW = rgb("#86AC62"), rgb("#E0BE62")
OUTLINE = rgb("#181412")
RIM = rgb("#FFFFFF")
RIM_REAR = rgb("#787878")
HEALTHY, HURT, DYING = rgb("#6FCF97"), rgb("#F2C94C"), rgb("#FF6B57")
EMPTY_PIP = rgb("#46423E")
DANGER = rgb("#D55E00")
PORTAL = (rgb("#6C4AB6"), rgb("#A98BE8"), rgb("#F3EDFF"))
VORTEX = (rgb("#1F6F78"), rgb("#D8F4F0"))


def ink_on(fill: Colour) -> Colour:
    """Return black or white, whichever is easier to read on a colour."""
    return max((OUTLINE, RIM), key=lambda ink: contrast(ink, fill))
