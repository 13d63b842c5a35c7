"""How far levels grow before they close, with and without searching for secret doors."""

import pytest

from rules.core.dice import SeededDice, pick
from rules.core.grid import beside
from rules.systems.three_dice.depths import enter_level
from rules.systems.three_dice.exits import lay_exits
from rules.systems.three_dice.location import enter_new, roll_draw
from rules.systems.three_dice.mapping import free_sides, set_door, unexplored
from rules.systems.three_dice.resolution import Resolution
from rules.systems.three_dice.state import Door
from tests.support.soak import SOAK
from tests.systems.three_dice.tables import game

EMPTY = game(exit_placement="random").with_(levels=(), depth=0, turn=0)
LEVELS = 600 if SOAK else 120
"""Levels that are grown with searches, and without."""
NEEDED = {"vault", "great_hall", "fragment"}


def grow(dice, *, searching):
    """Grow a level until it offers all that the way down needs: (does it, rooms, searches)."""
    play = Resolution(EMPTY, dice)
    enter_level(play, "standard")
    lay_exits(play)
    searches = 0
    while not found(play.state.level) >= NEEDED:
        level = play.state.level
        ends = [(room, door) for room in level.rooms for door in unexplored(level, room)]
        if not ends and not searching:
            return False, len(level.rooms), searches
        if not ends:
            searches += 1
            search(play)
            continue
        room, door = pick(dice, ends, "end")
        play.change(here=room.number)
        enter_new(play, beside(room.cell, door.side), roll_draw(play))
        lay_exits(play)
    return True, len(play.state.level.rooms), searches


def search(play):
    """Search a room by chance, with one chance in two."""
    level = play.state.level
    walls = [(room, side) for room in level.rooms for side in free_sides(level, room)]
    room, side = pick(play.dice, walls, "wall")
    if play.roll(6, "search") % 2:
        play.change(here=room.number)
        set_door(play, Door(side=side, kind="secret"))


def found(level):
    """Kinds of location on a level, and whether a map fragment was in one of them."""
    fragment = {"fragment"} if any(room.draw.treasure == 6 for room in level.rooms) else set()
    return {room.kind for room in level.rooms} | fragment


@pytest.mark.rule("TD-011", "TD-015", "TD-016")
def test_without_searching_half_of_all_levels_close_too_early():
    """0.494 of levels offer a vault, a fragment and a great hall before they run out of exits."""
    dice = SeededDice(b"levels that close")
    levels = [grow(dice, searching=False)[0] for _ in range(LEVELS)]
    assert abs(sum(levels) / len(levels) - 0.494) < 0.06


@pytest.mark.rule("TD-070", "HR-015")
def test_with_searching_every_level_opens():
    """In about 10.7 rooms and 2.16 searches; half of the levels need a search at all."""
    dice = SeededDice(b"levels that open")
    levels = [grow(dice, searching=True) for _ in range(LEVELS)]
    assert all(opened for opened, _, _ in levels)
    assert abs(sum(rooms for _, rooms, _ in levels) / LEVELS - 10.7) < 0.8
    assert abs(sum(searches for _, _, searches in levels) / LEVELS - 2.16) < 0.5
    assert abs(sum(searches > 0 for _, _, searches in levels) / LEVELS - 0.505) < 0.07
