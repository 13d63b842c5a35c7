"""Every treasure card has an icon, and no two have the same."""

from rules.core.icons import ICONS
from rules.systems.green_dungeon.content import TREASURES


def test_every_treasure_has_an_icon_of_its_own() -> None:
    icons = [card.icon for card in TREASURES]
    assert set(icons) <= set(ICONS)
    assert len(set(icons)) == len(icons)
