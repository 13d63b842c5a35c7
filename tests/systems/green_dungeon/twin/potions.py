"""Potions (GD-133, GD-134)."""

from collections.abc import Iterable

from tests.systems.green_dungeon.twin.asking import whoever
from tests.systems.green_dungeon.twin.box import Asking, Box, Hero, back, number, sign


def drinks(hero: Hero) -> set[str]:
    """Return the potions that would restore something now."""
    helps = {"drop": hero.health < hero.most, "wood": hero.magic < hero.magic_most}
    return {f"drink-{card + 1}" for card in hero.cards if helps.get(sign(card))}


def drink(box: Box, hero: Hero, wish: str) -> None:
    """Drink a potion, which then goes back into the deck."""
    card = int(wish.removeprefix("drink-")) - 1
    hero.cards.remove(card)
    back(box.treasures, card)
    if sign(card) == "drop":
        hero.heal(2 * number("treasure", card))
    else:
        hero.restore(number("treasure", card))


def time_for_potions(
    box: Box, heroes: Iterable[Hero], only: set[str] | None = None
) -> Asking[None]:
    """Let heroes drink one potion after the other until they want none, or one of `only` those."""
    left = list(heroes)

    def offered(hero: Hero) -> set[str]:
        return drinks(hero) if only is None else drinks(hero) & only

    while left := [hero for hero in left if hero.alive and offered(hero)]:
        hero, wish = yield from whoever(box, left, lambda hero: offered(hero) | {"skip"})
        if wish == "skip" or only is not None:
            left.remove(hero)
        if wish != "skip":
            drink(box, hero, wish)
