"""Wounds, luck and death (GD-059 to GD-063)."""

from tests.systems.green_dungeon.twin.asking import one
from tests.systems.green_dungeon.twin.box import Asking, Box, Hero, Over, sign


def hurt(box: Box, hero: Hero, harm: int) -> Asking[None]:
    """Take health, ask for luck at one or less, and let die whoever has none left."""
    if harm <= 0 or not hero.alive:
        return
    hero.health -= harm
    if box.rules["luck_floor_zero"] or not hero.luck:
        hero.health = max(0, hero.health)
    if hero.health <= 1 and hero.luck:
        wish = yield from one(box, hero, {f"luck-{count}" for count in range(hero.luck + 1)})
        for _ in range(int(wish[-1])):
            hero.luck -= 1
            hero.heal(max(box.roll("luck"), box.roll("luck")))
    if hero.health <= 0:
        fall(box, hero)


def fall(box: Box, hero: Hero) -> None:
    """Let a hero die: potions go to the first of the living, a weapon to the first without one."""
    hero.alive, hero.health = False, 0
    living = box.living()
    if not living:
        raise Over("dead")
    for card in list(hero.cards):
        weapon = sign(card) == "hammer"
        heir = next((each for each in living if not (weapon and each.edge)), None)
        if heir:
            hero.cards.remove(card)
            heir.cards.append(card)
