"""Colours of packs in tests: two sound sets, any number by chance, and the file that says them."""

from random import Random
from typing import Literal

from bot.settings import Settings
from rules.core.colours import RGB, Colours, MapColours, rgb_of, troubles

LIGHT = Colours(
    paper="#402F2A", floor="#F8E8C2", wall="#2A1A10", rock="#8C725A", grid="#DABB80",
    water="#A9C8BC", door="#BC7A42", metal="#AFA58F", lamp="#FFD680", reach="#ECA53C",
    accent="#9C2A1F",
)  # fmt: skip
"""Floor that shines on a dark page."""
DARK = Colours(
    paper="#17110C", floor="#3C2D20", wall="#F4E2B6", rock="#86683F", grid="#5E4931",
    water="#2E5B58", door="#A66A34", metal="#93876F", lamp="#FFB54A", reach="#D28A3A",
    accent="#FF9A58",
)  # fmt: skip
BOTH = MapColours(light=LIGHT, dark=DARK)
USUAL: Literal["parchment", "slate"] = Settings.model_fields["map_theme"].default
"""The theme in which cards are drawn where nobody says otherwise."""


def written(light: Colours | None = None, dark: Colours | None = None) -> str:
    """A file of colours."""
    return "\n".join(
        f"[{name}]\n" + "".join(f'{key} = "{code}"\n' for key, code in each.model_dump().items())
        for name, each in (("light", light), ("dark", dark))
        if each is not None
    )


def by_chance(chance: Random, *, dark: bool) -> Colours:
    """Any colours whatever that a pack may have."""

    def any_of(low: int, high: int) -> RGB:
        return chance.randint(low, high), chance.randint(low, high), chance.randint(low, high)

    def near(to: RGB) -> RGB:
        red, green, blue = (max(0, min(255, part + chance.randint(-70, 70))) for part in to)
        return red, green, blue

    while True:
        floor, wall = any_of(150, 255), any_of(0, 100)
        if dark:
            floor, wall = wall, floor
        codes = {name: _code(any_of(0, 255)) for name in Colours.model_fields}
        codes |= {"floor": _code(floor), "wall": _code(wall), "grid": _code(near(floor))}
        made = Colours(**codes)
        # What does not fit is drawn again, alone: few sets of eleven fit at once.
        for _ in range(200):
            bad = {name for name, _ in troubles(made, dark=dark)}
            if not bad:
                return made
            if "wall" in bad:
                break
            # In the order of names, as a set has another one in each process.
            for name in sorted(bad):
                colour = near(floor) if name == "grid" else any_of(0, 255)
                made = made.with_(**{name: _code(colour)})


def _code(colour: RGB) -> str:
    code = "#{:02X}{:02X}{:02X}".format(*colour)
    assert rgb_of(code) == colour
    return code
