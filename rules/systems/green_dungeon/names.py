"""Names of foes, cards and tiles as texts, in the theme of the game."""

from rules.core.scene import Side
from rules.core.words import Text
from rules.systems.green_dungeon import themes
from rules.systems.green_dungeon.state import Foe, GreenDungeonState


def foe_name(state: GreenDungeonState, foe: Foe) -> Text:
    """Return a foe's name from its highest card: every encounter has one (GD-145)."""
    card = foe.cards[0]
    if foe.is_boss:
        return themes.boss(state.theme, card, final=foe.kind == "final")
    return themes.foe(state.theme, card, captain=foe.kind == "captain")


def foe_appears(state: GreenDungeonState, foe: Foe) -> Text:
    """Return how a foe comes into view (GD-145)."""
    card = foe.cards[0]
    if foe.is_boss:
        return themes.boss_appears(state.theme, card, final=foe.kind == "final")
    return themes.appears(state.theme, card, captain=foe.kind == "captain")


def scene_of(state: GreenDungeonState, tile: int) -> Text:
    """Return a sentence that describes a room, in other words than the rooms next to it.

    The tile's own number alone decides, so that nothing is told of tiles that lie face down.
    """
    return themes.scene(state.theme, state.tiles[tile].symbol, tile)


def treasure_name(state: GreenDungeonState, card: int) -> Text:
    """Return a treasure card's name."""
    return themes.treasure(state.theme, card)


def side_name(side: Side) -> Text:
    """Return the name of a direction."""
    return Text.of(f"dir-{side}")
