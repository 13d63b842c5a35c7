"""Themes in the colours of a pack: what the pack does not name is mixed from what it names."""

from collections.abc import Mapping, Set
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from render.drawing.cache import THEMES_KEPT
from render.drawing.colour import Colour, Theme, ThemeName, code_of, luma, mix, rgb
from render.drawing.palettes import THEMES
from rules.core.colours import Colours, MapColours, contrast

WHITE: Final = rgb("#FFFFFF")
BLACK: Final = rgb("#000000")
BY_PACKS: Final[dict[ThemeName, str]] = {"parchment": "light", "slate": "dark"}
"""The themes that packs may colour, and the set of colours that each takes."""
NAMES: Final = tuple(Colours.model_fields)
READABLE: Final = 5.0
"""The least contrast of letters; what is left of it when tones were moved apart is 4.5."""
VISIBLE: Final = 3.4
"""The least contrast of lines that mean something, of which 3 is left in the same way."""
FAINT: Final = (0.26, 0.2, 0.14, 0.08, 0.0)
"""How much paler than walls letters are: the first share with which they can be read."""
WET: Final = (0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0)
"""How much of the walls' colour is in that of waves: the first share with which they are seen."""
UNDER_FOG: Final = 2.2
"""The least contrast of letters under fog, where they are of the past."""
DARKER: Final = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)
"""How much darker fog is than it might be: the first share with which letters can be read."""
TONES: Final = 3
"""Tones between two colours that the grey drawing tells apart."""
ROOM: Final = (8, 244)
"""The least and the most of each part of a page's colour that leave room for clouds."""


def key_in(name: ThemeName, colours: MapColours | None) -> str:
    """Return the key of a theme in the colours of a pack; the theme's name without them."""
    chosen = getattr(colours, BY_PACKS[name]) if colours and name in BY_PACKS else None
    codes = (getattr(chosen, each) for each in NAMES) if chosen else ()
    return " ".join((name, *codes))


def theme_in(name: ThemeName, colours: MapColours | None) -> Theme:
    """Return a theme in the colours of a pack, or as it is."""
    return theme_of(key_in(name, colours))


def key_with(key: str, changes: Mapping[str, Colour]) -> str:
    """Return the key of a theme of which some parts have other colours."""
    return key + "".join(f"|{part}={code_of(colour)}" for part, colour in changes.items())


@lru_cache(maxsize=THEMES_KEPT)
def theme_of(key: str) -> Theme:
    """Return the theme of a key, which says all of its colours."""
    own, *changes = key.split("|")
    theme = _theme_of(own)
    if not changes:
        return theme
    parts = (change.partition("=") for change in changes)
    changed: dict[str, Any] = {part: rgb(code) for part, _, code in parts}
    return replace(theme, key=key, **changed)


def _theme_of(key: str) -> Theme:
    """Return the theme of a key without changed parts."""
    name, *codes = key.split(" ")
    base = next(theme for theme in THEMES.values() if theme.name == name)
    if not codes:
        return base
    named = {each: rgb(code) for each, code in zip(NAMES, codes, strict=True)}
    return _apart(replace(base, key=key, **_roles(base, named)))


def _roles(base: Theme, named: dict[str, Colour]) -> dict[str, Any]:
    """Return the colour of every part of a map, and how it is drawn."""
    paper, floor, wall, rock = (named[each] for each in ("paper", "floor", "wall", "rock"))
    # Where floor shines on a page as dark as the walls, what stands around the map is as floor is.
    ground = max((paper, floor), key=lambda each: contrast(each, wall))
    glowing = ground == floor
    ruler = mix(ground, wall, 0.07) if base.pale else mix(ground, BLACK, 0.2)
    label = _letters(wall, floor)
    deep = mix(wall, BLACK, 0.1) if base.pale else mix(floor, BLACK, 0.6)
    return {
        "page": paper,
        "floor": floor,
        "ink": wall,
        "hatch": rock,
        "shade": mix(paper, rock, 0.18 if base.pale and not glowing else 0.1),
        "grid": named["grid"],
        "shadow": mix(floor, wall, 0.14) if base.pale else mix(floor, BLACK, 0.25),
        "water": named["water"],
        "water_line": _line(named["water"], wall, floor),
        "ruler": ruler,
        "ruler_text": _letters(wall, ruler),
        "label": label,
        "path": named["accent"],
        "path_casing": mix(floor, WHITE, 0.6) if base.pale else mix(floor, BLACK, 0.6),
        "furniture": mix(floor, wall, 0.09),
        "wood": named["door"],
        "iron": named["metal"],
        "deep": deep,
        "deep_line": mix(deep, floor if base.pale else wall, 0.3),
        "fog": _fog(
            mix(paper, rock, 0.8 if glowing else 0.2 if base.pale else 0.1),
            label,
            floor,
            base.fog_share,
        ),
        "light": named["lamp"],
        "reach": named["reach"],
        "swell": 0 if glowing else base.swell,
    }


def _letters(wall: Colour, ground: Colour) -> Colour:
    """Return the colour of letters: a little paler than walls, as long as they can be read."""
    shades = (mix(wall, ground, share) for share in FAINT)
    return next((each for each in shades if contrast(each, ground) >= READABLE), wall)


def _fog(likely: Colour, label: Colour, floor: Colour, share: float) -> Colour:
    """Return the colour of fog: the likely one, or as much darker as letters under it need."""
    shades = [mix(likely, BLACK, part) for part in DARKER]
    readable = (
        each
        for each in shades
        if contrast(mix(label, each, share), mix(floor, each, share)) >= UNDER_FOG
    )
    return next(readable, shades[-1])


def _line(water: Colour, wall: Colour, floor: Colour) -> Colour:
    """Return the colour of waves: between water and walls, and seen beside floor."""
    shades = (mix(water, wall, share) for share in WET)
    return next((each for each in shades if contrast(each, floor) >= VISIBLE), wall)


def _apart(theme: Theme) -> Theme:
    """Return a theme in which no two colours of the grey drawing have the same tone.

    The drawing knows its parts by their tones alone (`render.ground.ground`): of two parts as light
    as each other the second becomes a little lighter or darker. Floor and walls stay as they are,
    and clouds change the page no further than to the tones of these.
    """
    taken: set[int] = set()
    changes: dict[str, Any] = {}
    for part in ("floor", "ink", "page", "hatch", "grid", "shadow", "shade", "label"):
        colour = moved(getattr(theme, part), taken)
        tone, near = luma(colour), TONES - 1
        if part == "page":
            most = theme.swell if ROOM[0] <= min(colour) and max(colour) <= ROOM[1] else 0
            swell = next(s for s in range(most, -1, -1) if not taken & _around(tone, s))
            changes["swell"], near = swell, max(near, swell)
        taken |= _around(tone, near)
        changes[part] = colour
    return replace(theme, **changes)


def _around(tone: int, reach: int) -> set[int]:
    return {*range(tone - reach, tone + reach + 1)}


def moved(colour: Colour, taken: Set[int]) -> Colour:
    """Return the nearest colour, lighter or darker, whose tone is not taken."""
    shares = (step / 100 for step in range(101))
    nearest = (mix(colour, to, share) for share in shares for to in (BLACK, WHITE))
    return next(each for each in nearest if luma(each) not in taken)
