"""The score (GD-138 to GD-140)."""

from tests.systems.green_dungeon.twin.box import Box


def score(box: Box) -> int:
    """Return the mean of the heroes, gold with it, rounded half up, less what is lost once."""
    total = box.gold + sum(
        hero.health + hero.magic + 2 * len(hero.cards) + 10 * hero.level + hero.xp + 20 * hero.luck
        for hero in box.heroes
    )
    many = len(box.heroes)
    foes = box.foes + ([box.fought] if box.fought else [])
    fled = sum(foe.left == "fled" and foe.health > 0 for foe in foes)
    dark = sum(not tile.up for tile in box.tiles)
    return (2 * total + many) // (2 * many) - dark - 5 * fled - 5 * box.events
