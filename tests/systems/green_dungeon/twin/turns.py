"""Turns: go, face what is there, drink, count the time, rest.

GD-017 to GD-028, GD-046 to GD-058, GD-098, GD-100.
"""

from tests.systems.green_dungeon.twin.asking import together, whoever
from tests.systems.green_dungeon.twin.box import (
    LUCK,
    SIDES,
    Asking,
    Box,
    Foe,
    Hero,
    Over,
    square,
)
from tests.systems.green_dungeon.twin.clock import cubes, is_time_up
from tests.systems.green_dungeon.twin.fights import fight
from tests.systems.green_dungeon.twin.potions import drink, drinks, time_for_potions
from tests.systems.green_dungeon.twin.rooms import face, flip, run_to
from tests.systems.green_dungeon.twin.ways import beside, between, foe_near, walks


def play(box: Box, begun: Foe | None = None, *, asleep: bool = False) -> Asking[None]:
    """Play a whole game to its end, from its first turn or from a fight that has begun."""
    try:
        if begun:
            ended = yield from fight(box, begun, asleep=asleep)
            if ended.startswith("flee"):
                yield from run_to(box, ended)
            yield from end(box)
        elif not box.tiles[box.at].done:
            box.drinks_follow = True
            yield from face(box)
            yield from after(box, 1)
        while True:
            yield from turn(box)
    except Over as over:
        box.ending = str(over)


def turn(box: Box) -> Asking[None]:
    """Take one turn."""
    tried: set[str] = set()
    while True:
        wish = yield from where_to(box, tried)
        kind, _, what = wish.partition("-")
        if kind == "rest":
            yield from rest(box)
            return
        if kind == "walk":
            box.at = next(at for at in range(25) if square(at) == what)
            box.potions_open = True
            return
        target = box.at + SIDES[what]
        door = between(box.tiles, box.at, what, target) == "door"
        if kind == "retry":
            box.at_door = True
            yield from cubes(box, 1)
            if not box.at_door:
                yield from end(box)
                return
        box.at_door = False
        if not door or opens(box, target):
            yield from enter(box, target, passed=door)
            return
        tried.add(what)


def where_to(box: Box, tried: set[str]) -> Asking[str]:
    """Ask where to go; after a turn of no time there is still time for potions."""
    is_time_up(box)
    options = {f"walk-{square(at)}" for at in walks(box)}
    for side, other in beside(box.at):
        if between(box.tiles, box.at, side, other) != "wall":
            options.add(f"{'retry' if side in tried else 'go'}-{side}")
    if box.cleared(box.at) and not foe_near(box):
        options.add("rest")
    box.moving = True
    wish = yield from together(
        box,
        options,
        own=lambda hero: drinks(hero) if box.potions_open else set(),
        do=lambda hero, wish: drink(box, hero, wish),
    )
    box.moving = False
    return wish


def opens(box: Box, target: int) -> bool:
    """Return whether a door opens: the highest level of all is added (GD-017, GD-018)."""
    best = max(hero.level for hero in box.living())
    return box.roll("door") + best > (4 if box.tiles[target].explored else 6)


def enter(box: Box, target: int, *, passed: bool) -> Asking[None]:
    """Go into a room and face it."""
    box.came_from, box.at = box.at, target
    box.potions_open = False
    if not box.tiles[target].up:
        flip(box, target)
    final = box.lairs[1:] == [target] and "final" not in box.slain
    if final and (yield from together(box, {"enter", "retreat"})) == "retreat":
        box.at, box.potions_open = box.came_from, True
        return
    cleared = box.cleared(target)
    box.tiles[target].explored = True
    due = passed + (not cleared)
    box.drinks_follow = due > 0
    yield from face(box)
    yield from after(box, due)


def after(box: Box, due: int) -> Asking[None]:
    """Drink and count the time; a turn of no time leaves the potions for later."""
    box.drinks_follow = False
    if due:
        yield from time_for_potions(box, box.living())
        yield from cubes(box, due)
    else:
        box.potions_open = True
    yield from end(box)


def end(box: Box) -> Asking[None]:
    """End a turn: after the lesser boss with a rest (GD-098)."""
    is_time_up(box)
    if box.must_rest:
        yield from rest(box)


def rest(box: Box) -> Asking[None]:
    """Rest for three cubes; what it gives depends on who came (GD-046, GD-049 to GD-057)."""
    box.must_rest, box.rest = False, "resting"
    box.rests += 1
    yield from cubes(box, 3)
    how, box.rest = box.rest, ""
    if how == "interrupted" and box.rules["interrupted_rest"] == "heal_d6":
        for hero in box.living():
            hero.heal(box.roll("rest-health"))
    if how == "resting":
        for hero in box.living():
            hero.heal(max(box.roll("rest-health"), box.roll("rest-health")))
            hero.restore(box.roll("rest-magic"))
        yield from levels(box)


def levels(box: Box) -> Asking[None]:
    """Let heroes rise while they have the experience and want to."""
    left = box.living()
    while left := [hero for hero in left if hero.xp >= 5]:
        hero, wish = yield from whoever(box, left, lambda _: {"level-up", "level-wait"})
        if wish == "level-wait" or not box.rules["multi_levelup"]:
            left.remove(hero)
        if wish == "level-up":
            rise(hero)


def rise(hero: Hero) -> None:
    """Rise a level (GD-052 to GD-055)."""
    hero.xp -= 5
    hero.level += 1
    hero.most += 1
    hero.magic_most += 1
    hero.heal(3)
    hero.restore(3)
    hero.luck = min(LUCK, hero.luck + 1)
