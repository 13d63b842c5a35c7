"""Every item has an icon, and no two have the same."""

from rules.core.icons import ICONS
from rules.systems.three_dice.content import ITEM_ICONS
from rules.systems.three_dice.terms import ITEMS


def test_every_item_has_an_icon_of_its_own() -> None:
    assert set(ITEM_ICONS) == set(ITEMS)
    assert set(ITEM_ICONS.values()) <= set(ICONS)
    assert len(set(ITEM_ICONS.values())) == len(ITEMS)
