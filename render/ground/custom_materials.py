"""Materials in players' own words: drawn as a word of theirs that is known, or plain."""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import cast, get_args

from render.drawing.colour import Colour, luma, mix, rgb
from render.ground.material_colours import MATTER, MaterialColours, Texture
from rules.core.scene import WITH_LOOK, Material

WHITE, BLACK = rgb("#FFFFFF"), rgb("#000000")


@dataclass(frozen=True)
class Look:
    """The look of a material: its texture and its colours."""

    texture: Texture
    matter: MaterialColours


KNOWN: dict[tuple[Texture, str], str] = {
    ("ice", ""): "snow frost glacier icicle hail water crystal quartz diamond",
    ("ice", "#E8E4DC"): "salt sugar chalk alabaster marble pearl wax candle soap gypsum "
    "cheese butter",
    ("ice", "#D8A040"): "amber resin honey",
    ("flesh", ""): "meat body muscle heart skin blood worm tentacle tongue sinew gut brain",
    ("flesh", "#8CA860"): "slime jelly ooze goo",
    ("ceramite", ""): "plastic porcelain china tile ceramic enamel plate",
    ("ceramite", "#E4DCC4"): "ivory tooth teeth shell",
    ("grave_soil", ""): "grave bone skull tomb corpse coffin ash dust cinder",
    ("black_metal", ""): "iron steel metal lead adamant coal obsidian basalt anvil",
    ("black_metal", "#9CA4AC"): "silver tin platinum mithril pewter nickel",
    ("black_metal", "#C09830"): "gold brass coin bronze treasure",
    ("black_metal", "#B06C40"): "copper rust",
    ("shadow_light", ""): "shadow light darkness sunlight moonlight starlight fire flame sun",
    ("dreams", ""): "dream mist fog cloud smoke air wind thought memory memories music song magic",
    ("weapons", ""): "weapon sword blade axe axes spear shield dagger knives needle nail thorn",
    ("living_soil", ""): "moss grass leaf leaves hedge insect fungus fungi mushroom vine ivy root "
    "plant flower tree seaweed",
    ("bricks", ""): "brick adobe clay terracotta",
    ("bricks", "#A8A49C"): "stone cobble granite concrete slate",
    ("bricks", "#C8B08C"): "sandstone limestone",
    ("bricks", "#9C8058"): "book paper parchment card gingerbread bread",
    ("glass", ""): "gem jewel mirror window ruby rubies emerald sapphire",
    ("wicker", ""): "wood timber plank log rope basket reed straw hay bamboo cloth wool silk hair "
    "bark felt leather carpet",
    ("wicker", "#D8D8DC"): "web cobweb spiderweb",
    ("plain", "#D0B078"): "sand gravel",
    ("plain", "#806044"): "mud earth soil dirt peat chocolate",
}  # fmt: skip
"""Known words, each with its texture and, where it differs from the texture's, its colour."""


def look_of(material: str) -> Look:
    """Return the look of a material: its own, by its name, by its last word known, or plain."""
    if material in get_args(Material):
        return _looks()[material]
    own = WITH_LOOK.fullmatch(material)
    if own and own[2] in MATTER:
        texture = cast(Texture, own[2])
        matter = MATTER[texture]
        return Look(texture, _coloured(matter, rgb(own[3])) if own[3] else matter)
    words = re.findall(r"[^\W_]+", material.casefold())
    for word in reversed(words):
        for stem in (word, word.removesuffix("s"), word.removesuffix("es")):
            if stem in _looks():
                return _looks()[stem]
    return Look("plain", MATTER["plain"])


@lru_cache(maxsize=1)
def _looks() -> dict[str, Look]:
    named: dict[str, Look] = {name: Look(name, MATTER[name]) for name in get_args(Material)}
    for (texture, code), words in KNOWN.items():
        matter = _coloured(MATTER[texture], rgb(code)) if code else MATTER[texture]
        named |= {word: Look(texture, matter) for word in words.split()}
    return named


def _coloured(matter: MaterialColours, base: Colour) -> MaterialColours:
    """Return the look in another main colour; other colours stay as much darker or lighter."""

    def moved(paint: Colour) -> Colour:
        lift = (luma(paint) - luma(matter.base)) / 255
        return mix(base, WHITE if lift > 0 else BLACK, min(1.0, abs(lift) * 1.2))

    light = mix(matter.light, mix(base, WHITE, 0.5), 0.5)
    return MaterialColours(base, base, light, tuple(moved(paint) for paint in matter.paints))
