"""The looks of a dungeon: the names and sentences that a theme gives to cards and rooms."""

import re
from collections.abc import Mapping
from typing import Final

from rules.core.colours import MapColours
from rules.core.packs.library import LIBRARY, packed
from rules.core.packs.pack import marked
from rules.core.packs.ready_colours import ready_colours
from rules.core.signs import figure
from rules.core.words import Colour, Text
from rules.systems.green_dungeon.content import THEMES, TREASURES
from rules.systems.green_dungeon.content.points import (
    CARD_SYMBOLS,
    CARDS,
    FOLDER,
    RANKS,
    ROOM_SYMBOLS,
    card_emblem,
    treasure_key,
)
from rules.systems.green_dungeon.options import GreenDungeonOptions
from rules.systems.green_dungeon.terms import BOSS_KINDS, FoeKind

CHANCE: Final = "chance"
_FOE: Final = re.compile(r"gd-(.+)-(foe|boss)-(\d+)")
"""The key of a foe's name: its theme, whether it is a boss, and its card."""
_NUMBERS: Final = {"gd-stat-magic": "magic", "gd-stat-luck": "luck"}


def theme_of(chosen: str, light: str, packs: tuple[str, ...] = ()) -> str:
    """Return the theme of a dungeon: with packs that bring themes one of theirs.

    "chance", or several of a pack, leave it to how its tiles are turned, without any die.

    Everybody sees that from the start; the symbols, which nobody may know, have no part in it.
    """
    brought = [theme.id for theme in packed(FOLDER, "themes", packs)]
    if chosen != CHANCE and not brought:
        return chosen
    themes = brought or list(THEMES)
    return themes[Colour(light.encode(), "theme").pick(len(themes))]


def overruled(options: GreenDungeonOptions) -> Mapping[str, str]:
    """Return the settings that packs overrule: with themes of their own, the theme."""
    return {"theme": "themes"} if packed(FOLDER, "themes", options.packs) else {}


def colours(theme: str) -> MapColours | None:
    """Return the colours of the maps of a theme, None for the usual ones."""
    chosen = THEMES[theme].colours
    return None if chosen is None else ready_colours(chosen)


def title(theme: str) -> Text:
    """Return the title of a theme's dungeon, such as "Goblin Warren"."""
    return Text.of(f"gd-{theme}-title")


def foe(theme: str, card: int, *, captain: bool) -> Text:
    """Return the name of a monster card; the monsters of Hammer rooms are captains (GD-145)."""
    name = Text.of(f"gd-{theme}-foe-{card}")
    return Text.of(f"gd-{theme}-captain", foe=name) if captain else name


def appears(theme: str, card: int, *, captain: bool) -> Text:
    """Return how a monster comes into view."""
    seen = Text.of(f"gd-{theme}-foe-{card}-appears")
    if not captain:
        return seen
    return Text.of(f"gd-{theme}-captain-appears-{_symbol(card)}", appears=seen)


def boss(theme: str, card: int, *, final: bool) -> Text:
    """Return the name of a boss card; in the final lair it bears a title more."""
    name = Text.of(f"gd-{theme}-boss-{card}")
    return Text.of(f"gd-{theme}-final", boss=name) if final else name


def boss_appears(theme: str, card: int, *, final: bool) -> Text:
    """Return how a boss receives its visitors; the final lair shuts behind them."""
    seen = Text.of(f"gd-{theme}-boss-{card}-appears")
    return Text.of(f"gd-{theme}-final-appears", appears=seen) if final else seen


def trap(theme: str, card: int) -> Text:
    """Return the name of the trap that a boss card stands for in a Brick room."""
    return Text.of(f"gd-{theme}-trap-{card}")


def trap_scene(theme: str, card: int) -> Text:
    """Return how the trap of a boss card goes off, whoever it may hit."""
    return Text.of(f"gd-{theme}-trap-{card}-scene")


def magic(theme: str, card: int) -> Text:
    """Return the name of the wonder that a boss card stands for in a Wood room."""
    return Text.of(f"gd-{theme}-magic-{card}")


def magic_scene(theme: str, card: int) -> Text:
    """Return what the wonder of a boss card does when it is found."""
    return Text.of(f"gd-{theme}-magic-{card}-scene")


def treasure(theme: str, card: int) -> Text:
    """Return the name of a treasure card: the same in every theme that has none of its own.

    Raises:
        KeyError: there is no such theme at hand.
    """
    pack, key = LIBRARY.of_id(THEMES[theme].id), treasure_key(theme, card)
    own = pack is not None and any(key in messages for messages in pack.names.values())
    return Text.of(key if own else f"gd-treasure-{card}")


def emblem(theme: str, kind: FoeKind, card: int) -> str:
    """Return the id of the emblem of a foe: that of its card, of its rank, or of its theme.

    A theme may have each of them or not; the id is empty where the theme is of no pack. A card with
    an icon of its own does not wear the picture of its theme, which all others wear.
    """
    pack = LIBRARY.of_id(theme)
    if pack is None:
        return marked(theme)
    plain, _, mark = theme.partition("--")
    own = card_emblem(theme, card, boss=kind in BOSS_KINDS)
    ranked = f"{plain}_{RANKS.get(kind, '')}--{mark}"
    pictured = next((each for each in (own, ranked) if each in pack.emblems), "")
    return pictured or ("" if icon(theme, kind, card) != THEMES[theme].icon else theme)


def icon(theme: str, kind: FoeKind, card: int) -> str:
    """Return the icon of a foe: that of its card, of its rank, or of its theme."""
    themed = THEMES[theme]
    of_card = f"{'boss' if kind in BOSS_KINDS else 'foe'}_{card}"
    known = (themed.icons.get(of_card), themed.icons.get(RANKS.get(kind, "")), themed.icon)
    return next((each for each in known if each), "")


def sign_of(key: str) -> str:
    """Return the sign of a foe or of a hero's number, by the key of its name."""
    named = _FOE.fullmatch(key)
    if named is None or named[1] not in THEMES:
        return _NUMBERS.get(key, "")
    return figure(icon(named[1], "mini" if named[2] == "boss" else "minion", int(named[3])))


def treasure_icon(theme: str, card: int) -> str:
    """Return the icon of a treasure card: the same in every theme that names none of its own."""
    return THEMES[theme].icons.get(f"treasure_{card}") or TREASURES[card].icon


def scene(theme: str, symbol: str, number: int) -> Text:
    """Return a sentence that describes a room of the symbol, the same for the same number.

    Raises:
        KeyError: no tile has that symbol, or there is no such theme.
    """
    if symbol not in ROOM_SYMBOLS:
        raise KeyError(symbol)
    return Text.of(f"gd-{theme}-scene-{symbol}-{number % THEMES[theme].scenes + 1}")


def entrance(theme: str) -> Text:
    """Return the opening of the story, two sentences."""
    return Text.of(f"gd-{theme}-entrance")


def victory(theme: str) -> Text:
    """Return the end of the story after both bosses."""
    return Text.of(f"gd-{theme}-victory")


def defeat(theme: str) -> Text:
    """Return the end of the story without anybody left."""
    return Text.of(f"gd-{theme}-defeat")


def _symbol(card: int) -> str:
    return CARD_SYMBOLS[card // (CARDS // len(CARD_SYMBOLS))]
