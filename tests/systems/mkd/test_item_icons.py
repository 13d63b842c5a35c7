"""Every item in a chest has an icon: its own, or that of what it looks like."""

from typing import get_args

from rules.core.icons import ICONS
from rules.systems.mkd.content import CHESTS, item_icon
from rules.systems.mkd.terms import ItemKind


def test_every_item_has_an_icon() -> None:
    shown = {chest.item.kind: item_icon(chest) for chest in CHESTS.values()}
    assert set(shown) == set(get_args(ItemKind))
    assert set(shown.values()) <= set(ICONS)
    assert len(set(shown.values())) == len(shown)


def test_a_chest_may_name_an_icon_of_its_own() -> None:
    chest = next(iter(CHESTS.values()))
    assert item_icon(chest.with_(icon="orc-head")) == "orc-head"
