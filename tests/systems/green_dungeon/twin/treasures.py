"""Drawing treasures, keeping one of two, and what they are worth (GD-089, GD-132 to GD-137)."""

from tests.systems.green_dungeon.twin.asking import Options, hero_of, together, whoever
from tests.systems.green_dungeon.twin.box import Asking, Box, Hero, back, number, sign
from tests.systems.green_dungeon.twin.potions import time_for_potions


def drawn(box: Box) -> int | None:
    """Draw a treasure, or take a coin where none is left (GD-142)."""
    if box.treasures:
        return box.draw(box.treasures, "draw-treasure")
    box.gold += 1
    return None


def draw(box: Box, times: int) -> Asking[None]:
    """Let every living hero draw so often, one after the other."""
    living = box.living()
    for hero in living:
        for time in range(times):
            last = box.rules["order"] == "any" or (hero is living[-1] and time == times - 1)
            yield from claim(box, hero, drawn(box), last=last)


def one_of_two(box: Box) -> Asking[None]:
    """Let every living hero draw two treasures and keep one.

    Each picks before the next draws. With `order: any` all draw first, then pick as they like, and
    who has two weapons sells when all have picked.
    """
    living, found, armed = box.living(), {}, {}
    for hero in living:
        first, second = drawn(box), draw_more(box)
        if second is not None:
            found[hero.seat] = [first, second]
        if box.rules["order"] == "any":
            if second is None:
                yield from claim(box, hero, first, armed=armed, last=True)
            continue
        if second is None:
            yield from claim(box, hero, first, last=hero is living[-1])
        else:
            yield from pick(box, found, armed=None, last=hero is living[-1])
    while found:
        yield from pick(box, found, armed=armed, last=True)
    while armed:
        hero, wish = yield from which(box, armed, lambda _: {"sell-old", "sell-new"})
        sell(box, hero, *armed.pop(hero.seat), wish)


def draw_more(box: Box) -> int | None:
    """Draw the second of two, for which nobody gets a coin."""
    return drawn(box) if box.treasures else None


def which(box: Box, seats: dict, options: Options) -> Asking[tuple[Hero, str]]:
    """Ask those seats about treasure; what is a shared hero's is voted on."""
    heroes = [hero_of(box, seat) for seat in seats]
    if box.shared:
        return heroes[0], (yield from together(box, options(heroes[0])))
    return (yield from whoever(box, heroes, options))


def pick(box: Box, found: dict, *, armed: dict | None, last: bool) -> Asking[None]:
    """Let a hero keep one of two; the other goes back."""
    hero, wish = yield from which(
        box, found, lambda hero: {f"pick-{card + 1}" for card in found[hero.seat]}
    )
    first, second = found.pop(hero.seat)
    kept = int(wish.removeprefix("pick-")) - 1
    back(box.treasures, second if kept == first else first)
    yield from claim(box, hero, kept, armed=armed, last=last)


def claim(
    box: Box, hero: Hero, card: int | None, *, armed: dict | None = None, last: bool
) -> Asking[None]:
    """Take a treasure: its coins, then what it is.

    A second weapon waits among the `armed`, if they sell later. The `last` one's potion waits for
    the end of the turn, if that is next.
    """
    if card is None:
        return
    worth = number("treasure", card)
    box.gold += worth
    old = next((each for each in hero.cards if sign(each) == "hammer"), None)
    if sign(card) == "cog":
        box.gold += worth
        back(box.treasures, card)
    elif sign(card) == "hammer" and old is not None:
        if old == card:
            box.gold += 2 * worth  # Of two that are the same there is nothing to choose.
        elif armed is not None:
            armed[hero.seat] = (old, card)
        else:
            _, wish = yield from which(box, {hero.seat: ()}, lambda _: {"sell-old", "sell-new"})
            sell(box, hero, old, card, wish)
    else:
        hero.cards.append(card)
        if sign(card) != "hammer" and not (last and box.drinks_follow):
            yield from time_for_potions(box, [hero], only={f"drink-{card + 1}"})


def sell(box: Box, hero: Hero, old: int, new: int, wish: str) -> None:
    """Sell one of two weapons for twice its number; it is gone (GD-136)."""
    box.gold += 2 * number("treasure", old if wish == "sell-old" else new)
    if wish == "sell-old":
        hero.cards.remove(old)
        hero.cards.append(new)
