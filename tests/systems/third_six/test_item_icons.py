"""Every item, pendant and spell has an icon; scrolls look alike."""

from rules.core.icons import ICONS
from rules.systems.third_six.content import TABLES
from rules.systems.third_six.terms import ARTIFACTS, ITEMS, SCROLLS, SPELLS


def test_everything_that_is_carried_has_an_icon() -> None:
    assert set(TABLES.icons) == {*ITEMS, *ARTIFACTS, *SPELLS}
    assert set(TABLES.icons.values()) <= set(ICONS)
    scrolls = set(SCROLLS.values())
    assert len({TABLES.icons[each] for each in scrolls}) == 1
    others = [icon for name, icon in TABLES.icons.items() if name not in scrolls]
    assert len(set(others)) == len(others)
