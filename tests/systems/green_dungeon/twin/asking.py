"""Who is asked: all together, a hero alone, or heroes one after the other (GD-143, GD-144)."""

from collections.abc import Callable, Iterable

from tests.systems.green_dungeon.twin.box import Asking, Box, Hero

Options = Callable[[Hero], set[str]]
CAME = "came"
"""Sent for an answer where somebody joins a shared hero meanwhile: all are asked anew."""


def voters(box: Box) -> list[int]:
    """Return everybody with a say: all players of a shared hero, else the living."""
    return box.voices if box.shared else [hero.seat for hero in box.living()]


def alone(box: Box) -> bool:
    """Return whether one player decides everything."""
    return len(voters(box)) == 1


def hero_of(box: Box, seat: int) -> Hero:
    """Return whom a seat plays."""
    return box.heroes[0] if box.shared else next(h for h in box.heroes if h.seat == seat)


def together(
    box: Box, options: set[str], own: Options = lambda _: set(), do: Callable = lambda *_: None
) -> Asking[str]:
    """Ask what all decide together: the leader, whoever is first, or the most voices.

    What is a hero's `own` it may `do` meanwhile, without a vote.
    """
    said = {}
    while True:
        seats = voters(box)
        voted = box.rules["decisions"] == "vote" and len(seats) > 1
        asked = [each for each in seats if each not in said]
        asked = asked[:1] if box.rules["decisions"] == "leader" else asked
        seat, wish = yield {each: options | own(hero_of(box, each)) for each in asked}
        if wish == CAME:
            continue
        if wish not in options:
            do(hero_of(box, seat), wish)
            continue
        if not voted:
            return wish
        said[seat] = wish
        counts = {each: sum(wish == each for wish in said.values()) for each in said.values()}
        for each, count in counts.items():
            if 2 * count > len(seats):
                return each
        if len(said) == len(seats):
            leading = [seat for seat in said if counts[said[seat]] == max(counts.values())]
            return said[min(leading)]


def one(box: Box, hero: Hero, options: set[str]) -> Asking[str]:
    """Ask what a hero decides alone; for a shared one anybody may answer."""
    wish = CAME
    while wish == CAME:
        asked = voters(box) if box.shared else [hero.seat]
        _, wish = yield dict.fromkeys(asked, options)
    return wish


def whoever(box: Box, heroes: Iterable[Hero], options: Options) -> Asking[tuple[Hero, str]]:
    """Ask heroes for what each decides alone: the next by seat, or whoever is first."""
    heroes = sorted(heroes, key=lambda hero: hero.seat)
    if box.shared:
        return heroes[0], (yield from one(box, heroes[0], options(heroes[0])))
    asked = heroes if box.rules["order"] == "any" else heroes[:1]
    seat, wish = yield {hero.seat: options(hero) for hero in asked}
    return hero_of(box, seat), wish
