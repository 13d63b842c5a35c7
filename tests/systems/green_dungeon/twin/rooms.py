"""What a room holds, from its threshold to the end of the turn (GD-065 to GD-105)."""

from tests.systems.green_dungeon.twin.asking import together
from tests.systems.green_dungeon.twin.box import SIDES, Asking, Box, back, number, sign, square
from tests.systems.green_dungeon.twin.fights import fight
from tests.systems.green_dungeon.twin.foes import appear
from tests.systems.green_dungeon.twin.harm import hurt
from tests.systems.green_dungeon.twin.treasures import draw, one_of_two


def flip(box: Box, at: int) -> None:
    """Turn a tile face up; the first Straw is the lesser boss's lair, the next the final one."""
    box.tiles[at].up = True
    if box.tiles[at].symbol == "straw" and at not in box.lairs:
        box.lairs.append(at)


def face(box: Box) -> Asking[None]:
    """Face what is in a room: first who waits there, then what is its own."""
    own = not box.tiles[box.at].done
    stayed = yield from meet(box, own=own)
    if stayed and own:
        yield from trigger(box)


def meet(box: Box, *, own: bool = False) -> Asking[bool]:
    """Fight with those who wait in a room, one after the other; return whether all stayed here.

    `own` says that the room's own comes after them.
    """
    follow = box.drinks_follow
    waiting = box.waiting(box.at)
    for foe in waiting:
        box.drinks_follow = follow and foe is waiting[-1] and not own
        ended = yield from fight(box, foe)
        box.drinks_follow = follow
        if ended.startswith("flee"):
            yield from run_to(box, ended)
            return False
    return True


def run_to(box: Box, way: str) -> Asking[None]:
    """Run to a room beside, where foes may wait; what else it holds is left alone (GD-114)."""
    box.came_from, box.at = box.at, box.at + SIDES[way.removeprefix("flee-")]
    yield from meet(box)


def trigger(box: Box) -> Asking[None]:
    """Meet what a room holds of its own."""
    tile = box.tiles[box.at]
    kinds = {"drop": "minion", "hammer": "captain"}
    if tile.symbol == "straw":
        kinds["straw"] = "mini" if box.lairs[0] == box.at else "final"
    if tile.symbol in kinds:
        tile.done = True
        ended = yield from fight(box, appear(box, kinds[tile.symbol]))
        if ended.startswith("flee"):
            yield from run_to(box, ended)
    elif tile.symbol == "cog":
        tile.done = True
        yield from one_of_two(box)
    elif tile.symbol == "brick":
        tile.done = True
        yield from trap(box)
    elif not box.rules["wood_optional"] or (
        (yield from together(box, {"touch", "touch-not"})) == "touch"
    ):
        tile.done = True
        yield from wake(box)


def trap(box: Box) -> Asking[None]:
    """Spring a trap: a die and the level reach its number, or it does harm (GD-084 to GD-088)."""
    card = box.boss_card()
    back(box.spent, card)
    hard = number("boss", card)
    for hero in box.living():
        if box.roll("trap") + hero.level >= hard:
            continue
        if sign(card) == "wood":
            hero.magic = max(0, hero.magic - max(0, hard - hero.level))
        else:
            yield from hurt(box, hero, hard - hero.level)
    if sign(card) == "cog":
        yield from draw(box, 1)


def wake(box: Box) -> Asking[None]:
    """Wake the magic of a room (GD-078 to GD-083)."""
    card = box.boss_card()
    back(box.spent, card)
    power = number("boss", card)
    if sign(card) == "drop":
        for hero in box.living():
            hero.heal(power)
    elif sign(card) == "wood":
        yield from vision(box, power)
    else:
        for hero in box.living():
            yield from hurt(box, hero, power - box.roll("magic") - hero.level)
        if sign(card) == "cog":
            yield from one_of_two(box)


def vision(box: Box, count: int) -> Asking[None]:
    """Let so many tiles of choice be seen; of two lairs the players say which is which."""
    chosen: list[int] = []
    while len(chosen) < count:
        dark = [at for at, tile in enumerate(box.tiles) if not tile.up and at not in chosen]
        if not dark:
            break
        wish = yield from together(box, {f"see-{square(at)}" for at in dark})
        chosen += [at for at in dark if wish == f"see-{square(at)}"]
    for at in chosen:
        box.tiles[at].up = True
    lairs = [at for at in chosen if box.tiles[at].symbol == "straw"]
    if len(lairs) == 2:
        wish = yield from together(box, {f"lair-{square(at)}" for at in lairs})
        lairs.sort(key=lambda at: wish != f"lair-{square(at)}")
    box.lairs += [at for at in lairs if at not in box.lairs]
