"""What somebody types where a list was offered."""

import pytest

from cogs.base.choices import meant

GAMES = (
    ("green-dungeon", "Green Dungeon"),
    ("three-dice", "3 Dice Dungeon"),
    ("mkd-delve", "Mage Knight Dungeons: Delve"),
)


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("three-dice", "three-dice"),
        ("Green Dungeon", "green-dungeon"),
        ("green", "green-dungeon"),
        ("3 dice", "three-dice"),
        (" delve ", "mkd-delve"),
        ("dungeon", "dungeon"),
        ("chess", "chess"),
        ("", ""),
    ],
)
def test_a_title_or_a_part_of_one_alone_is_meant(typed: str, key: str) -> None:
    assert meant(typed, GAMES) == key
